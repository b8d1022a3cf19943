package dev.assay.ui.ask;

import dev.assay.method.Affinity;
import dev.assay.method.Answer;
import dev.assay.method.Collisions;
import dev.assay.method.EventLine;
import dev.assay.method.Incidence;
import dev.assay.method.Origin;
import dev.assay.method.Profile;
import dev.assay.method.QuestionReading;
import dev.assay.method.Reference;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Standing;
import dev.assay.method.Trajectory;
import dev.assay.method.time.TimeExpression;
import dev.assay.model.Event;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import dev.assay.ui.theme.Mark;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The seven steps of the method on one question, each as large as somebody at the back of a room needs it. */
final class StepPages {
    private static final int EVENTS = 9;
    private static final int LINES = 7;
    private static final int TEXT = 110;

    private final AskWords words;
    private final Texts texts;
    private final Asked asked;
    private final SpaceSnapshot space;
    private final Answer answer;
    private final List<Integer> events;
    private final List<Integer> rows;

    StepPages(AskWords words, Asked asked) {
        this.words = words;
        this.texts = words.texts();
        this.asked = asked;
        this.space = asked.space();
        this.answer = asked.answer();
        events = events();
        rows = rows();
    }

    /** What the steps are shown on: what is cited, what was rejected, then what scores best; in tick order. */
    private List<Integer> events() {
        Set<Integer> found = new LinkedHashSet<>();
        answer.cited().forEach(c -> found.add(c.tick()));
        answer.rejected().forEach(r -> found.add(r.tick()));
        for (Answer.Line l : answer.depiction().stream()
                .sorted((a, b) -> Double.compare(b.score(), a.score()))
                .toList()) {
            found.add(l.tick());
        }
        return found.stream().limit(EVENTS).sorted().toList();
    }

    /** The rows of the question, then those of what it rests on. */
    private List<Integer> rows() {
        Set<Integer> found = new LinkedHashSet<>();
        for (QuestionReading.Entity e : answer.reading().entities()) if (!e.hub()) found.add(e.row());
        for (QuestionReading.Entity e : answer.reading().entities()) if (e.hub()) found.add(e.row());
        Incidence b = space.incidence();
        for (int tick : events) {
            for (int i = b.eventStart(tick); i < b.eventEnd(tick); i++) found.add(b.eventRow(i));
        }
        return found.stream().limit(LINES).toList();
    }

    /** The row the question is about; -1 when it names none. */
    private int subject() {
        int[] named = answer.reading().rows();
        if (named.length > 0) return named[0];
        int[] hubs = answer.reading().hubs();
        return hubs.length > 0 ? hubs[0] : -1;
    }

    /** A step's page; steps are numbered from 1. */
    Node page(int step) {
        VBox page = new VBox(12);
        page.getStyleClass().add("step-page");
        page.getChildren().addAll(label(texts.get("ask.step.question"), "step-small", "muted"), question());
        page.getChildren()
                .addAll(
                        switch (step) {
                            case 1 -> table();
                            case 2 -> connect();
                            case 3 -> strength();
                            case 4 -> clocks();
                            case 5 -> unclear();
                            case 6 -> show();
                            case 7 -> hold();
                            default -> throw new IllegalArgumentException("there is no step " + step);
                        });
        return page;
    }

    private Node question() {
        List<String> parts = new ArrayList<>();
        answer.reading().terms().forEach(t -> parts.add(t.text()));
        answer.reading().entities().forEach(e -> parts.add(e.text()));
        return Said.flow(
                asked.question(), Covered.words(asked.question(), parts), "step-question", "step-question-marked");
    }

    private List<Node> table() {
        if (rows.isEmpty() || events.isEmpty()) return List.of(says("ask.step.table.none"));
        GridPane grid = grid();
        for (int c = 0; c < events.size(); c++) {
            Label id = label(AskWords.id(space, events.get(c)), "step-mono", "muted");
            GridPane.setHalignment(id, HPos.CENTER);
            grid.add(id, c + 1, 0);
        }
        for (int r = 0; r < rows.size(); r++) {
            int row = rows.get(r);
            grid.add(row(row), 0, r + 1);
            for (int c = 0; c < events.size(); c++) {
                int at = space.incidence().position(row, events.get(c));
                if (!space.incidence().has(row, events.get(c))) continue;
                HBox cell = new HBox(mark(space.incidence().origin(at)).node(22));
                cell.setAlignment(Pos.CENTER);
                cell.setAccessibleText(name(row) + ", " + AskWords.id(space, events.get(c)));
                if (space.rows().hub(row)) cell.getStyleClass().add("hub-mark");
                grid.add(cell, c + 1, r + 1);
            }
        }
        return List.of(
                says(
                        "ask.step.table.says",
                        texts.number(space.rows().size()),
                        texts.number(space.record().events().size())),
                grid);
    }

    private static Mark mark(Origin origin) {
        return switch (origin) {
            case LISTED -> Mark.LISTED;
            case ALIAS -> Mark.ALIAS;
            case DECIDED -> Mark.DECIDED;
            case COUNTED -> Mark.COUNTED;
        };
    }

    private List<Node> connect() {
        Collisions c = space.collisions();
        GridPane grid = grid();
        int line = 0;
        for (int i = 0; i < events.size() && line < LINES; i++) {
            for (int j = i + 1; j < events.size() && line < LINES; j++) {
                int[] shared = c.shared(events.get(i), events.get(j));
                if (shared.length == 0) continue;
                List<String> keys = new ArrayList<>();
                for (int row : shared) keys.add(name(row));
                grid.add(
                        label(
                                AskWords.id(space, events.get(i)) + " – " + AskWords.id(space, events.get(j)),
                                "step-mono"),
                        0,
                        line);
                grid.add(label(texts.number(shared.length), "step-mono", "strong"), 1, line);
                grid.add(wrapped(String.join(", ", keys), "step-text"), 2, line);
                line++;
            }
        }
        List<Node> nodes = new ArrayList<>();
        nodes.add(says(line == 0 ? "ask.step.connect.none" : "ask.step.connect.says"));
        if (line > 0) nodes.add(grid);
        int best = answer.cited().isEmpty() ? -1 : answer.cited().getFirst().tick();
        if (best >= 0 && c.chainOf(best) >= 0) {
            nodes.add(says(
                    "ask.step.connect.chain",
                    AskWords.id(space, best),
                    texts.number(c.chains()[c.chainOf(best)].length)));
        }
        return nodes;
    }

    private List<Node> strength() {
        int subject = subject();
        if (subject < 0) return List.of(says("ask.step.strength.none"));
        GridPane grid = grid();
        int line = 0;
        for (Affinity.Neighbour n : new Affinity(space).neighbours(subject)) {
            if (line == LINES) break;
            grid.add(row(n.row()), 0, line);
            grid.add(label(String.format(Locale.ROOT, "%.4f", n.weight()), "step-mono", "strong"), 1, line);
            grid.add(label(texts.count("ask.step.strength.events", n.count()), "step-text", "muted"), 2, line);
            line++;
        }
        return List.of(says(line == 0 ? "ask.step.strength.alone" : "ask.step.strength.says", name(subject)), grid);
    }

    private List<Node> clocks() {
        int subject = subject();
        List<Integer> ticks =
                subject < 0 ? events : Trajectory.of(space, subject).ticks();
        if (ticks.isEmpty()) return List.of(says("ask.step.clocks.none"));
        GridPane grid = grid();
        int line = 0;
        for (int tick : ticks.subList(Math.max(0, ticks.size() - LINES), ticks.size())) {
            grid.add(label(AskWords.id(space, tick), "step-mono"), 0, line);
            grid.add(label(texts.get("ask.step.clocks.tick", texts.number(tick)), "step-text", "muted"), 1, line);
            grid.add(label(words.moment(asked.event(tick).date()), "step-text"), 2, line);
            grid.add(wrapped(times(asked.event(tick)), "step-text", "muted"), 3, line++);
        }
        Node says = subject < 0 ? says("ask.step.clocks.shown") : says("ask.step.clocks.says", name(subject));
        return List.of(says, grid);
    }

    private String times(Event event) {
        List<String> said = new ArrayList<>();
        for (TimeExpression t : Trajectory.times(event)) {
            String span = t.from() == null || t.to() == null
                    ? texts.get("ask.step.clocks.unresolved")
                    : t.from().equals(t.to()) ? texts.day(t.from()) : t.from() + " – " + t.to();
            said.add(texts.get("ask.step.clocks.time", AskWords.name(t.text()), span));
        }
        return String.join("; ", said);
    }

    private List<Node> unclear() {
        GridPane grid = grid();
        int line = 0;
        for (Reference r : space.references()) {
            if (!events.contains(r.tick())) continue;
            if (line == LINES) break;
            List<String> candidates = new ArrayList<>();
            r.counted().candidates().forEach(c -> candidates.add(name(c.row()) + " " + c.count()));
            grid.add(label(AskWords.id(space, r.tick()), "step-mono"), 0, line);
            grid.add(label(texts.get("text.quoted", AskWords.name(r.mention().text())), "step-text"), 1, line);
            HBox state = new HBox(8, mark(r.state()).node(16), label(state(r), "step-text"));
            state.setAlignment(Pos.CENTER_LEFT);
            grid.add(state, 2, line);
            grid.add(wrapped(String.join(", ", candidates), "step-text", "muted"), 3, line++);
        }
        List<Node> nodes = new ArrayList<>();
        nodes.add(says(line == 0 ? "ask.step.unclear.none" : "ask.step.unclear.says"));
        if (line > 0) nodes.add(grid);
        if (space.statedOnly()) nodes.add(says("ask.step.unclear.stated"));
        return nodes;
    }

    private String state(Reference r) {
        String is = switch (r.state()) {
            case OPEN -> texts.get("reference.open");
            case UNKNOWN -> texts.get("reference.unknown");
            case COUNTED -> texts.get("reference.counted");
            case DECIDED -> texts.get("reference.decided");
            case UNKNOWABLE -> texts.get("reference.unknowable");
        };
        return r.row() < 0 ? is : is + " → " + name(r.row());
    }

    private static Mark mark(Reference.State state) {
        return switch (state) {
            case OPEN -> Mark.OPEN;
            case UNKNOWN -> Mark.UNKNOWN;
            case COUNTED -> Mark.COUNTED;
            case DECIDED -> Mark.DECIDED;
            case UNKNOWABLE -> Mark.UNKNOWABLE;
        };
    }

    private List<Node> show() {
        boolean seed = answer.profile() == Profile.SEED;
        GridPane grid = grid();
        grid.getStyleClass().add("step-scores");
        String[] heads = seed
                ? new String[] {
                    "",
                    "",
                    texts.get("ask.step.show.rows"),
                    texts.get("ask.step.show.words"),
                    texts.get("ask.step.show.hubs"),
                    texts.get("ask.step.show.score")
                }
                : new String[] {"", "", texts.get("ask.step.show.terms"), texts.get("ask.step.show.score")};
        for (int c = 0; c < heads.length; c++) {
            Label head = label(heads[c], "step-small", "muted");
            head.setMinWidth(Region.USE_PREF_SIZE);
            if (c == heads.length - 1) GridPane.setHalignment(head, HPos.RIGHT);
            grid.add(head, c, 0);
        }
        ColumnConstraints wide = new ColumnConstraints();
        wide.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().setAll(new ColumnConstraints(), wide);
        int line = 1;
        for (Answer.Score s : answer.scores()) {
            if (line > 4) break;
            Event e = asked.event(s.tick());
            grid.add(label(AskWords.name(e.id()), "step-mono"), 0, line);
            VBox said =
                    new VBox(wrapped(Visible.line(e.text(), TEXT), "step-text"), label(who(e), "step-note", "muted"));
            said.setMinWidth(140);
            grid.add(said, 1, line);
            int last;
            if (seed) {
                grid.add(part(s, 3), 2, line);
                grid.add(part(s, 1), 3, line);
                grid.add(part(s, 0.5), 4, line);
                last = 5;
            } else {
                Label terms = wrapped(AskWords.sum(s.terms()), "step-note", "mono");
                terms.setMaxWidth(380);
                grid.add(terms, 2, line);
                last = 3;
            }
            Label score = label(AskWords.score(s.score()), "step-score");
            score.setMinWidth(Region.USE_PREF_SIZE);
            GridPane.setHalignment(score, HPos.RIGHT);
            grid.add(score, last, line++);
        }
        HBox head = new HBox(label(texts.get("ask.step.show.model"), "step-small", "muted"), gap());
        head.getChildren()
                .add(label(
                        texts.number(answer.words()) + " " + texts.count("ask.of-budget", answer.budget()),
                        "step-small",
                        "muted"));
        VBox lines = new VBox();
        lines.getStyleClass().add("step-lines");
        Set<Integer> cited = asked.cited();
        for (Answer.Line l : answer.depiction().stream().limit(LINES).toList()) {
            var flow = Said.flow(
                    Visible.line(EventLine.of(asked.event(l.tick())), 200),
                    l.context() ? "step-line-context" : "step-line");
            HBox box = new HBox(flow);
            HBox.setHgrow(flow, Priority.ALWAYS);
            box.getStyleClass().add("step-line-box");
            if (cited.contains(l.tick())) box.getStyleClass().add("cited");
            lines.getChildren().add(box);
        }
        int more = answer.depiction().size() - LINES;
        if (more > 0) lines.getChildren().add(label(texts.count("ask.step.show.more", more), "step-small", "muted"));
        Node scored = line == 1 ? says("ask.scores.none") : grid;
        head.setPadding(new javafx.geometry.Insets(14, 0, 0, 0));
        return List.of(scored, head, lines);
    }

    /** The terms of one weight of the published formula: how much they add, and which they are. */
    private Node part(Answer.Score s, double weight) {
        List<String> keys = new ArrayList<>();
        for (Answer.ScoreTerm t : s.terms()) if (t.weight() == weight) keys.add(AskWords.name(t.key()));
        String amount = keys.isEmpty() ? "0" : AskWords.number(weight * keys.size());
        Label which = wrapped(String.join(", ", keys), "step-note", "muted");
        which.setMaxWidth(190);
        VBox box = new VBox(label(amount, "step-text"), which);
        box.setMinWidth(90);
        return box;
    }

    private String who(Event e) {
        String when = words.moment(e.date());
        return e.speaker() == null ? when : AskWords.name(e.speaker()) + ", " + when;
    }

    private List<Node> hold() {
        List<Node> nodes = new ArrayList<>();
        List<QuestionReading.Term> terms = answer.reading().terms();
        Set<String> covered = new TreeSet<>();
        answer.cited().forEach(c -> covered.addAll(c.covered()));
        GridPane grid = grid();
        int line = 0;
        for (QuestionReading.Term t : terms.stream().limit(LINES).toList()) {
            boolean has = covered.contains(t.text());
            grid.add(label(AskWords.name(t.text()), "step-text"), 0, line);
            HBox is = new HBox(
                    8,
                    (has ? Mark.LIVE : Mark.UNKNOWN).node(14),
                    label(
                            texts.get(has ? "ask.step.hold.covered" : "ask.step.hold.not-covered"),
                            "step-text",
                            "muted"));
            is.setAlignment(Pos.CENTER_LEFT);
            grid.add(is, 1, line++);
        }
        nodes.add(says("ask.step.hold.says", AskWords.ruleId(answer), words.rule(answer)));
        if (line > 0) nodes.add(grid);
        answer.cited().stream()
                .limit(3)
                .forEach(c -> nodes.add(held(asked.event(c.tick()), c.tick(), c.covered(), true)));
        answer.rejected().stream().limit(3).forEach(r -> {
            Event e = asked.event(r.tick());
            Label why = wrapped(words.standingLine(r.reason(), e), "step-text");
            why.getStyleClass().add(AskWords.style(r.reason()));
            VBox box = new VBox(2, held(e, r.tick(), List.of(), false), why);
            nodes.add(box);
        });
        return nodes;
    }

    private Node held(Event e, int tick, List<String> terms, boolean stands) {
        Standing standing = asked.standings().of(tick);
        Label is = label(words.standing(standing), "step-small");
        is.getStyleClass().add(AskWords.style(standing));
        HBox meta = new HBox(
                16,
                label(AskWords.name(e.id()), "step-mono"),
                label(who(e), "step-small", "muted"),
                label(AskWords.source(e.source()), "step-small", "muted"));
        meta.setAlignment(Pos.CENTER_LEFT);
        if (stands) {
            HBox how = new HBox(6, AskWords.mark(standing).node(14), is);
            how.setAlignment(Pos.CENTER_LEFT);
            meta.getChildren().add(how);
        }
        var ranges = terms.isEmpty() ? List.<Covered.Range>of() : Covered.in(space, tick, terms);
        return new VBox(2, Said.flow(e.text(), ranges, "step-said", "step-said-covered"), meta);
    }

    private HBox row(int row) {
        Node mark = space.rows().hub(row)
                ? Mark.HUB.node(15)
                : new dev.assay.ui.theme.TypeBadge(space.rows().type(row));
        HBox box = new HBox(9, mark, label(name(row), "step-text"));
        box.setAlignment(Pos.CENTER_LEFT);
        return box;
    }

    private String name(int row) {
        return AskWords.name(space.rows().key(row));
    }

    private Label says(String key, Object... values) {
        Label label = wrapped(texts.get(key, values), "step-says");
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private static GridPane grid() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("step-grid");
        grid.setHgap(28);
        grid.setVgap(10);
        return grid;
    }

    private static Region gap() {
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        return gap;
    }

    private static Label wrapped(String text, String... styles) {
        Label label = label(text, styles);
        label.setWrapText(true);
        return label;
    }

    private static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }
}

package dev.assay.ui.queue;

import dev.assay.method.Reference;
import dev.assay.method.Reference.State;
import dev.assay.method.Reviews;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.reference.Candidate;
import dev.assay.method.reference.Counted;
import dev.assay.model.Decision;
import dev.assay.model.Event;
import dev.assay.model.MentionType;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import dev.assay.ui.theme.Mark;
import dev.assay.ui.theme.TypeBadge;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** One reference in its window, with everything it could be. Built anew for each reference; choosing only moves a light. */
final class QuestionPane extends VBox {
    private static final int EVIDENCE = 3;
    private static final int DROPPED = 8;
    private static final int KEYS = 9;

    private final QueueModel model;
    private final Texts texts;
    private final List<CandidateRow> rows = new ArrayList<>();
    private final List<String> keys = new ArrayList<>();
    private @Nullable Reference built;
    private @Nullable Queues builtFrom;
    private Choice.@Nullable Standing builtAs;
    private boolean builtBlind;

    QuestionPane(QueueModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        setId("queue-question");
        getStyleClass().add("queue-question");
    }

    void refresh() {
        Queues q = model.queues();
        Reference r = model.current();
        if (q == null || r == null) {
            built = null;
            rows.clear();
            getChildren().clear();
            return;
        }
        if (r != built || q != builtFrom || builtBlind != model.blind() || builtAs != model.standing()) build(q, r);
        Choice c = model.choice();
        for (int i = 0; i < rows.size(); i++) {
            boolean chosen = c instanceof Choice.Row row && row.key().equals(keys.get(i));
            rows.get(i).chosen(chosen);
        }
    }

    private void build(Queues q, Reference r) {
        built = r;
        builtFrom = q;
        builtBlind = model.blind();
        builtAs = model.standing();
        rows.clear();
        keys.clear();
        Sentences sentences = new Sentences(q, texts);
        List<Node> all = new ArrayList<>();
        all.add(title());
        for (int t : windowOf(q.space(), r.tick())) all.add(event(q, t, sentences, r));
        Node asked = event(q, r.tick(), sentences, r);
        asked.getStyleClass().add("queue-asked-event");
        asked.setId("queue-asked-event");
        all.add(asked);
        all.add(stateLine(q, r));
        notes(q, r, all);
        int n = 1;
        for (Candidate c : r.counted().candidates()) all.add(candidate(q, c, n++, sentences));
        dropped(q, r, all);
        getChildren().setAll(all);
        setAccessibleText(spoken(q, r));
    }

    private Node title() {
        Label title = new Label(texts.get("queue.window"));
        title.getStyleClass().add("section-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        Label what = new Label(texts.get("queue.window.what"));
        what.getStyleClass().addAll("muted", "small");
        HBox line = new HBox(8, title, what);
        line.getStyleClass().add("queue-window-title");
        return line;
    }

    /** The turns that the count looks at: as many before the event as the space's window is long. */
    private static List<Integer> windowOf(SpaceSnapshot space, int tick) {
        List<Integer> window = new ArrayList<>();
        List<Event> events = space.record().events();
        for (int t = tick - 1; t >= 0 && window.size() < space.settings().window(); t--) {
            if (events.get(t) instanceof dev.assay.model.Turn) window.addFirst(t);
        }
        return window;
    }

    private Node event(Queues q, int tick, Sentences sentences, Reference r) {
        Event e = q.space().record().events().get(tick);
        Label id = new Label(Visible.line(e.id(), 16));
        id.getStyleClass().addAll("mono", "queue-event-id");
        id.setMinWidth(56);
        id.setPrefWidth(56);
        Label date = new Label(QueueWords.day(e.date(), texts));
        date.getStyleClass().addAll("small", "muted");
        date.setMinWidth(104);
        date.setPrefWidth(104);
        Label speaker = new Label(e.speaker() == null ? "" : Visible.line(e.speaker(), 40));
        speaker.getStyleClass().addAll("small", tick == r.tick() ? "medium" : "muted");
        speaker.setMinWidth(72);
        speaker.setPrefWidth(72);
        speaker.setMaxWidth(72);
        Region flow = sentences.inWindow(tick, r);
        HBox.setHgrow(flow, Priority.ALWAYS);
        HBox line = new HBox(0, id, date, speaker, flow);
        line.getStyleClass().add("queue-event-line");
        line.setAlignment(Pos.BASELINE_LEFT);
        return line;
    }

    private Node stateLine(Queues q, Reference r) {
        boolean blind = model.blind();
        Mark mark = blind ? Mark.OPEN : QueueWords.mark(r.state());
        Label state = new Label(blind ? texts.get("queue.second") : QueueWords.state(r.state(), texts));
        state.getStyleClass()
                .addAll(
                        "medium",
                        "queue-state-" + (blind ? "open" : r.state().name().toLowerCase(java.util.Locale.ROOT)));
        state.setMinWidth(Region.USE_PREF_SIZE);
        Label why = new Label(blind ? texts.get("queue.second.what") : stateWhy(q, r));
        why.getStyleClass().addAll("muted", "small");
        why.setWrapText(true);
        HBox.setHgrow(why, Priority.ALWAYS);
        HBox line = new HBox(8, mark.node(13), state, why);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("queue-state");
        line.setId("queue-state");
        return line;
    }

    private String stateWhy(Queues q, Reference r) {
        Counted c = r.counted();
        String refusal = c.refusal();
        return switch (r.state()) {
            case OPEN ->
                refusal != null
                        ? texts.get("queue.why.refused", Visible.line(refusal, 160))
                        : texts.count("queue.why.open", c.candidates().size());
            case UNKNOWN -> texts.get("queue.why.unknown");
            case COUNTED ->
                texts.get("queue.why.counted", QueueWords.name(q.space().rows().key(r.row())));
            case DECIDED -> decided(r, QueueWords.name(q.space().rows().key(r.row())));
            case UNKNOWABLE -> decided(r, texts.get("queue.unknowable"));
        };
    }

    private String decided(Reference r, String as) {
        SpaceRecord.Decided d = r.decision();
        if (d == null) return as;
        Decision decision = d.decision();
        return texts.get(
                decision.act() instanceof Decision.Adjudicated ? "queue.why.adjudicated" : "queue.why.decided",
                as,
                Visible.line(decision.by(), 40),
                moment(decision),
                Visible.line(decision.why(), 200),
                texts.number(d.entry()));
    }

    private String moment(Decision d) {
        return d.at().length() >= 10 ? texts.day(java.time.LocalDate.parse(d.at().substring(0, 10))) : d.at();
    }

    /** What the reviewers say where they may be shown, and marks and notes. */
    private void notes(Queues q, Reference r, List<Node> all) {
        Reviews.Review review = q.reviews().of(r.id());
        if (review == null) return;
        if (!model.blind() && review.positions().size() > 1) {
            for (Reviews.Position p : review.positions()) {
                String as = p.key() == null ? texts.get("queue.unknowable") : QueueWords.name(p.key());
                all.add(note(
                        Mark.DECIDED,
                        texts.get(
                                "queue.position",
                                Visible.line(p.reviewer(), 40),
                                as,
                                Visible.line(p.decided().decision().why(), 160))));
            }
        }
        SpaceRecord.Decided flag = review.flag();
        if (flag != null) {
            all.add(note(
                    Mark.OPEN,
                    texts.get("queue.flagged.by", Visible.line(flag.decision().by(), 40))));
        }
        for (SpaceRecord.Decided n : review.notes()) {
            // A note may name the answer.
            if (model.blind() && !n.decision().by().equals(q.reviewer())) continue;
            all.add(note(
                    Mark.HUB,
                    texts.get(
                            "queue.note.by",
                            Visible.line(n.decision().by(), 40),
                            Visible.line(n.decision().why(), 300))));
        }
    }

    private Node note(Mark mark, String says) {
        Label text = new Label(says);
        text.getStyleClass().addAll("small", "muted");
        text.setWrapText(true);
        HBox line = new HBox(8, mark.node(12), text);
        line.getStyleClass().add("queue-note");
        return line;
    }

    private Node candidate(Queues q, Candidate c, int number, Sentences sentences) {
        SpaceSnapshot space = q.space();
        String key = space.rows().key(c.row());
        Label digit = new Label(number <= KEYS ? String.valueOf(number) : "");
        digit.getStyleClass().add("queue-digit");
        digit.setVisible(number <= KEYS);
        MentionType type = space.rows().type(c.row());
        Label name = new Label(QueueWords.name(key));
        name.getStyleClass().add("queue-name");
        HBox who = new HBox(8, digit, new TypeBadge(type), name);
        who.setAlignment(Pos.CENTER_LEFT);
        who.setMinWidth(196);
        who.setPrefWidth(196);
        who.setMaxWidth(196);
        who.setMaxHeight(Region.USE_PREF_SIZE);
        Label count = new Label(texts.count("queue.events", c.count()));
        count.getStyleClass().addAll("small", "muted");
        count.setMinWidth(72);
        count.setPrefWidth(72);
        count.setTranslateY(3);
        VBox evidence = new VBox(3);
        evidence.setPadding(new javafx.geometry.Insets(3, 0, 0, 0));
        int from = Math.max(0, c.ticks().length - EVIDENCE);
        for (int i = from; i < c.ticks().length; i++)
            evidence.getChildren().add(evidence(q, c, c.ticks()[i], sentences));
        HBox.setHgrow(evidence, Priority.ALWAYS);
        CandidateRow row = new CandidateRow(
                "queue-candidate-" + number,
                texts.get(
                        "queue.candidate.spoken",
                        texts.number(number),
                        QueueWords.name(key),
                        QueueWords.type(type, texts),
                        texts.count("queue.events", c.count())),
                () -> model.choose(new Choice.Row(key)),
                who,
                count,
                evidence);
        rows.add(row);
        keys.add(key);
        return row;
    }

    private Node evidence(Queues q, Candidate c, int tick, Sentences sentences) {
        Label id = new Label(Visible.line(q.space().record().events().get(tick).id(), 16));
        id.getStyleClass().addAll("mono", "muted");
        id.setMinWidth(46);
        id.setPrefWidth(46);
        Region flow = sentences.evidence(tick, c.row());
        flow.getStyleClass().add("queue-evidence");
        HBox.setHgrow(flow, Priority.ALWAYS);
        HBox line = new HBox(4, id, flow);
        line.setAlignment(Pos.BASELINE_LEFT);
        return line;
    }

    private void dropped(Queues q, Reference r, List<Node> all) {
        List<Counted.Dropped> dropped = r.counted().dropped();
        for (int i = 0; i < Math.min(DROPPED, dropped.size()); i++) {
            Counted.Dropped d = dropped.get(i);
            Label name =
                    new Label(QueueWords.name(q.space().rows().key(d.candidate().row())));
            name.getStyleClass().addAll("small", "queue-out");
            name.setMinWidth(0);
            Label why = new Label(texts.get(
                    "queue.out", texts.count("queue.events", d.candidate().count()), Visible.line(d.reason(), 160)));
            why.getStyleClass().addAll("small", "muted");
            why.setMinWidth(100);
            HBox line = new HBox(
                    8, new TypeBadge(q.space().rows().type(d.candidate().row())), name, why);
            line.setAlignment(Pos.CENTER_LEFT);
            line.getStyleClass().add("queue-dropped");
            all.add(line);
        }
        if (dropped.size() > DROPPED) {
            Label more = new Label(texts.count("queue.out.more", dropped.size() - DROPPED));
            more.getStyleClass().addAll("small", "muted", "queue-dropped");
            all.add(more);
        }
    }

    /** The whole question as one sentence for a screen reader. */
    private String spoken(Queues q, Reference r) {
        Event e = q.space().record().events().get(r.tick());
        StringBuilder all = new StringBuilder(QueueWords.quoted(r));
        all.append(", ").append(Visible.line(e.id(), 16)).append(": ").append(Visible.line(e.text(), 400));
        int n = 1;
        for (Candidate c : r.counted().candidates()) {
            all.append(". ")
                    .append(n++)
                    .append(": ")
                    .append(QueueWords.name(q.space().rows().key(c.row())));
        }
        return all.toString();
    }

    /** Whether the count settled the reference that is shown. */
    boolean counted() {
        return built != null && built.state() == State.COUNTED;
    }
}

package dev.assay.ui.queue;

import dev.assay.method.Answer;
import dev.assay.method.CollisionChange;
import dev.assay.method.Reference;
import dev.assay.method.SnapshotChange;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.MentionType;
import dev.assay.ui.action.Controls;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import dev.assay.ui.theme.Mark;
import dev.assay.ui.theme.TypeBadge;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** What the choice would change, why it is made, and the one button. Always of one height: it never moves. */
final class FootPane extends VBox {
    static final double HEIGHT = 190;
    private static final int LINES = 3;

    private final QueueModel model;
    private final Texts texts;
    private final HBox title = new HBox(8);
    private final VBox cells = new VBox(3);
    private final VBox pairs = new VBox(3);
    private final VBox questions = new VBox(3);
    private final TextField why = new TextField();
    private final Label who = new Label();
    private final Button settle = new Button();
    private final Label enter = new Label();
    private @Nullable Reference whyOf;

    FootPane(QueueModel model, Texts texts, Runnable done) {
        this.model = model;
        this.texts = texts;
        setId("queue-foot");
        getStyleClass().add("queue-foot");
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
        title.setAlignment(Pos.CENTER_LEFT);
        title.setMinHeight(22);
        GridPane columns = new GridPane(24, 0);
        for (int i = 0; i < 3; i++) {
            ColumnConstraints c = new ColumnConstraints();
            c.setPercentWidth(100.0 / 3);
            columns.getColumnConstraints().add(c);
        }
        columns.add(column("queue.cells", cells), 0, 0);
        columns.add(column("queue.pairs", pairs), 1, 0);
        columns.add(column("queue.questions", questions), 2, 0);
        VBox.setVgrow(columns, Priority.ALWAYS);
        columns.setMinHeight(0);
        Label whyLabel = new Label(texts.get("queue.why"));
        whyLabel.getStyleClass().addAll("muted", "small");
        whyLabel.setMinWidth(Region.USE_PREF_SIZE);
        why.setId("queue-why");
        why.setAccessibleText(texts.get("queue.why"));
        HBox.setHgrow(why, Priority.ALWAYS);
        why.setMinWidth(40);
        why.setPrefWidth(200);
        why.setOnAction(e -> {
            settle();
            done.run();
        });
        who.getStyleClass().addAll("muted", "small");
        Controls.mayShorten(who);
        enter.getStyleClass().addAll("mono", "tiny");
        settle.setId("queue-settle");
        settle.getStyleClass().add("accent");
        settle.setGraphic(enter);
        settle.setContentDisplay(ContentDisplay.RIGHT);
        // A long name shortens, so that the key and the button stay in the window; the title says it whole.
        settle.setMinWidth(150);
        settle.setMaxWidth(260);
        settle.getStyleClass().add("may-shorten");
        settle.setOnAction(e -> {
            settle();
            done.run();
        });
        HBox last = new HBox(10, whyLabel, why, who, settle);
        last.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(title, columns, last);
    }

    private VBox column(String key, VBox lines) {
        Label name = new Label(texts.get(key));
        name.getStyleClass().add("section-title");
        VBox column = new VBox(4, name, lines);
        column.setMinWidth(0);
        return column;
    }

    TextField why() {
        return why;
    }

    /** Records what was chosen, with the reason that was typed. */
    void settle() {
        model.settle(why.getText());
    }

    void refresh() {
        Reference r = model.current();
        if (r == null || whyOf == null || !r.id().equals(whyOf.id())) why.clear();
        whyOf = r;
        why.setPromptText(r == null ? "" : texts.get("queue.why.prompt", model.plainWhy()));
        String reviewer = model.editing().reviewer();
        who.setText(reviewer.isEmpty() ? texts.get("queue.nobody") : Visible.line(reviewer, 30));
        Choice c = model.choice();
        Trial t = model.trial();
        boolean can = c != null && model.possible() && (t == null || t.refused() == null);
        settle.setDisable(!can);
        enter.setText(texts.get("queue.enter"));
        settle.setText(button(c));
        settle.setAccessibleText(button(c));
        why.setDisable(r == null || !model.possible());
        title(r, c);
        cells.getChildren().clear();
        pairs.getChildren().clear();
        questions.getChildren().clear();
        Queues q = model.queues();
        if (r == null || c == null || q == null) return;
        if (t == null) {
            cells.getChildren().add(muted(texts.get("queue.trying")));
            return;
        }
        if (t.refused() != null) {
            cells.getChildren().add(line(Mark.FALSIFIED, Visible.line(t.refused(), 160), "", null));
            return;
        }
        cells(q.space(), t.change());
        pairs(q.space(), t.pairs());
        questions(t);
    }

    private String button(@Nullable Choice c) {
        if (c == null) return texts.get("queue.settle");
        int n = model.answered().size();
        String name = Visible.line(QueueWords.name(c, texts), 28);
        if (c instanceof Choice.NotThat) return texts.get("queue.refuse.do");
        if (n > 1) return texts.get("queue.settle.batch", texts.number(n), name);
        return switch (model.standing()) {
            case HOLDS ->
                c instanceof Choice.CannotBeKnown
                        ? texts.get("queue.settle.unknowable")
                        : texts.get("queue.settle.as", name);
            case OPINION -> texts.get("queue.settle.opinion", name);
            case ADJUDICATED -> texts.get("queue.settle.adjudicate", name);
        };
    }

    private void title(@Nullable Reference r, @Nullable Choice c) {
        List<Node> nodes = new ArrayList<>();
        if (!model.possible()) {
            nodes.add(muted(texts.get("queue.read-only")));
        } else if (r == null) {
            nodes.add(muted(""));
        } else if (c == null) {
            int n = Math.min(9, r.counted().candidates().size());
            nodes.add(muted(n == 0 ? texts.get("queue.choose.none") : texts.get("queue.choose", n)));
        } else {
            String before = c instanceof Choice.NotThat ? "" : texts.get("queue.if", QueueWords.quoted(r));
            Label says = new Label(before);
            says.getStyleClass().add("strong");
            says.setMinWidth(0);
            if (!before.isEmpty()) nodes.add(says);
            if (c instanceof Choice.Row row && model.queues() != null) {
                MentionType type = model.queues().space().rows().of(row.key()) < 0
                        ? null
                        : model.queues()
                                .space()
                                .rows()
                                .type(model.queues().space().rows().of(row.key()));
                nodes.add(new TypeBadge(type));
            }
            if (c instanceof Choice.New fresh) nodes.add(new TypeBadge(fresh.type()));
            Label name = new Label(QueueWords.name(c, texts));
            name.getStyleClass().add("strong");
            name.setId("queue-chosen");
            nodes.add(name);
            nodes.add(muted(
                    model.standing() == Choice.Standing.OPINION
                            ? texts.get("queue.nothing.opinion")
                            : texts.get("queue.nothing")));
        }
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label undo = new Label(texts.get("queue.undo"));
        undo.getStyleClass().addAll("muted", "small");
        Label key = new Label("Ctrl+Z");
        key.getStyleClass().add("key");
        for (Label l : List.of(undo, key)) l.setMinWidth(Region.USE_PREF_SIZE);
        nodes.add(gap);
        nodes.add(undo);
        nodes.add(key);
        title.getChildren().setAll(nodes);
    }

    private void cells(SpaceSnapshot space, SnapshotChange change) {
        List<Node> lines = new ArrayList<>();
        for (SnapshotChange.Cell c : change.cellsGained()) {
            lines.add(line(Mark.DECIDED, cell(c), texts.get("queue.added"), "success-text"));
        }
        for (SnapshotChange.Cell c : change.cellsLost()) {
            lines.add(line(Mark.LISTED, cell(c), texts.get("queue.gone"), "danger-text"));
        }
        Set<ReferenceId> answered = new HashSet<>();
        model.answered().forEach(r -> answered.add(r.id()));
        boolean falsified = false;
        for (SnapshotChange.Changed c : change.references()) {
            falsified |= c.falsified();
            if (answered.contains(c.id()) && !c.falsified()) continue;
            String what = texts.get(
                    "queue.in", "“" + Visible.line(c.id().words(), 24) + "”", Visible.line(c.id().event(), 16));
            lines.add(line(
                    c.falsified() ? Mark.FALSIFIED : c.after() == null ? Mark.UNKNOWN : QueueWords.mark(c.after()),
                    what,
                    now(c),
                    c.falsified() ? "danger-text" : null));
        }
        if (!falsified) lines.add(line(null, texts.get("queue.nothing-falsified"), "", null));
        put(
                cells,
                lines,
                change.cellsGained().isEmpty() && change.cellsLost().isEmpty() ? texts.get("queue.no-cell") : null);
    }

    private String cell(SnapshotChange.Cell c) {
        return Visible.line(c.row(), 40) + " × " + Visible.line(c.event(), 16);
    }

    private String now(SnapshotChange.Changed c) {
        String before = c.before() == null ? "–" : said(c.before(), c.rowBefore());
        String after = c.after() == null ? "–" : said(c.after(), c.rowAfter());
        return before + " → " + after;
    }

    private String said(Reference.State state, @Nullable String row) {
        return switch (state) {
            case COUNTED, DECIDED -> row == null ? QueueWords.state(state, texts) : Visible.line(row, 24);
            case OPEN, UNKNOWN, UNKNOWABLE -> QueueWords.state(state, texts);
        };
    }

    private void pairs(SpaceSnapshot space, List<CollisionChange> changes) {
        List<Node> lines = new ArrayList<>();
        for (CollisionChange p : changes) {
            lines.add(line(null, id(space, p.a()) + "–" + id(space, p.b()), p.before() + " → " + p.after(), "mono"));
        }
        if (lines.size() > LINES) {
            List<Node> some = new ArrayList<>(lines.subList(0, LINES - 1));
            int fresh = 0;
            int lost = 0;
            int other = 0;
            for (CollisionChange p : changes.subList(LINES - 1, changes.size())) {
                if (p.before() == 0) fresh++;
                else if (p.after() == 0) lost++;
                else other++;
            }
            List<String> parts = new ArrayList<>();
            if (fresh > 0) parts.add(texts.count("queue.pairs.new", fresh));
            if (lost > 0) parts.add(texts.count("queue.pairs.gone", lost));
            if (other > 0) parts.add(texts.count("queue.pairs.changed", other));
            some.add(muted(String.join(", ", parts)));
            lines = some;
        }
        put(pairs, lines, lines.isEmpty() ? texts.get("queue.no-pair") : null);
    }

    private static String id(SpaceSnapshot space, int tick) {
        return Visible.line(space.record().events().get(tick).id(), 16);
    }

    private void questions(Trial t) {
        List<Trial.Verdict> verdicts = t.verdicts();
        if (t.questions() == 0) {
            questions.getChildren().add(muted(texts.get("queue.no-question")));
            return;
        }
        if (verdicts == null) {
            questions.getChildren().add(muted(texts.count("queue.asking", t.questions())));
            return;
        }
        List<Node> lines = new ArrayList<>();
        int shown = Math.min(1, verdicts.size());
        for (Trial.Verdict v : verdicts.subList(0, shown)) {
            Label text = new Label(Visible.line(v.question(), 120));
            text.getStyleClass().add("small");
            lines.add(text);
            HBox line = new HBox(
                    6,
                    mark(v.before()).node(12),
                    small(verdict(v.before()), null),
                    small("→", null),
                    mark(v.after()).node(12),
                    small(verdict(v.after()), tone(v.after())),
                    small(
                            v.events().isEmpty()
                                    ? ""
                                    : texts.get("queue.on", Visible.line(String.join(", ", v.events()), 30)),
                            null));
            line.setAlignment(Pos.CENTER_LEFT);
            lines.add(line);
        }
        int rest = verdicts.size() - shown;
        int same = t.questions() - verdicts.size();
        lines.add(muted(
                rest > 0
                        ? texts.get("queue.questions.more", texts.number(rest), texts.number(same))
                        : texts.count("queue.questions.same", same)));
        questions.getChildren().setAll(lines);
    }

    private static Mark mark(Answer.Verdict v) {
        return switch (v) {
            case GROUNDED -> Mark.GROUNDED;
            case MISSING_EVIDENCE -> Mark.MISSING;
            case ABSTAIN -> Mark.ABSTAIN;
        };
    }

    private static String tone(Answer.Verdict v) {
        return switch (v) {
            case GROUNDED -> "success-text";
            case MISSING_EVIDENCE -> "warning-text";
            case ABSTAIN -> "muted";
        };
    }

    private String verdict(Answer.Verdict v) {
        return switch (v) {
            case GROUNDED -> texts.get("queue.verdict.grounded");
            case MISSING_EVIDENCE -> texts.get("queue.verdict.missing");
            case ABSTAIN -> texts.get("queue.verdict.abstain");
        };
    }

    private void put(VBox column, List<Node> lines, @Nullable String none) {
        List<Node> all = new ArrayList<>();
        if (none != null) all.add(muted(none));
        all.addAll(lines);
        if (all.size() > LINES) {
            int more = all.size() - LINES + 1;
            all = new ArrayList<>(all.subList(0, LINES - 1));
            all.add(muted(texts.count("queue.more", more)));
        }
        column.getChildren().setAll(all);
    }

    private Label muted(String says) {
        Label label = new Label(says);
        label.getStyleClass().addAll("muted", "small");
        Controls.mayShorten(label);
        return label;
    }

    private static Label small(String says, @Nullable String style) {
        Label label = new Label(says);
        label.getStyleClass().add("small");
        if (style != null) label.getStyleClass().add(style);
        return label;
    }

    private static HBox line(@Nullable Mark mark, String what, String how, @Nullable String style) {
        Label left = small(what, null);
        left.setMinWidth(0);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label right = small(how, style);
        right.setMinWidth(Region.USE_PREF_SIZE);
        HBox line = new HBox(6);
        if (mark != null) line.getChildren().add(mark.node(12));
        line.getChildren().addAll(left, gap, right);
        line.setAlignment(Pos.CENTER_LEFT);
        line.setMinHeight(18);
        return line;
    }
}

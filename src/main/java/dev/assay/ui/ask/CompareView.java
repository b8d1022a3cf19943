package dev.assay.ui.ask;

import dev.assay.method.Answer;
import dev.assay.method.EventLine;
import dev.assay.method.Standing;
import dev.assay.model.Anchor;
import dev.assay.project.ProjectSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.Workbench;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Mark;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The question asked in two or three ways, side by side: the same lines, the same budget. */
final class CompareView extends BorderPane {
    private static final String KIND = "ask.compare";

    private final Workbench bench;
    private final AskWords words;
    private final Texts texts;
    private final Map<Comparing.Kind, ToggleButton> kinds = new EnumMap<>(Comparing.Kind.class);
    private final TextField moment = new TextField();
    private final ComboBox<String> one = new ComboBox<>();
    private final ComboBox<String> other = new ComboBox<>();
    private final HBox moments;
    private final HBox runs;
    private final Label says = new Label();
    private final Label question = new Label();
    private final GridPane columns = new GridPane();
    private Comparing.Kind kind = Comparing.Kind.PROFILES;
    private @Nullable Asked asked;
    private boolean active;
    private boolean stale = true;
    private boolean filling;
    private int turn;

    CompareView(Workbench bench, AskWords words, AskModel model) {
        this.bench = bench;
        this.words = words;
        this.texts = words.texts();
        setId("ask-compare-view");
        getStyleClass().add("ask-compare");
        HBox segments = new HBox();
        segments.getStyleClass().add("segments");
        ToggleGroup group = new ToggleGroup();
        for (Comparing.Kind k : Comparing.Kind.values()) {
            ToggleButton b = new ToggleButton(texts.get(k.textKey()));
            b.setId("ask-compare-" + k.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
            b.setToggleGroup(group);
            b.setMinWidth(Region.USE_PREF_SIZE);
            b.setOnAction(e -> kind(k));
            if (k == Comparing.Kind.BASELINES) b.getStyleClass().add("last");
            kinds.put(k, b);
            segments.getChildren().add(b);
        }
        moment.setId("ask-compare-moment");
        moment.setPromptText(texts.get("ask.compare.moment.prompt"));
        moment.setAccessibleText(texts.get("ask.compare.moment"));
        moment.setPrefWidth(170);
        moment.setOnAction(e -> compare());
        moments = new HBox(8, label(texts.get("ask.compare.moment"), "small", "muted"), moment);
        run(one, "ask-compare-one", texts.get("ask.compare.one"));
        run(other, "ask-compare-other", texts.get("ask.compare.other"));
        runs = new HBox(8, one, label(texts.get("ask.compare.with"), "small", "muted"), other);
        for (HBox b : List.of(moments, runs)) {
            b.setAlignment(Pos.CENTER_LEFT);
            b.managedProperty().bind(b.visibleProperty());
        }
        HBox line = new HBox(16, segments, moments, runs);
        line.setAlignment(Pos.CENTER_LEFT);
        question.getStyleClass().add("ask-compare-question");
        question.setWrapText(true);
        says.setId("ask-compare-says");
        says.getStyleClass().addAll("small", "muted");
        says.setWrapText(true);
        says.managedProperty().bind(says.visibleProperty());
        VBox head = new VBox(10, question, line, says);
        head.getStyleClass().add("ask-head");
        setTop(head);
        columns.getStyleClass().add("ask-compare-columns");
        setCenter(columns);
        HBox legend = new HBox(
                18,
                AskView.key(Mark.GROUNDED.node(11), texts.get("ask.legend.cited")),
                AskView.key(ItemCell.evidence(), texts.get("ask.legend.evidence")),
                AskView.key(label("+", "ask-only"), texts.get("ask.legend.only")));
        legend.setAlignment(Pos.CENTER_LEFT);
        legend.getStyleClass().add("ask-legend");
        setBottom(legend);
        model.question().addListener((o, was, now) -> question.setText(AskWords.line(now)));
        question.setText(AskWords.line(model.question().get()));
        String remembered = bench.desk().settings().get().preference(KIND, "");
        for (Comparing.Kind k : Comparing.Kind.values()) if (k.name().equalsIgnoreCase(remembered)) kind = k;
        kind(kind);
    }

    private void run(ComboBox<String> box, String id, String name) {
        box.setId(id);
        box.setAccessibleText(name);
        box.setPrefWidth(190);
        box.valueProperty().addListener((o, was, now) -> {
            if (!filling) compare();
        });
    }

    private void kind(Comparing.Kind next) {
        kind = next;
        bench.desk().settings().update(s -> s.withPreference(KIND, next.name().toLowerCase(java.util.Locale.ROOT)));
        kinds.forEach((k, b) -> b.setSelected(k == next));
        moments.setVisible(next == Comparing.Kind.AS_OF);
        runs.setVisible(next == Comparing.Kind.RUNS);
        compare();
    }

    /** Compares only while it is looked at. */
    void active(boolean now) {
        active = now;
        if (now && stale) compare();
    }

    void show(@Nullable Asked now) {
        asked = now;
        fill(now);
        compare();
    }

    private void fill(@Nullable Asked now) {
        filling = true;
        List<String> all = now == null
                ? List.of()
                : List.copyOf(now.space().record().runs().keySet());
        if (!one.getItems().equals(all)) {
            one.getItems().setAll(all);
            other.getItems().setAll(all);
            one.setValue(all.isEmpty() ? null : all.getFirst());
            other.setValue(all.size() < 2 ? null : all.get(1));
        }
        if (now != null) moment.setText(proposed(now));
        filling = false;
    }

    /** The day before the first record that disqualifies one, else before the last event: when it was seen otherwise, if ever. */
    private static String proposed(Asked asked) {
        for (Answer.Rejected r : asked.answer().rejected()) {
            Standing s = r.reason();
            if (s.by() != null) return s.by().date().day().minusDays(1).toString();
        }
        for (var e : asked.space().record().events().reversed()) {
            if (e.date() != null) return e.date().day().minusDays(1).toString();
        }
        return "";
    }

    private void compare() {
        Asked of = asked;
        int mine = ++turn;
        stale = true;
        if (of == null || !active) {
            columns.getChildren().clear();
            return;
        }
        stale = false;
        says("");
        switch (kind) {
            case PROFILES -> work(mine, () -> Comparing.profiles(of));
            case BASELINES ->
                work(
                        mine,
                        () -> Comparing.baselines(
                                of,
                                texts.get(
                                        "ask.compare.ours",
                                        of.answer().profile().id()),
                                texts.get("ask.compare.vectors")));
            case RUNS -> {
                String a = one.getValue();
                String b = other.getValue();
                if (a == null || b == null) nothing(texts.get("ask.compare.one-run"));
                else work(mine, () -> Comparing.runs(of, a, b));
            }
            case AS_OF -> moments(mine, of);
        }
    }

    private void moments(int mine, Asked of) {
        String wanted = moment.getText().strip();
        Long entry = null;
        Anchor known = null;
        try {
            if (wanted.matches("[1-9][0-9]{0,8}")) entry = Long.valueOf(wanted);
            else known = Anchor.of(wanted);
        } catch (IllegalArgumentException e) {
            nothing(texts.get("ask.compare.moment.wrong", AskWords.name(wanted)));
            return;
        }
        Long upTo = entry;
        Anchor at = known;
        String here = texts.get(bench.desk().project().asOf().get().now() ? "ask.compare.now" : "ask.compare.shown");
        String there = upTo != null
                ? texts.get("ask.compare.entry", texts.number(upTo))
                : texts.get("ask.compare.known", words.moment(at));
        bench.desk()
                .project()
                .read(
                        texts.get("ask.compare.work"),
                        project -> {
                            ProjectSnapshot then = project.asOf(upTo, at);
                            boolean was = then.record(of.space().record().name()) != null;
                            return was ? Comparing.moments(of, here, then, there) : List.<Comparing.Column>of();
                        },
                        found -> {
                            if (mine != turn) return;
                            if (found.isEmpty()) nothing(texts.get("ask.compare.not-there"));
                            else show(found);
                        });
    }

    @FunctionalInterface
    private interface Compared {
        List<Comparing.Column> columns();
    }

    private void work(int mine, Compared compared) {
        bench.desk()
                .work()
                .start(
                        texts.get("ask.compare.work"),
                        false,
                        p -> compared.columns(),
                        found -> {
                            if (mine == turn) show(found);
                        },
                        e -> {
                            if (mine == turn) nothing(texts.get("ask.failed") + " " + e.getMessage());
                        });
    }

    private void nothing(String why) {
        columns.getChildren().clear();
        says(why);
    }

    private void says(String what) {
        says.setText(what);
        says.setVisible(!what.isEmpty());
    }

    private void show(List<Comparing.Column> all) {
        columns.getChildren().clear();
        columns.getColumnConstraints().clear();
        columns.getRowConstraints().clear();
        javafx.scene.layout.RowConstraints tall = new javafx.scene.layout.RowConstraints();
        tall.setVgrow(Priority.ALWAYS);
        columns.getRowConstraints().setAll(new javafx.scene.layout.RowConstraints(), tall);
        for (int i = 0; i < all.size(); i++) {
            javafx.scene.layout.ColumnConstraints width = new javafx.scene.layout.ColumnConstraints();
            width.setPercentWidth(100.0 / all.size());
            columns.getColumnConstraints().add(width);
            Comparing.Column c = all.get(i);
            Set<String> elsewhere = new HashSet<>();
            for (Comparing.Column o : all) if (o != c && !o.missing()) elsewhere.addAll(o.ids());
            columns.add(head(c), i, 0);
            columns.add(lines(c, elsewhere), i, 1);
        }
        boolean same = all.stream().map(Comparing.Column::ids).distinct().count() == 1;
        if (same && all.size() > 1) says(texts.get("ask.compare.same"));
    }

    private VBox head(Comparing.Column c) {
        Label name = label(AskWords.name(c.name()), "medium");
        name.setWrapText(true);
        VBox box = new VBox(4, name);
        box.getStyleClass().add("ask-compare-head");
        Answer a = c.answer();
        if (a != null) {
            Label verdict = label(words.verdict(a.verdict()), "ask-compare-verdict");
            HBox line = new HBox(8, AskWords.mark(a.verdict()).node(18), verdict);
            line.setAlignment(Pos.CENTER_LEFT);
            box.getStyleClass().add(AskWords.style(a.verdict()));
            Label reason = label(words.reason(a.reason()), "small");
            reason.setWrapText(true);
            reason.setMinHeight(Region.USE_PREF_SIZE);
            box.getChildren().addAll(line, reason);
        } else {
            Label none = label(
                    texts.get(c.missing() ? "ask.compare.add-vectors" : "ask.compare.no-verdict"), "small", "muted");
            none.setWrapText(true);
            none.setMinHeight(Region.USE_PREF_SIZE);
            box.getChildren().add(none);
        }
        if (!c.missing()) {
            String figures = texts.count("ask.words", c.words());
            if (c.of() > 0) {
                figures += " · " + texts.get("ask.evidence", texts.number(c.evidence()), texts.number(c.of()));
            }
            Label count = label(figures, "small", "strong");
            count.setWrapText(true);
            box.getChildren().add(count);
        }
        return box;
    }

    private Node lines(Comparing.Column c, Set<String> elsewhere) {
        if (c.missing()) return new Region();
        ListView<Answer.Line> list = new ListView<>();
        list.getStyleClass().addAll("ask-list", "ask-compare-list");
        list.setAccessibleText(AskWords.name(c.name()));
        list.getItems().setAll(c.lines());
        // Lines wrap by the width of the list: they are as high as it makes them.
        list.widthProperty().addListener((o, was, now) -> list.refresh());
        Set<String> cited = c.cited();
        Set<String> evidence = new HashSet<>();
        Asked of = asked;
        if (of != null)
            for (int tick : of.evidence()) evidence.add(of.event(tick).id());
        list.setCellFactory(v -> new LineCell(c, line -> {
            String id = c.id(line);
            return (cited.contains(id) ? 1 : 0) + (evidence.contains(id) ? 2 : 0) + (elsewhere.contains(id) ? 0 : 4);
        }));
        list.getSelectionModel().selectedItemProperty().addListener((o, was, now) -> {
            if (now != null) bench.selection().select(new Selected.OfEvent(c.id(now)));
        });
        Label none = label(texts.get("ask.depiction.empty"), "small", "muted");
        none.setWrapText(true);
        list.setPlaceholder(none);
        return list;
    }

    private final class LineCell extends ListCell<Answer.Line> {
        private final Comparing.Column column;
        private final Function<Answer.Line, Integer> is;

        LineCell(Comparing.Column column, Function<Answer.Line, Integer> is) {
            this.column = column;
            this.is = is;
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(Answer.@Nullable Line l, boolean empty) {
            super.updateItem(l, empty);
            if (empty || l == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            int bits = is.apply(l);
            HBox marks = new HBox(3);
            marks.setMinWidth(42);
            marks.setPadding(new javafx.geometry.Insets(2, 0, 0, 0));
            marks.setAlignment(Pos.TOP_LEFT);
            if ((bits & 1) != 0) marks.getChildren().add(Mark.GROUNDED.node(12));
            if ((bits & 2) != 0) marks.getChildren().add(ItemCell.evidence());
            if ((bits & 4) != 0) marks.getChildren().add(label("+", "ask-only"));
            String text = EventLine.of(column.space().record().events().get(l.tick()));
            var flow = Said.flow(text, l.context() ? "ask-mono-context" : "ask-mono");
            HBox.setHgrow(flow, Priority.ALWAYS);
            HBox line = new HBox(4, marks, flow);
            line.prefWidthProperty().bind(getListView().widthProperty().subtract(40));
            line.setMaxWidth(Region.USE_PREF_SIZE);
            setGraphic(line);
            String says = text;
            if ((bits & 1) != 0) says += ", " + texts.get("ask.legend.cited");
            if ((bits & 2) != 0) says += ", " + texts.get("ask.legend.evidence");
            if ((bits & 4) != 0) says += ", " + texts.get("ask.legend.only");
            setAccessibleText(says);
        }
    }

    @Override
    public void requestFocus() {
        kinds.getOrDefault(kind, new ToggleButton()).requestFocus();
    }

    private static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }
}

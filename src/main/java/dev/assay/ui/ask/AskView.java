package dev.assay.ui.ask;

import dev.assay.method.Profile;
import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.action.Controls;
import dev.assay.ui.action.Sign;
import dev.assay.ui.notice.Notice;
import dev.assay.ui.text.Texts;
import java.net.URL;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.FXCollections;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** The question, what came of it, and what else can be done with it. */
final class AskView extends BorderPane {
    private static final List<Integer> BUDGETS = List.of(100, 250, 500, 700, 1000, 2000, 5000);
    private static final double NARROW = 1000;
    private static final double COLUMN = 378;
    /** How wide a character of a question is, on the whole. */
    private static final double WIDE = 10.4;

    private final Workbench bench;
    private final Texts texts;
    private final AskWords words;
    private final AskModel model;
    private final TextField field = new TextField();
    private final Chips chips;
    private final Label recorded = new Label();
    private final VerdictBand band;
    private final ListView<Items> list = new ListView<>();
    private final ScoreColumn column;
    private final SavedPane saved;
    private final StepsView steps;
    private final CompareView compare;
    private final BorderPane answer = new BorderPane();
    private final VBox head = new VBox();
    private final Label empty = new Label();
    private final Map<Mode, ToggleButton> modes = new EnumMap<>(Mode.class);
    private final BooleanProperty savable = new SimpleBooleanProperty();
    private final BooleanProperty answered = new SimpleBooleanProperty();
    private final List<Action> actions;
    private boolean following;

    AskView(Workbench bench, Texts texts) {
        this.bench = bench;
        this.texts = texts;
        words = new AskWords(texts);
        model = new AskModel(bench, texts);
        chips = new Chips(words, bench.selection());
        band = new VerdictBand(words, 44);
        column = new ScoreColumn(words, bench.selection());
        saved = new SavedPane(texts, this::askSaved);
        steps = new StepsView(words, bench.desk().settings(), () -> model.mode().set(Mode.ANSWER));
        compare = new CompareView(bench, words, model);
        actions = actions(bench);
        setId("ask");
        getStyleClass().add("ask");
        URL style = AskView.class.getResource("/dev/assay/ui/ask.css");
        getStylesheets().add(Objects.requireNonNull(style).toExternalForm());
        setTop(tools());
        answer();
        follow();
        showAsked();
        layOut();
    }

    private List<Action> actions(Workbench bench) {
        ObservableBooleanValue always = new SimpleBooleanProperty(true);
        List<Action> all = new ArrayList<>();
        all.add(action("ask.find", texts.get("ask.action.find"), Sign.of("/"), "fth-edit-2", always, this::find));
        all.add(action(
                "ask.next",
                texts.get("ask.action.next"),
                Sign.of("n"),
                null,
                always,
                () -> model.next(saved.shown(), 1)));
        all.add(action(
                "ask.previous",
                texts.get("ask.action.previous"),
                Sign.of("p"),
                null,
                always,
                () -> model.next(saved.shown(), -1)));
        all.add(action(
                "ask.answer",
                texts.get("ask.action.answer"),
                Sign.of("a"),
                null,
                always,
                () -> model.mode().set(Mode.ANSWER)));
        all.add(action(
                "ask.steps",
                texts.get("ask.action.steps"),
                Sign.of("s"),
                "fth-play",
                answered,
                () -> model.mode().set(Mode.STEPS)));
        all.add(action(
                "ask.compare",
                texts.get("ask.action.compare"),
                Sign.of("c"),
                "fth-columns",
                answered,
                () -> model.mode().set(Mode.COMPARE)));
        all.add(action(
                "ask.saved",
                texts.get("ask.action.saved"),
                Sign.of("q"),
                "fth-list",
                always,
                () -> model.mode().set(Mode.SAVED)));
        all.add(action("ask.profile", texts.get("ask.action.profile"), Sign.of("l"), null, always, this::otherProfile));
        all.add(action(
                "ask.stated",
                texts.get("ask.action.stated"),
                Sign.of("t"),
                null,
                always,
                () -> model.statedOnly().set(!model.statedOnly().get())));
        all.add(action(
                "ask.save",
                texts.get("ask.action.save"),
                KeyCombination.valueOf("Shortcut+S"),
                "fth-bookmark",
                savable,
                model::save));
        all.add(action("ask.copy", texts.get("ask.action.copy"), Sign.of("y"), "fth-copy", answered, this::copy));
        all.add(action(
                "ask.export", texts.get("ask.action.export"), Sign.of("x"), "fth-upload", answered, this::export));
        return List.copyOf(all);
    }

    private static Action action(
            String id,
            String name,
            KeyCombination key,
            @Nullable String icon,
            ObservableBooleanValue enabled,
            Runnable run) {
        return new Action(id, name, key, icon, Action.Group.PERSPECTIVE, enabled, run);
    }

    List<Action> actions() {
        return actions;
    }

    private Action named(String id) {
        return actions.stream().filter(a -> a.id().equals(id)).findFirst().orElseThrow();
    }

    private HBox tools() {
        HBox segments = new HBox();
        segments.getStyleClass().add("segments");
        ToggleGroup group = new ToggleGroup();
        for (Mode m : Mode.values()) {
            ToggleButton b = new ToggleButton(texts.get(m.textKey()));
            b.setId("ask-mode-" + m.name().toLowerCase(java.util.Locale.ROOT));
            b.setToggleGroup(group);
            b.setMinWidth(Region.USE_PREF_SIZE);
            b.setOnAction(e -> {
                model.mode().set(m);
                modes.forEach((mode, button) ->
                        button.setSelected(mode == model.mode().get()));
            });
            if (m == Mode.SAVED) b.getStyleClass().add("last");
            modes.put(m, b);
            segments.getChildren().add(b);
        }
        ComboBox<Profile> profile = new ComboBox<>(FXCollections.observableArrayList(Profile.values()));
        choice(profile, "ask-profile", texts.get("ask.profile"), p -> texts.get("ask.profile.is", p.id()));
        profile.setValue(model.profile().get());
        profile.valueProperty().addListener((o, was, now) -> model.profile().set(now));
        model.profile().addListener((o, was, now) -> profile.setValue(now));
        TreeSet<Integer> sizes = new TreeSet<>(BUDGETS);
        sizes.add(model.budget().get());
        ComboBox<Integer> budget = new ComboBox<>(FXCollections.observableArrayList(sizes));
        choice(budget, "ask-budget", texts.get("ask.budget"), n -> texts.count("ask.budget.is", n));
        budget.setValue(model.budget().get());
        budget.valueProperty().addListener((o, was, now) -> model.budget().set(now));
        ToggleButton stated = new ToggleButton();
        stated.setId("ask-stated");
        stated.setMinWidth(Region.USE_PREF_SIZE);
        stated.setSelected(model.statedOnly().get());
        Runnable says = () -> stated.setText(texts.get(model.statedOnly().get() ? "ask.stated.on" : "ask.stated.off"));
        says.run();
        stated.setOnAction(e -> model.statedOnly().set(stated.isSelected()));
        model.statedOnly().addListener((o, was, now) -> {
            stated.setSelected(now);
            says.run();
        });
        Controls.tip(stated, texts.get("ask.stated.tip"));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button copy = tool("ask.copy");
        Button export = tool("ask.export");
        HBox line = new HBox(8, segments, profile, budget, stated, gap, copy, export);
        profile.setMinWidth(110);
        budget.setMinWidth(110);
        gap.setMinWidth(0);
        line.setMinWidth(0);
        // In a narrow window the icons say it; the names are in the tooltips and for the screen reader.
        widthProperty().addListener((o, was, now) -> {
            ContentDisplay shown = now.doubleValue() < NARROW ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT;
            copy.setContentDisplay(shown);
            export.setContentDisplay(shown);
        });
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("ask-tools");
        return line;
    }

    private Button tool(String id) {
        Action action = named(id);
        Button b = Controls.button(action, false);
        if (action.icon() != null) b.setGraphic(new FontIcon(action.icon()));
        b.getStyleClass().add("ask-tool");
        b.setMinWidth(Region.USE_PREF_SIZE);
        return b;
    }

    private static <T> void choice(
            ComboBox<T> box, String id, String name, java.util.function.Function<T, String> says) {
        box.setId(id);
        box.setAccessibleText(name);
        box.setMinWidth(Region.USE_PREF_SIZE);
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(@Nullable T value) {
                return value == null ? "" : says.apply(value);
            }

            @Override
            public @Nullable T fromString(String text) {
                return null;
            }
        });
        // Where there is no room the list says it whole.
        ListCell<T> shown = new ListCell<>() {
            @Override
            protected void updateItem(@Nullable T value, boolean none) {
                super.updateItem(value, none);
                setText(none || value == null ? "" : says.apply(value));
            }
        };
        shown.getStyleClass().add("may-shorten");
        box.setButtonCell(shown);
    }

    private void answer() {
        field.setId("ask-question");
        field.setPromptText(texts.get("ask.question.prompt"));
        field.setAccessibleText(texts.get("ask.question"));
        field.setOnAction(e -> ask(field.getText()));
        field.textProperty().addListener((o, was, now) -> fit());
        field.widthProperty().addListener((o, was, now) -> fit());
        field.addEventFilter(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() != KeyCode.ESCAPE) return;
            field.setText(model.question().get());
            list.requestFocus();
            e.consume();
        });
        HBox.setHgrow(field, Priority.ALWAYS);
        Button save = Controls.button(named("ask.save"), true);
        save.setMinWidth(Region.USE_PREF_SIZE);
        HBox asking = new HBox(12, field, save);
        asking.setAlignment(Pos.CENTER_LEFT);
        recorded.setId("ask-recorded");
        recorded.getStyleClass().addAll("small", "muted");
        recorded.setWrapText(true);
        VBox question = new VBox(10, asking, chips, recorded);
        question.getStyleClass().add("ask-head");
        band.named("ask-band");
        head.getChildren().setAll(question, band);
        list.setId("ask-answer-list");
        list.getStyleClass().addAll("ask-list", "ask-items");
        list.setAccessibleText(texts.get("ask.mode.answer"));
        list.setCellFactory(v -> new ItemCell(bench, words, () -> model.asked().get()));
        list.widthProperty().addListener((o, was, now) -> list.refresh());
        list.getSelectionModel().selectedItemProperty().addListener((o, was, now) -> {
            Asked asked = model.asked().get();
            if (following || now == null || now.tick() < 0 || asked == null) return;
            bench.selection()
                    .select(new Selected.OfEvent(asked.event(now.tick()).id()));
        });
        empty.setId("ask-empty");
        empty.getStyleClass().addAll("muted", "ask-empty");
        empty.setWrapText(true);
        StackPane body = new StackPane(list, empty);
        VBox.setVgrow(body, Priority.ALWAYS);
        head.setMinHeight(Region.USE_PREF_SIZE);
        body.setMinHeight(0);
        VBox middle = new VBox(head, body, legend());
        middle.setMinWidth(0);
        setMinWidth(0);
        answer.setCenter(middle);
        answer.widthProperty().addListener((o, was, now) -> wide(now.doubleValue()));
    }

    /** A question that is longer than its field is written smaller. */
    private void fit() {
        boolean tight = field.getLength() * WIDE > field.getWidth();
        field.pseudoClassStateChanged(PseudoClass.getPseudoClass("tight"), tight);
    }

    private FlowPane legend() {
        FlowPane legend = new FlowPane(18, 4);
        legend.getStyleClass().add("ask-legend");
        legend.setMinHeight(Region.USE_PREF_SIZE);
        legend.setAlignment(Pos.CENTER_LEFT);
        legend.getChildren().add(key(dev.assay.ui.theme.Mark.GROUNDED.node(11), texts.get("ask.legend.cited")));
        legend.getChildren().add(key(new StackPane(new TurnBefore()), texts.get("ask.legend.context")));
        legend.getChildren().add(key(ItemCell.evidence(), texts.get("ask.legend.evidence")));
        legend.getChildren().add(key(new Region(), texts.get("ask.legend.order")));
        return legend;
    }

    static HBox key(javafx.scene.Node mark, String says) {
        Label label = new Label(says);
        label.getStyleClass().addAll("small", "muted");
        label.setMinWidth(0);
        HBox box = new HBox(6, mark, label);
        box.setAlignment(Pos.CENTER_LEFT);
        box.setMinWidth(0);
        return box;
    }

    /** The scores stand beside the answer where there is room for both, else they are narrower; below that the answer alone. */
    private void wide(double width) {
        column.setPrefWidth(Math.clamp(width * 0.36, 260, COLUMN));
        column.setMinWidth(Math.min(260, column.getPrefWidth()));
        answer.setRight(width < 640 ? null : column);
    }

    private void follow() {
        model.question().addListener((o, was, now) -> field.setText(now));
        field.setText(model.question().get());
        model.asked().addListener((o, was, now) -> showAsked());
        model.failed().addListener((o, was, now) -> {
            if (now == null) return;
            bench.desk()
                    .tell(new Notice(
                            Notice.Tone.PROBLEM,
                            texts.get("ask.failed"),
                            String.valueOf(now.getMessage()),
                            null,
                            null));
        });
        model.saved().addListener((o, was, now) -> showAsked());
        model.mode().addListener((o, was, now) -> {
            layOut();
            requestFocus();
        });
        bench.desk().project().editing().possible().addListener((o, was, now) -> savable.set(model.savable()));
        bench.selection().current().addListener((o, was, now) -> light(now));
    }

    private void showAsked() {
        Asked asked = model.asked().get();
        answered.set(asked != null);
        savable.set(model.savable());
        following = true;
        chips.show(asked);
        boolean today = bench.desk().project().asOf().get().validAt() == null;
        band.show(asked, today);
        list.getItems().setAll(asked == null ? List.of() : Items.of(asked, words));
        list.scrollTo(0);
        following = false;
        empty.setVisible(asked == null && model.question().get().isEmpty());
        empty.setText(texts.get(model.saved().get().isEmpty() ? "ask.empty" : "ask.empty.saved"));
        recorded.setText(asked == null ? "" : recorded(asked));
        recorded.setVisible(!recorded.getText().isEmpty());
        recorded.setManaged(recorded.isVisible());
        column.show(asked);
        steps.show(asked, today);
        saved.show(model.saved().get(), model.question().get());
        compare.show(asked);
        light(bench.selection().current().get());
        modes.forEach((m, b) -> b.setDisable(asked == null && (m == Mode.STEPS || m == Mode.COMPARE)));
        layOut();
    }

    private String recorded(Asked asked) {
        Saved s = asked.saved();
        if (s == null) return "";
        List<String> parts = new ArrayList<>();
        parts.add(texts.get("ask.recorded", AskWords.name(s.question().id())));
        String category = s.question().category();
        if (category != null) parts.add(texts.get("ask.saved.category", AskWords.name(category)));
        if (!s.own()) {
            String gold = s.gold().answer();
            parts.add(
                    gold != null
                            ? texts.get("ask.gold", AskWords.line(gold))
                            : texts.get(s.gold().known() ? "ask.gold.none" : "ask.gold.unknown"));
        }
        if (!s.evidence().isEmpty()) {
            var shown = asked.shown();
            long kept = s.evidence().stream().filter(shown::contains).count();
            parts.add(texts.get(
                    "ask.evidence",
                    texts.number(kept),
                    texts.number(s.evidence().size())));
        }
        if (!s.lost().isEmpty()) {
            parts.add(texts.get(
                    "ask.evidence.lost",
                    String.join(", ", s.lost().stream().map(AskWords::name).toList())));
        }
        return String.join(" · ", parts);
    }

    private void light(Selected selected) {
        SpaceSnapshot space = bench.space().get();
        int tick = selected.plain() instanceof Selected.OfEvent e && space != null
                ? space.record().tick(e.event())
                : -1;
        column.light(tick);
        Items now = list.getSelectionModel().getSelectedItem();
        if (now != null && now.tick() == tick) return;
        following = true;
        list.getSelectionModel().clearSelection();
        int at = -1;
        for (int i = 0; i < list.getItems().size() && tick >= 0; i++) {
            Items item = list.getItems().get(i);
            if (item.tick() == tick && (at < 0 || item instanceof Items.Line)) at = i;
        }
        if (at >= 0) list.getSelectionModel().select(at);
        following = false;
    }

    private void layOut() {
        Mode mode = model.mode().get();
        boolean needs = mode == Mode.STEPS || mode == Mode.COMPARE;
        Mode shown = needs && model.asked().get() == null ? Mode.ANSWER : mode;
        modes.forEach((m, b) -> b.setSelected(m == shown));
        javafx.scene.Node centre = switch (shown) {
            case ANSWER -> answer;
            case STEPS -> steps;
            case COMPARE -> compare;
            case SAVED -> saved;
        };
        compare.active(shown == Mode.COMPARE);
        steps.active(shown == Mode.STEPS);
        if (getCenter() != centre) setCenter(centre);
    }

    private void ask(String text) {
        model.mode().set(Mode.ANSWER);
        model.ask(text);
        if (model.asked().get() != null) list.requestFocus();
    }

    private void askSaved(Saved chosen) {
        model.mode().set(Mode.ANSWER);
        model.ask(chosen.question().text());
        list.requestFocus();
    }

    private void find() {
        if (model.mode().get() == Mode.SAVED) {
            saved.find();
            return;
        }
        model.mode().set(Mode.ANSWER);
        field.requestFocus();
        field.selectAll();
    }

    private void otherProfile() {
        model.profile().set(model.profile().get() == Profile.SEED ? Profile.LINKED : Profile.SEED);
    }

    private void copy() {
        Asked asked = model.asked().get();
        if (asked == null) return;
        bench.desk().outside().copy(asked.prompt());
        bench.desk()
                .tell(new Notice(
                        Notice.Tone.DONE,
                        texts.get(
                                "ask.copied",
                                texts.count(
                                        "ask.words-of-prompt", asked.answer().words())),
                        null,
                        null,
                        null));
    }

    private void export() {
        Asked asked = model.asked().get();
        var opened = bench.desk().project().opened().get();
        if (asked == null || opened == null) return;
        bench.desk()
                .chooser()
                .export("question.html")
                .ifPresent(file -> bench.desk()
                        .work()
                        .start(
                                texts.get("ask.export.work", file.getFileName()),
                                false,
                                progress -> {
                                    QuestionReport.write(
                                            asked,
                                            opened.name(),
                                            opened.snapshot(),
                                            bench.desk().project().asOf().get(),
                                            file);
                                    return file;
                                },
                                done -> bench.desk()
                                        .tell(new Notice(
                                                Notice.Tone.DONE,
                                                texts.get("ask.exported"),
                                                done.toString(),
                                                null,
                                                null)),
                                e -> bench.desk()
                                        .tell(new Notice(
                                                Notice.Tone.PROBLEM,
                                                texts.get("ask.export.failed"),
                                                file + ": " + e.getMessage(),
                                                texts.get("ask.export.todo"),
                                                null))));
    }

    @Override
    public void requestFocus() {
        switch (model.mode().get()) {
            case ANSWER -> {
                if (model.asked().get() == null) field.requestFocus();
                else list.requestFocus();
            }
            case STEPS -> {
                if (model.asked().get() == null) field.requestFocus();
                else steps.requestFocus();
            }
            case COMPARE -> {
                if (model.asked().get() == null) field.requestFocus();
                else compare.requestFocus();
            }
            case SAVED -> saved.enter();
        }
    }
}

package dev.assay.ui.matrix;

import dev.assay.method.SpaceSnapshot;
import dev.assay.model.MentionType;
import dev.assay.ui.action.Action;
import dev.assay.ui.matrix.Arrangement.Choice;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** The tool bar: what is shown, in which order, and what is left out. */
final class MatrixBar {
    private static final List<MentionType> TYPES = List.of(
            MentionType.PERSON,
            MentionType.PLACE,
            MentionType.ORGANIZATION,
            MentionType.THING,
            MentionType.ACTIVITY,
            MentionType.OTHER);

    private final MatrixModel model;
    private final MatrixTexts texts;
    private final Line bar;
    private final HBox tools = new HBox(4);
    private final FlowPane choices = new FlowPane(8, 4);
    private final MenuButton filter = new MenuButton();
    private final ToggleButton table;
    private final ToggleButton alike;
    private final Action alikeAction;
    private final List<Runnable> following = new ArrayList<>();
    private @Nullable Choice shown;

    MatrixBar(MatrixModel model, MatrixTexts texts, MatrixActions actions) {
        this.model = model;
        this.texts = texts;
        // What does not fit stands in a second line; nothing is cut.
        choices.setRowValignment(VPos.CENTER);
        choices.setAlignment(Pos.CENTER_LEFT);
        MenuButton rows = menu("rows.menu", RowOrder.values(), RowOrder::key, Choice::rowOrder, Choice::with);
        MenuButton columns =
                menu("columns.menu", ColumnOrder.values(), ColumnOrder::key, Choice::columnOrder, Choice::with);
        MenuButton hubs = menu("hubs.menu", HubMode.values(), HubMode::key, Choice::hubs, Choice::with);
        rows.setId("matrix-rows");
        columns.setId("matrix-columns");
        hubs.setId("matrix-hubs");
        filter.setId("matrix-filter");
        filter.setText(texts.get("filter.menu"));
        filter.setOnShowing(e -> fillFilter());
        Button search = new Button();
        icon(search, actions.get("find"), "fth-search", "matrix-find-button");
        Button correct = new Button();
        icon(correct, actions.get("correct"), "fth-edit-2", "matrix-correct-button");
        correct.disableProperty().bind(Bindings.not(actions.get("correct").enabled()));
        table = new ToggleButton();
        icon(table, actions.get("table"), "fth-list", "matrix-table-button");
        alike = new ToggleButton();
        icon(alike, actions.get("alike"), "fth-copy", "matrix-alike-button");
        alikeAction = actions.get("alike");
        choices.getChildren().addAll(modes(), rows, columns, filter, hubs);
        tools.getChildren().addAll(search, correct, table, alike, export(actions));
        tools.setAlignment(Pos.CENTER_RIGHT);
        bar = new Line(choices, tools);
    }

    private void icon(ButtonBase button, Action action, String icon, String id) {
        String says = action.key() == null
                ? texts.get("action." + action.id().substring("matrix.".length()))
                : texts.get(
                        "bar.tip",
                        texts.get("action." + action.id().substring("matrix.".length())),
                        Action.keyText(action.key()));
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setAccessibleText(says);
        button.setTooltip(new Tooltip(says));
        button.setOnAction(e -> action.fire());
    }

    private MenuButton export(MatrixActions actions) {
        MenuButton button = new MenuButton();
        button.setId("matrix-export");
        button.setGraphic(new FontIcon("fth-upload"));
        button.setAccessibleText(texts.get("export.menu"));
        button.setTooltip(new Tooltip(texts.get("export.menu")));
        for (Exports.Format format : Exports.Format.values()) {
            MenuItem item = new MenuItem(texts.get("action." + format.key()));
            item.setId("matrix-" + format.key().replace('.', '-'));
            item.setOnAction(e -> actions.get(format.key()).fire());
            button.getItems().add(item);
        }
        MenuItem copy = new MenuItem(texts.get("action.copy"));
        copy.setId("matrix-copy");
        copy.setOnAction(e -> actions.get("copy").fire());
        button.getItems().addAll(new SeparatorMenuItem(), copy);
        return button;
    }

    /** Says what is chosen now, however it was chosen. */
    void follow() {
        Choice now = model.choice();
        if (now.equals(shown)) return;
        shown = now;
        following.forEach(Runnable::run);
        boolean on = now.filter().active();
        filter.setText(texts.get(on ? "filter.on" : "filter.menu"));
        filter.getStyleClass().remove("accent");
        if (on) filter.getStyleClass().add("accent");
    }

    Node node() {
        return bar;
    }

    /** Shows whether the table, or the list of names that look alike, stands in the place of the picture. */
    void instead(boolean tableOn, boolean alikeOn) {
        table.setSelected(tableOn);
        alike.setSelected(alikeOn);
    }

    /** So many names look alike. */
    void alike(int pairs) {
        String says = texts.get("bar.alike", pairs, alikeAction.key() == null ? "" : Action.keyText(alikeAction.key()));
        alike.setAccessibleText(says);
        alike.setTooltip(new Tooltip(says));
    }

    private Node modes() {
        HBox box = new HBox();
        box.setAlignment(Pos.CENTER_LEFT);
        box.setAccessibleText(texts.get("mode.tip"));
        ToggleGroup group = new ToggleGroup();
        Mode[] all = Mode.values();
        for (int i = 0; i < all.length; i++) {
            Mode mode = all[i];
            ToggleButton button = new ToggleButton(texts.get(mode.key()));
            button.setId("matrix-mode-" + i);
            button.setToggleGroup(group);
            following.add(() -> button.setSelected(mode == model.choice().mode()));
            button.getStyleClass().add(i == 0 ? "left-pill" : i == all.length - 1 ? "right-pill" : "center-pill");
            button.setOnAction(e -> {
                // One of the three is always on.
                button.setSelected(true);
                model.choose(c -> c.with(mode));
            });
            box.getChildren().add(button);
        }
        return box;
    }

    private <T> MenuButton menu(
            String key,
            T[] values,
            Function<T, String> name,
            Function<Choice, T> now,
            BiFunction<Choice, T, Choice> with) {
        MenuButton button = new MenuButton();
        ToggleGroup group = new ToggleGroup();
        following.add(() -> button.setText(texts.get(key, texts.get(name.apply(now.apply(model.choice()))))));
        for (T value : values) {
            RadioMenuItem item = new RadioMenuItem(texts.get(name.apply(value)));
            item.setToggleGroup(group);
            following.add(() -> item.setSelected(value.equals(now.apply(model.choice()))));
            item.setOnAction(e -> model.choose(c -> with.apply(c, value)));
            button.getItems().add(item);
        }
        return button;
    }

    /** Another space has other speakers: nothing of the old filter can hold. */
    void clearFilter() {
        apply(Filter.NONE);
    }

    private void apply(Filter next) {
        model.choose(c -> c.with(next));
    }

    private void fillFilter() {
        Filter now = model.choice().filter();
        filter.getItems().clear();
        TextField text = new TextField(now.text());
        text.setPromptText(texts.get("filter.text"));
        text.setAccessibleText(texts.get("filter.text"));
        text.setOnAction(e -> {
            Filter f = model.choice().filter();
            apply(new Filter(f.types(), f.speakers(), text.getText().strip(), f.chain()));
            filter.hide();
        });
        CustomMenuItem field = new CustomMenuItem(text, false);
        filter.getItems().addAll(field, new SeparatorMenuItem(), heading("filter.types"));
        for (MentionType type : TYPES) {
            filter.getItems()
                    .add(check(texts.get("type." + type.id()), !now.types().contains(type), on -> {
                        Filter f = model.choice().filter();
                        return new Filter(without(f.types(), type, on), f.speakers(), f.text(), f.chain());
                    }));
        }
        Arrangement a = model.arrangement();
        if (a == null) return;
        SpaceSnapshot space = a.space();
        filter.getItems().addAll(new SeparatorMenuItem(), heading("filter.speakers"));
        for (String speaker : space.speakers().stream().limit(12).toList()) {
            filter.getItems().add(check(speaker, !now.speakers().contains(speaker), on -> {
                Filter f = model.choice().filter();
                return new Filter(f.types(), without(f.speakers(), speaker, on), f.text(), f.chain());
            }));
        }
        int chain = model.cursorRow() < 0 || a.mode() == Mode.ENTITIES_ENTITIES ? -1 : a.chain(model.cursorRow());
        CheckMenuItem only = check(texts.get("filter.chain"), now.chain() >= 0, on -> {
            Filter f = model.choice().filter();
            return new Filter(f.types(), f.speakers(), f.text(), on ? chain : -1);
        });
        only.setDisable(chain < 0 && now.chain() < 0);
        MenuItem clear = new MenuItem(texts.get("filter.clear"));
        clear.setDisable(!now.active());
        clear.setOnAction(e -> clearFilter());
        filter.getItems().addAll(new SeparatorMenuItem(), only, clear);
    }

    private MenuItem heading(String key) {
        MenuItem item = new MenuItem(texts.get(key));
        item.setDisable(true);
        return item;
    }

    private CheckMenuItem check(String text, boolean on, Function<Boolean, Filter> next) {
        CheckMenuItem item = new CheckMenuItem(text);
        // A name with an underscore is a name, not a mnemonic.
        item.setMnemonicParsing(false);
        item.setSelected(on);
        item.setOnAction(e -> apply(next.apply(item.isSelected())));
        return item;
    }

    private static <T> Set<T> without(Set<T> hidden, T value, boolean shown) {
        Set<T> result = new HashSet<>(hidden);
        if (shown) result.remove(value);
        else result.add(value);
        return result;
    }

    /** Choices at the left, in as many lines as they need; tools at the right. */
    private static final class Line extends Region {
        private static final double GAP = 8;

        private final FlowPane choices;
        private final HBox tools;

        Line(FlowPane choices, HBox tools) {
            this.choices = choices;
            this.tools = tools;
            setId("matrix-bar");
            getStyleClass().add("matrix-bar");
            getChildren().addAll(choices, tools);
        }

        @Override
        public Orientation getContentBias() {
            return Orientation.HORIZONTAL;
        }

        private double room(double width) {
            return Math.max(40, width - snappedLeftInset() - snappedRightInset() - GAP - tools.prefWidth(-1));
        }

        @Override
        protected double computePrefHeight(double width) {
            double lines = width < 0 ? choices.prefHeight(10_000) : choices.prefHeight(room(width));
            return snappedTopInset() + lines + snappedBottomInset();
        }

        @Override
        protected double computePrefWidth(double height) {
            return 400;
        }

        @Override
        protected double computeMinWidth(double height) {
            return 120;
        }

        @Override
        protected void layoutChildren() {
            double room = room(getWidth());
            double top = snappedTopInset();
            choices.resizeRelocate(snappedLeftInset(), top, room, getHeight() - top - snappedBottomInset());
            double width = tools.prefWidth(-1);
            tools.resizeRelocate(getWidth() - snappedRightInset() - width, top, width, 24);
        }
    }
}

package dev.assay.ui;

import dev.assay.ui.action.Action;
import dev.assay.ui.action.Actions;
import dev.assay.ui.action.Controls;
import dev.assay.ui.asof.AsOfBar;
import dev.assay.ui.project.Opened;
import dev.assay.ui.settings.UserSettings.Recent;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import dev.assay.ui.theme.Mark;
import dev.assay.ui.theme.ThemeChoice;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** The bar at the top: everything that can be done, the project and its space, the way back and forward. */
final class TopBar extends HBox {
    private static final int RECENT = 8;

    private static final PseudoClass PAST = PseudoClass.getPseudoClass("past");
    private static final double NARROW = 960;
    private static final double NAME = 56;
    private static final double SEARCH_PADDING = 18;
    /** The icon, the key, and the gaps between them and the prompt. */
    private static final double SEARCH_SIGNS = 124;

    private final ShellModel model;
    private final Actions actions;
    private final Texts texts;
    private final MenuButton main = new MenuButton();
    private final MenuButton project = new MenuButton();
    private final MenuButton space = new MenuButton();
    private final MenuButton theme = new MenuButton();
    private final Label slash = new Label("/");
    private final Label name;
    private final AsOfBar asOf;

    TopBar(ShellModel model, Actions actions) {
        this.model = model;
        this.actions = actions;
        this.texts = model.texts();
        setId("top-bar");
        getStyleClass().add("top-bar");
        menu(main, "main-menu", texts.get("top.menu"));
        main.getStyleClass().add("no-arrow");
        main.setGraphic(Mark.LOGO.node(18));
        main.addEventHandler(MenuButton.ON_SHOWING, e -> main.getItems().setAll(everything()));
        main.getItems().setAll(everything());
        Controls.showKeys(main);
        name = new Label(texts.get("app.name"));
        name.getStyleClass().add("strong");
        HBox.setMargin(name, new Insets(0, 0, 0, 4));

        menu(project, "project-menu", texts.get("top.project"));
        project.getStyleClass().addAll("strong", "no-arrow");
        project.setOnShowing(e -> project.getItems().setAll(projects()));
        menu(space, "space-menu", texts.get("top.space"));
        slash.getStyleClass().add("slash");
        menu(theme, "theme-menu", texts.get("theme.name"));
        theme.getStyleClass().add("quiet");
        theme.setOnShowing(e -> theme.getItems().setAll(themes()));
        theme.getItems().setAll(themes());

        Button back = Controls.iconButton(actions.get("go.back"));
        Button forward = Controls.iconButton(actions.get("go.forward"));
        HBox walk = new HBox(back, forward);
        walk.setAlignment(Pos.CENTER_LEFT);
        HBox.setMargin(walk, new Insets(0, 0, 0, 8));
        Button inspector = Controls.iconButton(actions.get("view.inspector"));
        // The icon has its column on the left; the inspector is on the right.
        inspector.getGraphic().setScaleX(-1);
        Button undo = Controls.iconButton(actions.get("edit.undo"));
        Button redo = Controls.iconButton(actions.get("edit.redo"));
        asOf = new AsOfBar(model.asOf(), texts, clock -> model.sheet().set(new Sheet.AsOfPage(clock)));
        HBox.setMargin(asOf, new Insets(0, 10, 0, 0));
        asOf.narrow().bind(widthProperty().lessThan(NARROW));
        // Names may be of any length; where there is little room they give way, not the controls.
        for (MenuButton named : List.of(project, space)) {
            named.minWidthProperty()
                    .bind(Bindings.when(asOf.narrow()).then(NAME).otherwise(USE_PREF_SIZE));
            named.getStyleClass().add("may-shorten");
        }
        getChildren()
                .addAll(
                        side(Pos.CENTER_LEFT, main, name, project, slash, space, walk),
                        search(),
                        side(Pos.CENTER_RIGHT, theme, asOf, undo, redo, inspector));
        setAlignment(Pos.CENTER_LEFT);

        model.project().opened().addListener((o, was, now) -> show(now));
        model.project().spaceName().addListener((o, was, now) -> showSpace(now));
        model.theme().choice().addListener((o, was, now) -> theme.setText(texts.get("theme.now", themeName(now))));
        theme.setText(texts.get("theme.now", themeName(model.theme().choice().get())));
        for (Region part : List.of(walk, asOf, undo, redo, inspector)) only(part, model);
        model.asOf().past().addListener((o, was, past) -> pseudoClassStateChanged(PAST, past));
        show(model.project().opened().get());
        showSpace(model.project().spaceName().get());
    }

    /** What is left and right of the search field takes the same room, so that the field stands in the middle. */
    private static HBox side(Pos pos, Region... parts) {
        HBox side = new HBox(2, parts);
        side.setAlignment(pos);
        side.setPrefWidth(1);
        HBox.setHgrow(side, Priority.ALWAYS);
        return side;
    }

    /** Looks like a field and opens one: what is found lies over the window. */
    private Button search() {
        Action commands = actions.get("go.commands");
        Label prompt = new Label();
        prompt.getStyleClass().add("search-prompt");
        prompt.setMinWidth(0);
        prompt.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get(model.project().opened().get() == null ? "search.start" : "search.project"),
                        model.project().opened()));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label key = new Label(commands.keyText());
        key.getStyleClass().add("key");
        key.setMinWidth(USE_PREF_SIZE);
        HBox line = new HBox(8, new FontIcon("fth-search"), prompt, gap, key);
        line.setAlignment(Pos.CENTER_LEFT);
        line.setMaxWidth(Double.MAX_VALUE);
        Button search = new Button();
        search.setId("search");
        search.getStyleClass().add("search-button");
        search.setGraphic(line);
        search.setAccessibleText(commands.name());
        search.setOnAction(e -> commands.fire());
        prompt.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> search.getWidth() >= prompt.prefWidth(-1) + SEARCH_SIGNS,
                        search.widthProperty(),
                        prompt.textProperty()));
        prompt.managedProperty().bind(prompt.visibleProperty());
        line.prefWidthProperty().bind(search.widthProperty().subtract(SEARCH_PADDING));
        Controls.tip(search, commands);
        return search;
    }

    private static void only(Region part, ShellModel model) {
        part.visibleProperty().bind(model.project().opened().isNotNull());
        part.managedProperty().bind(part.visibleProperty());
    }

    private static void menu(MenuButton menu, String id, String accessible) {
        menu.setId(id);
        menu.getStyleClass().add("flat");
        menu.setAccessibleText(accessible);
        menu.setMinWidth(USE_PREF_SIZE);
    }

    private void show(@Nullable Opened opened) {
        boolean open = opened != null;
        present(name, !open);
        present(theme, !open);
        present(project, open);
        present(slash, open);
        if (opened == null) {
            present(space, false);
            return;
        }
        project.setText(opened.name());
        project.setAccessibleText(texts.get("top.project") + ": " + opened.name());
        List<String> spaces = opened.snapshot().spaces();
        present(space, !spaces.isEmpty());
        present(slash, !spaces.isEmpty());
        space.getItems().setAll(spaces.stream().map(this::spaceItem).toList());
        showSpace(model.project().spaceName().get());
    }

    private void showSpace(@Nullable String shown) {
        space.setText(shown == null ? "" : Visible.line(shown, 60));
        space.setAccessibleText(texts.get("top.space") + ": " + space.getText());
        for (MenuItem item : space.getItems()) {
            if (item instanceof RadioMenuItem r) r.setSelected(r.getText().equals(shown));
        }
    }

    private MenuItem spaceItem(String name) {
        RadioMenuItem item = new RadioMenuItem(Visible.line(name, 60));
        // A menu item with an underscore in its name would lose it to a mnemonic.
        item.setMnemonicParsing(false);
        item.setOnAction(e -> model.project().showSpace(name));
        return item;
    }

    private static void present(Region part, boolean there) {
        part.setVisible(there);
        part.setManaged(there);
    }

    private List<MenuItem> everything() {
        List<MenuItem> items = new java.util.ArrayList<>();
        for (Action.Group group : Action.Group.values()) {
            if (actions.of(group).isEmpty()) continue;
            if (!items.isEmpty()) items.add(new SeparatorMenuItem());
            for (Action action : actions.of(group)) {
                if (action.id().startsWith("theme.")) continue;
                items.add(Controls.item(action));
            }
            if (group == Action.Group.VIEW) {
                javafx.scene.control.Menu themes = new javafx.scene.control.Menu(texts.get("theme.name"));
                themes.getItems().setAll(themes());
                items.add(themes);
            }
        }
        return items;
    }

    private List<MenuItem> themes() {
        return List.of(
                themeItem(ThemeChoice.SYSTEM, "theme.system"),
                themeItem(ThemeChoice.LIGHT, "theme.light"),
                themeItem(ThemeChoice.DARK, "theme.dark"));
    }

    private MenuItem themeItem(ThemeChoice choice, String id) {
        RadioMenuItem item = new RadioMenuItem(themeName(choice));
        item.setOnAction(e -> actions.get(id).fire());
        item.setSelected(model.theme().choice().get() == choice);
        return item;
    }

    private String themeName(ThemeChoice choice) {
        return texts.get(
                switch (choice) {
                    case SYSTEM -> "theme.system";
                    case LIGHT -> "theme.light";
                    case DARK -> "theme.dark";
                });
    }

    private List<MenuItem> projects() {
        List<MenuItem> items = new java.util.ArrayList<>();
        Opened open = model.project().opened().get();
        for (Recent recent : model.settings().get().recent()) {
            if (items.size() == RECENT) break;
            if (open != null && recent.path().equals(open.file().toString())) continue;
            MenuItem item = new MenuItem(Opened.nameOf(Path.of(recent.path())));
            item.setMnemonicParsing(false);
            item.setOnAction(e -> model.open(Path.of(recent.path())));
            items.add(item);
        }
        if (!items.isEmpty()) items.add(new SeparatorMenuItem());
        for (String id : List.of("project.open", "project.new", "project.import", "project.close")) {
            items.add(Controls.item(actions.get(id)));
        }
        return items;
    }
}

package dev.assay.ui;

import dev.assay.ui.action.Action;
import dev.assay.ui.action.Action.Group;
import dev.assay.ui.action.Actions;
import dev.assay.ui.action.Sign;
import dev.assay.ui.project.Opened;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.ThemeChoice;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/** The actions of the shell itself. */
final class ShellActions {
    private static final ObservableBooleanValue ALWAYS = new SimpleBooleanProperty(true);

    private final ShellModel model;
    private final Texts texts;
    private final Chooser chooser;
    private final ViewPart view;
    private final Actions actions = new Actions();
    private final BooleanBinding open;

    private ShellActions(ShellModel model, Chooser chooser, ViewPart view) {
        this.model = model;
        this.texts = model.texts();
        this.chooser = chooser;
        this.view = view;
        this.open = model.project().opened().isNotNull();
    }

    /** What moves the focus, ends the window or leaves it is the view's business. */
    interface ViewPart {
        /** Moves the focus to the next part of the window, or the one before. */
        void moveFocus(boolean forward);

        /** Ends the window. */
        void quit();

        /** Shows the folder in which this program writes what it did. */
        void openLog();
    }

    static Actions of(ShellModel model, Chooser chooser, ViewPart view) {
        ShellActions all = new ShellActions(model, chooser, view);
        all.project();
        all.edit();
        all.go();
        all.view();
        all.asOf();
        all.help();
        return all.actions;
    }

    private void project() {
        BooleanBinding writable = Bindings.createBooleanBinding(
                () -> {
                    Opened opened = model.project().opened().get();
                    return opened != null && !opened.readOnly();
                },
                model.project().opened());
        actions.add(
                action(
                        "project.new",
                        texts.get("action.new"),
                        "Shortcut+N",
                        "fth-file-plus",
                        Group.PROJECT,
                        ALWAYS,
                        () -> chooser.newProject("project.assay")
                                .ifPresent(file -> model.project().create(file, () -> {}))),
                action(
                        "project.open",
                        texts.get("action.open"),
                        "Shortcut+O",
                        "fth-folder",
                        Group.PROJECT,
                        ALWAYS,
                        () -> chooser.project().ifPresent(model::open)),
                action(
                        "project.import",
                        texts.get("action.import"),
                        "Shortcut+I",
                        "fth-download",
                        Group.PROJECT,
                        writable,
                        () -> model.take(chooser.files(), chooser)),
                action(
                        "project.close",
                        texts.get("action.close"),
                        "Shortcut+W",
                        null,
                        Group.PROJECT,
                        open,
                        () -> model.project().close()),
                action(
                        "window.settings",
                        texts.get("action.settings"),
                        "Shortcut+COMMA",
                        "fth-settings",
                        Group.PROJECT,
                        ALWAYS,
                        () -> model.sheet().set(new Sheet.SettingsPage())),
                action("window.quit", texts.get("action.quit"), "Shortcut+Q", null, Group.PROJECT, ALWAYS, view::quit));
    }

    private void edit() {
        var editing = model.project().editing();
        actions.add(
                action(
                                "edit.undo",
                                texts.get("action.undo"),
                                "Shortcut+Z",
                                "fth-corner-up-left",
                                Group.EDIT,
                                editing.undoName().isNotNull(),
                                model::undo)
                        .on(editing.undoName()),
                action(
                                "edit.redo",
                                texts.get("action.redo"),
                                "Shortcut+Shift+Z",
                                "fth-corner-up-right",
                                Group.EDIT,
                                editing.redoName().isNotNull(),
                                model::redo)
                        .on(editing.redoName())
                        .also(KeyCombination.valueOf("Shortcut+Y")),
                action(
                        "edit.reviewer",
                        texts.get("action.reviewer"),
                        null,
                        "fth-user",
                        Group.EDIT,
                        ALWAYS,
                        () -> model.sheet().set(new Sheet.WhoDecides())));
    }

    private void go() {
        actions.add(
                action(
                        "go.commands",
                        texts.get("action.commands"),
                        "Shortcut+K",
                        "fth-search",
                        Group.GO,
                        ALWAYS,
                        () -> model.sheet().set(new Sheet.Commands())),
                action(
                        "go.back",
                        texts.get("action.back"),
                        "Alt+Left",
                        "fth-chevron-left",
                        Group.GO,
                        model.selection().canGoBack(),
                        () -> model.selection().back()),
                action(
                        "go.forward",
                        texts.get("action.forward"),
                        "Alt+Right",
                        "fth-chevron-right",
                        Group.GO,
                        model.selection().canGoForward(),
                        () -> model.selection().forward()),
                action("go.part", texts.get("action.part"), "F6", null, Group.GO, ALWAYS, () -> view.moveFocus(true)),
                action(
                        "go.part-back",
                        texts.get("action.part-back"),
                        "Shift+F6",
                        null,
                        Group.GO,
                        ALWAYS,
                        () -> view.moveFocus(false)));
    }

    private void view() {
        int number = 1;
        for (Perspectives.Entry p : model.perspectives()) {
            String key = number <= 9 ? "Shortcut+" + number : null;
            actions.add(action(
                    "view." + p.id(),
                    texts.get(p.textKey()),
                    key,
                    p.icon(),
                    Group.VIEW,
                    open,
                    () -> model.show(p.id())));
            number++;
        }
        actions.add(
                action(
                        "view.inspector",
                        texts.get("action.inspector"),
                        "Shortcut+E",
                        "fth-sidebar",
                        Group.VIEW,
                        open,
                        model::toggleInspector),
                theme("theme.system", ThemeChoice.SYSTEM),
                theme("theme.light", ThemeChoice.LIGHT),
                theme("theme.dark", ThemeChoice.DARK));
    }

    private void asOf() {
        var asOf = model.asOf();
        actions.add(
                moment("as-of.known", texts.get("action.known-at"), "Shortcut+D", Sheet.AsOfPage.Clock.KNOWN_AT),
                moment("as-of.valid", texts.get("action.valid-at"), null, Sheet.AsOfPage.Clock.VALID_AT),
                moment("as-of.entry", texts.get("action.entry"), null, Sheet.AsOfPage.Clock.ENTRY),
                sign("as-of.earlier", texts.get("action.entry-before"), ",", asOf.canGoEarlier(), () -> asOf.step(-1)),
                sign("as-of.later", texts.get("action.entry-after"), ".", asOf.past(), () -> asOf.step(1)),
                action("as-of.now", texts.get("action.now"), "Esc", "fth-clock", Group.AS_OF, asOf.past(), asOf::now));
    }

    private Action moment(String id, String name, @Nullable String key, Sheet.AsOfPage.Clock clock) {
        return action(
                id,
                name,
                key,
                "fth-calendar",
                Group.AS_OF,
                model.asOf().possible(),
                () -> model.sheet().set(new Sheet.AsOfPage(clock)));
    }

    private static Action sign(String id, String name, String sign, ObservableBooleanValue enabled, Runnable run) {
        return new Action(id, name, Sign.of(sign), null, Group.AS_OF, enabled, run);
    }

    private void help() {
        actions.add(
                action(
                        "help.keys",
                        texts.get("action.keys"),
                        "F1",
                        null,
                        Group.HELP,
                        ALWAYS,
                        () -> model.sheet().set(new Sheet.KeysPage())),
                action(
                        "help.tour",
                        texts.get("action.tour"),
                        null,
                        "fth-compass",
                        Group.HELP,
                        ALWAYS,
                        () -> model.tour().start()),
                action("help.log", texts.get("action.log"), null, null, Group.HELP, ALWAYS, view::openLog),
                action(
                        "help.about",
                        texts.get("action.about"),
                        null,
                        null,
                        Group.HELP,
                        ALWAYS,
                        () -> model.sheet().set(new Sheet.About())));
    }

    private Action theme(String id, ThemeChoice choice) {
        String name = texts.get("theme.now", texts.get(id));
        return action(
                id,
                name,
                null,
                null,
                Group.VIEW,
                ALWAYS,
                () -> model.theme().choice().set(choice));
    }

    private static Action action(
            String id,
            String name,
            @Nullable String key,
            @Nullable String icon,
            Group group,
            ObservableBooleanValue enabled,
            Runnable run) {
        return new Action(id, name, key == null ? null : KeyCombination.valueOf(key), icon, group, enabled, run);
    }
}

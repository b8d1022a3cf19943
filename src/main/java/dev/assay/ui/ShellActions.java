package dev.assay.ui;

import dev.assay.ui.action.Action;
import dev.assay.ui.action.Action.Group;
import dev.assay.ui.action.Actions;
import dev.assay.ui.project.Opened;
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

    private ShellActions() {}

    /** What moves the focus and ends the window is the view's business. */
    interface ViewPart {
        /** Moves the focus to the next part of the window, or the one before. */
        void moveFocus(boolean forward);

        /** Ends the window. */
        void quit();
    }

    static Actions of(ShellModel model, Chooser chooser, ViewPart view) {
        BooleanBinding project = model.project().opened().isNotNull();
        BooleanBinding writable = Bindings.createBooleanBinding(
                () -> {
                    Opened opened = model.project().opened().get();
                    return opened != null && !opened.readOnly();
                },
                model.project().opened());
        Actions actions = new Actions();
        actions.add(
                action(
                        "project.new",
                        "action.new",
                        "Shortcut+N",
                        "fth-file-plus",
                        Group.PROJECT,
                        ALWAYS,
                        () -> chooser.newProject("project.assay")
                                .ifPresent(file -> model.project().create(file, () -> {}))),
                action(
                        "project.open",
                        "action.open",
                        "Shortcut+O",
                        "fth-folder",
                        Group.PROJECT,
                        ALWAYS,
                        () -> chooser.project().ifPresent(model::open)),
                action(
                        "project.import",
                        "action.import",
                        "Shortcut+I",
                        "fth-download",
                        Group.PROJECT,
                        writable,
                        () -> model.take(chooser.files(), chooser)),
                action(
                        "project.close",
                        "action.close",
                        "Shortcut+W",
                        null,
                        Group.PROJECT,
                        project,
                        () -> model.project().close()),
                action("window.quit", "action.quit", "Shortcut+Q", null, Group.PROJECT, ALWAYS, view::quit),
                action(
                        "go.back",
                        "action.back",
                        "Alt+Left",
                        "fth-chevron-left",
                        Group.GO,
                        model.selection().canGoBack(),
                        () -> model.selection().back()),
                action(
                        "go.forward",
                        "action.forward",
                        "Alt+Right",
                        "fth-chevron-right",
                        Group.GO,
                        model.selection().canGoForward(),
                        () -> model.selection().forward()),
                action("go.part", "action.part", "F6", null, Group.GO, ALWAYS, () -> view.moveFocus(true)),
                action(
                        "go.part-back",
                        "action.part-back",
                        "Shift+F6",
                        null,
                        Group.GO,
                        ALWAYS,
                        () -> view.moveFocus(false)));
        int number = 1;
        for (Perspectives.Entry p : model.perspectives()) {
            String key = number <= 9 ? "Shortcut+" + number : null;
            actions.add(action(
                    "view." + p.id(), p.textKey(), key, p.icon(), Group.VIEW, project, () -> model.show(p.id())));
            number++;
        }
        actions.add(
                action(
                        "view.inspector",
                        "action.inspector",
                        "Shortcut+E",
                        "fth-sidebar",
                        Group.VIEW,
                        project,
                        () -> model.inspector().set(!model.inspector().get())),
                theme(model, "theme.system", "theme.system", ThemeChoice.SYSTEM),
                theme(model, "theme.light", "theme.light", ThemeChoice.LIGHT),
                theme(model, "theme.dark", "theme.dark", ThemeChoice.DARK),
                action(
                        "help.keys",
                        "action.keys",
                        "F1",
                        null,
                        Group.HELP,
                        ALWAYS,
                        () -> model.sheet().set(new ShellModel.Sheet.KeysPage())));
        return actions;
    }

    private static Action theme(ShellModel model, String id, String textKey, ThemeChoice choice) {
        return action(
                id,
                textKey,
                null,
                null,
                Group.VIEW,
                ALWAYS,
                () -> model.theme().choice().set(choice));
    }

    private static Action action(
            String id,
            String textKey,
            @Nullable String key,
            @Nullable String icon,
            Group group,
            ObservableBooleanValue enabled,
            Runnable run) {
        return new Action(id, textKey, key == null ? null : KeyCombination.valueOf(key), icon, group, enabled, run);
    }
}

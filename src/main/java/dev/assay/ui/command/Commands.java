package dev.assay.ui.command;

import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.model.MentionType;
import dev.assay.model.Question;
import dev.assay.ui.Selected;
import dev.assay.ui.ShellModel;
import dev.assay.ui.action.Action;
import dev.assay.ui.action.Actions;
import dev.assay.ui.command.Hit.Kind;
import dev.assay.ui.project.Opened;
import dev.assay.ui.settings.UserSettings.Recent;
import dev.assay.ui.text.Texts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Gathers what a window can go to and do. */
public final class Commands {
    private final ShellModel model;
    private final Actions actions;
    private final Texts texts;

    /** Of that window. */
    public Commands(ShellModel model, Actions actions) {
        this.model = model;
        this.actions = actions;
        this.texts = model.texts();
    }

    /** As it is now: what is typed afterwards is looked for in this. */
    public CommandModel now() {
        List<Hit> given = new ArrayList<>();
        // What can be done now comes first.
        for (Action action : actions.all()) if (action.enabled().get()) given.add(hit(action));
        for (Action action : actions.all()) if (!action.enabled().get()) given.add(hit(action));
        Opened opened = model.project().opened().get();
        for (Recent recent : model.settings().get().recent()) {
            boolean here = opened != null && recent.path().equals(opened.file().toString());
            if (!here) given.add(project(recent));
        }
        if (opened != null) {
            for (String space : opened.snapshot().spaces()) {
                if (!space.equals(model.project().spaceName().get())) given.add(space(space));
            }
        }
        SpaceSnapshot space = model.project().space().get();
        List<Question> questions =
                opened == null || !model.asks() ? List.of() : opened.snapshot().questions();
        return new CommandModel(
                new Finding(
                        List.copyOf(given), space, questions, key -> entity(space, key), this::event, this::question),
                model.work());
    }

    private Hit hit(Action action) {
        String place = texts.get(action.group().textKey());
        return new Hit(
                Kind.ACTION,
                Hit.line(action.says()),
                place,
                action.keyText(),
                action.enabled().get(),
                action::fire);
    }

    private Hit project(Recent recent) {
        Path file = Path.of(recent.path());
        return new Hit(
                Kind.PROJECT, Hit.line(Opened.nameOf(file)), Hit.line(recent.path()), "", true, () -> model.open(file));
    }

    private Hit space(String name) {
        return new Hit(
                Kind.SPACE, Hit.line(name), "", "", true, () -> model.project().showSpace(name));
    }

    private Hit entity(@org.jspecify.annotations.Nullable SpaceSnapshot space, String key) {
        MentionType type = space == null ? null : space.rows().type(space.rows().of(key));
        String detail = type == null ? "" : texts.type(type);
        return new Hit(
                Kind.ENTITY,
                Hit.line(key),
                detail,
                "",
                true,
                () -> model.selection().select(new Selected.OfRow(key)));
    }

    private Hit event(Event event) {
        Anchor date = event.date();
        String when = date == null ? texts.get("date.none") : texts.day(date.day());
        String who = event.speaker() == null ? "" : event.speaker() + ": ";
        return new Hit(
                Kind.EVENT,
                Hit.line(event.id() + "  " + who + event.text()),
                when,
                "",
                true,
                () -> model.selection().select(new Selected.OfEvent(event.id())));
    }

    private Hit question(Question question) {
        return new Hit(
                Kind.QUESTION, Hit.line(question.text()), Hit.line(question.id()), "", true, () -> model.ask(question));
    }
}

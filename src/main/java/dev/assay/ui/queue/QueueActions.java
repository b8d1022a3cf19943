package dev.assay.ui.queue;

import dev.assay.ui.action.Action;
import dev.assay.ui.action.Sign;
import dev.assay.ui.text.Texts;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;

/** Everything that can be done in the queue: its keys, its buttons, the palette and the page of keys are made from this list. */
final class QueueActions {
    /** What the actions do. */
    interface Doing {
        /** Puts the focus where a number chooses a candidate. */
        void candidates();

        void settle();

        void open(Entry entry);

        void batch();

        void why();

        void filters();
    }

    private final QueueModel model;
    private final Texts texts;
    private final BooleanProperty asked = new SimpleBooleanProperty();
    private final BooleanProperty chosen = new SimpleBooleanProperty();
    private final BooleanProperty alike = new SimpleBooleanProperty();
    private final List<Action> shown = new ArrayList<>();
    private final List<Action> rest = new ArrayList<>();

    QueueActions(QueueModel model, Texts texts, Doing doing) {
        this.model = model;
        this.texts = texts;
        rest.add(action("candidate", Sign.between('1', '9'), asked, doing::candidates));
        rest.add(action("settle", KeyCombination.valueOf("Enter"), chosen, doing::settle));
        rest.add(action("next", Sign.of("j"), asked, () -> model.move(1)));
        rest.add(action("previous", Sign.of("k"), asked, () -> model.move(-1)));
        rest.add(action("batch", Sign.of("b"), alike, doing::batch));
        shown.add(action("other", Sign.of("o"), asked, () -> doing.open(Entry.OTHER)));
        shown.add(action("unknowable", Sign.of("x"), asked, () -> model.choose(new Choice.CannotBeKnown())));
        shown.add(action("flag", Sign.of("f"), asked, model::flag));
        shown.add(action("new", Sign.of("n"), asked, () -> doing.open(Entry.NEW)));
        shown.add(action("skip", Sign.of("s"), asked, model::skip));
        shown.add(action("note", Sign.of("t"), asked, () -> doing.open(Entry.NOTE)));
        shown.add(action("refuse", Sign.of("r"), asked, model::refuseCount));
        shown.add(action("why", Sign.of("w"), asked, doing::why));
        // Also where nothing is asked: a filter may be the reason.
        shown.add(action("filter", Sign.of("/"), new SimpleBooleanProperty(true), doing::filters));
        model.onChange(this::follow);
        follow();
    }

    private void follow() {
        asked.set(model.current() != null);
        chosen.set(model.current() != null && model.choice() != null && model.possible());
        alike.set(model.current() != null && !model.identical().isEmpty());
    }

    private Action action(String id, KeyCombination key, ObservableBooleanValue enabled, Runnable run) {
        return new Action(
                "queue." + id, texts.get("queue.key." + id), key, null, Action.Group.PERSPECTIVE, enabled, run);
    }

    /** Those that stand below the candidates as keys. */
    List<Action> shown() {
        return List.copyOf(shown);
    }

    /** All of them. */
    List<Action> all() {
        List<Action> all = new ArrayList<>(rest);
        all.addAll(shown);
        return List.copyOf(all);
    }
}

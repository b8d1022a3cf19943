package dev.assay.ui.ledger;

import dev.assay.model.Fact;
import dev.assay.ui.action.Action;
import dev.assay.ui.action.Sign;
import dev.assay.ui.text.Texts;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/** Everything that can be done in the ledger. While a fact is being written, none of it: what is written must not be lost to a key. */
final class LedgerActions {
    private final Texts texts;
    private final BooleanProperty free = new SimpleBooleanProperty(true);
    private final BooleanProperty capture = new SimpleBooleanProperty();
    private final BooleanProperty falsify = new SimpleBooleanProperty();
    private final BooleanProperty retract = new SimpleBooleanProperty();
    private final List<Action> all;

    LedgerActions(Texts texts, Consumer<FormPane.Kind> form, Runnable verify, Consumer<LedgerModel.Tab> tab) {
        this.texts = texts;
        all = List.of(
                action("capture", Sign.of("c"), capture, () -> form.accept(FormPane.Kind.CAPTURE)),
                action("falsify", Sign.of("f"), falsify, () -> form.accept(FormPane.Kind.FALSIFY)),
                action("retract", Sign.of("r"), retract, () -> form.accept(FormPane.Kind.RETRACT)),
                action("verify", Sign.of("v"), free, verify),
                action("line", Sign.of("l"), free, () -> tab.accept(LedgerModel.Tab.LINE)),
                action("graph", Sign.of("g"), free, () -> tab.accept(LedgerModel.Tab.GRAPH)),
                action("facts", Sign.of("t"), free, () -> tab.accept(LedgerModel.Tab.FACTS)),
                action("refused", null, free, () -> tab.accept(LedgerModel.Tab.REFUSED)),
                action("chain", null, free, () -> tab.accept(LedgerModel.Tab.CHAIN)));
    }

    private Action action(String id, @Nullable KeyCombination key, ObservableBooleanValue enabled, Runnable run) {
        return new Action(
                "ledger." + id, texts.get("ledger.action." + id), key, null, Action.Group.PERSPECTIVE, enabled, run);
    }

    /**
     * What can be done now.
     *
     * @param possible whether anything can be recorded
     * @param writing whether a form is open
     */
    void follow(LedgerModel model, boolean possible, boolean writing) {
        free.set(!writing);
        capture.set(!writing && possible && model.space() != null);
        falsify.set(!writing && possible && model.selectedEvent() != null);
        retract.set(!writing && possible && model.selectedEvent() instanceof Fact);
    }

    /** All of them. */
    List<Action> all() {
        return all;
    }
}

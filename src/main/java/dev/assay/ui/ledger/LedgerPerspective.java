package dev.assay.ui.ledger;

import dev.assay.ui.Perspective;
import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.text.Texts;
import java.util.List;
import javafx.scene.Node;

/** Facts, what was believed and why it changed, and the door. */
public final class LedgerPerspective implements Perspective {
    private final LedgerView view;

    /** For a window, in its language. */
    public LedgerPerspective(Workbench bench, Texts texts) {
        view = new LedgerView(bench, texts);
    }

    @Override
    public String id() {
        return "ledger";
    }

    @Override
    public Node node() {
        return view;
    }

    @Override
    public List<Action> actions() {
        return view.actions();
    }

    @Override
    public boolean inspects() {
        return false;
    }

    @Override
    public void focus() {
        view.focusMain();
    }
}

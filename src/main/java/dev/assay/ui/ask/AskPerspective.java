package dev.assay.ui.ask;

import dev.assay.ui.Perspective;
import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.text.Texts;
import java.util.List;
import javafx.scene.Node;

/** A question, the verdict on it, and why. */
public final class AskPerspective implements Perspective {
    private final AskView view;

    /** In a window, in its language. */
    public AskPerspective(Workbench bench, Texts texts) {
        view = new AskView(bench, texts);
    }

    @Override
    public String id() {
        return "ask";
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
        view.requestFocus();
    }
}

package dev.assay.ui.queue;

import dev.assay.ui.Perspective;
import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.text.Texts;
import java.util.List;
import javafx.scene.Node;

/** Unclear references, the ones on which most hangs first. */
public final class QueuePerspective implements Perspective {
    private final QueueView view;

    /** For a window, in its language. */
    public QueuePerspective(Workbench bench, Texts texts) {
        view = new QueueView(bench, texts);
    }

    @Override
    public String id() {
        return "queue";
    }

    @Override
    public Node node() {
        return view;
    }

    @Override
    public List<Action> actions() {
        return view.all();
    }

    @Override
    public boolean inspects() {
        return false;
    }

    @Override
    public void focus() {
        view.focusList();
    }
}

package dev.assay.ui.collisions;

import dev.assay.ui.Perspective;
import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.text.Texts;
import java.util.List;
import javafx.scene.Node;

/** Chains as a list and as a graph, paths link by link, and what breaks without a row. */
public final class CollisionsPerspective implements Perspective {
    private final CollisionsView view;
    private final List<Action> actions;

    /** For a window, in its language. */
    public CollisionsPerspective(Workbench bench, Texts texts) {
        view = new CollisionsView(bench, texts);
        actions = view.actions();
    }

    @Override
    public String id() {
        return "collisions";
    }

    @Override
    public Node node() {
        return view;
    }

    @Override
    public List<Action> actions() {
        return actions;
    }

    @Override
    public void focus() {
        view.requestFocus();
    }
}

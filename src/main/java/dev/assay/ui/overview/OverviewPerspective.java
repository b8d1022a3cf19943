package dev.assay.ui.overview;

import dev.assay.ui.Perspective;
import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.text.Texts;
import java.util.List;
import javafx.scene.Node;

/** What is in the project, what waits for a person, what changed, and whether the chain verifies. */
public final class OverviewPerspective implements Perspective {
    private final OverviewView view;
    private final List<Action> actions;

    /** For a window, in its language. */
    public OverviewPerspective(Workbench bench, Texts texts) {
        view = new OverviewView(bench, texts);
        actions = view.actions();
    }

    @Override
    public String id() {
        return "overview";
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
    public boolean inspects() {
        return false;
    }

    @Override
    public void focus() {
        view.requestFocus();
    }
}

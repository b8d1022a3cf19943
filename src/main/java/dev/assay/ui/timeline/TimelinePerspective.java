package dev.assay.ui.timeline;

import dev.assay.ui.Perspective;
import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.text.Texts;
import java.util.List;
import javafx.scene.Node;

/** Order of arrival above, the calendar below, and where the two disagree. */
public final class TimelinePerspective implements Perspective {
    private final TimelineView view;
    private final List<Action> actions;

    /** For a window, in its language. */
    public TimelinePerspective(Workbench bench, Texts texts) {
        view = new TimelineView(bench, texts);
        actions = view.actions();
    }

    @Override
    public String id() {
        return "timeline";
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

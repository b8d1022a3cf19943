package dev.assay.ui.scoring;

import dev.assay.ui.Perspective;
import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.text.Texts;
import java.util.List;
import javafx.scene.Node;

/** Answers scored by hand, blind; and what the scores come to. */
public final class ScoringPerspective implements Perspective {
    private final ScoringView view;

    /** For a window, in its language. */
    public ScoringPerspective(Workbench bench, Texts texts) {
        view = new ScoringView(bench, texts);
    }

    @Override
    public String id() {
        return "scoring";
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

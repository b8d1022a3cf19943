package dev.assay.ui.stability;

import dev.assay.ui.Perspective;
import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.text.Texts;
import java.util.List;
import javafx.scene.Node;

/** Two runs of a space side by side. */
public final class StabilityPerspective implements Perspective {
    private final StabilityView view;

    /** In a window, in its language. */
    public StabilityPerspective(Workbench bench, Texts texts) {
        view = new StabilityView(bench, texts);
    }

    @Override
    public String id() {
        return "stability";
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
    public void focus() {
        view.requestFocus();
    }
}

package dev.assay.ui.matrix;

import dev.assay.ui.Perspective;
import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;

/** Entities × events as a heatmap, and by a switch the two products: collisions and affinity. */
public final class MatrixPerspective implements Perspective {
    private final MatrixView view;

    /** In the language of the machine. */
    public MatrixPerspective(Workbench bench) {
        this(bench, Locale.getDefault(Locale.Category.DISPLAY));
    }

    /** In a language; English where there is no translation. */
    public MatrixPerspective(Workbench bench, Locale language) {
        view = new MatrixView(bench, MatrixTexts.in(language));
    }

    @Override
    public String id() {
        return "matrix";
    }

    @Override
    public Node node() {
        return view;
    }

    @Override
    public List<Action> actions() {
        return view.actions().all();
    }

    @Override
    public void focus() {
        view.requestFocus();
    }
}

package dev.assay.ui.queue;

import dev.assay.ui.Workbench;
import dev.assay.ui.text.Texts;
import java.util.List;
import javafx.scene.control.MenuItem;

/** A reviewer's decisions as a file, out and in. */
final class DecisionFilesMenu {
    DecisionFilesMenu(Workbench bench, QueueModel model, Texts texts) {}

    List<MenuItem> items() {
        return List.of();
    }
}

package dev.assay.ui;

import dev.assay.ui.text.Texts;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** Files dropped anywhere in the window. */
final class DropTarget {
    private DropTarget() {}

    static void install(Scene scene, StackPane over, Texts texts, Consumer<List<Path>> take) {
        Label title = new Label(texts.get("drop.here"));
        title.getStyleClass().add("title");
        VBox sign = new VBox(new FontIcon("fth-download"), title);
        sign.getStyleClass().add("drop-here");
        sign.setMouseTransparent(true);
        scene.addEventHandler(DragEvent.DRAG_OVER, e -> {
            if (!e.getDragboard().hasFiles()) return;
            e.acceptTransferModes(TransferMode.COPY);
            if (!over.getChildren().contains(sign)) over.getChildren().add(sign);
            e.consume();
        });
        scene.addEventHandler(DragEvent.DRAG_EXITED, e -> over.getChildren().remove(sign));
        scene.addEventHandler(DragEvent.DRAG_DROPPED, e -> {
            over.getChildren().remove(sign);
            List<Path> files =
                    e.getDragboard().getFiles().stream().map(File::toPath).toList();
            e.setDropCompleted(!files.isEmpty());
            e.consume();
            take.accept(files);
        });
    }
}

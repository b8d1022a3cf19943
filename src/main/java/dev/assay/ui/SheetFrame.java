package dev.assay.ui;

import dev.assay.ui.text.Texts;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** What every sheet in the middle of the window has: a title and a way out. */
final class SheetFrame {
    private SheetFrame() {}

    static VBox of(String title, Texts texts, Runnable leave, Node... content) {
        Label name = new Label(title);
        name.getStyleClass().add("heading");
        name.setWrapText(true);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button close = new Button();
        close.setId("sheet-close");
        close.getStyleClass().add("icon-button");
        close.setGraphic(new FontIcon("fth-x"));
        close.setAccessibleText(texts.get("sheet.close"));
        close.setOnAction(e -> leave.run());
        HBox head = new HBox(8, name, gap, close);
        head.getStyleClass().add("sheet-head");
        VBox box = new VBox(head);
        box.getChildren().addAll(content);
        box.getStyleClass().add("window-sheet");
        box.setAccessibleText(title);
        box.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return box;
    }
}

package dev.assay.ui;

import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** A sheet over the window. While it is there the focus stays in it; Escape, or a click beside it, sends it away. */
final class Overlay extends StackPane {
    private final Node behind;
    private final ChangeListener<@Nullable Node> keepFocus;
    private Runnable leave = () -> {};
    private @Nullable Node before;
    private @Nullable Node sheet;

    Overlay(Node behind) {
        this.behind = behind;
        setId("overlay");
        getStyleClass().add("veil");
        setVisible(false);
        setOnMouseClicked(e -> {
            if (e.getTarget() == this) leave.run();
        });
        addEventHandler(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() == KeyCode.ESCAPE) {
                leave.run();
                e.consume();
            }
        });
        keepFocus = (o, was, now) -> {
            if (sheet != null && !FocusParts.holds(this, now)) focusSheet();
        };
    }

    void onLeave(Runnable action) {
        leave = action;
    }

    void show(@Nullable Region next) {
        Scene scene = getScene();
        if (next == null) {
            sheet = null;
            if (scene != null) scene.focusOwnerProperty().removeListener(keepFocus);
            setVisible(false);
            getChildren().clear();
            behind.setMouseTransparent(false);
            if (before != null && before.getScene() != null) before.requestFocus();
            before = null;
            return;
        }
        if (sheet == null && scene != null) {
            before = scene.getFocusOwner();
            scene.focusOwnerProperty().addListener(keepFocus);
        }
        sheet = next;
        getChildren().setAll(next);
        setVisible(true);
        behind.setMouseTransparent(true);
        focusSheet();
    }

    private void focusSheet() {
        Node first = sheet == null ? null : preferred(sheet);
        if (first != null) first.requestFocus();
    }

    /** What the sheet is for, else the first that Tab would stop at. */
    private static @Nullable Node preferred(Node sheet) {
        Node main = sheet.lookup(".accent");
        return main != null && !main.isDisabled() ? main : FocusParts.first(sheet);
    }
}

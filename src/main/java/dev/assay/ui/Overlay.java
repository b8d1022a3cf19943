package dev.assay.ui;

import javafx.beans.value.ChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** A sheet over the window. While it is there the focus stays in it; Escape, or a click beside it, sends it away. */
final class Overlay extends StackPane {
    private static final PseudoClass CLEAR = PseudoClass.getPseudoClass("clear");
    private static final double TOP_BAR = 40;
    private static final double BUTTONS = 96;

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
            if (sheet != null && !FocusParts.holds(this, now)) focusFirst();
        };
    }

    void onLeave(Runnable action) {
        leave = action;
    }

    /** Where a sheet lies, and whether what is behind it is dimmed. */
    enum Place {
        /** In the middle of a dimmed window. */
        MIDDLE(Pos.CENTER, Insets.EMPTY, true),
        /** Below the top bar. */
        TOP(Pos.TOP_CENTER, new Insets(TOP_BAR, 8, 8, 8), false),
        /** Below the right end of the top bar. */
        TOP_RIGHT(Pos.TOP_RIGHT, new Insets(TOP_BAR + 4, BUTTONS, 8, 8), false);

        private final Pos pos;
        private final Insets margin;
        private final boolean dims;

        Place(Pos pos, Insets margin, boolean dims) {
            this.pos = pos;
            this.margin = margin;
            this.dims = dims;
        }
    }

    void show(@Nullable Region next, Place place) {
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
        setAlignment(next, place.pos);
        setMargin(next, place.margin);
        pseudoClassStateChanged(CLEAR, !place.dims);
        getChildren().setAll(next);
        setVisible(true);
        behind.setMouseTransparent(true);
        focusSheet();
    }

    /** Whoever tabs out at its end comes in again at its beginning. */
    private void focusFirst() {
        Node first = sheet == null ? null : FocusParts.first(sheet);
        if (first != null) first.requestFocus();
    }

    private void focusSheet() {
        Node first = sheet == null ? null : preferred(sheet);
        if (first != null) first.requestFocus();
    }

    /** What the sheet is for, else the first that Tab would stop at. */
    private static @Nullable Node preferred(Node sheet) {
        Node first = sheet.lookup(".first-focus");
        if (first != null && !first.isDisabled()) return first;
        Node main = sheet.lookup(".accent");
        return main != null && !main.isDisabled() ? main : FocusParts.first(sheet);
    }
}

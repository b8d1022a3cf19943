package dev.assay.ui.matrix;

import dev.assay.ui.Selection;
import javafx.scene.Cursor;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/** The cursor by keys and by mouse. */
final class MatrixKeys {
    private static final double CLICK = 4;

    private final MatrixPane pane;
    private final MatrixModel model;
    private final Selection selection;
    private double pressedX;
    private double pressedY;
    private double lastX;
    private double lastY;
    private boolean dragged;

    /** Listens to the pane; what has a name and a key of its own is among {@link MatrixActions}. */
    MatrixKeys(MatrixPane pane, MatrixModel model, Selection selection) {
        this.pane = pane;
        this.model = model;
        this.selection = selection;
        pane.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        pane.addEventHandler(MouseEvent.MOUSE_PRESSED, this::down);
        pane.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        pane.addEventHandler(MouseEvent.MOUSE_RELEASED, this::up);
        pane.addEventHandler(MouseEvent.MOUSE_MOVED, this::hover);
        pane.addEventHandler(MouseEvent.MOUSE_EXITED, e -> tip(-1, -1));
        pane.addEventHandler(ScrollEvent.SCROLL, this::scroll);
    }

    private void pressed(KeyEvent e) {
        if (e.isAltDown() || e.isMetaDown()) return;
        boolean far = e.isShortcutDown();
        switch (e.getCode()) {
            case UP -> go(-1, 0, far);
            case DOWN -> go(1, 0, far);
            case LEFT -> go(0, -1, far);
            case RIGHT -> go(0, 1, far);
            case HOME -> model.moveTo(far ? 0 : Math.max(0, model.cursorRow()), 0);
            case END -> model.moveTo(far ? Integer.MAX_VALUE : Math.max(0, model.cursorRow()), Integer.MAX_VALUE);
            case PAGE_UP -> model.page(-1);
            case PAGE_DOWN -> model.page(1);
            case ENTER -> select();
            case ESCAPE -> {
                if (!leave()) return;
            }
            default -> {
                return;
            }
        }
        if (e.getCode() != KeyCode.ESCAPE) tip(model.cursorRow(), model.cursorColumn());
        e.consume();
    }

    private void go(int rows, int columns, boolean far) {
        if (far) model.jump(rows, columns);
        else model.move(rows, columns);
    }

    private void select() {
        if (model.cursorRow() < 0) model.move(0, 0);
        selection.select(model.at(model.cursorRow(), model.cursorColumn()));
    }

    /** Steps out: first the words beside the cell go, then the cursor. */
    private boolean leave() {
        if (pane.tip().shows()) {
            tip(-1, -1);
            return true;
        }
        if (model.cursorRow() < 0) return false;
        model.leave();
        return true;
    }

    private void tip(int row, int column) {
        pane.tip().over(row, column);
        pane.repaint();
    }

    private void down(MouseEvent e) {
        pane.requestFocus();
        pressedX = lastX = e.getX();
        pressedY = lastY = e.getY();
        dragged = false;
        if (onMap(e)) toMap(e);
    }

    private void drag(MouseEvent e) {
        if (e.getButton() != MouseButton.PRIMARY && e.getButton() != MouseButton.MIDDLE) return;
        if (onMapAt(pressedX, pressedY)) {
            toMap(e);
            return;
        }
        if (!dragged && Math.hypot(e.getX() - pressedX, e.getY() - pressedY) < CLICK) return;
        dragged = true;
        pane.setCursor(Cursor.CLOSED_HAND);
        pane.tip().hide();
        model.pan(lastX - e.getX(), lastY - e.getY());
        lastX = e.getX();
        lastY = e.getY();
    }

    private void up(MouseEvent e) {
        pane.setCursor(null);
        if (dragged || e.getButton() != MouseButton.PRIMARY || onMap(e)) return;
        int row = row(e);
        int column = column(e);
        if (e.getX() < Scene.LABELS) {
            if (row >= 0) selection.select(model.ofRow(row));
        } else if (e.getY() < Scene.HEAD) {
            if (column >= 0) selection.select(model.at(-1, column));
        } else if (row >= 0 && column >= 0) {
            model.moveTo(row, column);
            selection.select(model.at(row, column));
            tip(row, column);
        }
    }

    private void hover(MouseEvent e) {
        int row = e.getX() < Scene.LABELS ? -1 : row(e);
        int column = row < 0 ? -1 : column(e);
        // Below 4 px nobody can point at one cell.
        boolean meant =
                row >= 0 && column >= 0 && Math.min(model.x().pitch(), model.y().pitch()) >= 4;
        tip(meant ? row : -1, meant ? column : -1);
    }

    private void scroll(ScrollEvent e) {
        pane.tip().hide();
        if (e.isShortcutDown()) {
            double turn = e.getDeltaY() == 0 ? e.getDeltaX() : e.getDeltaY();
            if (turn == 0) return;
            double x = Math.max(0, e.getX() - Scene.LABELS);
            model.zoom(turn > 0 ? MatrixActions.STEP : 1 / MatrixActions.STEP, x, Math.max(0, e.getY() - Scene.HEAD));
        } else if (e.isShiftDown() && e.getDeltaX() == 0) {
            model.pan(-e.getDeltaY(), 0);
        } else {
            model.pan(-e.getDeltaX(), -e.getDeltaY());
        }
        e.consume();
    }

    private int row(MouseEvent e) {
        double bottom = pane.getHeight() - Scene.foot(pane.getHeight());
        return e.getY() < Scene.HEAD || e.getY() >= bottom ? -1 : model.rowAt(e.getY() - Scene.HEAD);
    }

    private int column(MouseEvent e) {
        return model.x().rankAt(e.getX() - Scene.LABELS);
    }

    private boolean onMap(MouseEvent e) {
        return onMapAt(e.getX(), e.getY());
    }

    private boolean onMapAt(double x, double y) {
        return Scene.foot(pane.getHeight()) > 0
                && x >= Scene.LABELS
                && y >= pane.getHeight() - Scene.FOOT
                && y < pane.getHeight() - Scene.FOOT + Footer.MAP_TOP + Footer.MAP_HEIGHT + 4;
    }

    private void toMap(MouseEvent e) {
        double y = e.getY() - (pane.getHeight() - Scene.FOOT) - Footer.MAP_TOP;
        model.centre(clamp((e.getX() - Scene.LABELS) / Footer.mapWidth(pane.getWidth())), clamp(y / Footer.MAP_HEIGHT));
    }

    private static double clamp(double share) {
        return Math.max(0, Math.min(1, share));
    }
}

package dev.assay.ui.matrix;

import dev.assay.method.Origin;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Event;
import dev.assay.ui.matrix.Cells.Colliding;
import dev.assay.ui.paint.FxPen;
import dev.assay.ui.paint.Mark;
import dev.assay.ui.paint.Marks;
import dev.assay.ui.text.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/** Beside a cell: when it was said and by whom, the words that made it, and what the event collides with. Text only, never markup. */
final class CellTip extends VBox {
    private static final double WIDTH = 316;
    private static final int NAMED = 4;
    private static final int MOST_LETTERS = 600;

    private final MatrixTexts texts;
    private final Label id = label("matrix-tip-id");
    private final Label when = label("matrix-tip-when");
    private final Label who = label("matrix-tip-when");
    private final Label how = label("matrix-tip-when");
    private final Canvas mark = new Canvas(12, 12);
    private final TextFlow said = new TextFlow();
    private final Label more = new Label();
    private int row = -1;
    private int column = -1;
    private boolean wanted;
    private @Nullable Arrangement shown;
    private @Nullable Look drawnIn;

    CellTip(MatrixTexts texts) {
        this.texts = texts;
        getStyleClass().add("matrix-tip");
        said.getStyleClass().add("matrix-tip-text");
        setId("matrix-tip");
        setMouseTransparent(true);
        setManaged(false);
        setVisible(false);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox line = new HBox(8, id, when, who, gap, mark, how);
        line.getStyleClass().add("matrix-tip-line");
        more.getStyleClass().add("matrix-tip-more");
        more.setWrapText(true);
        getChildren().addAll(line, said, more);
    }

    private static Label label(String style) {
        Label label = new Label();
        label.getStyleClass().add(style);
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    /** Shows it for a cell at the next drawing; an empty cell, or none, hides it. */
    void over(int rowRank, int columnRank) {
        row = rowRank;
        column = columnRank;
        wanted = row >= 0 && column >= 0;
    }

    void hide() {
        wanted = false;
        setVisible(false);
    }

    boolean shows() {
        return isVisible();
    }

    /** Puts it where it hides neither its cell nor anything at the edge. */
    void place(MatrixModel m, Scene s) {
        Arrangement a = s.a();
        boolean there = wanted
                && row < a.rows().length
                && column < a.columns().length
                && a.value(row, column) >= 0
                && inView(m, a);
        if (!there) {
            setVisible(false);
            return;
        }
        setVisible(true);
        if (shown != a || !s.look().equals(drawnIn) || !key().equals(getUserData())) {
            fill(a, s.look());
            // What was not visible has no style yet, and without it no height.
            applyCss();
        }
        double height = prefHeight(WIDTH);
        double x = Scene.LABELS + m.x().position(column) + m.x().pitch() + 10;
        double y = Scene.HEAD + m.top(row) + m.tall(row) + 10;
        if (x + WIDTH > s.width() - 4) x = Scene.LABELS + m.x().position(column) - 10 - WIDTH;
        if (y + height > s.height() - 4) y = Scene.HEAD + m.top(row) - 10 - height;
        resizeRelocate(Math.max(4, Math.rint(x)), Math.max(4, Math.rint(y)), WIDTH, height);
    }

    private String key() {
        return row + " " + column;
    }

    private boolean inView(MatrixModel m, Arrangement a) {
        boolean c = column >= m.x().first() && column < m.x().end();
        int body = row - a.frozen();
        return c && (body < 0 || (body >= m.y().first() && body < m.y().end()));
    }

    private void fill(Arrangement a, Look look) {
        shown = a;
        drawnIn = look;
        setUserData(key());
        SpaceSnapshot space = a.space();
        said.getChildren().clear();
        if (a.mode() == Mode.ENTITIES_ENTITIES) {
            affinity(a, look);
            return;
        }
        int event = a.columns()[column];
        Event e = space.record().events().get(event);
        id.setText(Visible.line(e.id(), 40));
        when.setText(
                e.date() == null ? texts.get("undated") : texts.day(e.date().day()));
        who.setText(e.speaker() == null ? "" : Visible.line(e.speaker(), 40));
        if (a.mode() == Mode.EVENTS_EVENTS) {
            shared(a, event, look);
            return;
        }
        Origin origin = Origin.values()[a.value(row, column)];
        mark(Cells.mark(origin), look, a.hub(row));
        List<String> words = Cells.words(space, a.rows()[row], event);
        boolean speaks = words.isEmpty() && space.speaker(event) == a.rows()[row];
        how.setText(speaks ? texts.get("cell.speaker") : texts.get(key(origin)));
        said(Cells.marked(space, a.rows()[row], event));
        more.setText(Visible.wrapped(colliding(Cells.colliding(space, event))));
    }

    private void said(List<Cells.Piece> pieces) {
        int letters = 0;
        for (Cells.Piece piece : pieces) {
            if (letters > MOST_LETTERS) break;
            String part = piece.text();
            if (letters + part.length() > MOST_LETTERS)
                part = part.substring(0, Visible.atCharacter(part, MOST_LETTERS - letters)) + "…";
            letters += piece.text().length();
            Text text = new Text(Visible.wrapped(part));
            text.getStyleClass().add(piece.mention() ? "matrix-tip-mention" : "matrix-tip-said");
            text.setUnderline(piece.mention());
            said.getChildren().add(text);
        }
    }

    private String colliding(Colliding c) {
        if (c.byMany().isEmpty() && c.byOne() == 0) return texts.get("tip.alone");
        List<String> parts = new ArrayList<>();
        if (!c.byMany().isEmpty()) {
            String ids = String.join(
                    ", ", c.byMany().subList(0, Math.min(NAMED, c.byMany().size())));
            int rest = c.byMany().size() - NAMED;
            if (rest > 0) ids = texts.get("tip.more", ids, rest);
            parts.add(texts.get("tip.byMany", c.most() > 2 ? 2 : 1, c.most(), ids));
        }
        if (c.byOne() > 0) parts.add(texts.get("tip.byOne", c.byOne()));
        return String.join(" · ", parts);
    }

    private void shared(Arrangement a, int event, Look look) {
        mark(Mark.LISTED, look, false);
        Event other = a.space().record().events().get(a.rows()[row]);
        how.setText(other.id());
        said(List.of(new Cells.Piece(a.space().record().events().get(event).text(), false)));
        List<String> keys = new ArrayList<>();
        for (int r : a.space().collisions().shared(a.rows()[row], event))
            keys.add(a.space().rows().key(r));
        more.setText(Visible.wrapped(texts.get("tip.shared", keys.size(), String.join(", ", keys))));
    }

    private void affinity(Arrangement a, Look look) {
        mark(Mark.LISTED, look, false);
        id.setText(a.rowName(row));
        when.setText("");
        who.setText("");
        how.setText(a.columnName(column));
        Plane plane = a.plane();
        if (plane == null || plane.weight() == null) return;
        int at = plane.position(a.rows()[row], a.columns()[column]);
        more.setText(texts.get("tip.affinity", texts.weight(plane.weight()[at]), (int) plane.value()[at]));
    }

    private void mark(Mark which, Look look, boolean hub) {
        var g = mark.getGraphicsContext2D();
        g.clearRect(0, 0, 12, 12);
        var ink = hub ? look.palette().hubCell() : which.ink(look.palette());
        Marks.draw(new FxPen(g), which, 0, 0, 12, ink, look.palette().bgDefault());
    }

    private static String key(Origin origin) {
        return "cell." + Cells.mark(origin).name().toLowerCase(Locale.ROOT);
    }

    /** What a screen reader says of a place. */
    static String spoken(Arrangement a, int row, int column, MatrixTexts texts) {
        int value = a.value(row, column);
        boolean b = a.mode() == Mode.ENTITIES_EVENTS;
        String how = value < 0
                ? texts.get("cell.empty")
                : b ? texts.get(key(Origin.values()[value])) : Integer.toString(value);
        String date = "";
        if (a.mode().columnsAreEvents()) {
            Event e = a.event(column);
            date = e.date() == null ? texts.get("undated") : texts.day(e.date().day());
        }
        return texts.get("accessible.cell", a.rowName(row), a.columnName(column), date, how);
    }
}

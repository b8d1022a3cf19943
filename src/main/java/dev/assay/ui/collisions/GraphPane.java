package dev.assay.ui.collisions;

import dev.assay.model.Event;
import dev.assay.ui.Selected;
import dev.assay.ui.Selection;
import dev.assay.ui.figure.FigurePane;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import dev.assay.ui.text.Texts;
import java.util.function.Supplier;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.jspecify.annotations.Nullable;

/** The graph on the screen: what part of it is seen, where the cursor is, and keys and mouse. */
final class GraphPane extends FigurePane {
    private static final double STEP = 1.25;
    private static final double CLICK = 4;

    private final CollisionsModel model;
    private final Selection selection;
    private final Supplier<Palette> palette;
    private final Texts texts;
    private @Nullable Layout shown;
    private @Nullable Viewport view;
    private int cursorTick = -1;
    private double pressedX;
    private double pressedY;
    private double lastX;
    private double lastY;
    private boolean dragged;

    GraphPane(CollisionsModel model, Selection selection, Supplier<Palette> palette, Texts texts) {
        // The figure needs this pane, which is not there yet: it is asked for when it is drawn.
        this(model, selection, palette, texts, new GraphPane[1]);
    }

    private GraphPane(
            CollisionsModel model, Selection selection, Supplier<Palette> palette, Texts texts, GraphPane[] self) {
        super((pen, w, h) -> self[0].paint(pen, w, h));
        self[0] = this;
        this.model = model;
        this.selection = selection;
        this.palette = palette;
        this.texts = texts;
        setId("collisions-graph");
        getStyleClass().add("figure-pane");
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        addEventHandler(KeyEvent.KEY_TYPED, this::typed);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::down);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        addEventHandler(MouseEvent.MOUSE_RELEASED, this::up);
        addEventHandler(ScrollEvent.SCROLL, this::scroll);
        focusedProperty().addListener((o, was, now) -> {
            if (now && cursor() < 0) step(0);
            repaint();
        });
        model.board().addListener((o, was, now) -> follow(was, now));
        describe();
    }

    private void follow(@Nullable Board was, @Nullable Board now) {
        if (now == null) {
            shown = null;
            view = null;
        } else {
            if (now.layout() != shown) {
                boolean sameChain = was != null
                        && was.space()
                                .record()
                                .name()
                                .equals(now.space().record().name())
                        && was.chosen() == now.chosen()
                        && was.state().extent() == now.state().extent();
                Viewport v = view;
                shown = now.layout();
                view = v == null ? null : sameChain ? v.centred(now.layout()) : first(now, v.width(), v.height());
                if (now.graph().nodeOf(cursorTick) < 0) cursorTick = -1;
            }
            int[] lit = Boards.lit(now.space(), now.selected(), now.path());
            boolean moved = was == null || !was.selected().equals(now.selected());
            if (moved && lit.length > 0) {
                int node = now.graph().nodeOf(lit[lit.length - 1]);
                if (node >= 0) {
                    cursorTick = lit[lit.length - 1];
                    Viewport v = view;
                    if (v != null) view = reveal(now, v);
                }
            }
        }
        describe();
        repaint();
    }

    private static Viewport first(Board b, double w, double h) {
        return reveal(b, Viewport.first(b.layout(), w, h));
    }

    /** What is selected, and all of a path where there is room, is in view. */
    private static Viewport reveal(Board b, Viewport v) {
        int[] nodes = java.util.Arrays.stream(Boards.lit(b.space(), b.selected(), b.path()))
                .map(t -> b.graph().nodeOf(t))
                .filter(n -> n >= 0)
                .toArray();
        if (nodes.length == 0) return v;
        return nodes.length == 1 ? v.revealing(b.layout(), nodes[0]) : v.showing(b.layout(), nodes);
    }

    private void paint(Pen pen, double w, double h) {
        Board b = model.board().get();
        if (b == null || b.chosen() < 0) {
            pen.rect(0, 0, w, h, palette.get().bgDefault());
            return;
        }
        Viewport v = view;
        if (v == null) v = first(b, w, h);
        else if (v.width() != w || v.height() != h) v = v.sized(b.layout(), w, h);
        view = v;
        shown = b.layout();
        GraphDrawing.draw(pen, b, v, palette.get(), texts, isFocused() ? cursor() : -1);
    }

    /** The node at which the keys are; -1 for none. */
    int cursor() {
        Board b = model.board().get();
        return b == null || cursorTick < 0 ? -1 : b.graph().nodeOf(cursorTick);
    }

    private void describe() {
        Board b = model.board().get();
        if (b == null || b.chosen() < 0) {
            setAccessibleText(texts.get("collisions.none"));
            return;
        }
        int at = cursor();
        if (at < 0) {
            setAccessibleText(texts.get(
                    "collisions.pane",
                    b.chosen() + 1,
                    texts.number(b.events().length),
                    b.id(b.events()[0]),
                    b.id(b.events()[b.events().length - 1])));
            return;
        }
        ChainGraph.Node n = b.graph().nodes().get(at);
        StringBuilder rows = new StringBuilder();
        int links = 0;
        for (ChainGraph.Link l : b.graph().links()) {
            if (l.a() != at && l.b() != at) continue;
            links++;
            if (links > 8) continue;
            int other = l.a() == at ? l.b() : l.a();
            if (!rows.isEmpty()) rows.append("; ");
            rows.append(b.space().rows().key(l.rows()[0]))
                    .append(" – ")
                    .append(b.id(b.graph().nodes().get(other).first()));
        }
        if (n.stretch()) {
            setAccessibleText(texts.get(
                    "collisions.pane.stretch", b.id(n.first()), b.id(n.last()), texts.number(n.ticks().length)));
        } else {
            Event e = b.space().record().events().get(n.first());
            setAccessibleText(texts.get("collisions.pane.event", e.id(), e.text(), texts.number(links), rows));
        }
    }

    private void pressed(KeyEvent e) {
        if (e.isAltDown() || e.isMetaDown() || e.isShortcutDown() || e.isShiftDown()) return;
        switch (e.getCode()) {
            case LEFT -> step(-1);
            case RIGHT -> step(1);
            case UP -> within(-1);
            case DOWN -> within(1);
            case HOME -> to(0);
            case END -> to(Integer.MAX_VALUE);
            case ENTER -> enter();
            default -> {
                return;
            }
        }
        e.consume();
    }

    /** Signs, not keys: where they lie differs between keyboards. */
    private void typed(KeyEvent e) {
        if (e.isShortcutDown() || e.isAltDown() || e.isMetaDown()) return;
        switch (e.getCharacter()) {
            case "+", "=" -> zoom(true);
            case "-" -> zoom(false);
            default -> {
                return;
            }
        }
        e.consume();
    }

    private void step(int by) {
        Board b = model.board().get();
        if (b == null || b.graph().nodes().isEmpty()) return;
        int at = cursor();
        if (at < 0) {
            int[] lit = Boards.lit(b.space(), b.selected(), b.path());
            int node = lit.length == 0 ? -1 : b.graph().nodeOf(lit[0]);
            to(Math.max(0, node));
        } else {
            to(at + by);
        }
    }

    private void to(int node) {
        Board b = model.board().get();
        if (b == null || b.graph().nodes().isEmpty()) return;
        int at = Math.clamp(node, 0, b.graph().nodes().size() - 1);
        cursorTick = b.graph().nodes().get(at).first();
        Viewport v = view;
        if (v != null) view = v.revealing(b.layout(), at);
        describe();
        repaint();
    }

    /** To the next card above or below in the same column. */
    private void within(int by) {
        Board b = model.board().get();
        int at = cursor();
        if (b == null || at < 0) {
            step(0);
            return;
        }
        Layout l = b.layout();
        int best = -1;
        for (int i = 0; i < l.y().length; i++) {
            if (l.column()[i] != l.column()[at] || (l.y()[i] - l.y()[at]) * by <= 0) continue;
            if (best < 0 || Math.abs(l.y()[i] - l.y()[at]) < Math.abs(l.y()[best] - l.y()[at])) best = i;
        }
        if (best >= 0) to(best);
    }

    /** Selects the event at the cursor; a stretch is unfolded. */
    private void enter() {
        Board b = model.board().get();
        int at = cursor();
        if (b == null || at < 0) return;
        ChainGraph.Node n = b.graph().nodes().get(at);
        if (n.stretch()) model.change(s -> s.withOpened(b.id(n.first())));
        else selection.select(new Selected.OfEvent(b.id(n.first())));
    }

    /** What connects the event that is selected with the one at the cursor. Where none is selected, this one becomes the first. */
    void pair() {
        Board b = model.board().get();
        int at = cursor();
        if (b == null || at < 0) return;
        pairWith(b, at);
    }

    private void pairWith(Board b, int node) {
        ChainGraph.Node n = b.graph().nodes().get(node);
        if (n.stretch()) return;
        String here = b.id(n.first());
        String first = b.selected() instanceof Selected.OfPair p
                ? p.one()
                : b.selected().plain() instanceof Selected.OfEvent e
                        ? e.event()
                        : b.selected().plain() instanceof Selected.OfCell c ? c.event() : here;
        if (first.equals(here)) selection.select(new Selected.OfEvent(here));
        else selection.select(new Selected.OfPair(first, here));
    }

    void zoom(boolean nearer) {
        Viewport v = view;
        Layout l = shown;
        if (v == null || l == null) return;
        int at = cursor();
        double x = at < 0 ? v.width() / 2 : v.sx(l.x(l.column()[at]) + Layout.CARD / 2);
        double y = at < 0 ? v.height() / 2 : v.sy(l.y()[at] + Layout.TALL / 2);
        view = v.zoomed(l, nearer ? STEP : 1 / STEP, x, y);
        repaint();
    }

    void fit() {
        Viewport v = view;
        Layout l = shown;
        if (v == null || l == null) return;
        view = Viewport.fit(l, v.width(), v.height());
        repaint();
    }

    /** Brings what is selected to the middle, large enough to be read. */
    void centre() {
        Viewport v = view;
        Layout l = shown;
        int at = cursor();
        if (v == null || l == null || at < 0) return;
        Viewport near = v.scale() < Viewport.READABLE ? new Viewport(v.x(), v.y(), 1, v.width(), v.height()) : v;
        view = near.centredOn(l, at);
        repaint();
    }

    private void down(MouseEvent e) {
        requestFocus();
        pressedX = lastX = e.getX();
        pressedY = lastY = e.getY();
        dragged = false;
    }

    private void drag(MouseEvent e) {
        Viewport v = view;
        Layout l = shown;
        if (v == null || l == null) return;
        if (Math.hypot(e.getX() - pressedX, e.getY() - pressedY) > CLICK) dragged = true;
        if (dragged) {
            view = v.moved(l, lastX - e.getX(), lastY - e.getY());
            repaint();
        }
        lastX = e.getX();
        lastY = e.getY();
    }

    private void up(MouseEvent e) {
        Board b = model.board().get();
        Viewport v = view;
        if (dragged || b == null || v == null || e.getButton() != MouseButton.PRIMARY) return;
        int node = v.nodeAt(b.layout(), e.getX(), e.getY());
        if (node < 0) return;
        cursorTick = b.graph().nodes().get(node).first();
        if (e.isShiftDown() || e.isShortcutDown()) pairWith(b, node);
        else enter();
        repaint();
    }

    private void scroll(ScrollEvent e) {
        Viewport v = view;
        Layout l = shown;
        if (v == null || l == null) return;
        if (e.isShortcutDown()) view = v.zoomed(l, e.getDeltaY() > 0 ? STEP : 1 / STEP, e.getX(), e.getY());
        else view = v.moved(l, -e.getDeltaX(), -e.getDeltaY());
        repaint();
        e.consume();
    }
}

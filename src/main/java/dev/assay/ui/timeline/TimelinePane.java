package dev.assay.ui.timeline;

import dev.assay.model.Anchor;
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

/** The two clocks on the screen, with keys and mouse. */
final class TimelinePane extends FigurePane {
    private static final double STEP = 1.3;
    private static final double CLICK = 4;

    private final TimelineModel model;
    private final Selection selection;
    private final Supplier<Palette> palette;
    private final Texts texts;
    private @Nullable Sight seen;
    private @Nullable Sheet sheet;
    private double pressedX;
    private double lastX;
    private boolean dragged;

    TimelinePane(TimelineModel model, Selection selection, Supplier<Palette> palette, Texts texts) {
        this(model, selection, palette, texts, new TimelinePane[1]);
    }

    private TimelinePane(
            TimelineModel model, Selection selection, Supplier<Palette> palette, Texts texts, TimelinePane[] self) {
        super((pen, w, h) -> self[0].paint(pen, w, h));
        self[0] = this;
        this.model = model;
        this.selection = selection;
        this.palette = palette;
        this.texts = texts;
        setId("timeline-pane");
        getStyleClass().add("figure-pane");
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        addEventHandler(KeyEvent.KEY_TYPED, this::typed);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::down);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        addEventHandler(MouseEvent.MOUSE_RELEASED, this::up);
        addEventHandler(ScrollEvent.SCROLL, this::scroll);
        focusedProperty().addListener((o, was, now) -> {
            if (now && model.cursor() < 0) model.to(0);
            repaint();
        });
        model.onChange(() -> {
            describe();
            repaint();
        });
        describe();
    }

    private void paint(Pen pen, double w, double h) {
        Clockwork c = model.clock();
        Frame f = model.frame();
        if (c == null || f == null) {
            pen.rect(0, 0, w, h, palette.get().bgDefault());
            return;
        }
        Sheet at = Sheet.of(w, h, f.lanes().size(), Sight.wanted(c, f));
        Sight s = Sight.of(c, f, model.selected(), at.left(), at.right(), at.bars());
        seen = s;
        sheet = at;
        int selected = Sight.tick(c, model.selected());
        TimelineDrawing.draw(pen, s, at, palette.get(), texts, selected, isFocused() ? model.cursor() : -1);
    }

    private void describe() {
        Clockwork c = model.clock();
        if (c == null || c.events() == 0) {
            setAccessibleText(texts.get("timeline.empty"));
        } else if (model.cursor() < 0) {
            setAccessibleText(texts.get(
                    "timeline.pane",
                    c.space().record().name(),
                    texts.number(c.events()),
                    texts.number(c.lit().cardinality())));
        } else {
            setAccessibleText(spoken(c, model.cursor(), texts));
        }
    }

    /** An event with both its clocks, in words. */
    static String spoken(Clockwork c, int tick, Texts texts) {
        Event e = c.event(tick);
        Anchor date = e.date();
        String when = date == null ? texts.get("date.none") : texts.day(date.day());
        int n = c.against()[tick];
        String agree = n == 0
                ? texts.get("timeline.spoken.agree")
                : texts.get(n == 1 ? "timeline.spoken.against.one" : "timeline.spoken.against.other", texts.number(n));
        return texts.get("timeline.spoken", e.id(), tick, when, agree, e.text());
    }

    private void pressed(KeyEvent e) {
        if (e.isAltDown() || e.isMetaDown() || e.isShortcutDown()) return;
        if (e.isShiftDown()) {
            switch (e.getCode()) {
                case LEFT -> model.move(-0.2);
                case RIGHT -> model.move(0.2);
                default -> {
                    return;
                }
            }
            e.consume();
            return;
        }
        switch (e.getCode()) {
            case LEFT -> model.to(Math.max(0, model.cursor() - 1));
            case RIGHT -> model.to(model.cursor() + 1);
            case HOME -> model.to(0);
            case END -> model.to(Integer.MAX_VALUE);
            case UP -> model.stepLane(-1);
            case DOWN -> model.stepLane(1);
            case ENTER -> select(model.cursor());
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

    void zoom(boolean nearer) {
        model.zoom(nearer ? STEP : 1 / STEP);
    }

    /** Selects the next event of the lane in focus, or the one before, in the order of the calendar. */
    void along(int by) {
        Clockwork c = model.clock();
        String row = model.lane();
        int tick = model.along(by);
        if (c == null || row == null || tick < 0) return;
        selection.select(new Selected.OfCell(row, c.event(tick).id()));
    }

    /** Selects the next event out of order. */
    void nextOut() {
        int tick = model.nextOut();
        if (tick >= 0) select(tick);
    }

    private void select(int tick) {
        Clockwork c = model.clock();
        if (c == null || tick < 0 || tick >= c.events()) return;
        selection.select(new Selected.OfEvent(c.event(tick).id()));
    }

    private void down(MouseEvent e) {
        requestFocus();
        pressedX = lastX = e.getX();
        dragged = false;
    }

    private void drag(MouseEvent e) {
        Sight s = seen;
        if (s == null) return;
        if (Math.abs(e.getX() - pressedX) > CLICK) dragged = true;
        if (dragged) model.move((lastX - e.getX()) / (s.right() - s.left()));
        lastX = e.getX();
    }

    private void up(MouseEvent e) {
        if (dragged || e.getButton() != MouseButton.PRIMARY) return;
        Sight s = seen;
        Sheet at = sheet;
        if (s == null || at == null) return;
        double y = e.getY();
        if (y >= at.lanes() && y < at.lanes() + s.lanes().size() * Sheet.LANE) {
            lane(s, (int) ((y - at.lanes()) / Sheet.LANE), e.getX());
        } else if (y >= at.said() && y < at.lanes()) {
            int bar = (int) ((y - at.said() - 8) / Sheet.BAR);
            if (bar >= 0 && bar < s.bars().size()) select(s.bars().get(bar).of().tick());
        } else if (y < at.lines()) {
            select(s.tickAt(e.getX()));
        } else if (y < at.calendar()) {
            int nearest = nearest(s, at, e.getX(), y);
            if (nearest >= 0) select(nearest);
        }
    }

    private void lane(Sight s, int lane, double x) {
        model.change(f -> f.with(f.lanes(), lane));
        Sight.Lane of = s.lanes().get(lane);
        for (Sight.Mark m : of.marks()) {
            if (Math.abs(m.x() - x) > 8) continue;
            if (m.count() == 1) {
                selection.select(
                        new Selected.OfCell(of.key(), s.clock().event(m.tick()).id()));
            } else {
                model.zoom(4, (m.x() - s.left()) / (s.right() - s.left()));
            }
            return;
        }
        if (x < s.left()) selection.select(new Selected.OfRow(of.key()));
    }

    /** The line nearest to a place between the rulers; -1 when none is near. */
    private static int nearest(Sight s, Sheet at, double x, double y) {
        double t = (y - at.lines()) / (at.calendar() - at.lines());
        double u = 1 - t;
        double part = 3 * u * t * t + t * t * t;
        int best = -1;
        double least = 10;
        for (Sight.Line line : s.lines()) {
            double far = Math.abs(line.x1() + (line.x2() - line.x1()) * part - x);
            if (far < least) {
                least = far;
                best = line.tick();
            }
        }
        return best;
    }

    private void scroll(ScrollEvent e) {
        Sight s = seen;
        if (s == null) return;
        double part = (e.getX() - s.left()) / (s.right() - s.left());
        if (e.isShortcutDown() || e.getDeltaX() == 0)
            model.zoom(e.getDeltaY() > 0 ? STEP : 1 / STEP, Math.clamp(part, 0, 1));
        else model.move(-e.getDeltaX() / (s.right() - s.left()));
        e.consume();
    }
}

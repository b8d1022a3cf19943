package dev.assay.ui.asof;

import dev.assay.ui.paint.FxPen;
import dev.assay.ui.paint.Lettering;
import dev.assay.ui.paint.Outline;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.text.Texts;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * The journal at the foot of the window while the past is on show: its entries in order from left to right, a bar says how much a
 * stretch of them records. Dragged, or stepped with the arrows.
 */
public final class JournalStrip extends VBox {
    private static final double HEIGHT = 64;
    private static final double BARS = 46;
    private static final double BAR = 9;
    private static final double GAP = 2;
    private static final double HANDLE = 12;
    private static final double WIDE = 860;

    private final AsOfModel model;
    private final Texts texts;
    private final Supplier<Palette> palette;
    private final Label says = new Label();
    private final Label which = new Label();
    private final Picture picture = new Picture();

    /** Shown while anything but now is looked at. */
    public JournalStrip(AsOfModel model, Texts texts, ObservableValue<Palette> palette) {
        this.model = model;
        this.texts = texts;
        this.palette = palette::getValue;
        setId("journal");
        getStyleClass().add("journal");
        Label title = new Label(texts.get("journal.title"));
        title.getStyleClass().add("strong");
        title.setMinWidth(USE_PREF_SIZE);
        Label how = new Label(texts.get("journal.how"));
        how.getStyleClass().addAll("muted", "small");
        how.setMinWidth(USE_PREF_SIZE);
        how.visibleProperty().bind(widthProperty().greaterThan(WIDE));
        how.managedProperty().bind(how.visibleProperty());
        says.setId("journal-says");
        says.getStyleClass().addAll("muted", "small", "may-shorten");
        says.setMinWidth(0);
        which.setId("journal-entry");
        which.getStyleClass().add("as-of-entry");
        which.setMinWidth(USE_PREF_SIZE);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(8, title, how, key(","), key("."), gap, says, which);
        head.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
        getChildren().setAll(head, picture);
        visibleProperty().bind(model.past());
        managedProperty().bind(visibleProperty());
        model.past().addListener((o, was, past) -> {
            if (past) model.look();
        });
        model.index().addListener((o, was, now) -> show());
        model.moment().addListener((o, was, now) -> show());
        model.entryWords().addListener((o, was, now) -> show());
        palette.addListener((o, was, now) -> picture.paint());
        show();
    }

    private static Label key(String sign) {
        Label key = new Label(sign);
        key.getStyleClass().add("key");
        key.setMinWidth(USE_PREF_SIZE);
        return key;
    }

    private void show() {
        says.setText(model.entryWords().get());
        which.setText(texts.get("as-of.entry-of", texts.number(model.entry()), texts.number(model.entries())));
        picture.setAccessibleText(which.getText() + ". " + says.getText());
        picture.paint();
    }

    /** The bars. A slider for the keyboard and for the screen reader. */
    private final class Picture extends Pane {
        private final Canvas canvas = new Canvas();
        private final FxPen pen = new FxPen(canvas.getGraphicsContext2D());

        Picture() {
            setId("journal-bars");
            getStyleClass().add("journal-bars");
            setMinHeight(HEIGHT);
            setPrefHeight(HEIGHT);
            setMaxHeight(HEIGHT);
            setFocusTraversable(true);
            setAccessibleRole(AccessibleRole.SLIDER);
            getChildren().setAll(canvas);
            addEventHandler(MouseEvent.MOUSE_PRESSED, this::drag);
            addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
            addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        }

        @Override
        protected void layoutChildren() {
            canvas.setWidth(getWidth());
            canvas.setHeight(getHeight());
            paint();
        }

        private void drag(MouseEvent e) {
            requestFocus();
            model.entry(Math.round(e.getX() / Math.max(1, getWidth()) * model.entries()));
            e.consume();
        }

        private void pressed(KeyEvent e) {
            if (e.isShortcutDown() || e.isAltDown()) return;
            int far = (int) Math.max(1, model.entries() / 10);
            switch (e.getCode()) {
                case LEFT, DOWN -> model.step(-1);
                case RIGHT, UP -> model.step(1);
                case PAGE_DOWN -> model.step(-far);
                case PAGE_UP -> model.step(far);
                case HOME -> model.entry(1);
                case END -> model.entry(model.entries());
                default -> {
                    return;
                }
            }
            e.consume();
        }

        void paint() {
            double width = canvas.getWidth();
            canvas.getGraphicsContext2D().clearRect(0, 0, width, canvas.getHeight());
            JournalIndex index = model.index().get();
            if (index.size() == 0 || width < BAR) return;
            Palette colours = palette.get();
            int bars = (int) Math.min(index.size(), Math.max(1, Math.floor(width / (BAR + GAP))));
            double pitch = width / bars;
            long[] recorded = new long[bars];
            long most = 1;
            for (int b = 0; b < bars; b++) {
                recorded[b] = index.bytes(from(b, bars, index.size()), to(b, bars, index.size()));
                most = Math.max(most, recorded[b]);
            }
            int entry = (int) Math.min(model.entry(), index.size());
            LocalDate known = model.knownDay();
            for (int b = 0; b < bars; b++) {
                double height = Math.max(2, BARS * Math.sqrt((double) recorded[b] / most));
                double in = index.part(from(b, bars, index.size()), to(b, bars, index.size()), entry, known)
                        * (pitch - GAP);
                double x = b * pitch;
                pen.rect(x, BARS - height, pitch - GAP, height, colours.borderDefault());
                if (in > 0) pen.rect(x, BARS - height, in, height, colours.asOfFg());
            }
            pen.line(0, BARS + 0.5, width, BARS + 0.5, 1, colours.borderDefault());
            days(index, bars, pitch, colours, width);
            handle(entry * width / index.size(), colours);
        }

        private void handle(double at, Palette colours) {
            double x = Math.clamp(Math.round(at), 1, Math.max(1, canvas.getWidth() - 1));
            pen.rect(x - 1, 0, 2, BARS + 6, colours.asOfFg());
            double left = Math.clamp(x - HANDLE / 2, 0, Math.max(0, canvas.getWidth() - HANDLE));
            pen.rect(left, 0, HANDLE, 8, colours.asOfFg());
            pen.fill(Outline.polygon(left, 8, left + HANDLE, 8, x, 13), colours.asOfFg());
        }

        /** Names a month where its first entry stands, as long as it does not run into the one before. */
        private void days(JournalIndex index, int bars, double pitch, Palette colours, double width) {
            String before = "";
            double free = 0;
            for (int b = 0; b < bars; b++) {
                LocalDate day = index.day(from(b, bars, index.size()));
                if (day == null) continue;
                String month = month(day);
                double x = b * pitch;
                if (month.equals(before) || x < free || x + 60 > width) continue;
                pen.text(month, x, BARS + 16, Lettering.sans(11), colours.fgMuted());
                before = month;
                free = x + 66;
            }
        }

        private String month(@Nullable LocalDate day) {
            if (day == null) return "";
            String name = day.getMonth()
                    .getDisplayName(TextStyle.SHORT_STANDALONE, texts.locale())
                    .replace(".", "");
            return name + " " + day.getYear();
        }

        private static int from(int bar, int bars, int size) {
            return (int) ((long) bar * size / bars) + 1;
        }

        private static int to(int bar, int bars, int size) {
            return (int) ((long) (bar + 1) * size / bars);
        }
    }
}

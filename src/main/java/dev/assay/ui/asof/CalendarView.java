package dev.assay.ui.asof;

import dev.assay.ui.text.Texts;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.util.Map;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** A month: days with entries are marked, arrows move by day and week, Page Up and Down by month, Enter goes to the day. */
final class CalendarView extends VBox {
    private static final PseudoClass CURSOR = PseudoClass.getPseudoClass("cursor");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass LATER = PseudoClass.getPseudoClass("later");
    private static final int DAYS = 7;

    private final Texts texts;
    private final Consumer<LocalDate> choose;
    private final Map<LocalDate, Integer> marks;
    private final Label title = new Label();
    private final GridPane days = new GridPane();
    private final @Nullable LocalDate chosen;
    private LocalDate cursor;

    /**
     * A month in which a day can be chosen.
     *
     * @param marks how much happened on which day
     * @param chosen the day that is set; null while none is
     * @param start the day the cursor starts at
     */
    CalendarView(
            Texts texts,
            Map<LocalDate, Integer> marks,
            @Nullable LocalDate chosen,
            LocalDate start,
            Consumer<LocalDate> choose) {
        this.texts = texts;
        this.marks = marks;
        this.chosen = chosen;
        this.cursor = start;
        this.choose = choose;
        getStyleClass().add("calendar");
        title.getStyleClass().add("calendar-title");
        title.setMaxWidth(Double.MAX_VALUE);
        title.setAlignment(Pos.CENTER);
        HBox.setHgrow(title, Priority.ALWAYS);
        HBox head = new HBox(
                turn("calendar-before", "fth-chevron-left", "calendar.before", -1),
                title,
                turn("calendar-after", "fth-chevron-right", "calendar.after", 1));
        head.setAlignment(Pos.CENTER_LEFT);
        days.setId("calendar-days");
        days.getStyleClass().addAll("calendar-days", "first-focus");
        days.setFocusTraversable(true);
        days.setAccessibleRole(AccessibleRole.DATE_PICKER);
        days.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        days.focusedProperty().addListener((o, was, now) -> fill());
        for (int i = 0; i < DAYS; i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(100.0 / DAYS);
            column.setHalignment(HPos.CENTER);
            days.getColumnConstraints().add(column);
        }
        getChildren().setAll(head, days);
        fill();
    }

    private Button turn(String id, String icon, String key, int months) {
        Button button = new Button();
        button.setId(id);
        button.getStyleClass().add("icon-button");
        button.setGraphic(new FontIcon(icon));
        button.setAccessibleText(texts.get(key));
        button.setOnAction(e -> go(cursor.plusMonths(months)));
        return button;
    }

    private void pressed(KeyEvent e) {
        if (e.isShortcutDown() || e.isAltDown()) return;
        switch (e.getCode()) {
            case LEFT -> go(cursor.minusDays(1));
            case RIGHT -> go(cursor.plusDays(1));
            case UP -> go(cursor.minusWeeks(1));
            case DOWN -> go(cursor.plusWeeks(1));
            case PAGE_UP -> go(cursor.minusMonths(1));
            case PAGE_DOWN -> go(cursor.plusMonths(1));
            case HOME -> go(cursor.withDayOfMonth(1));
            case END -> go(YearMonth.from(cursor).atEndOfMonth());
            case ENTER, SPACE -> choose.accept(cursor);
            default -> {
                return;
            }
        }
        e.consume();
    }

    private void go(LocalDate day) {
        cursor = day;
        fill();
    }

    private void fill() {
        YearMonth month = YearMonth.from(cursor);
        title.setText(
                month.getMonth().getDisplayName(TextStyle.FULL_STANDALONE, texts.locale()) + " " + month.getYear());
        days.getChildren().clear();
        for (int i = 0; i < DAYS; i++) {
            String name = DayOfWeek.of(i + 1)
                    .getDisplayName(TextStyle.SHORT_STANDALONE, texts.locale())
                    .replace(".", "");
            Label label = new Label(name);
            label.getStyleClass().addAll("calendar-weekday");
            days.add(label, i, 0);
        }
        int first = month.atDay(1).getDayOfWeek().getValue() - 1;
        for (int d = 1; d <= month.lengthOfMonth(); d++) {
            int place = first + d - 1;
            days.add(cell(month.atDay(d)), place % DAYS, 1 + place / DAYS);
        }
        // Six weeks always, so that nothing jumps from month to month.
        if (first + month.lengthOfMonth() <= 5 * DAYS) days.add(space(), 0, 6);
        if (first + month.lengthOfMonth() <= 4 * DAYS) days.add(space(), 0, 5);
        days.setAccessibleText(says(cursor));
    }

    private static Region space() {
        Region space = new Region();
        space.getStyleClass().add("calendar-day");
        return space;
    }

    private VBox cell(LocalDate day) {
        Label number = new Label(String.valueOf(day.getDayOfMonth()));
        Region mark = new Region();
        mark.getStyleClass().add("calendar-mark");
        mark.setVisible(marks.containsKey(day));
        VBox cell = new VBox(number, mark);
        cell.setAlignment(Pos.CENTER);
        cell.getStyleClass().add("calendar-day");
        cell.pseudoClassStateChanged(CURSOR, day.equals(cursor) && days.isFocused());
        cell.pseudoClassStateChanged(CHOSEN, day.equals(chosen));
        cell.pseudoClassStateChanged(LATER, chosen != null && day.isAfter(chosen));
        cell.setOnMouseClicked(e -> {
            if (e.getButton() != MouseButton.PRIMARY) return;
            cursor = day;
            days.requestFocus();
            choose.accept(day);
        });
        return cell;
    }

    private String says(LocalDate day) {
        int entries = marks.getOrDefault(day, 0);
        String text = texts.day(day) + ", " + texts.count("calendar.entries", entries);
        return day.equals(chosen) ? text + ", " + texts.get("calendar.chosen") : text;
    }

    /** The day the cursor is at. */
    LocalDate cursor() {
        return cursor;
    }

    void enter() {
        days.requestFocus();
    }
}

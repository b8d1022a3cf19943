package dev.assay.ui.timeline;

import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.ui.Selected;
import dev.assay.ui.text.Texts;
import dev.assay.ui.timeline.Clockwork.Said;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.ObservableListBase;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/** The same two clocks as a table, for those who cannot see the picture: every event with tick, date, disagreements and times said. */
final class ClockTable {
    private final Texts texts;
    private final TableView<Integer> table = new TableView<>();
    private @Nullable Clockwork shown;

    ClockTable(Texts texts, Consumer<Selected> select) {
        this.texts = texts;
        table.setId("timeline-table");
        table.getStyleClass().add("dense");
        table.setFixedCellSize(26);
        table.setAccessibleText(texts.get("timeline.table.name"));
        table.setPlaceholder(new Label(texts.get("timeline.empty")));
        column("timeline.table.tick", 70, (c, t) -> texts.number(t));
        column("timeline.table.event", 90, (c, t) -> c.event(t).id());
        column("timeline.table.date", 120, this::date);
        column("timeline.table.against", 150, this::against);
        column("timeline.table.said", 320, (c, t) -> String.join("; ", said(c, t)));
        column("timeline.table.speaker", 100, (c, t) -> speaker(c.event(t)));
        column("timeline.table.text", 420, (c, t) -> c.event(t).text());
        Runnable pick = () -> {
            Integer tick = table.getSelectionModel().getSelectedItem();
            Clockwork c = shown;
            if (tick != null && c != null)
                select.accept(new Selected.OfEvent(c.event(tick).id()));
        };
        table.addEventHandler(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() != KeyCode.ENTER) return;
            pick.run();
            e.consume();
        });
        table.setOnMouseClicked(e -> pick.run());
    }

    TableView<Integer> node() {
        return table;
    }

    void show(@Nullable Clockwork c, int cursor) {
        if (shown != c) {
            shown = c;
            int n = c == null ? 0 : c.events();
            table.setItems(new ObservableListBase<>() {
                @Override
                public Integer get(int index) {
                    return index;
                }

                @Override
                public int size() {
                    return n;
                }
            });
        }
        if (c == null || c.events() == 0 || !table.isVisible()) return;
        int at = Math.max(0, cursor);
        Integer now = table.getSelectionModel().getSelectedItem();
        if (now == null || now != at) {
            table.getSelectionModel().select(at);
            table.scrollTo(Math.max(0, at - 6));
        }
    }

    private void column(String key, double width, java.util.function.BiFunction<Clockwork, Integer, String> text) {
        TableColumn<Integer, String> column = new TableColumn<>(texts.get(key));
        Function<Integer, String> say = t -> {
            Clockwork c = shown;
            return c == null ? "" : text.apply(c, t);
        };
        column.setCellValueFactory(f -> new ReadOnlyStringWrapper(say.apply(f.getValue())));
        column.setSortable(false);
        column.setReorderable(false);
        column.setPrefWidth(width);
        table.getColumns().add(column);
    }

    private String date(Clockwork c, int tick) {
        Anchor date = c.event(tick).date();
        return date == null ? texts.get("date.none") : texts.day(date.day());
    }

    private String against(Clockwork c, int tick) {
        int n = c.against()[tick];
        if (n == 0) return "";
        String with =
                texts.get(n == 1 ? "timeline.spoken.against.one" : "timeline.spoken.against.other", texts.number(n));
        return c.lit().get(tick) ? texts.get("timeline.table.out", with) : with;
    }

    private static String speaker(Event e) {
        String speaker = e.speaker();
        return speaker == null ? "" : speaker;
    }

    private List<String> said(Clockwork c, int tick) {
        List<String> all = new ArrayList<>();
        for (int i = c.saidFrom(tick); i < c.said().size() && c.said().get(i).tick() == tick; i++) {
            Said s = c.said().get(i);
            var e = s.expression();
            String words = texts.get("text.quoted", e.text());
            if (e.from() == null || e.to() == null) {
                all.add(words + " " + texts.get("timeline.unresolved", TimelineDrawing.why(e.rule())));
            } else {
                String days = e.from() + " / " + e.to();
                all.add(words + " " + texts.get(e.vague() ? "timeline.vague" : "timeline.rule", days, e.rule()));
            }
        }
        return all;
    }
}

package dev.assay.ui.asof;

import dev.assay.ui.Sheet.AsOfPage;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/** Where the moment is set that everything is shown as of: a day of knowledge, a day of truth, or an entry of the journal. */
public final class AsOfSheet extends VBox {
    private final AsOfModel model;
    private final Texts texts;
    private final LocalDate today;
    private final Map<AsOfPage.Clock, ToggleButton> tabs = new EnumMap<>(AsOfPage.Clock.class);
    private final VBox body = new VBox();
    private AsOfPage.Clock shown;
    private @Nullable CalendarView calendar;

    /** The page for one of the moments. */
    public AsOfSheet(AsOfModel model, Texts texts, AsOfPage.Clock first, LocalDate today) {
        this.model = model;
        this.texts = texts;
        this.today = today;
        this.shown = first;
        setId("as-of-page");
        getStyleClass().addAll("window-sheet", "as-of-sheet");
        setAccessibleText(texts.get("as-of.title"));
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        ToggleGroup group = new ToggleGroup();
        HBox head = new HBox();
        head.getStyleClass().add("segments");
        for (AsOfPage.Clock clock : AsOfPage.Clock.values()) head.getChildren().add(tab(clock, group));
        head.getChildren().getLast().getStyleClass().add("last");
        body.getStyleClass().add("as-of-body");
        Hyperlink now = new Hyperlink(texts.get("as-of.now"));
        now.setId("as-of-page-now");
        now.setAccessibleText(texts.get("action.now"));
        now.setOnAction(e -> model.now());
        now.disableProperty().bind(model.past().not());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Region mark = new Region();
        mark.getStyleClass().add("calendar-mark");
        Label legend = new Label(texts.get("calendar.legend"));
        legend.setGraphic(mark);
        legend.getStyleClass().addAll("muted", "small");
        legend.visibleProperty()
                .bind(Objects.requireNonNull(tabs.get(AsOfPage.Clock.ENTRY))
                        .selectedProperty()
                        .not());
        HBox foot = new HBox(8, legend, gap, now);
        foot.setAlignment(Pos.CENTER_LEFT);
        foot.getStyleClass().add("as-of-foot");
        getChildren().setAll(head, body, foot);
        model.look();
        // The model outlives this page: what the page hears of it ends when it leaves.
        Subscription follows = model.index()
                .subscribe((was, is) -> build())
                .and(model.moment().subscribe((was, is) -> build()))
                .and(model.entryWords().subscribe((was, is) -> build()));
        sceneProperty().subscribe((was, is) -> {
            if (is == null) follows.unsubscribe();
        });
        build();
    }

    private ToggleButton tab(AsOfPage.Clock clock, ToggleGroup group) {
        String name = texts.get(
                switch (clock) {
                    case KNOWN_AT -> "as-of.tab.known";
                    case VALID_AT -> "as-of.tab.valid";
                    case ENTRY -> "as-of.tab.entry";
                });
        ToggleButton tab = new ToggleButton(name);
        tab.setId("as-of-tab-" + clock.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
        tab.setAccessibleText(name);
        tab.setToggleGroup(group);
        tab.setSelected(clock == shown);
        tab.setOnAction(e -> {
            tab.setSelected(true);
            shown = clock;
            calendar = null;
            build();
        });
        tabs.put(clock, tab);
        return tab;
    }

    private void build() {
        boolean inCalendar =
                calendar != null && calendar.lookup("#calendar-days").isFocused();
        switch (shown) {
            case KNOWN_AT -> body.getChildren().setAll(calendar(false));
            case VALID_AT -> body.getChildren().setAll(calendar(true));
            case ENTRY -> entry();
        }
        if (inCalendar && calendar != null) calendar.enter();
    }

    private CalendarView calendar(boolean validity) {
        LocalDate day = model.day(validity);
        boolean set = validity
                ? model.moment().get().validAt() != null
                : model.moment().get().knownAt() != null;
        LocalDate start = calendar != null && set ? calendar.cursor() : day == null ? today : day;
        CalendarView next = new CalendarView(
                texts,
                validity ? model.index().get().valid() : model.index().get().known(),
                set ? day : null,
                start,
                validity ? model::validAt : model::knownAt);
        calendar = next;
        return next;
    }

    /** Kept while it is on show: whoever drags the slider must not lose it. */
    private void entry() {
        if (body.getChildren().size() == 1 && body.getChildren().getFirst() instanceof EntryPart part) part.show();
        else body.getChildren().setAll(new EntryPart());
    }

    private final class EntryPart extends VBox {
        private final Label which = new Label();
        private final Label says = new Label();
        private final Slider slider = new Slider();
        private boolean showing;

        EntryPart() {
            super(10);
            which.getStyleClass().add("as-of-entry");
            says.setWrapText(true);
            says.setMinHeight(54);
            says.setAlignment(Pos.TOP_LEFT);
            slider.setId("as-of-slider");
            slider.getStyleClass().add("first-focus");
            slider.setMin(1);
            slider.setBlockIncrement(1);
            slider.valueProperty().addListener((o, was, now) -> {
                if (!showing) model.entry(Math.round(now.doubleValue()));
            });
            slider.addEventFilter(KeyEvent.KEY_PRESSED, e -> {
                int far = (int) Math.max(1, model.entries() / 10);
                if (e.getCode() == KeyCode.PAGE_UP) model.step(-far);
                else if (e.getCode() == KeyCode.PAGE_DOWN) model.step(far);
                else return;
                e.consume();
            });
            Button before = step("as-of-before", ",", "action.entry-before", -1);
            Button after = step("as-of-after", ".", "action.entry-after", 1);
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            HBox line = new HBox(6, which, gap, before, after);
            line.setAlignment(Pos.CENTER_LEFT);
            getChildren().setAll(line, slider, says);
            show();
        }

        private Button step(String id, String sign, String key, int entries) {
            Button button = new Button(sign);
            button.setId(id);
            button.getStyleClass().addAll("key", "tight");
            button.setAccessibleText(texts.get(key));
            button.setOnAction(e -> model.step(entries));
            return button;
        }

        void show() {
            showing = true;
            slider.setMax(Math.max(1, model.entries()));
            if (!slider.isValueChanging()) slider.setValue(model.entry());
            showing = false;
            which.setText(texts.get("as-of.entry-of", texts.number(model.entry()), texts.number(model.entries())));
            slider.setAccessibleText(which.getText());
            says.setText(Visible.wrapped(
                    Objects.requireNonNullElse(model.entryWords().get(), "")));
        }
    }
}

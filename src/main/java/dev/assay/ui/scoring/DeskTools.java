package dev.assay.ui.scoring;

import dev.assay.scoring.Filter;
import dev.assay.ui.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Which questions are asked, and the way out of blindness. */
final class DeskTools extends HBox {
    private final ScoringModel model;
    private final Texts texts;
    private final ComboBox<Filter.Which> state = new ComboBox<>();
    private final ComboBox<@Nullable String> category = new ComboBox<>();
    private final ComboBox<@Nullable String> space = new ComboBox<>();
    private final Label conduct = Parts.whole("", "small", "warning-text");
    private final Button unblind;
    private final Button guide;
    private boolean filling;

    DeskTools(ScoringModel model, Texts texts, Runnable askUnblind, Runnable toggleGuide) {
        super(8);
        this.model = model;
        this.texts = texts;
        setAlignment(Pos.CENTER_LEFT);
        state.getItems().setAll(Filter.Which.values());
        box(
                state,
                "scoring-filter-state",
                texts.get("scoring.filter"),
                this::says,
                w -> model.filter(model.filter().with(w)));
        box(
                category,
                "scoring-filter-category",
                texts.get("scoring.filter.category"),
                c -> c == null ? texts.get("scoring.filter.categories") : texts.get("scoring.category", Parts.plain(c)),
                c -> model.narrow(c, model.filter().space()));
        box(
                space,
                "scoring-filter-space",
                texts.get("scoring.filter.space"),
                s -> s == null ? texts.get("scoring.filter.spaces") : Parts.plain(s),
                s -> model.narrow(model.filter().category(), s));
        unblind = Parts.button("scoring-unblind-ask", texts.get("scoring.unblind.ask"), null, askUnblind);
        unblind.setGraphic(new FontIcon("fth-eye"));
        guide = Parts.button("scoring-guide-show", texts.get("scoring.guide"), "H", toggleGuide);
        getChildren().addAll(state, category, space, conduct, unblind, guide);
    }

    private String says(Filter.@Nullable Which which) {
        if (which == null) return "";
        return texts.get(
                switch (which) {
                    case TO_DO -> "scoring.filter.to-do";
                    case RETURNED -> "scoring.filter.returned";
                    case SKIPPED -> "scoring.filter.skipped";
                    case FLAGGED -> "scoring.filter.flagged";
                    case SCORED -> "scoring.filter.scored";
                    case ALL -> "scoring.filter.all";
                });
    }

    private <T extends @Nullable Object> void box(
            ComboBox<T> box, String id, String name, Function<@Nullable T, String> says, Consumer<T> chosen) {
        box.setId(id);
        box.setAccessibleText(name);
        box.setMaxWidth(170);
        box.setConverter(new StringConverter<T>() {
            @Override
            public String toString(@Nullable T value) {
                return says.apply(value);
            }

            @Override
            @SuppressWarnings("NullAway") // never asked: nothing is typed into it
            public T fromString(String text) {
                return null;
            }
        });
        box.setOnAction(e -> {
            if (!filling) chosen.accept(box.getValue());
        });
    }

    void refresh() {
        Sitting s = model.sitting();
        boolean begun = model.begun();
        state.setDisable(!begun);
        if (s == null) return;
        filling = true;
        fill(category, s.categories(), model.filter().category());
        fill(space, s.spaces(), model.filter().space());
        state.setValue(model.filter().states());
        filling = false;
        show(category, begun && s.categories().size() > 1);
        show(space, begun && s.spaces().size() > 1);
        boolean locked = begun && s.conduct().locked();
        conduct.setText(!locked ? "" : texts.get(model.blind() ? "scoring.locked" : "scoring.unblinded"));
        conduct.setVisible(locked);
        conduct.setManaged(locked);
        unblind.setVisible(begun && model.blind());
        unblind.setManaged(unblind.isVisible());
        unblind.setDisable(!model.possible());
    }

    private static void show(ComboBox<?> box, boolean on) {
        box.setVisible(on);
        box.setManaged(on);
    }

    private static void fill(ComboBox<@Nullable String> box, List<String> items, @Nullable String value) {
        List<@Nullable String> all = new ArrayList<>();
        all.add(null);
        all.addAll(items);
        if (!all.equals(box.getItems())) box.getItems().setAll(all);
        if (!Objects.equals(box.getValue(), value)) box.setValue(value);
    }
}

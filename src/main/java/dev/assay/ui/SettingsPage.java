package dev.assay.ui;

import dev.assay.ui.project.Editing;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.ThemeChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What can be set. Everything acts at once and is kept; there is nothing to confirm. */
final class SettingsPage {
    private final ShellModel model;
    private final Texts texts;

    SettingsPage(ShellModel model) {
        this.model = model;
        this.texts = model.texts();
    }

    /** A choice among a few: what it is called, and what it stands for. */
    private record Choice<T>(String id, String name, T value) {}

    Region page() {
        GridPane grid = new GridPane(20, 14);
        int line = 0;
        line = row(grid, line, texts.get("theme.name"), theme(), "");
        line = row(grid, line, texts.get("settings.language"), language(), texts.get("settings.language.note"));
        line = row(grid, line, texts.get("settings.scale"), scale(), texts.get("settings.scale.note"));
        line = row(grid, line, texts.get("settings.motion"), motion(), "");
        row(grid, line, texts.get("who.title"), reviewer(), texts.get("settings.reviewer.note"));
        VBox page = SheetFrame.of(
                texts.get("settings.title"), texts, () -> model.sheet().set(null), grid);
        page.setId("settings-page");
        return page;
    }

    private static int row(GridPane grid, int line, String name, Region control, String note) {
        Label label = new Label(name);
        label.setMinWidth(Region.USE_PREF_SIZE);
        VBox value = new VBox(3, control);
        if (!note.isEmpty()) {
            Label more = new Label(note);
            more.getStyleClass().addAll("muted", "small");
            more.setWrapText(true);
            more.setPrefWidth(330);
            value.getChildren().add(more);
        }
        GridPane.setValignment(label, javafx.geometry.VPos.TOP);
        grid.addRow(line, label, value);
        return line + 1;
    }

    private Region theme() {
        List<Choice<ThemeChoice>> choices = List.of(
                new Choice<>("settings-theme-system", texts.get("theme.system"), ThemeChoice.SYSTEM),
                new Choice<>("settings-theme-light", texts.get("theme.light"), ThemeChoice.LIGHT),
                new Choice<>("settings-theme-dark", texts.get("theme.dark"), ThemeChoice.DARK));
        return segments(
                texts.get("theme.name"),
                choices,
                model.theme().choice().get(),
                choice -> model.theme().choice().set(choice));
    }

    private Region language() {
        List<Choice<String>> choices = List.of(
                new Choice<>("settings-language-system", texts.get("theme.system"), ""),
                new Choice<>("settings-language-en", "English", "en"),
                new Choice<>("settings-language-de", "Deutsch", "de"));
        return segments(
                texts.get("settings.language"),
                choices,
                model.settings().get().preference(Texts.LANGUAGE, ""),
                chosen -> model.settings().update(s -> s.withPreference(Texts.LANGUAGE, chosen)));
    }

    private <T> Region segments(String name, List<Choice<T>> choices, T now, Consumer<T> choose) {
        ToggleGroup group = new ToggleGroup();
        List<Node> buttons = new ArrayList<>();
        for (Choice<T> choice : choices) {
            ToggleButton button = new ToggleButton(choice.name());
            button.setId(choice.id());
            button.setToggleGroup(group);
            button.setSelected(choice.value().equals(now));
            button.setAccessibleText(name + ": " + choice.name());
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setOnAction(e -> {
                button.setSelected(true);
                choose.accept(choice.value());
            });
            buttons.add(button);
        }
        buttons.getLast().getStyleClass().add("last");
        HBox box = new HBox();
        box.getChildren().setAll(buttons);
        box.getStyleClass().add("segments");
        return box;
    }

    private Region scale() {
        Slider slider = new Slider(100, 200, Zoom.of(model.settings().get()) * 100);
        slider.setId("settings-scale");
        slider.setBlockIncrement(10);
        slider.setMajorTickUnit(10);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.setPrefWidth(220);
        Label value = new Label();
        value.setMinWidth(Region.USE_PREF_SIZE);
        Runnable say = () -> {
            String percent = Math.round(slider.getValue()) + " %";
            value.setText(percent);
            slider.setAccessibleText(texts.get("settings.scale") + " " + percent);
        };
        slider.valueProperty().addListener((o, was, now) -> {
            say.run();
            // While it is dragged the window under it stays as it is: it would run away from the hand.
            if (!slider.isValueChanging()) keepScale(now.doubleValue());
        });
        slider.valueChangingProperty().addListener((o, was, changing) -> {
            if (!changing) keepScale(slider.getValue());
        });
        say.run();
        HBox line = new HBox(10, slider, value);
        line.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
        return line;
    }

    private void keepScale(double percent) {
        long tens = Math.round(percent / 10) * 10;
        model.settings().update(s -> s.withPreference(Zoom.PREFERENCE, String.valueOf(tens)));
    }

    private Region motion() {
        CheckBox box = new CheckBox(texts.get("settings.motion.reduced"));
        box.setId("settings-motion");
        box.setSelected(Motion.reduced(model.settings().get()));
        box.setOnAction(e ->
                model.settings().update(s -> s.withPreference(Motion.PREFERENCE, String.valueOf(box.isSelected()))));
        return box;
    }

    private Region reviewer() {
        TextField name = new TextField(model.project().editing().reviewer());
        name.setId("settings-reviewer");
        name.setAccessibleText(texts.get("who.field"));
        name.setPromptText(texts.get("who.field"));
        name.setPrefColumnCount(20);
        name.textProperty()
                .addListener(
                        (o, was, now) -> model.settings().update(s -> s.withPreference(Editing.REVIEWER, now.strip())));
        return name;
    }
}

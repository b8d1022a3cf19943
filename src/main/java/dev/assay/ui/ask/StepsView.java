package dev.assay.ui.ask;

import dev.assay.ui.settings.SettingsModel;
import dev.assay.ui.text.Texts;
import dev.assay.ui.tour.Step;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The seven steps on the question that was asked, one a screen, with the verdict at the foot of each. */
final class StepsView extends BorderPane {
    private static final String STEP = "ask.step";

    private final AskWords words;
    private final Texts texts;
    private final Runnable leave;
    private final SettingsModel settings;
    private final VerdictBand band;
    private final ScrollPane page = new ScrollPane();
    private final List<Button> names = new ArrayList<>();
    private @Nullable StepPages pages;
    private @Nullable Asked shown;
    private boolean active;
    private int step = 1;

    StepsView(AskWords words, SettingsModel settings, Runnable leave) {
        this.settings = settings;
        this.words = words;
        this.texts = words.texts();
        this.leave = leave;
        setId("ask-steps-view");
        getStyleClass().add("steps");
        band = new VerdictBand(words, 52);
        band.getStyleClass().add("step-band");
        band.named("ask-step-band");
        VBox side = new VBox();
        side.getStyleClass().add("step-side");
        for (Step s : Step.values()) {
            Button b = new Button(s.number() + "   " + texts.get(s.title()));
            b.setId("ask-step-" + s.number());
            b.getStyleClass().add("step-name");
            b.setMaxWidth(Double.MAX_VALUE);
            b.setFocusTraversable(false);
            b.setOnAction(e -> go(s.number()));
            names.add(b);
            side.getChildren().add(b);
        }
        Region gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        side.getChildren().addAll(gap, keys());
        setLeft(side);
        page.setFitToWidth(true);
        page.setFocusTraversable(false);
        page.getStyleClass().add("step-scroll");
        setCenter(page);
        setBottom(band);
        setFocusTraversable(true);
        String remembered = settings.get().preference(STEP, "1");
        if (remembered.matches("[1-7]")) step = Integer.parseInt(remembered);
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    }

    private VBox keys() {
        HBox steps = new HBox(6, key("←"), key("→"), says("ask.step.keys"));
        HBox out = new HBox(6, key("Esc"), says("ask.step.leave"));
        for (HBox b : List.of(steps, out)) b.setAlignment(Pos.CENTER_LEFT);
        VBox box = new VBox(6, steps, out);
        box.getStyleClass().add("step-keys");
        return box;
    }

    private static Label key(String sign) {
        Label label = new Label(sign);
        label.getStyleClass().add("key");
        return label;
    }

    private Label says(String key) {
        Label label = new Label(texts.get(key));
        label.getStyleClass().addAll("small", "muted");
        return label;
    }

    void show(@Nullable Asked asked, boolean today) {
        shown = asked;
        band.show(asked, today);
        pages = asked == null ? null : new StepPages(words, asked);
        // Pages are made when they are looked at.
        page.setContent(null);
        if (active) go(step);
    }

    /** Makes pages only while it is looked at. */
    void active(boolean now) {
        if (now && !active) go(step);
        active = now;
    }

    /** Shows a step, from 1 to 7. */
    void go(int to) {
        step = Math.clamp(to, 1, names.size());
        for (int i = 0; i < names.size(); i++) {
            names.get(i).pseudoClassStateChanged(javafx.css.PseudoClass.getPseudoClass("here"), i + 1 == step);
        }
        settings.update(s -> s.withPreference(STEP, String.valueOf(step)));
        StepPages of = pages;
        page.setContent(of == null ? null : of.page(step));
        page.setVvalue(0);
        String name = texts.get(Step.values()[step - 1].title());
        setAccessibleText(texts.get("ask.step.place", step, names.size(), name));
    }

    /** The step on show. */
    int step() {
        return step;
    }

    /** What it is shown on; null for nothing. */
    @Nullable
    Asked asked() {
        return shown;
    }

    private void key(KeyEvent e) {
        KeyCode code = e.getCode();
        if (e.isAltDown() || e.isShortcutDown()) return;
        if (code == KeyCode.RIGHT || code == KeyCode.PAGE_DOWN || code == KeyCode.SPACE) go(step + 1);
        else if (code == KeyCode.LEFT || code == KeyCode.PAGE_UP) go(step - 1);
        else if (code == KeyCode.HOME) go(1);
        else if (code == KeyCode.END) go(names.size());
        else if (code == KeyCode.DOWN) page.setVvalue(page.getVvalue() + 0.2);
        else if (code == KeyCode.UP) page.setVvalue(page.getVvalue() - 0.2);
        else if (code == KeyCode.ESCAPE) leave.run();
        else return;
        e.consume();
    }
}

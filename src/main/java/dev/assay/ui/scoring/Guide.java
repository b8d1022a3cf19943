package dev.assay.ui.scoring;

import dev.assay.model.Grade;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.time.Clock;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** How to score, who else does, and how far this sitting is. */
final class Guide extends VBox {
    static final double WIDTH = 290;

    private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);

    private final ScoringModel model;
    private final Texts texts;
    private final Clock clock;
    private final VBox others = new VBox(4);
    private final Label scored = Parts.wrapped("", "small");
    private @Nullable List<Sitting.Other> listed;
    private final GridPane sitting = new GridPane(12, 4);

    Guide(ScoringModel model, Texts texts, Clock clock, Runnable close) {
        this.model = model;
        this.texts = texts;
        this.clock = clock;
        setId("scoring-guide");
        getStyleClass().add("scoring-guide");
        setMinWidth(WIDTH);
        setPrefWidth(WIDTH);
        setMaxWidth(WIDTH);
        Button shut = new Button();
        shut.setId("scoring-guide-close");
        shut.getStyleClass().add("icon-button");
        shut.setGraphic(new FontIcon("fth-x"));
        shut.setAccessibleText(texts.get("scoring.guide.close"));
        shut.setOnAction(e -> close.run());
        HBox head = new HBox(8, Parts.whole(texts.get("scoring.guide"), "strong"), Parts.gap(), shut);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("scoring-guide-head");
        VBox rules = new VBox(
                grade(Grade.CORRECT, "scoring.guide.correct"),
                grade(Grade.PARTLY, "scoring.guide.partly"),
                grade(Grade.WRONG, "scoring.guide.wrong"),
                rule("scoring.guide.dates.title", "scoring.guide.dates"),
                rule("scoring.guide.absent.title", "scoring.guide.absent"),
                rule("scoring.guide.blind.title", "scoring.guide.blind"),
                others);
        others.getStyleClass().add("scoring-rule");
        ScrollPane scroll = new ScrollPane(rules);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("scoring-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        sitting.getStyleClass().add("scoring-sitting");
        getChildren().addAll(head, scroll, sitting);
    }

    private VBox grade(Grade grade, String key) {
        HBox name =
                new HBox(8, Parts.key(Parts.key(grade)), Parts.whole(texts.get(ScoringModel.word(grade)), "strong"));
        name.setAlignment(Pos.CENTER_LEFT);
        VBox box = new VBox(4, name, Parts.wrapped(texts.get(key), "small", "muted"));
        box.getStyleClass().add("scoring-rule");
        return box;
    }

    private VBox rule(String title, String key) {
        VBox box = new VBox(
                4, Parts.whole(texts.get(title), "section-title"), Parts.wrapped(texts.get(key), "small", "muted"));
        box.getStyleClass().add("scoring-rule");
        return box;
    }

    void refresh() {
        Sitting s = model.sitting();
        sitting();
        if (s != null && s.others().equals(listed)) return;
        listed = s == null ? null : s.others();
        others.getChildren().clear();
        others.setVisible(s != null && !s.others().isEmpty());
        if (s != null) {
            others.getChildren().add(Parts.whole(texts.get("scoring.guide.others"), "section-title"));
            for (Sitting.Other o : s.others()) {
                Label name = Parts.label(Visible.line(o.scorer().name(), 24), "small", "muted");
                name.setPrefWidth(100);
                name.setMinWidth(60);
                others.getChildren()
                        .add(new HBox(
                                8,
                                name,
                                Parts.whole(
                                        texts.get(
                                                "scoring.of.questions",
                                                texts.number(o.scored()),
                                                texts.number(o.questions())),
                                        "small")));
            }
            others.getChildren().add(Parts.wrapped(texts.get("scoring.guide.agreement"), "small", "muted"));
        }
    }

    private void sitting() {
        String now = texts.count("scoring.sitting.answers", model.scoredNow());
        if (scored.getText().equals(now)) return;
        scored.setText(now);
        if (!sitting.getChildren().isEmpty()) return;
        sitting.add(Parts.whole(texts.get("scoring.sitting"), "section-title"), 0, 0, 2, 1);
        row(1, "scoring.sitting.scored", scored);
        LocalTime began = model.since().atZone(clock.getZone()).toLocalTime().truncatedTo(ChronoUnit.MINUTES);
        row(2, "scoring.sitting.since", Parts.wrapped(MINUTE.format(began), "small"));
        row(3, "scoring.sitting.kept", Parts.wrapped(texts.get("scoring.sitting.every-key"), "small"));
    }

    private void row(int at, String key, Label says) {
        Label name = Parts.whole(texts.get(key), "small", "muted");
        name.setPrefWidth(100);
        GridPane.setHgrow(says, Priority.ALWAYS);
        says.setMaxWidth(Region.USE_COMPUTED_SIZE);
        sitting.addRow(at, name, says);
    }
}

package dev.assay.ui.scoring;

import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.scoring.EvidenceTurns;
import dev.assay.scoring.Gold;
import dev.assay.ui.text.Texts;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** The gold answer with its corrections, and the turns it cites between their neighbours. */
final class EvidenceBox extends VBox {
    private final ScoringModel model;
    private final Texts texts;
    private final Label gold = Parts.wrapped("", "scoring-gold");
    private final Label origin = Parts.wrapped("", "small", "muted");
    private final Button wrong;
    private final Hyperlink more = new Hyperlink();
    private final Label title = Parts.whole("", "section-title");
    private final VBox lines = new VBox();
    private @Nullable EvidenceTurns listed;
    private @Nullable Gold listedGold;

    EvidenceBox(ScoringModel model, Texts texts, Runnable correct) {
        this.model = model;
        this.texts = texts;
        wrong = Parts.button("scoring-gold-wrong", texts.get("scoring.gold.wrong"), "G", correct);
        gold.setId("scoring-gold");
        gold.setMaxWidth(640);
        HBox.setHgrow(gold, Priority.SOMETIMES);
        HBox said = new HBox(10, Parts.whole(texts.get("scoring.gold"), "section-title"), gold);
        said.setAlignment(Pos.BASELINE_LEFT);
        HBox.setHgrow(said, Priority.ALWAYS);
        HBox head = new HBox(12, said, wrong);
        head.setAlignment(Pos.CENTER_LEFT);
        VBox goldLine = new VBox(2, head, origin);
        goldLine.getStyleClass().add("scoring-gold-line");
        more.setId("scoring-more");
        more.setText(texts.get("scoring.more"));
        more.setAccessibleText(texts.get("scoring.more"));
        more.getStyleClass().add("small");
        more.setOnAction(e -> model.more());
        HBox evidence = new HBox(8, title, Parts.gap(), more);
        evidence.setAlignment(Pos.CENTER_LEFT);
        evidence.getStyleClass().add("scoring-evidence-head");
        getChildren().addAll(goldLine, evidence, lines);
    }

    void refresh(Sitting.Shown shown) {
        Gold g = shown.item().gold();
        String answer = g.answer();
        gold.setText(
                answer != null
                        ? Parts.plain(answer)
                        : texts.get(g.known() ? "scoring.gold.absent" : "scoring.gold.unknown"));
        List<String> besides = new ArrayList<>();
        if (g.corrected()) {
            String was = shown.item().question().gold();
            besides.add(texts.get(
                    "scoring.gold.corrected", was == null ? texts.get("scoring.gold.absent") : Parts.plain(was)));
            for (Gold.Correction c : g.corrections()) {
                String why = c.recorded().scoring().why();
                if (c.standing() && c.version() == g.version() && why != null) {
                    besides.add(texts.get(
                            "scoring.gold.by",
                            Parts.plain(c.recorded().scoring().by()),
                            Parts.plain(why)));
                }
            }
        }
        String trap = shown.item().question().trap();
        if (trap != null) besides.add(texts.get("scoring.gold.trap", Parts.plain(trap)));
        origin.setText(String.join(" · ", besides));
        origin.setVisible(!besides.isEmpty());
        origin.setManaged(!besides.isEmpty());
        wrong.setDisable(!model.possible());
        more.setVisible(model.canShowMore());
        if (shown.evidence() != listed || g != listedGold) list(shown);
    }

    private void list(Sitting.Shown shown) {
        listed = shown.evidence();
        listedGold = shown.item().gold();
        List<Node> rows = new ArrayList<>();
        EvidenceTurns turns = shown.evidence();
        List<String> lost = turns == null ? shown.item().gold().evidence() : turns.lost();
        title.setText(
                texts.get(turns == null || turns.lines().isEmpty() ? "scoring.evidence.none" : "scoring.evidence"));
        if (turns != null) {
            for (EvidenceTurns.Line line : turns.lines()) {
                Node row = row(line);
                if (!line.follows() && !rows.isEmpty()) row.getStyleClass().add("scoring-apart");
                rows.add(row);
            }
        }
        if (!lost.isEmpty()) {
            Label not = Parts.wrapped(
                    texts.get("scoring.evidence.lost", Parts.plain(String.join("; ", lost))),
                    "small",
                    "muted",
                    "scoring-lost");
            rows.add(not);
        }
        lines.getChildren().setAll(rows);
    }

    private HBox row(EvidenceTurns.Line line) {
        Event e = line.event();
        Label id = fixed(Parts.plain(e.id()), 82, "mono", "muted");
        // An icon in every row, unseen where nothing is cited, keeps the ids in line.
        FontIcon mark = new FontIcon("fth-bookmark");
        mark.setVisible(line.cited());
        id.setGraphic(mark);
        id.setGraphicTextGap(8);
        Anchor at = e.date();
        Label date = fixed(at == null ? "" : texts.day(at.day()), 108, "small", "muted");
        String by = e.speaker();
        Label speaker = fixed(by == null ? "" : Parts.plain(by), 76, "small", "muted");
        Label text = Parts.wrapped(Parts.plain(e.text()), "scoring-turn");
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox row = new HBox(6, id, date, speaker, text);
        row.setAlignment(Pos.BASELINE_LEFT);
        row.getStyleClass().add("scoring-line");
        if (line.cited()) row.getStyleClass().add("cited");
        row.setAccessibleRole(AccessibleRole.TEXT);
        row.setAccessibleText(texts.get(
                line.cited() ? "scoring.turn.cited" : "scoring.turn",
                id.getText(),
                date.getText(),
                speaker.getText(),
                text.getText()));
        return row;
    }

    private static Label fixed(String text, double width, String... styles) {
        Label label = Parts.label(text, styles);
        label.setMinWidth(width);
        label.setPrefWidth(width);
        return label;
    }
}

package dev.assay.ui.ask;

import dev.assay.method.QuestionReading;
import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.Selection;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Mark;
import dev.assay.ui.theme.TypeBadge;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** How a question was read, part by part: what became of each, and what was left out. */
final class Chips extends FlowPane {
    private final AskWords words;
    private final Texts texts;
    private final Selection selection;

    Chips(AskWords words, Selection selection) {
        super(8, 6);
        this.words = words;
        this.texts = words.texts();
        this.selection = selection;
        setId("ask-chips");
        getStyleClass().add("ask-chips");
        setMinWidth(0);
        setPrefWrapLength(200);
    }

    void show(@Nullable Asked asked) {
        getChildren().clear();
        if (asked == null) return;
        QuestionReading q = asked.answer().reading();
        SpaceSnapshot space = asked.space();
        List<String> phrases = new ArrayList<>();
        for (QuestionReading.Entity e : q.entities()) {
            phrases.add(e.text());
            Node mark = e.hub() ? Mark.HUB.node(12) : new TypeBadge(space.rows().type(e.row()));
            getChildren().add(row(mark, e.text(), texts.get(e.hub() ? "ask.chip.hub" : "ask.chip.row"), e.key()));
        }
        for (QuestionReading.Ambiguous a : q.ambiguous()) {
            phrases.add(a.text());
            String keys =
                    String.join(" / ", a.keys().stream().map(AskWords::name).toList());
            getChildren().add(chip(Mark.OPEN.node(12), a.text(), texts.get("ask.chip.ambiguous"), keys, "warn"));
        }
        for (QuestionReading.Phrase p : q.unmatched()) {
            phrases.add(p.text());
            getChildren().add(chip(Mark.UNKNOWN.node(12), p.text(), texts.get("ask.chip.no-row"), "", "gone"));
        }
        for (String w : q.contentWords()) getChildren().add(chip(null, w, texts.get("ask.chip.word"), "", "word"));
        for (String t : q.times()) {
            phrases.add(t);
            getChildren().add(chip(null, t, texts.get("ask.chip.time"), "", "word"));
        }
        List<String> left = Covered.leftOut(q.text(), phrases);
        if (!left.isEmpty()) {
            String some = String.join(
                    ", ", left.stream().limit(12).map(AskWords::name).toList());
            Label out = new Label(texts.get("ask.chip.left-out", left.size() > 12 ? some + " …" : some));
            out.getStyleClass().addAll("small", "muted", "ask-left-out");
            out.setId("ask-left-out");
            getChildren().add(out);
        }
    }

    /** One that stands for a row: it leads there. */
    private Button row(Node mark, String text, String kind, String key) {
        Button chip = new Button();
        chip.setGraphic(content(mark, text, kind, AskWords.name(key)));
        chip.getStyleClass().addAll("ask-chip");
        chip.setAccessibleText(says(text, kind, key));
        chip.setOnAction(e -> selection.select(new Selected.OfRow(key)));
        return chip;
    }

    private HBox chip(@Nullable Node mark, String text, String kind, String more, String style) {
        HBox chip = content(mark, text, kind, more);
        chip.getStyleClass().addAll("ask-chip", style);
        chip.setAccessibleText(says(text, kind, more));
        return chip;
    }

    private static String says(String text, String kind, String more) {
        return AskWords.name(text) + ": " + kind + (more.isEmpty() ? "" : " " + AskWords.name(more));
    }

    private static HBox content(@Nullable Node mark, String text, String kind, String more) {
        HBox line = new HBox(6);
        line.setAlignment(Pos.CENTER_LEFT);
        if (mark != null) line.getChildren().add(mark);
        Label said = new Label(AskWords.name(text));
        said.getStyleClass().addAll("small", "medium");
        Label is = new Label(kind);
        is.getStyleClass().addAll("small", "muted");
        line.getChildren().addAll(said, is);
        if (!more.isEmpty()) {
            Label key = new Label(more);
            key.getStyleClass().addAll("mono", "muted");
            line.getChildren().add(key);
        }
        return line;
    }
}

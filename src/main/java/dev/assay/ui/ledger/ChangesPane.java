package dev.assay.ui.ledger;

import dev.assay.method.BeliefLine;
import dev.assay.model.Provenance;
import dev.assay.sources.Drift;
import dev.assay.ui.Workbench;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/** What changed between neighbours of the line, word by word, why, and on whose word: the picture in words. */
final class ChangesPane extends VBox {
    private static final int LONGEST = 1200;
    private static final int MOST = 60;

    private final Workbench bench;
    private final LedgerModel model;
    private final Texts texts;
    private @Nullable BeliefLine built;
    private @Nullable Object builtWith;

    ChangesPane(Workbench bench, LedgerModel model, Texts texts) {
        this.bench = bench;
        this.model = model;
        this.texts = texts;
        setId("ledger-changes");
        getStyleClass().add("ledger-changes");
    }

    void refresh() {
        BeliefLine line = model.line();
        Object with = model.drifted();
        if (line == built && with.equals(builtWith)) return;
        built = line;
        builtWith = with;
        List<Node> all = new ArrayList<>();
        Label title = new Label(texts.get("ledger.changes"));
        title.getStyleClass().add("section-title");
        all.add(title);
        if (line == null || line.turns().isEmpty()) {
            Label none = new Label(texts.get("ledger.changes.none"));
            none.getStyleClass().addAll("muted", "small");
            none.setWrapText(true);
            all.add(none);
            getChildren().setAll(all);
            return;
        }
        for (BeliefLine.Turn t : line.turns().reversed().stream().limit(MOST).toList()) all.add(change(t));
        Label rule = new Label(texts.get("ledger.changes.rule"));
        rule.getStyleClass().addAll("muted", "small");
        rule.setWrapText(true);
        all.add(rule);
        getChildren().setAll(all);
    }

    private Node change(BeliefLine.Turn t) {
        Label before = mono(LedgerWords.id(t.before()));
        Label arrow = new Label("→");
        arrow.getStyleClass().add("muted");
        Label after = mono(LedgerWords.id(t.after()));
        Label relation = new Label(LedgerWords.relation(t.edge().relation(), texts)
                + (t.counts() ? "" : " " + texts.get("ledger.not-counting")));
        relation.getStyleClass().addAll("small", LedgerWords.tone(t.edge().relation()));
        String who = LedgerWords.who(t.after());
        Label when = new Label(LedgerWords.day(t.known(), texts) + (who.isEmpty() ? "" : " · " + who));
        when.getStyleClass().addAll("small", "muted");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(
                8,
                before,
                arrow,
                after,
                new MarkView(bench, LedgerWords.mark(t.edge().relation()), 11),
                relation,
                gap,
                when);
        head.setAlignment(Pos.CENTER_LEFT);
        before.setMinWidth(0);
        after.setMinWidth(0);
        for (Label l : List.of(relation, when, arrow)) l.setMinWidth(Region.USE_PREF_SIZE);
        WordDiff.Sides sides = WordDiff.of(cut(t.before().text()), cut(t.after().text()));
        GridPane more = new GridPane(10, 4);
        int row = 0;
        if (t.edge().reason() != null)
            row = line(more, row, "ledger.why", plain(t.edge().reason()));
        for (Provenance p : t.after().certificate().sources()) row = line(more, row, "ledger.source", source(t, p));
        VBox box = new VBox(
                6, head, side("−", sides.before(), "ledger-gone"), side("+", sides.after(), "ledger-came"), more);
        box.getStyleClass().add("ledger-change");
        box.setAccessibleText(LedgerWords.id(t.after()) + " " + relation.getText() + " " + LedgerWords.id(t.before()));
        return box;
    }

    private static String cut(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, Visible.atCharacter(text, LONGEST)) + "…";
    }

    private static Label mono(String says) {
        Label label = new Label(says);
        label.getStyleClass().add("mono");
        return label;
    }

    private Node side(String sign, List<WordDiff.Part> parts, String style) {
        List<Node> nodes = new ArrayList<>();
        for (WordDiff.Part p : parts) {
            for (Visible.Run r : Visible.runs(p.text())) {
                Text text = new Text(r.text());
                text.getStyleClass().add(r.code() ? "ledger-code" : p.changed() ? style : "ledger-same");
                nodes.add(text);
            }
        }
        TextFlow flow = new TextFlow(nodes.toArray(Node[]::new));
        flow.setMinWidth(0);
        HBox.setHgrow(flow, Priority.ALWAYS);
        Label mark = new Label(sign);
        mark.getStyleClass().addAll("mono", style.equals("ledger-gone") ? "danger-text" : "success-text");
        mark.setMinWidth(Region.USE_PREF_SIZE);
        HBox line = new HBox(8, mark, flow);
        line.setAlignment(Pos.BASELINE_LEFT);
        return line;
    }

    private int line(GridPane grid, int row, String key, Node value) {
        Label name = new Label(texts.get(key));
        name.getStyleClass().addAll("muted", "small");
        name.setMinWidth(52);
        grid.add(name, 0, row);
        grid.add(value, 1, row);
        GridPane.setValignment(name, javafx.geometry.VPos.TOP);
        return row + 1;
    }

    private static Node plain(String text) {
        Label label = new Label(Visible.line(text, 600));
        label.getStyleClass().add("small");
        label.setWrapText(true);
        return label;
    }

    private Node source(BeliefLine.Turn t, Provenance p) {
        String says = LedgerWords.source(p, texts);
        Node shown;
        if (p instanceof Provenance.FileLines lines) {
            Hyperlink link = new Hyperlink(says);
            link.getStyleClass().addAll("mono", "small");
            link.setAccessibleText(says);
            link.setOnAction(e -> bench.desk().showSource(lines));
            String at = lines.commit() == null ? "" : texts.get("ledger.at", Visible.line(lines.commit(), 12));
            Label commit = new Label(at);
            commit.getStyleClass().addAll("mono", "muted");
            Drift drift = model.drift(t.after());
            Label how = new Label(drift == null ? "" : "· " + LedgerWords.drift(drift, texts));
            how.getStyleClass().addAll("small", drift == null ? "muted" : LedgerWords.tone(drift));
            how.setWrapText(true);
            HBox line = new HBox(6, link, commit, how);
            line.setAlignment(Pos.BASELINE_LEFT);
            link.setMinWidth(Region.USE_PREF_SIZE);
            commit.setMinWidth(Region.USE_PREF_SIZE);
            shown = line;
        } else {
            shown = plain(says);
        }
        return shown;
    }
}

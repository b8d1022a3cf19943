package dev.assay.ui.ledger;

import dev.assay.project.ProjectSnapshot;
import dev.assay.ui.Workbench;
import dev.assay.ui.paint.Mark;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What was turned away at the door, and why: recorded, and nothing of it stored as a fact. */
final class RefusedPane extends VBox {
    private final Workbench bench;
    private final LedgerModel model;
    private final Texts texts;
    private final int most;
    private List<ProjectSnapshot.Refused> built = List.of();
    private boolean ever;

    /** Shows so many, the last first. */
    RefusedPane(Workbench bench, LedgerModel model, Texts texts, int most) {
        this.bench = bench;
        this.model = model;
        this.texts = texts;
        this.most = most;
        getStyleClass().add("ledger-refused");
    }

    void refresh() {
        List<ProjectSnapshot.Refused> now = model.refused();
        if (ever && now.equals(built)) return;
        built = now;
        ever = true;
        Label title = new Label(texts.get("ledger.refused"));
        title.getStyleClass().add("section-title");
        Label what = new Label(now.isEmpty() ? texts.get("ledger.refused.none") : texts.get("ledger.refused.what"));
        what.getStyleClass().addAll("muted", "small");
        what.setMinWidth(0);
        title.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = new HBox(8, title, what);
        head.setAlignment(Pos.BASELINE_LEFT);
        head.getStyleClass().add("ledger-refused-head");
        List<Node> all = new ArrayList<>();
        all.add(head);
        for (ProjectSnapshot.Refused r : now.stream().limit(most).toList()) all.add(refusal(r));
        if (now.size() > most) {
            Label more = new Label(texts.count("ledger.refused.more", now.size() - most));
            more.getStyleClass().addAll("muted", "small");
            all.add(more);
        }
        getChildren().setAll(all);
    }

    private Node refusal(ProjectSnapshot.Refused r) {
        String id = r.refusal().id() == null
                ? texts.get("ledger.refused.no-id")
                : Visible.line(r.refusal().id(), 40);
        Label name = new Label(id);
        name.getStyleClass().addAll("mono", "medium");
        name.setMinWidth(0);
        Label word = new Label(texts.get("ledger.refused.word"));
        word.getStyleClass().addAll("small", "danger-text");
        word.setMinWidth(Region.USE_PREF_SIZE);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label where = new Label(
                texts.get("ledger.refused.where", texts.number(r.refusal().line()), texts.number(r.entry())));
        where.getStyleClass().addAll("mono", "muted");
        where.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = new HBox(8, new MarkView(bench, Mark.REFUSED, 12), word, name, gap, where);
        head.setAlignment(Pos.CENTER_LEFT);
        VBox box = new VBox(3, head);
        for (String reason : r.refusal().reasons()) {
            Label why = new Label(Visible.line(reason, 300));
            why.getStyleClass().add("small");
            why.setWrapText(true);
            box.getChildren().add(why);
        }
        if (r.refusal().text() != null) {
            Label text = new Label("“" + Visible.line(r.refusal().text(), 200) + "”");
            text.getStyleClass().addAll("small", "muted");
            text.setWrapText(true);
            box.getChildren().add(text);
        }
        box.getStyleClass().add("ledger-refusal");
        return box;
    }
}

package dev.assay.ui.ledger;

import dev.assay.project.Project;
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
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Whether every link of the chain holds; the first that fails in its place among its neighbours, as it lies in the file. */
final class ChainPane extends VBox {
    private static final int LONGEST = 600;

    private final Workbench bench;
    private final LedgerModel model;
    private final Texts texts;
    private LedgerModel.@Nullable Checked built;
    private boolean ever;

    ChainPane(Workbench bench, LedgerModel model, Texts texts) {
        this.bench = bench;
        this.model = model;
        this.texts = texts;
        setId("ledger-chain");
        getStyleClass().add("ledger-chain");
    }

    void refresh() {
        LedgerModel.Checked now = model.checked();
        if (ever && now == built) return;
        built = now;
        ever = true;
        List<Node> all = new ArrayList<>();
        if (now == null) {
            Label wait = new Label(texts.get("ledger.chain.checking"));
            wait.getStyleClass().add("muted");
            all.add(wait);
            getChildren().setAll(all);
            return;
        }
        boolean holds = now.bad() == 0;
        Label says = new Label(
                holds
                        ? texts.get("ledger.chain.holds", texts.number(now.entries()))
                        : texts.get("ledger.chain.fails", texts.number(now.bad()), Visible.line(now.reason(), 300)));
        says.getStyleClass().addAll("heading", holds ? "success-text" : "danger-text");
        says.setWrapText(true);
        says.setId("ledger-chain-says");
        HBox head = new HBox(10, new MarkView(bench, holds ? Mark.GROUNDED : Mark.FALSIFIED, 18), says);
        head.setAlignment(Pos.CENTER_LEFT);
        all.add(head);
        Label what = new Label(texts.get(holds ? "ledger.chain.last" : "ledger.chain.around"));
        what.getStyleClass().addAll("muted", "small");
        all.add(what);
        for (Project.Raw raw : now.around()) all.add(entry(raw, raw.seq() == now.bad()));
        getChildren().setAll(all);
    }

    private Node entry(Project.Raw raw, boolean bad) {
        Label number = new Label(texts.number(raw.seq()));
        number.getStyleClass().addAll("mono", bad ? "danger-text" : "muted");
        number.setMinWidth(64);
        Label hash = new Label(raw.hash().substring(0, Math.min(16, raw.hash().length())) + "…");
        hash.getStyleClass().addAll("mono", "muted");
        hash.setMinWidth(Region.USE_PREF_SIZE);
        Label body = new Label(Visible.line(raw.body(), LONGEST));
        body.getStyleClass().add("mono");
        body.setWrapText(true);
        VBox text = new VBox(2, hash, body);
        if (bad) {
            Label word = new Label(texts.get("ledger.chain.bad"));
            word.getStyleClass().addAll("small", "danger-text");
            text.getChildren().addFirst(word);
        }
        HBox line = new HBox(8, number, text);
        line.getStyleClass().add("ledger-raw");
        if (bad) {
            line.getStyleClass().add("ledger-raw-bad");
            line.setId("ledger-first-bad");
        }
        return line;
    }
}

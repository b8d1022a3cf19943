package dev.assay.ui.ask;

import dev.assay.ui.text.Visible;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** Recorded text on the screen: as it was recorded, what cannot be seen made visible, and what counts marked. */
final class Said {
    private Said() {}

    /** The text with some of it marked; the styles are those of plain and of marked words. */
    static TextFlow flow(String text, List<Covered.Range> marked, String plain, String strong) {
        List<Node> nodes = new ArrayList<>();
        int at = 0;
        for (Covered.Range r : marked) {
            if (r.from() < at) continue;
            add(nodes, text.substring(at, r.from()), plain, false);
            add(nodes, text.substring(r.from(), r.to()), strong, true);
            at = r.to();
        }
        add(nodes, text.substring(at), plain, false);
        TextFlow flow = new TextFlow(nodes.toArray(Node[]::new));
        flow.setMinWidth(0);
        flow.setAccessibleText(text);
        return flow;
    }

    /** The text without anything marked. */
    static TextFlow flow(String text, String plain) {
        return flow(text, List.of(), plain, plain);
    }

    private static void add(List<Node> nodes, String text, String style, boolean marked) {
        for (Visible.Run r : Visible.runs(text)) {
            Text node = new Text(r.text());
            node.getStyleClass().add(r.code() ? "ask-code" : style);
            // The line below is a shape: a mark that colour only repeats.
            if (marked) node.setUnderline(true);
            nodes.add(node);
        }
    }
}

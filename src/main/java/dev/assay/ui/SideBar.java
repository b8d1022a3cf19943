package dev.assay.ui;

import dev.assay.ui.action.Action;
import dev.assay.ui.action.Actions;
import dev.assay.ui.action.Controls;
import dev.assay.ui.text.Texts;
import javafx.beans.value.ObservableIntegerValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** The perspectives, on the left. */
final class SideBar extends VBox {
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    private final Texts texts;
    private final ToggleGroup group = new ToggleGroup();

    SideBar(ShellModel model, Actions actions, Workbench bench) {
        this.texts = model.texts();
        setId("side-bar");
        getStyleClass().add("side-bar");
        setAccessibleText(texts.get("side.name"));
        for (Perspectives.Entry p : model.perspectives()) {
            Action action = actions.get("view." + p.id());
            ToggleButton item = new ToggleButton(texts.get(p.textKey()), new FontIcon(p.icon()));
            item.setId("perspective-" + p.id());
            item.getStyleClass().setAll("side-item");
            item.setToggleGroup(group);
            item.setAccessibleText(texts.get(p.textKey()));
            item.setOnAction(e -> {
                item.setSelected(true);
                action.fire();
            });
            Controls.tip(item, action);
            model.view().addListener((o, was, now) -> item.setSelected(p.id().equals(now)));
            item.setSelected(p.id().equals(model.view().get()));
            if (p.badge() != null) badge(item, texts.get(p.textKey()), p.badge().apply(bench));
            getChildren().add(item);
        }
        Region rest = new Region();
        VBox.setVgrow(rest, Priority.ALWAYS);
        HBox line = new HBox(
                foot(actions.get("help.keys"), "side-keys", texts.get("side.keys")),
                dot(),
                foot(actions.get("go.commands"), "side-commands", texts.get("side.commands")));
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("side-foot");
        getChildren().addAll(rest, line);
    }

    private static Hyperlink foot(Action action, String id, String name) {
        Hyperlink link = new Hyperlink(action.keyText() + " " + name);
        link.setId(id);
        link.getStyleClass().add("quiet");
        link.setMinWidth(USE_PREF_SIZE);
        link.setAccessibleText(action.name());
        link.setOnAction(e -> {
            link.setVisited(false);
            action.fire();
        });
        return link;
    }

    private static Label dot() {
        Label dot = new Label(" · ");
        dot.getStyleClass().addAll("subtle", "tiny");
        return dot;
    }

    /** How much waits there for a person; nothing is said where nothing does. */
    private void badge(ToggleButton item, String name, ObservableIntegerValue waiting) {
        Label count = new Label();
        count.getStyleClass().add("side-badge");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label words = new Label(name);
        words.getStyleClass().add("side-name");
        HBox line = new HBox(item.getGraphic(), words, gap, count);
        line.getStyleClass().add("side-line");
        line.setMaxWidth(Double.MAX_VALUE);
        item.setText(null);
        item.setGraphic(line);
        Runnable show = () -> {
            int n = waiting.get();
            count.setText(n == 0 ? "" : texts.number(n));
            item.setAccessibleText(n == 0 ? name : texts.get("side.waiting", name, texts.number(n)));
        };
        waiting.addListener((o, was, now) -> show.run());
        // A binding that nobody holds is collected, and the figure with it.
        item.getProperties().put("waiting", waiting);
        show.run();
    }

    /** In a narrow window only the icons are left; names are in the tooltips and for the screen reader. */
    void narrow(boolean narrow) {
        pseudoClassStateChanged(NARROW, narrow);
    }
}

package dev.assay.ui;

import dev.assay.ui.action.Action;
import dev.assay.ui.action.Actions;
import dev.assay.ui.action.Controls;
import dev.assay.ui.text.Texts;
import javafx.css.PseudoClass;
import javafx.scene.control.Hyperlink;
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

    private final ToggleGroup group = new ToggleGroup();

    SideBar(ShellModel model, Actions actions) {
        Texts texts = model.texts();
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
            Controls.tip(item, action.nameAndKey(texts));
            model.view().addListener((o, was, now) -> item.setSelected(p.id().equals(now)));
            item.setSelected(p.id().equals(model.view().get()));
            getChildren().add(item);
        }
        Region rest = new Region();
        VBox.setVgrow(rest, Priority.ALWAYS);
        Action keys = actions.get("help.keys");
        Hyperlink foot = new Hyperlink(texts.get("side.keys"));
        foot.setId("side-keys");
        foot.getStyleClass().add("quiet");
        foot.setAccessibleText(texts.get(keys.textKey()));
        foot.setOnAction(e -> keys.fire());
        HBox line = new HBox(foot);
        line.getStyleClass().add("side-foot");
        getChildren().addAll(rest, line);
    }

    /** In a narrow window only the icons are left; names are in the tooltips and for the screen reader. */
    void narrow(boolean narrow) {
        pseudoClassStateChanged(NARROW, narrow);
    }
}

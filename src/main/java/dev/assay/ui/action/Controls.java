package dev.assay.ui.action;

import dev.assay.ui.text.Texts;
import java.util.IdentityHashMap;
import java.util.Map;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.util.Duration;
import org.kordamp.ikonli.javafx.FontIcon;

/** Makes controls from actions. */
public final class Controls {
    private Controls() {}

    /** A button that shows only the icon; its name and key are in the tooltip and for the screen reader. */
    public static Button iconButton(Action action, Texts texts) {
        Button button = new Button();
        button.getStyleClass().add("icon-button");
        if (action.icon() != null) button.setGraphic(new FontIcon(action.icon()));
        bind(button, action, texts);
        return button;
    }

    /** A button with its name, and its key beside it. */
    public static Button button(Action action, Texts texts, boolean showKey) {
        Button button = new Button(texts.get(action.textKey()));
        if (showKey && action.key() != null) {
            Label key = new Label(Action.keyText(action.key()));
            key.getStyleClass().add("key");
            button.setGraphic(key);
            button.setContentDisplay(javafx.scene.control.ContentDisplay.RIGHT);
        }
        bind(button, action, texts);
        return button;
    }

    private static void bind(Button button, Action action, Texts texts) {
        button.setId(action.id().replace('.', '-'));
        button.setAccessibleText(texts.get(action.textKey()));
        button.setOnAction(e -> action.fire());
        button.disableProperty().bind(javafx.beans.binding.Bindings.not(action.enabled()));
        tip(button, action.nameAndKey(texts));
    }

    /** A tooltip that comes soon. */
    public static void tip(Labeled control, String text) {
        Tooltip tip = new Tooltip(text);
        tip.setShowDelay(Duration.millis(400));
        control.setTooltip(tip);
    }

    /** A menu item. */
    public static MenuItem item(Action action, Texts texts) {
        MenuItem item = new MenuItem(texts.get(action.textKey()));
        item.setId("menu-" + action.id().replace('.', '-'));
        if (action.icon() != null) item.setGraphic(new FontIcon(action.icon()));
        item.setOnAction(e -> action.fire());
        item.disableProperty().bind(javafx.beans.binding.Bindings.not(action.enabled()));
        item.getProperties().put(Action.class, action);
        return item;
    }

    /**
     * Shows keys in a menu while it is open, and only then: a menu item with an accelerator would let the key act a second time, also
     * while the caret is in a text field.
     */
    public static void showKeys(MenuButton menu) {
        Map<MenuItem, Action> shown = new IdentityHashMap<>();
        menu.setOnShowing(e -> {
            for (MenuItem item : menu.getItems()) {
                if (item.getProperties().get(Action.class) instanceof Action a && a.key() != null) {
                    item.setAccelerator(a.key());
                    shown.put(item, a);
                }
            }
        });
        menu.setOnHidden(e -> {
            shown.keySet().forEach(item -> item.setAccelerator(null));
            shown.clear();
        });
    }
}

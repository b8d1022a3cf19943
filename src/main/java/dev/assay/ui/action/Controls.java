package dev.assay.ui.action;

import java.util.IdentityHashMap;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
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
    public static Button iconButton(Action action) {
        Button button = new Button();
        button.getStyleClass().add("icon-button");
        if (action.icon() != null) button.setGraphic(new FontIcon(action.icon()));
        bind(button, action);
        return button;
    }

    /** A button with its name, and its key beside it. */
    public static Button button(Action action, boolean showKey) {
        Button button = new Button(action.name());
        if (showKey && action.key() != null) {
            Label key = new Label(action.keyText());
            key.getStyleClass().add("key");
            button.setGraphic(key);
            button.setContentDisplay(javafx.scene.control.ContentDisplay.RIGHT);
        }
        bind(button, action);
        return button;
    }

    private static void bind(Button button, Action action) {
        button.setId(action.id().replace('.', '-'));
        button.accessibleTextProperty().bind(Bindings.createStringBinding(action::says, action.object()));
        button.setOnAction(e -> action.fire());
        button.disableProperty().bind(Bindings.not(action.enabled()));
        tip(button, action);
    }

    /** A tooltip that says the action and its key. */
    public static void tip(Control control, Action action) {
        tip(control, action.nameAndKey());
        control.getTooltip().textProperty().bind(Bindings.createStringBinding(action::nameAndKey, action.object()));
    }

    /** Lets a text be shortened where there is no room for it: the whole of it is in the tooltip. */
    public static void mayShorten(Labeled labeled) {
        labeled.getStyleClass().add("may-shorten");
        labeled.setMinWidth(0);
        tip(labeled, labeled.getText());
        labeled.getTooltip().textProperty().bind(labeled.textProperty());
    }

    /** A tooltip that comes soon. */
    public static void tip(Control control, String text) {
        Tooltip tip = new Tooltip(text);
        tip.setShowDelay(Duration.millis(400));
        control.setTooltip(tip);
    }

    /** A menu item. */
    public static MenuItem item(Action action) {
        MenuItem item = new MenuItem(action.says());
        // What is said of an action may hold recorded words; an underscore in them is no mnemonic.
        item.setMnemonicParsing(false);
        item.setId("menu-" + action.id().replace('.', '-'));
        if (action.icon() != null) item.setGraphic(new FontIcon(action.icon()));
        item.setOnAction(e -> action.fire());
        item.setDisable(!action.enabled().get());
        item.getProperties().put(Action.class, action);
        return item;
    }

    /**
     * Shows keys in a menu while it is open, and only then: a menu item with an accelerator would let the key act a second time, also
     * while the caret is in a text field. What can be done is looked up when the menu opens.
     */
    public static void showKeys(MenuButton menu) {
        Map<MenuItem, Action> shown = new IdentityHashMap<>();
        menu.addEventHandler(MenuButton.ON_SHOWING, e -> {
            for (MenuItem item : menu.getItems()) {
                if (!(item.getProperties().get(Action.class) instanceof Action a)) continue;
                item.setDisable(!a.enabled().get());
                if (a.key() == null || a.key() instanceof Sign) continue;
                item.setAccelerator(a.key());
                shown.put(item, a);
            }
        });
        menu.addEventHandler(MenuButton.ON_HIDDEN, e -> {
            shown.keySet().forEach(item -> item.setAccelerator(null));
            shown.clear();
        });
    }
}

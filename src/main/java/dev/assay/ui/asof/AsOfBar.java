package dev.assay.ui.asof;

import dev.assay.ui.Sheet.AsOfPage;
import dev.assay.ui.project.AsOf;
import dev.assay.ui.text.Texts;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** The control in the top bar: now, or as of when; each part opens the page on which it is set. */
public final class AsOfBar extends HBox {
    private static final PseudoClass PAST = PseudoClass.getPseudoClass("past");
    private static final PseudoClass SET = PseudoClass.getPseudoClass("set");

    private final AsOfModel model;
    private final Texts texts;
    private final Button now;
    private final Button known;
    private final Button valid;
    private final Button entry;
    private final Button leave = new Button();
    private final BooleanProperty narrow = new SimpleBooleanProperty();

    /**
     * The control.
     *
     * @param open opens the page for one of the moments
     */
    public AsOfBar(AsOfModel model, Texts texts, Consumer<AsOfPage.Clock> open) {
        this.model = model;
        this.texts = texts;
        setId("as-of");
        getStyleClass().add("as-of-bar");
        now = part("as-of-part-now", "", () -> open.accept(AsOfPage.Clock.KNOWN_AT));
        now.setGraphic(new FontIcon("fth-clock"));
        now.getStyleClass().add("first");
        known = part("as-of-part-known", texts.get("as-of.known"), () -> open.accept(AsOfPage.Clock.KNOWN_AT));
        valid = part("as-of-part-valid", texts.get("as-of.valid"), () -> open.accept(AsOfPage.Clock.VALID_AT));
        entry = part("as-of-part-entry", texts.get("as-of.entry"), () -> open.accept(AsOfPage.Clock.ENTRY));
        leave.setId("as-of-leave");
        leave.getStyleClass().setAll("button", "as-of-part", "last");
        leave.setGraphic(new FontIcon("fth-x"));
        leave.setAccessibleText(texts.get("action.now"));
        leave.setOnAction(e -> model.now());
        getChildren().setAll(now, known, entry, valid, leave);
        model.moment().addListener((o, was, is) -> show(is));
        narrow.addListener((o, was, is) -> show(model.moment().get()));
        show(model.moment().get());
    }

    private static Button part(String id, String name, Runnable open) {
        Button part = new Button();
        part.setId(id);
        part.getStyleClass().setAll("button", "as-of-part");
        part.setMinWidth(USE_PREF_SIZE);
        part.setOnAction(e -> open.run());
        if (!name.isEmpty()) {
            Label what = new Label(name);
            what.getStyleClass().add("as-of-name");
            part.setGraphic(what);
        }
        return part;
    }

    /** Whether there is little room. */
    public BooleanProperty narrow() {
        return narrow;
    }

    private void show(AsOf at) {
        boolean past = !at.now();
        pseudoClassStateChanged(PAST, past);
        say(now, texts.get(past ? "as-of.past" : "as-of.now"), "");
        say(known, model.known(), texts.get("as-of.known"));
        say(valid, model.valid(), texts.get("as-of.valid"));
        known.pseudoClassStateChanged(SET, at.knownAt() != null);
        valid.pseudoClassStateChanged(SET, at.validAt() != null);
        entry.pseudoClassStateChanged(SET, true);
        say(entry, texts.number(model.entry()), texts.get("as-of.entry"));
        present(entry, at.entry() != null);
        // Where there is little room, what is as it is now need not be said.
        present(known, !narrow.get() || at.knownAt() != null);
        present(valid, !narrow.get() || at.validAt() != null);
        present(leave, past);
    }

    private static void say(Button part, String value, String name) {
        part.setText(value);
        part.setAccessibleText(name.isEmpty() ? value : name + " " + value);
    }

    private static void present(Button part, boolean there) {
        part.setVisible(there);
        part.setManaged(there);
    }
}

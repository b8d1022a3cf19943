package dev.assay.ui.inspector;

import dev.assay.ui.inspector.Inspection.Target;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.TypeBadge;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** The panel on the right. Built anew for every selection; it binds to nothing that outlives it but its model. */
public final class InspectorView extends VBox {
    private final Texts texts;
    private final SectionViews sections;
    private final HBox head = new HBox();
    private final ScrollPane body = new ScrollPane();
    private final Button close = new Button();
    private final Hyperlink toggle = new Hyperlink();
    private final VBox history = new VBox(toggle);
    private @Nullable String shown;

    /**
     * A panel.
     *
     * @param go follows a link
     * @param hide closes the panel
     */
    public InspectorView(InspectorModel model, Texts texts, Consumer<Target> go, Runnable hide) {
        this.texts = texts;
        this.sections = new SectionViews(texts, go);
        setId("inspector");
        getStyleClass().add("inspector");
        setAccessibleText(texts.get("inspector.name"));
        head.getStyleClass().add("inspector-head");
        body.setFitToWidth(true);
        body.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        body.setFocusTraversable(false);
        body.setAccessibleText(texts.get("inspector.name"));
        VBox.setVgrow(body, Priority.ALWAYS);
        close.getStyleClass().add("icon-button");
        close.setId("inspector-close");
        close.setGraphic(new FontIcon("fth-x"));
        close.setAccessibleText(texts.get("inspector.close"));
        close.setOnAction(e -> hide.run());
        toggle.setId("inspector-history");
        toggle.setOnAction(e -> model.history().set(!model.history().get()));
        history.getStyleClass().add("section");
        model.history().addListener((o, was, now) -> sayHistory(now));
        sayHistory(model.history().get());
        getChildren().addAll(head, body);
        ObservableValue<@Nullable Inspection> inspection = model.inspection();
        inspection.addListener((o, was, now) -> show(now));
        show(inspection.getValue());
    }

    private void sayHistory(boolean told) {
        toggle.setText(told ? texts.get("history.hide") : texts.get("history.show"));
        toggle.setAccessibleText(toggle.getText());
    }

    private void show(@Nullable Inspection inspection) {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        if (inspection == null) {
            Label title = new Label(texts.get("inspector.name"));
            title.getStyleClass().add("section-title");
            head.getChildren().setAll(title, space, close);
            Label hint = new Label(texts.get("inspector.empty"));
            hint.getStyleClass().addAll("muted", "small");
            hint.setWrapText(true);
            VBox box = new VBox(hint);
            box.getStyleClass().add("section");
            body.setContent(box);
            return;
        }
        Label name = new Label(inspection.name());
        name.getStyleClass().add("heading");
        name.setId("inspector-title");
        Label kind = new Label(inspection.kind());
        kind.getStyleClass().addAll("muted", "small");
        kind.setMinWidth(USE_PREF_SIZE);
        HBox.setMargin(kind, new javafx.geometry.Insets(2, 0, 0, 0));
        head.getChildren().clear();
        if (inspection.badge() != null) {
            head.getChildren().add(new TypeBadge(inspection.badge().type()));
        }
        head.getChildren().addAll(name, kind, space, close);
        VBox all = new VBox();
        all.setAlignment(Pos.TOP_LEFT);
        all.setFillWidth(true);
        for (Inspection.Section section : inspection.sections())
            all.getChildren().add(sections.node(section));
        if (inspection.record() != null) all.getChildren().add(history);
        body.setContent(all);
        // What is added below leaves what is read where it is.
        if (!inspection.name().equals(shown)) body.setVvalue(0);
        shown = inspection.name();
    }
}

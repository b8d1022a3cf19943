package dev.assay.ui;

import dev.assay.project.Head;
import dev.assay.project.HeadCheck;
import dev.assay.ui.project.Opened;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Sheets that ask one thing or say one thing. */
final class Pages {
    private final ShellModel model;
    private final Texts texts;

    Pages(ShellModel model) {
        this.model = model;
        this.texts = model.texts();
    }

    private void leave() {
        model.sheet().set(null);
    }

    /** Asked before the first decision, which waits for the answer. */
    Region who() {
        var editing = model.project().editing();
        boolean waits = editing.nameWanted().get();
        TextField name = new TextField(editing.reviewer());
        name.setId("who-name");
        name.getStyleClass().add("first-focus");
        name.setAccessibleText(texts.get("who.field"));
        name.setPromptText(texts.get("who.field"));
        Button keep = primary("who-keep", texts.get(waits ? "who.record" : "who.keep"));
        keep.disableProperty()
                .bind(Bindings.createBooleanBinding(() -> name.getText().isBlank(), name.textProperty()));
        keep.setOnAction(e -> {
            editing.reviewer(name.getText());
            leave();
        });
        Button not = new Button(texts.get("who.leave"));
        not.setId("who-leave");
        not.setOnAction(e -> leave());
        return page("who-page", texts.get("who.title"), text(texts.get("who.why")), name, foot(not, keep));
    }

    /** What was seen, what is there, and whether a person accepts it. */
    Region head() {
        HeadCheck check = model.project().headCheck().get();
        Opened opened = model.project().opened().get();
        Head seen = check.seen();
        Head now = opened == null ? null : opened.snapshot().head();
        boolean cut = check instanceof HeadCheck.TailCut;
        TextField why = new TextField();
        why.setId("head-why");
        why.getStyleClass().add("first-focus");
        why.setAccessibleText(texts.get("head.why"));
        why.setPromptText(texts.get("head.why.example"));
        Label ask = new Label(texts.get("head.why"));
        ask.setLabelFor(why);
        Button accept = primary("head-accept", texts.get("head.accept"));
        accept.disableProperty()
                .bind(Bindings.createBooleanBinding(() -> why.getText().isBlank(), why.textProperty()));
        accept.setOnAction(e -> {
            String reason = why.getText().strip();
            model.notice().set(null);
            leave();
            model.project().acceptHead(reason);
        });
        Button not = new Button(texts.get("head.leave"));
        not.setId("head-leave");
        not.setOnAction(e -> leave());
        GridPane facts = new GridPane(16, 4);
        facts.addRow(0, muted(texts.get("head.seen")), mono(seen));
        facts.addRow(1, muted(texts.get("head.now")), mono(now));
        return page(
                "head-page",
                texts.get(cut ? "problem.head.cut" : "problem.head.anew"),
                text(texts.get(cut ? "head.cut" : "head.anew")),
                facts,
                text(texts.get("head.recorded")),
                new VBox(4, ask, why),
                foot(not, accept));
    }

    /** Which program this is, and what it stands on. */
    Region about() {
        String version = Objects.requireNonNullElse(
                Pages.class.getPackage().getImplementationVersion(), texts.get("about.unpacked"));
        GridPane facts = new GridPane(16, 4);
        facts.addRow(0, muted(texts.get("about.version")), plain(version));
        facts.addRow(
                1,
                muted(texts.get("about.java")),
                plain(Runtime.version() + ", JavaFX " + System.getProperty("javafx.runtime.version", "")));
        facts.addRow(
                2,
                muted(texts.get("about.system")),
                plain(System.getProperty("os.name") + " " + System.getProperty("os.version") + ", "
                        + System.getProperty("os.arch")));
        Label licences = text(texts.get("about.licences"));
        licences.getStyleClass().add("small");
        return page("about-page", texts.get("app.name"), text(texts.get("about.what")), facts, licences);
    }

    private VBox page(String id, String title, Node... content) {
        VBox page = SheetFrame.of(title, texts, this::leave, content);
        page.setId(id);
        page.setPrefWidth(480);
        return page;
    }

    private static Button primary(String id, String name) {
        Button button = new Button(name);
        button.setId(id);
        button.getStyleClass().add("accent");
        button.setDefaultButton(true);
        return button;
    }

    private static HBox foot(Button... buttons) {
        HBox foot = new HBox(8, buttons);
        foot.setAlignment(Pos.CENTER_RIGHT);
        return foot;
    }

    private static Label text(String words) {
        Label label = new Label(Visible.wrapped(words));
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private static Label plain(String words) {
        Label label = new Label(Visible.wrapped(words));
        label.setWrapText(true);
        return label;
    }

    private static Label muted(String words) {
        Label label = new Label(words);
        label.getStyleClass().add("muted");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private Label mono(@Nullable Head head) {
        Label label = new Label(
                head == null ? "" : texts.number(head.entries()) + " : " + StatusModel.shortHash(head.hash()));
        label.getStyleClass().add("mono");
        return label;
    }
}

package dev.assay.ui;

import dev.assay.ui.project.ChainState;
import dev.assay.ui.text.Texts;
import dev.assay.ui.work.Task;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;

/** The bar at the foot: file, chain, head, running work, selection, run. */
final class StatusBar extends HBox {
    private static final double NARROW = 960;

    private final ShellModel model;
    private final Texts texts;
    private final StatusModel says;
    private final Label file = label("status-file");
    private final Label chain = label("status-chain");
    private final Label entry = label("status-entry");
    private final HBox work = new HBox(8);
    private final Label selected = label("status-selected");
    private final Label run = label("status-run");
    private final Label decides = label("status-decides");
    private final Label past = label("status-past");

    StatusBar(ShellModel model) {
        this.model = model;
        this.texts = model.texts();
        this.says = new StatusModel(texts);
        setId("status-bar");
        getStyleClass().add("status-bar");
        setAccessibleText(texts.get("status.name"));
        entry.getStyleClass().add("mono");
        work.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        selected.setMinWidth(0);
        selected.getStyleClass().add("may-shorten");
        past.getStyleClass().add("past-text");
        past.visibleProperty().bind(model.asOf().past());
        past.managedProperty().bind(past.visibleProperty());
        getChildren().addAll(file, chain, entry, work, gap, selected, run, decides, past);
        model.asOf()
                .moment()
                .addListener((o, was, now) ->
                        past.setText(texts.get("status.past", model.asOf().says())));
        model.project().opened().addListener((o, was, now) -> showProject());
        model.project().chain().addListener((o, was, now) -> showProject());
        model.project().space().addListener((o, was, now) -> showSpace());
        model.selection().current().addListener((o, was, now) -> showSpace());
        model.settings().current().addListener((o, was, now) -> showSpace());
        model.work().running().addListener((ListChangeListener<Task>) c -> showWork());
        // Where there is little room, what the inspector and the menus say as well is left to them.
        for (Label less : java.util.List.of(entry, run)) {
            less.visibleProperty().bind(widthProperty().greaterThan(NARROW));
            less.managedProperty().bind(less.visibleProperty());
        }
        past.setMinWidth(0);
        past.getStyleClass().add("may-shorten");
        showProject();
        showSpace();
        showWork();
    }

    private static Label label(String id) {
        Label label = new Label();
        label.setId(id);
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private void showProject() {
        var opened = model.project().opened().get();
        file.setText(says.file(opened));
        file.setGraphic(opened == null ? null : new FontIcon(opened.readOnly() ? "fth-lock" : "fth-file"));
        ChainState state = model.project().chain().get();
        chain.setVisible(opened != null);
        chain.setManaged(opened != null);
        chain.setText(says.chain(state));
        chain.setGraphic(StatusModel.mark(state).node(12));
        chain.getStyleClass().remove("danger-text");
        if (state instanceof ChainState.Fails) chain.getStyleClass().add("danger-text");
        entry.setText(says.entry(opened));
        showSpace();
    }

    private void showSpace() {
        boolean open = model.project().opened().get() != null;
        showDecides(open);
        selected.setText(says.selected(model.selection().current().get()));
        run.setText(
                open
                        ? says.run(model.project().space().get())
                        : says.kept(model.settings().get().recent().size()));
    }

    /** Who decides stands there all the time: it is written into every decision. */
    private void showDecides(boolean open) {
        String who = model.project().editing().reviewer();
        decides.setText(open && !who.isEmpty() ? texts.get("status.decides", who) : "");
        decides.setVisible(!decides.getText().isEmpty());
        decides.setManaged(decides.isVisible());
    }

    private void showWork() {
        Task task =
                model.work().running().isEmpty() ? null : model.work().running().getFirst();
        work.getChildren().setAll(task == null ? java.util.List.of() : java.util.List.of(running(task)));
        work.setVisible(task != null);
    }

    private HBox running(Task task) {
        Label name = new Label(task.name());
        ProgressBar bar = new ProgressBar();
        bar.setAccessibleText(task.name());
        bar.progressProperty().bind(task.progress());
        HBox line = new HBox(8, name, bar);
        line.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
        if (task.cancellable()) line.getChildren().add(cancel(task));
        int others = model.work().running().size() - 1;
        if (others > 0) line.getChildren().add(new Label(texts.get("status.more-work", others)));
        return line;
    }

    private Button cancel(Task task) {
        Button cancel = new Button(texts.get("status.cancel"));
        cancel.setId("status-cancel");
        cancel.getStyleClass().addAll("tight", "in-status");
        cancel.disableProperty().bind(task.stopping());
        cancel.setOnAction(e -> task.cancel());
        return cancel;
    }
}

package dev.assay.ui.scoring;

import dev.assay.model.Grade;
import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.action.Sign;
import dev.assay.ui.text.Texts;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** The desk, the scoreboard and the disagreements, of which one is on show; and the keys of scoring. */
final class ScoringView extends BorderPane {
    private static final String GUIDE = "scoring.guide";
    /** From this width on the guidelines stand beside the question unless they were closed. */
    private static final double ROOMY = 1000;

    private final Workbench bench;
    private final Texts texts;
    private final ScoringModel model;
    private final BoardModel boardModel;
    private final DeskPane desk;
    private final DeskTools tools;
    private final BoardTools boardTools;
    private final BoardPane board;
    private final DisputesPane disputes;
    private final Guide guide;
    private final Label closed = Parts.wrapped("", "scoring-closed");
    private final ToggleButton deskTab = new ToggleButton();
    private final ToggleButton boardTab = new ToggleButton();
    private final ToggleButton disputesTab = new ToggleButton();
    private final StackPane middle = new StackPane();
    private final HBox bar = new HBox(8);
    private final HBox tabs;
    private final List<Action> actions;

    ScoringView(Workbench bench, Texts texts) {
        this.bench = bench;
        this.texts = texts;
        model = new ScoringModel(bench, texts);
        boardModel = new BoardModel(bench, texts, model);
        setId("scoring");
        getStyleClass().add("scoring");
        getStylesheets()
                .add(Objects.requireNonNull(ScoringView.class.getResource("/dev/assay/ui/scoring.css"))
                        .toExternalForm());
        desk = new DeskPane(bench, model, texts);
        tools = new DeskTools(model, texts, () -> desk.conduct(), this::toggleGuide);
        boardTools = new BoardTools(bench, boardModel, texts);
        board = new BoardPane(bench, boardModel, model, texts);
        disputes = new DisputesPane(boardModel, model, texts);
        guide = new Guide(model, texts, bench.desk().clock(), this::toggleGuide);
        tab(deskTab, "scoring-tab-desk", texts.get("scoring.tab.desk"), ScoringModel.Page.DESK);
        tab(boardTab, "scoring-tab-board", texts.get("scoring.tab.board"), ScoringModel.Page.BOARD);
        tab(disputesTab, "scoring-tab-disputes", texts.get("scoring.tab.disputes"), ScoringModel.Page.DISPUTES);
        tabs = new HBox(deskTab, boardTab, disputesTab);
        tabs.setAlignment(Pos.CENTER_LEFT);
        tabs.setMinWidth(USE_PREF_SIZE);
        bar.getStyleClass().add("scoring-bar");
        bar.setAlignment(Pos.CENTER_LEFT);
        closed.setId("scoring-closed");
        closed.setMaxWidth(460);
        middle.getChildren().addAll(desk, board, disputes, closed);
        setTop(bar);
        setCenter(middle);
        actions = list();
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        widthProperty().addListener((o, was, now) -> layOut());
        model.onChange(this::refresh);
        boardModel.onChange(this::refresh);
        bench.desk().project().editing().possible().addListener((o, was, now) -> refresh());
        bench.palette().addListener((o, was, now) -> board.refresh());
        refresh();
    }

    ScoringModel model() {
        return model;
    }

    BoardModel boardModel() {
        return boardModel;
    }

    private void tab(ToggleButton tab, String id, String name, ScoringModel.Page page) {
        tab.setId(id);
        tab.setText(name);
        tab.setAccessibleText(name);
        tab.getStyleClass().add("scoring-tab");
        tab.setMinWidth(USE_PREF_SIZE);
        tab.setOnAction(e -> {
            model.page(page);
            // A toggle that is pressed again stays pressed.
            tab.setSelected(true);
        });
    }

    private void refresh() {
        ScoringModel.Page page = model.page();
        deskTab.setSelected(page == ScoringModel.Page.DESK);
        boardTab.setSelected(page == ScoringModel.Page.BOARD);
        disputesTab.setSelected(page == ScoringModel.Page.DISPUTES);
        boolean shut = page != ScoringModel.Page.DESK && model.blind();
        boardModel.wanted(page != ScoringModel.Page.DESK && !shut);
        disputesTab.setText(
                boardModel.open() < 0 || model.blind()
                        ? texts.get("scoring.tab.disputes")
                        : texts.get("scoring.tab.disputes.n", texts.number(boardModel.open())));
        disputesTab.setAccessibleText(disputesTab.getText());
        desk.setVisible(page == ScoringModel.Page.DESK);
        board.setVisible(page == ScoringModel.Page.BOARD && !shut && boardModel.summary() != null);
        disputes.setVisible(page == ScoringModel.Page.DISPUTES && !shut && boardModel.summary() != null);
        closed.setVisible(page != ScoringModel.Page.DESK && (shut || boardModel.summary() == null));
        closed.setText(shut ? texts.get("scoring.closed") : boardModel.says());
        if (bar.getChildren().size() != 3 || bar.getChildren().get(2) != toolsOf(page)) {
            bar.getChildren().setAll(tabs, Parts.gap(), toolsOf(page));
        }
        boardTools.setVisible(!shut);
        tools.refresh();
        desk.refresh();
        guide.refresh();
        boardTools.refresh();
        if (board.isVisible()) board.refresh();
        if (disputes.isVisible()) disputes.refresh();
        layOut();
    }

    private HBox toolsOf(ScoringModel.Page page) {
        return page == ScoringModel.Page.DESK ? tools : boardTools;
    }

    // The guidelines.

    private boolean guideShown() {
        String kept = bench.desk().settings().get().preference(GUIDE, "");
        return kept.isEmpty() ? getWidth() >= ROOMY : kept.equals("on");
    }

    private void toggleGuide() {
        String next = guideShown() ? "off" : "on";
        bench.desk().settings().update(s -> s.withPreference(GUIDE, next));
        layOut();
        desk.focusMain();
    }

    private void layOut() {
        boolean on = model.page() == ScoringModel.Page.DESK && model.begun() && guideShown();
        if (on != (getRight() == guide)) setRight(on ? guide : null);
    }

    void focusMain() {
        switch (model.page()) {
            case DESK -> desk.focusMain();
            case BOARD -> board.focusMain();
            case DISPUTES -> disputes.focusMain();
        }
    }

    // Keys.

    /** Arrows go from answer to answer wherever the focus is, but not while something is written or chosen. */
    private void pressed(KeyEvent e) {
        if (model.page() != ScoringModel.Page.DESK || e.isShortcutDown() || e.isAltDown() || e.isShiftDown()) return;
        if (e.getTarget() instanceof TextInputControl
                || e.getTarget() instanceof ComboBox
                || e.getTarget() instanceof javafx.scene.control.RadioButton) return;
        if (e.getCode() == KeyCode.LEFT) model.back();
        else if (e.getCode() == KeyCode.RIGHT) model.forward();
        else return;
        desk.requestFocus();
        e.consume();
    }

    List<Action> actions() {
        return actions;
    }

    private List<Action> list() {
        return List.of(
                grade("scoring.grade.correct", Grade.CORRECT),
                grade("scoring.grade.partly", Grade.PARTLY),
                grade("scoring.grade.wrong", Grade.WRONG),
                action("scoring.note", texts.get("scoring.action.note"), Sign.of("n"), desk::writeNote),
                action("scoring.skip", texts.get("scoring.action.skip"), Sign.of("s"), model::skip),
                action("scoring.flag", texts.get("scoring.action.flag"), Sign.of("f"), model::flag),
                action("scoring.gold", texts.get("scoring.action.gold"), Sign.of("g"), desk::correct),
                action("scoring.back", texts.get("scoring.action.back"), KeyCombination.valueOf("Left"), model::back),
                action(
                        "scoring.forward",
                        texts.get("scoring.action.forward"),
                        KeyCombination.valueOf("Right"),
                        model::forward),
                action("scoring.more", texts.get("scoring.more"), Sign.of("m"), model::more),
                action("scoring.guide", texts.get("scoring.action.guide"), Sign.of("h"), this::toggleGuide),
                action("scoring.conduct", texts.get("scoring.action.unblind"), null, desk::conduct),
                to("scoring.desk", texts.get("scoring.action.desk"), ScoringModel.Page.DESK),
                to("scoring.board", texts.get("scoring.action.board"), ScoringModel.Page.BOARD),
                to("scoring.disputes", texts.get("scoring.action.disputes"), ScoringModel.Page.DISPUTES));
    }

    private Action grade(String id, Grade grade) {
        return action(
                id,
                texts.get("scoring.action.grade", texts.get(ScoringModel.word(grade))),
                Sign.of(Parts.key(grade)),
                () -> model.grade(grade));
    }

    private Action action(String id, String name, @Nullable KeyCombination key, Runnable run) {
        return new Action(
                id,
                name,
                key,
                null,
                Action.Group.PERSPECTIVE,
                new javafx.beans.property.SimpleBooleanProperty(true),
                () -> {
                    if (model.page() == ScoringModel.Page.DESK) run.run();
                });
    }

    private Action to(String id, String name, ScoringModel.Page page) {
        return new Action(
                id,
                name,
                null,
                null,
                Action.Group.PERSPECTIVE,
                new javafx.beans.property.SimpleBooleanProperty(true),
                () -> model.page(page));
    }
}

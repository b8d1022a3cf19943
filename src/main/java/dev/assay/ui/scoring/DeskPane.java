package dev.assay.ui.scoring;

import dev.assay.model.Grade;
import dev.assay.scoring.ScoringDesk;
import dev.assay.scoring.ScoringItem;
import dev.assay.ui.Workbench;
import dev.assay.ui.text.Texts;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** One question: its answers side by side, the gold answer under them, the turns it rests on, and the keys at the foot. */
final class DeskPane extends BorderPane {
    private static final double NARROWEST = 210;

    private final ScoringModel model;
    private final Texts texts;
    private final Label place = Parts.whole("", "strong");
    private final ProgressBar bar = new ProgressBar();
    private final Label counts = Parts.label("", "small", "muted");
    private final Label about = Parts.wrapped("", "small", "muted");
    private final Label question = Parts.wrapped("", "scoring-question");
    private final Label flag = Parts.whole("", "small", "warning-text");
    private final GridPane cards = new GridPane();
    private final List<AnswerCard> made = new ArrayList<>();
    private final EvidenceBox evidence;
    private final ScrollPane scroll = new ScrollPane();
    private final Label noteLabel = Parts.whole("", "small", "muted");
    private final TextField note = new TextField();
    private final HBox noteLine = new HBox(10, noteLabel, note);
    private final Label refused = Parts.wrapped("", "small", "danger-text", "scoring-refused");
    private final CorrectionForm correction;
    private final ConductForm conduct;
    private final BeginPane begin;
    private final VBox finished = new VBox(10);
    private final Label finishedTitle = Parts.wrapped("", "heading");
    private final Label finishedSays = Parts.wrapped("", "muted");
    private final Button finishedUnblind;
    private final StackPane middle = new StackPane();
    private final VBox bottom = new VBox();
    private final FlowPane keys = new FlowPane(16, 4);
    private final HBox progress;
    private @Nullable String scrolledFor;
    private @Nullable String noteOf;
    private int columns;

    DeskPane(Workbench bench, ScoringModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        setId("scoring-desk");
        getStyleClass().add("scoring-desk");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(texts.get("scoring.tab.desk"));
        evidence = new EvidenceBox(model, texts, this::correct);
        correction = new CorrectionForm(model, texts, this::closeForms);
        conduct = new ConductForm(model, texts, this::closeForms);
        begin = new BeginPane(model, texts);
        finishedUnblind =
                Parts.button("scoring-finished-unblind", texts.get("scoring.unblind.ask"), null, this::conduct);
        place.setId("scoring-place");
        counts.setId("scoring-counts");
        counts.setMinWidth(0);
        bar.getStyleClass().add("scoring-progress");
        bar.setPrefWidth(180);
        bar.setAccessibleText(texts.get("scoring.progress"));
        progress = new HBox(10, place, bar, counts);
        progress.setAlignment(Pos.CENTER_LEFT);
        progress.getStyleClass().add("scoring-place-line");
        question.setId("scoring-question");
        about.setId("scoring-about");
        HBox first = new HBox(12, about, flag);
        HBox.setHgrow(about, Priority.ALWAYS);
        VBox head = new VBox(4, first, question);
        head.getStyleClass().add("scoring-head");
        cards.getStyleClass().add("scoring-cards");
        scroll.setContent(new VBox(head, cards, evidence));
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("scoring-scroll");
        finishedTitle.setId("scoring-finished");
        finished.getChildren().addAll(finishedTitle, finishedSays, new HBox(finishedUnblind));
        finished.getStyleClass().add("scoring-begin");
        finished.setMaxWidth(560);
        middle.getChildren().addAll(scroll, begin, finished);
        noteLine();
        keys();
        setTop(progress);
        setCenter(middle);
        setBottom(bottom);
        cards.widthProperty().addListener((o, was, now) -> columns());
    }

    private void noteLine() {
        note.setId("scoring-note");
        HBox.setHgrow(note, Priority.ALWAYS);
        noteLine.setAlignment(Pos.CENTER_LEFT);
        noteLine.getStyleClass().add("scoring-note-line");
        refused.setId("scoring-refused");
        note.addEventFilter(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() == KeyCode.ESCAPE) {
                note.setText(noteNow());
                requestFocus();
            } else if (e.getCode() == KeyCode.ENTER) {
                requestFocus();
            } else {
                return;
            }
            e.consume();
        });
        // However the field is left, what stands in it is kept.
        note.focusedProperty().addListener((o, was, now) -> {
            String of = noteOf;
            if (was && of != null) model.note(of, note.getText());
        });
    }

    private String answer() {
        ScoringItem.Card card = model.card();
        return card == null ? "" : Parts.plain(card.text());
    }

    private String noteNow() {
        ScoringItem.Card card = model.card();
        String text = card == null ? null : card.note();
        return text == null ? "" : text;
    }

    private void keys() {
        keys.getStyleClass().add("scoring-keys");
        key("1", texts.get("scoring.correct"));
        key("2", texts.get("scoring.partly"));
        key("3", texts.get("scoring.wrong"));
        key("N", texts.get("scoring.key.note"));
        key("S", texts.get("scoring.key.skip"));
        key("F", texts.get("scoring.key.flag"));
        key("G", texts.get("scoring.key.gold"));
        key("←", texts.get("scoring.key.back"));
        key("→", texts.get("scoring.key.forward"));
        key("Ctrl Z", texts.get("scoring.key.undo"));
    }

    private void key(String key, String name) {
        HBox one = new HBox(7, Parts.key(key), Parts.whole(name, "small", "muted"));
        one.setAlignment(Pos.CENTER_LEFT);
        keys.getChildren().add(one);
    }

    // What the keys do beyond the model.

    void correct() {
        if (model.shown() == null || !model.possible() || !model.begun()) return;
        form(correction);
        correction.open();
    }

    void conduct() {
        if (!model.begun()) return;
        form(conduct);
        conduct.open();
    }

    void writeNote() {
        if (model.shown() == null || note.isDisabled()) return;
        note.requestFocus();
        note.end();
    }

    private void form(@Nullable Node form) {
        bottom.getChildren().clear();
        if (model.shown() != null && form == null) bottom.getChildren().add(noteLine);
        if (form != null) bottom.getChildren().add(form);
        bottom.getChildren().addAll(refused, keys);
    }

    private void closeForms() {
        form(null);
        focusMain();
    }

    private boolean formShown() {
        return bottom.getChildren().contains(correction) || bottom.getChildren().contains(conduct);
    }

    void focusMain() {
        if (begin.isVisible()) begin.focusMain();
        else requestFocus();
    }

    // Showing.

    void refresh() {
        Sitting s = model.sitting();
        Sitting.Shown shown = model.shown();
        boolean wasBegin = begin.isVisible() && begin.isFocusWithin();
        begin.setVisible(!model.begun());
        finished.setVisible(model.begun() && shown == null);
        scroll.setVisible(shown != null && model.begun());
        progress.setVisible(model.begun());
        progress.setManaged(model.begun());
        keys.setVisible(model.begun());
        begin.refresh();
        conduct.refresh();
        String why = model.refused();
        refused.setText(why == null ? "" : why);
        refused.setVisible(why != null);
        refused.setManaged(why != null);
        if (!formShown()) form(null);
        if (s == null || !model.begun()) return;
        progress(s, shown);
        if (shown == null) {
            closeCorrection();
            finished(s);
        } else {
            show(shown);
        }
        if (wasBegin) requestFocus();
    }

    private void closeCorrection() {
        if (bottom.getChildren().contains(correction)) form(null);
    }

    private void progress(Sitting s, Sitting.@Nullable Shown shown) {
        ScoringDesk.Progress p = s.progress();
        place.setText(
                shown == null || shown.number() == 0
                        ? texts.count("scoring.questions", p.questions())
                        : texts.get("scoring.place", texts.number(shown.number()), texts.number(p.questions())));
        bar.setProgress(p.questions() == 0 ? 0 : (double) p.scored() / p.questions());
        List<String> said = new ArrayList<>();
        said.add(texts.get("scoring.done", texts.number(p.scored())));
        if (p.flagged() > 0) said.add(texts.get("scoring.flagged", texts.number(p.flagged())));
        if (p.skipped() > 0) said.add(texts.get("scoring.skipped", texts.number(p.skipped())));
        if (p.returned() > 0) said.add(texts.get("scoring.returned", texts.number(p.returned())));
        counts.setText(String.join(", ", said));
    }

    private void finished(Sitting s) {
        boolean all = s.unscored() == 0;
        finishedTitle.setText(texts.get(all ? "scoring.finished.all" : "scoring.finished.filter"));
        finishedSays.setText(
                !all
                        ? texts.get("scoring.finished.filter.says", texts.count("scoring.answers", s.unscored()))
                        : texts.get(s.conduct().unblinded() ? "scoring.finished.unblinded" : "scoring.finished.blind"));
        finishedUnblind.setVisible(model.blind() && model.possible());
    }

    private void show(Sitting.Shown shown) {
        ScoringItem item = shown.item();
        List<String> first = new ArrayList<>();
        first.add(Parts.plain(shown.id()));
        String category = item.question().category();
        String space = item.question().space();
        if (category != null) first.add(texts.get("scoring.category", Parts.plain(category)));
        if (space != null) first.add(Parts.plain(space));
        long scored = item.answers().stream()
                .filter(c -> c.state() == ScoringItem.State.SCORED)
                .count();
        first.add(texts.get(
                "scoring.scored-of",
                texts.number(scored),
                texts.number(item.answers().size())));
        about.setText(String.join("   ", first));
        question.setText(Parts.plain(item.question().text()));
        List<String> marks = new ArrayList<>();
        if (item.flagged()) marks.add(texts.get("scoring.is.flagged"));
        if (item.skipped()) marks.add(texts.get("scoring.is.skipped"));
        flag.setText(String.join(" · ", marks));
        cards(item);
        setAccessibleText(question.getText() + " " + texts.get("scoring.card", model.letter(), answer(), ""));
        evidence.refresh(shown);
        boolean same = model.letter().equals(noteOf) && shown.id().equals(scrolledFor);
        noteLabel.setText(texts.get("scoring.note.on", model.letter()));
        note.setAccessibleText(noteLabel.getText());
        note.setDisable(!model.possible());
        if (!same || !note.isFocused()) note.setText(noteNow());
        noteOf = model.letter();
        if (!shown.id().equals(scrolledFor)) {
            scroll.setVvalue(0);
            closeCorrection();
        }
        scrolledFor = shown.id();
    }

    private void cards(ScoringItem item) {
        int n = item.answers().size();
        while (made.size() < n) made.add(new AnswerCard(texts, model::choose, this::grade));
        boolean changed = cards.getChildren().size() != n;
        if (changed) cards.getChildren().setAll(made.subList(0, n));
        for (int i = 0; i < n; i++) {
            ScoringItem.Card card = item.answers().get(i);
            made.get(i).show(card, card.letter().equals(model.letter()), model.possible());
        }
        if (changed) {
            columns = 0;
            columns();
        }
    }

    private void grade(String letter, Grade grade) {
        model.grade(letter, grade);
        requestFocus();
    }

    /** As many columns as have room; what does not fit stands below. */
    private void columns() {
        int n = cards.getChildren().size();
        if (n == 0) return;
        int most = Math.max(1, (int) (Math.max(cards.getWidth(), NARROWEST) / NARROWEST));
        int rows = (n + most - 1) / most;
        int now = cards.getWidth() < 1 ? Math.min(n, 3) : (n + rows - 1) / rows;
        if (now == columns) return;
        columns = now;
        cards.getColumnConstraints().clear();
        for (int i = 0; i < now; i++) {
            ColumnConstraints c = new ColumnConstraints();
            c.setPercentWidth(100.0 / now);
            cards.getColumnConstraints().add(c);
        }
        for (int i = 0; i < n; i++) {
            Node card = cards.getChildren().get(i);
            GridPane.setConstraints(card, i % now, i / now);
            GridPane.setVgrow(card, Priority.ALWAYS);
        }
    }
}

package dev.assay.ui.queue;

import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.action.Keys;
import dev.assay.ui.text.Texts;
import java.net.URL;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The list, the question, the keys and the foot, bound to the model; and the keys of the queue. */
final class QueueView extends BorderPane {
    private final QueueModel model;
    private final Workbench bench;
    private final SidePane side;
    private final HeadPane head;
    private final QuestionPane question;
    private final EntryPane entry;
    private final FootPane foot;
    private final ScrollPane scroll = new ScrollPane();
    private final Label empty = new Label();
    private final StackPane middle = new StackPane();
    private final Texts texts;
    private @Nullable Object scrolledFor;
    private final List<Action> all;
    private boolean acted;

    QueueView(Workbench bench, Texts texts) {
        this.bench = bench;
        this.texts = texts;
        model = new QueueModel(bench, texts);
        side = new SidePane(model, texts);
        DecisionFilesMenu files = new DecisionFilesMenu(bench, model, texts);
        head = new HeadPane(model, texts, this::batch, this::focusList, files.items());
        question = new QuestionPane(model, texts);
        entry = new EntryPane(model, texts, this::focusList, this::showEntry);
        foot = new FootPane(model, texts, this::focusList);
        setId("queue");
        getStyleClass().add("queue");
        URL style = QueueView.class.getResource("/dev/assay/ui/queue.css");
        if (style != null) getStylesheets().add(style.toExternalForm());
        all = actions().all();
        scroll.setContent(new VBox(question, entry));
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("queue-scroll");
        empty.getStyleClass().add("queue-empty");
        empty.setWrapText(true);
        empty.setId("queue-empty");
        middle.getChildren().addAll(scroll, empty);
        BorderPane asked = new BorderPane(middle);
        asked.setTop(head);
        asked.setBottom(foot);
        setLeft(side);
        setCenter(asked);
        // Before the focused control: lists take Enter and Escape for themselves.
        addEventFilter(KeyEvent.KEY_PRESSED, e -> {
            pressed(e);
            acted = e.isConsumed();
        });
        addEventFilter(KeyEvent.KEY_TYPED, this::typed);
        model.onChange(this::refresh);
        bench.space().addListener((o, was, now) -> model.show(now));
        bench.selection().current().addListener((o, was, now) -> model.follow(now));
        bench.desk().project().editing().possible().addListener((o, was, now) -> refresh());
        model.show(bench.space().get());
        refresh();
    }

    QueueModel model() {
        return model;
    }

    private QueueActions actions() {
        QueueActions made = new QueueActions(model, texts, new QueueActions.Doing() {
            @Override
            public void candidates() {
                focusList();
            }

            @Override
            public void settle() {
                foot.settle();
            }

            @Override
            public void open(Entry next) {
                entry.open(next);
            }

            @Override
            public void batch() {
                QueueView.this.batch();
            }

            @Override
            public void why() {
                foot.why().requestFocus();
            }

            @Override
            public void filters() {
                head.filters(!head.filtersShown());
            }
        });
        made.shown().forEach(entry::key);
        return made;
    }

    /** Everything that can be done here. */
    List<Action> all() {
        return all;
    }

    private void refresh() {
        head.refresh();
        question.refresh();
        entry.refresh();
        foot.refresh();
        boolean any = model.current() != null;
        scroll.setVisible(any);
        empty.setVisible(!any);
        if (!any) empty.setText(nothing());
        Object now = model.current() == null ? null : model.current().id();
        if (now != null && !now.equals(scrolledFor)) scroll.setVvalue(0);
        scrolledFor = now;
    }

    private String nothing() {
        Queues q = model.queues();
        if (q == null) return texts.get("queue.empty.space");
        if (model.filter().active()) return texts.get("queue.empty.filtered");
        if (q.space().references().isEmpty()) return texts.get("queue.empty.none");
        return texts.get("queue.empty.done");
    }

    /** Puts the focus where the keys of the queue act. */
    void focusList() {
        side.focusList();
    }

    private void showEntry() {
        scroll.applyCss();
        scroll.layout();
        scroll.setVvalue(1);
    }

    private void batch() {
        if (model.identical().isEmpty()) return;
        model.batch(true);
        entry.open(Entry.BATCH);
    }

    /** Keys act wherever the focus is in the queue, but not while something is written. */
    private void pressed(KeyEvent e) {
        Node at = e.getTarget() instanceof Node n ? n : this;
        boolean writing = at instanceof TextInputControl;
        if (e.isShortcutDown() && !e.isAltDown()) {
            if (undo(e)) e.consume();
            return;
        }
        if (e.isAltDown() || e.isMetaDown()) return;
        if (e.getCode() == KeyCode.ESCAPE) {
            if (escape(writing)) e.consume();
            return;
        }
        if (writing || at instanceof ComboBox) return;
        if (e.getCode() == KeyCode.ENTER) {
            // A button that has the focus is what Enter means there.
            if (at instanceof ButtonBase && !(at instanceof CheckBox)) return;
            if (model.choice() == null) return;
            foot.settle();
            e.consume();
        }
    }

    /** A sign acts once: here, or, where the focus is elsewhere in the window, by the window. */
    private void typed(KeyEvent e) {
        // The sign of a key that acted when it was pressed is nobody's, nor is one for a list that drops down.
        if (acted || e.getTarget() instanceof ComboBox) {
            e.consume();
            return;
        }
        if (e.getTarget() instanceof TextInputControl) return;
        int number = "123456789".indexOf(e.getCharacter()) + 1;
        boolean plain = !e.isShortcutDown() && !e.isControlDown() && !e.isAltDown() && !e.isMetaDown();
        if (plain && e.getCharacter().length() == 1 && number > 0) {
            model.pick(number);
            e.consume();
        } else {
            Keys.act(all, e);
        }
    }

    private boolean undo(KeyEvent e) {
        if (e.getTarget() instanceof TextInputControl field && field.isUndoable()) return false;
        if (e.getCode() == KeyCode.Z && !e.isShiftDown())
            bench.desk().project().editing().undo();
        else if (e.getCode() == KeyCode.Y || (e.getCode() == KeyCode.Z && e.isShiftDown()))
            bench.desk().project().editing().redo();
        else return false;
        return true;
    }

    /** Steps out: of what is written, of the choice, of the filter. */
    private boolean escape(boolean writing) {
        if (entry.entry() != Entry.KEYS) entry.close();
        else if (writing && foot.why().isFocused()) focusList();
        else if (model.choice() != null) model.choose(null);
        else if (head.filtersShown()) head.filters(false);
        else return false;
        return true;
    }
}

package dev.assay.ui.queue;

import dev.assay.scoring.ReviewAgreement;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What is asked and what was settled before, and how far the queue is. */
final class SidePane extends VBox {
    static final double WIDTH = 248;
    private static final double SETTLED = 190;

    private final QueueModel model;
    private final Texts texts;
    private final Map<Tab, ToggleButton> tabs = new EnumMap<>(Tab.class);
    private final HBox first = new HBox();
    private final HBox second = new HBox();
    private final ReferenceList list;
    private final ReferenceList settled;
    private final Label settledTitle = new Label();
    private final Label progress = new Label();
    private final Label percent = new Label();
    private final ProgressBar bar = new ProgressBar(0);
    private final Button who = new Button();
    private final Label agreement = new Label();
    private final Label precision = new Label();

    SidePane(QueueModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        getStyleClass().add("queue-side");
        setMinWidth(WIDTH);
        setPrefWidth(WIDTH);
        setMaxWidth(WIDTH);
        ToggleGroup group = new ToggleGroup();
        for (Tab t : Tab.values()) {
            ToggleButton b = new ToggleButton();
            b.setId("queue-tab-" + t.name().toLowerCase(java.util.Locale.ROOT));
            b.setToggleGroup(group);
            b.getStyleClass().add("queue-tab");
            b.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(b, Priority.ALWAYS);
            b.setOnAction(e -> {
                b.setSelected(true);
                model.tab(t);
                focusList();
            });
            tabs.put(t, b);
            boolean own = t == Tab.OPEN || t == Tab.UNKNOWN || t == Tab.COUNTED;
            (own ? first : second).getChildren().add(b);
        }
        first.getStyleClass().add("queue-tabs");
        second.getStyleClass().add("queue-tabs");
        list = new ReferenceList(model, texts, "queue-list", texts.get("queue.list"));
        settled = new ReferenceList(model, texts, "queue-settled", texts.get("queue.settled"));
        settledTitle.getStyleClass().addAll("section-title", "queue-settled-title");
        VBox.setVgrow(list, Priority.ALWAYS);
        settled.setMinHeight(0);
        settled.setPrefHeight(SETTLED);
        settled.setMaxHeight(SETTLED);
        getChildren().addAll(first, second, list, settledTitle, settled, foot());
        model.onChange(this::refresh);
    }

    private VBox foot() {
        progress.getStyleClass().addAll("medium", "small");
        percent.getStyleClass().addAll("muted", "small");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.getStyleClass().add("queue-progress");
        who.setId("queue-who");
        who.getStyleClass().addAll("flat", "tight", "queue-who");
        who.setOnAction(e -> model.askForName(true));
        agreement.getStyleClass().addAll("muted", "tiny");
        agreement.setMinWidth(Region.USE_PREF_SIZE);
        precision.getStyleClass().addAll("muted", "tiny");
        VBox foot = new VBox(6, line(progress, percent), bar, line(who, agreement), precision);
        foot.getStyleClass().add("queue-side-foot");
        return foot;
    }

    private static HBox line(Region left, Region right) {
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox line = new HBox(6, left, gap, right);
        line.setAlignment(Pos.CENTER_LEFT);
        left.setMinWidth(0);
        return line;
    }

    void focusList() {
        if (model.place() < 0 && model.current() != null) settled.requestFocus();
        else list.requestFocus();
    }

    private void refresh() {
        Queues q = model.queues();
        if (q == null) {
            list.show(List.of(), null);
            settled.show(List.of(), null);
            return;
        }
        boolean several = false;
        for (Tab t : Tab.values()) {
            int n = q.of(t).size();
            ToggleButton b = tabs.get(t);
            if (b == null) continue;
            String says = texts.get(t.textKey()) + " " + texts.number(n);
            b.setText(says);
            b.setAccessibleText(says);
            b.setSelected(t == model.tab());
            if ((t == Tab.SECOND || t == Tab.DISPUTED) && (n > 0 || t == model.tab())) several = true;
        }
        show(second, several);
        list.show(model.shown(), model.current());
        // Whoever gives a second opinion must not see the first.
        boolean past = !model.blind() && !q.settled().isEmpty();
        show(settled, past);
        show(settledTitle, past);
        settledTitle.setText(texts.get("queue.settled"));
        if (past) settled.show(q.settled(), model.place() < 0 ? model.current() : null);
        progress(q);
    }

    private static void show(Region region, boolean on) {
        region.setVisible(on);
        region.setManaged(on);
    }

    private void progress(Queues q) {
        int all = q.space().references().size();
        int done = q.settled().size();
        progress.setText(texts.get("queue.progress", texts.number(done), texts.number(all)));
        percent.setText(all == 0 ? "" : texts.get("queue.percent", Math.round(100.0 * done / all)));
        bar.setProgress(all == 0 ? 0 : (double) done / all);
        bar.setAccessibleText(progress.getText());
        String reviewer = model.editing().reviewer();
        String name = reviewer.isEmpty() ? texts.get("queue.nobody") : Visible.line(reviewer, 24);
        who.setText(name);
        who.setAccessibleText(texts.get("queue.who", name));
        who.setTooltip(new Tooltip(texts.get("queue.who.tip")));
        ReviewAgreement a = q.agreement();
        boolean said = !model.blind() && a.reviewers().size() > 1;
        agreement.setText(
                !said
                        ? ""
                        : texts.get(
                                "queue.agreement",
                                a.reviewers().size() == 2 ? "κ" : "α",
                                QueueWords.figure(a.reviewers().size() == 2 ? a.kappa() : a.alpha(), texts),
                                texts.number(a.both())));
        agreement.setTooltip(
                !said
                        ? null
                        : new Tooltip(texts.get(
                                "queue.agreement.all",
                                texts.number(a.both()),
                                texts.number(a.settled()),
                                QueueWords.figure(a.raw(), texts),
                                QueueWords.figure(a.kappa(), texts),
                                QueueWords.figure(a.alpha(), texts))));
        Queues.Precision p = q.precision();
        precision.setText(
                p.of() == 0 ? "" : texts.get("queue.precision", texts.number(p.right()), texts.number(p.of())));
        show(precision, p.of() > 0 && !model.blind());
    }
}

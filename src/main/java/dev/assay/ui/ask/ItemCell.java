package dev.assay.ui.ask;

import dev.assay.method.Answer;
import dev.assay.method.EventLine;
import dev.assay.method.Standing;
import dev.assay.model.Event;
import dev.assay.model.Provenance;
import dev.assay.model.Turn;
import dev.assay.ui.Selected;
import dev.assay.ui.Workbench;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** One line of what stands below a verdict. */
final class ItemCell extends ListCell<Items> {
    private static final double SIDES = 28;
    private static final double BAR = 200;

    private final Workbench bench;
    private final AskWords words;
    private final Texts texts;
    private final java.util.function.Supplier<@Nullable Asked> asked;

    ItemCell(Workbench bench, AskWords words, java.util.function.Supplier<@Nullable Asked> asked) {
        this.bench = bench;
        this.words = words;
        this.texts = words.texts();
        this.asked = asked;
        setText(null);
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable Items item, boolean empty) {
        super.updateItem(item, empty);
        Asked of = asked.get();
        getStyleClass().removeAll("ask-line", "ask-head-line", "ask-cited-line", "ask-note-line");
        if (empty || item == null || of == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        Region node = switch (item) {
            case Items.Head h -> head(texts.get(h.textKey()), texts.get(h.noteKey()));
            case Items.Cited c -> cited(of, c.cited());
            case Items.Rejected r -> rejected(of, r.rejected());
            case Items.Side s -> side(of, s);
            case Items.Depicted d -> depicted(of);
            case Items.Line l -> line(of, l);
            case Items.Note n -> note(n.says());
        };
        getStyleClass()
                .add(
                        switch (item) {
                            case Items.Head h -> "ask-head-line";
                            case Items.Depicted d -> "ask-head-line";
                            case Items.Line l -> "ask-line";
                            case Items.Cited c -> "ask-cited-line";
                            case Items.Rejected r -> "ask-cited-line";
                            case Items.Side s -> "ask-cited-line";
                            case Items.Note n -> "ask-note-line";
                        });
        node.prefWidthProperty().bind(getListView().widthProperty().subtract(2 * SIDES + 12));
        node.setMaxWidth(Region.USE_PREF_SIZE);
        setGraphic(node);
        setAccessibleText(says(of, item));
    }

    /** What a screen reader says of it. */
    private String says(Asked of, Items item) {
        return switch (item) {
            case Items.Head h -> texts.get(h.textKey());
            case Items.Cited c ->
                texts.get("ask.cited") + ": " + EventLine.of(of.event(c.cited().tick()));
            case Items.Rejected r ->
                EventLine.of(of.event(r.rejected().tick())) + ", "
                        + words.standingLine(
                                r.rejected().reason(), of.event(r.rejected().tick()));
            case Items.Side s ->
                AskWords.name(s.side().who()) + ": " + AskWords.number(s.side().amount());
            case Items.Depicted d -> texts.get("ask.depiction");
            case Items.Line l -> {
                String says = EventLine.of(of.event(l.line().tick()));
                if (l.cited()) says = says + ", " + texts.get("ask.legend.cited");
                if (l.evidence()) says = says + ", " + texts.get("ask.legend.evidence");
                yield l.line().context() ? says + ", " + texts.get("ask.legend.context") : says;
            }
            case Items.Note n -> n.says();
        };
    }

    private HBox head(String title, String note) {
        Label name = new Label(title);
        name.getStyleClass().add("section-title");
        name.setMinWidth(Region.USE_PREF_SIZE);
        Label more = new Label(note);
        more.getStyleClass().addAll("small", "subtle");
        HBox line = new HBox(10, name, more);
        line.setAlignment(Pos.BASELINE_LEFT);
        return line;
    }

    private VBox cited(Asked of, Answer.Cited c) {
        Event e = of.event(c.tick());
        VBox box = new VBox(3);
        box.getChildren()
                .add(Said.flow(e.text(), Covered.in(of.space(), c.tick(), c.covered()), "ask-said", "ask-covered"));
        caption(e, c.covered(), box);
        FlowPane meta = meta(of, e, c.tick(), true);
        String covers = texts.get(
                "ask.covers",
                String.join(", ", c.covered().stream().map(AskWords::name).toList()));
        if (c.with() >= 0) covers += " " + texts.get("ask.with", AskWords.id(of.space(), c.with()));
        meta.getChildren().add(label(covers, "small", "muted"));
        if (of.evidence().contains(c.tick())) {
            HBox gold = new HBox(5, evidence(), label(texts.get("ask.evidence.is"), "small", "muted"));
            gold.setAlignment(Pos.CENTER_LEFT);
            meta.getChildren().add(gold);
        }
        box.getChildren().add(meta);
        return box;
    }

    private void caption(Event e, List<String> terms, VBox box) {
        if (!(e instanceof Turn t) || t.image() == null || t.image().caption() == null) return;
        String caption = Objects.requireNonNull(t.image().caption());
        Label says = new Label(texts.get("ask.caption"));
        says.getStyleClass().addAll("small", "muted");
        says.setMinWidth(Region.USE_PREF_SIZE);
        var flow = Said.flow(caption, Covered.words(caption, terms), "ask-small", "ask-small-covered");
        HBox.setHgrow(flow, Priority.ALWAYS);
        box.getChildren().add(new HBox(8, says, flow));
    }

    /** Id, speaker, moment, source and standing of an event. */
    private FlowPane meta(Asked of, Event e, int tick, boolean stands) {
        FlowPane line = new FlowPane(14, 3);
        line.getStyleClass().add("ask-meta");
        line.setPrefWrapLength(200);
        line.getChildren().add(label(AskWords.name(e.id()), "mono"));
        if (e.speaker() != null) line.getChildren().add(label(AskWords.name(e.speaker()), "small", "muted"));
        line.getChildren().add(label(words.moment(e.date()), "small", "muted"));
        line.getChildren().add(source(e.source()));
        if (stands) line.getChildren().add(standing(of.standings().of(tick)));
        return line;
    }

    private Node source(Provenance source) {
        if (source instanceof Provenance.FileLines f) {
            Hyperlink link = new Hyperlink(AskWords.source(source));
            link.getStyleClass().add("small");
            link.setMnemonicParsing(false);
            link.setAccessibleText(texts.get("ask.source", AskWords.source(source)));
            link.setFocusTraversable(false);
            link.setOnAction(e -> bench.desk().showSource(f));
            return link;
        }
        return label(AskWords.source(source), "small", "muted");
    }

    private HBox standing(@Nullable Standing s) {
        Label says = label(words.standing(s), "small");
        says.getStyleClass().add(AskWords.style(s));
        HBox box = new HBox(5, AskWords.mark(s).node(10), says);
        box.setAlignment(Pos.CENTER_LEFT);
        return box;
    }

    private VBox rejected(Asked of, Answer.Rejected r) {
        Event e = of.event(r.tick());
        VBox box = new VBox(4);
        HBox said = new HBox(10, AskWords.mark(r.reason()).node(14));
        var flow = Said.flow(e.text(), "ask-struck");
        flow.getChildren().forEach(n -> {
            if (n instanceof javafx.scene.text.Text t) t.setStrikethrough(true);
        });
        HBox.setHgrow(flow, Priority.ALWAYS);
        said.getChildren().add(flow);
        said.getStyleClass().add("ask-rejected");
        box.getChildren().add(said);
        box.getChildren().add(meta(of, e, r.tick(), false));
        for (Standing s : r.reasons()) box.getChildren().add(reason(s, e));
        return box;
    }

    private Node reason(Standing s, Event of) {
        FlowPane line = new FlowPane(5, 2);
        line.setPrefWrapLength(200);
        Label says = label(words.standing(s), "small");
        says.getStyleClass().add(AskWords.style(s));
        line.getChildren().add(says);
        var key = AskWords.byKey(s);
        if (key != null) {
            line.getChildren().add(label(texts.get("ask.by"), "small", "muted"));
            Hyperlink by = new Hyperlink(AskWords.by(s, of));
            by.getStyleClass().addAll("mono", "small");
            by.setMnemonicParsing(false);
            by.setFocusTraversable(false);
            by.setDisable(!key.space().equals(of.space()));
            by.setOnAction(e -> bench.selection().select(new Selected.OfEvent(key.event())));
            line.getChildren().add(by);
        }
        var fact = s.by();
        if (fact != null) {
            line.getChildren().add(label(words.moment(fact.date()), "small", "muted"));
            line.getChildren().add(source(fact.source()));
        }
        VBox box = new VBox(2, line);
        if (fact != null) box.getChildren().add(Said.flow(fact.text(), "ask-small"));
        if (!AskWords.given(s).isEmpty()) {
            Label because = label(texts.get("ask.because"), "small", "muted");
            because.setMinWidth(Region.USE_PREF_SIZE);
            var flow = Said.flow(AskWords.given(s), "ask-small");
            HBox.setHgrow(flow, Priority.ALWAYS);
            box.getChildren().add(new HBox(6, because, flow));
        }
        return box;
    }

    private VBox side(Asked of, Items.Side item) {
        Answer.Side side = item.side();
        Label who = label(AskWords.name(side.who()), "medium");
        Label named = label(texts.get(item.named() ? "ask.side.named" : "ask.side.other"), "small", "muted");
        VBox name = new VBox(0, who, named);
        name.setMinWidth(96);
        name.setPrefWidth(96);
        Region fill = new Region();
        fill.getStyleClass().addAll("ask-bar-fill", item.named() ? "named" : "other");
        double part = item.most() <= 0 ? 0 : side.amount() / item.most();
        fill.setMinWidth(BAR * part);
        fill.setMaxWidth(BAR * part);
        StackPane bar = new StackPane(fill);
        bar.getStyleClass().add("ask-bar");
        StackPane.setAlignment(fill, Pos.CENTER_LEFT);
        bar.setMinWidth(BAR);
        bar.setMaxWidth(BAR);
        Label amount = label(AskWords.number(Math.round(side.amount() * 100) / 100.0), "mono");
        HBox top = new HBox(14, name, bar, amount);
        top.setAlignment(Pos.CENTER_LEFT);
        VBox box = new VBox(4, top);
        side.events().stream().limit(3).forEach(t -> box.getChildren().add(told(of, t)));
        if (side.events().isEmpty()) box.getChildren().add(label(texts.get("ask.side.nothing"), "small", "muted"));
        return box;
    }

    private VBox told(Asked of, Answer.Told t) {
        List<String> here = new ArrayList<>();
        List<String> says = new ArrayList<>();
        for (Answer.ToldWord w : t.words()) {
            if (w.tick() == t.tick()) here.add(w.word());
            String at = w.tick() == t.tick() ? "" : " " + texts.get("ask.in", AskWords.id(of.space(), w.tick()));
            says.add(AskWords.number(w.amount()) + " " + AskWords.name(w.word()) + at + ", " + words.voice(w.voice()));
        }
        Label id = label(AskWords.id(of.space(), t.tick()), "mono");
        id.setMinWidth(Region.USE_PREF_SIZE);
        Label amount = label(AskWords.number(Math.round(t.amount() * 100) / 100.0), "mono", "muted");
        amount.setMinWidth(40);
        String text = of.event(t.tick()).text();
        var flow = Said.flow(text, Covered.words(text, here), "ask-plain", "ask-plain-covered");
        HBox.setHgrow(flow, Priority.ALWAYS);
        HBox line = new HBox(10, amount, id, flow);
        line.setAlignment(Pos.BASELINE_LEFT);
        Label why = label(String.join(" + ", says), "tiny", "muted");
        why.setWrapText(true);
        why.setPadding(new javafx.geometry.Insets(0, 0, 0, 50));
        return new VBox(1, line, why);
    }

    private HBox depicted(Asked of) {
        Answer a = of.answer();
        HBox line = head(texts.get("ask.depiction"), texts.get("ask.depiction.note"));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label count = label(texts.number(a.words()), "small", "strong");
        Label budget = label(texts.count("ask.of-budget", a.budget()), "small");
        for (Label l : List.of(count, budget)) l.setMinWidth(Region.USE_PREF_SIZE);
        Label whole = label(texts.get("ask.whole", texts.number(a.wordsTotal())), "small", "muted");
        whole.setMinWidth(Region.USE_PREF_SIZE);
        HBox figure = new HBox(4, count, budget);
        figure.setAlignment(Pos.CENTER_LEFT);
        Region meter = new WordMeter(a.words(), a.budget());
        HBox right = new HBox(12, figure, meter, whole);
        right.setAlignment(Pos.CENTER_LEFT);
        line.getChildren().addAll(gap, right);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }

    private HBox line(Asked of, Items.Line l) {
        StackPane mark = new StackPane();
        mark.setMinWidth(14);
        mark.setPrefWidth(14);
        mark.setAlignment(Pos.TOP_CENTER);
        mark.setPadding(new javafx.geometry.Insets(2, 0, 0, 0));
        if (l.cited()) mark.getChildren().add(Mark.GROUNDED.node(12));
        else if (l.line().context()) mark.getChildren().add(new TurnBefore());
        StackPane gold = new StackPane();
        gold.setMinWidth(12);
        gold.setPrefWidth(12);
        gold.setAlignment(Pos.TOP_CENTER);
        gold.setPadding(new javafx.geometry.Insets(2, 0, 0, 0));
        if (l.evidence()) gold.getChildren().add(evidence());
        String style = l.line().context() ? "ask-mono-context" : "ask-mono";
        var flow = Said.flow(EventLine.of(of.event(l.line().tick())), style);
        HBox.setHgrow(flow, Priority.ALWAYS);
        HBox line = new HBox(5, mark, gold, flow);
        line.setAlignment(Pos.TOP_LEFT);
        return line;
    }

    /** The mark of a turn that a recorded question cites as evidence. */
    static Label evidence() {
        Label e = new Label("E");
        e.getStyleClass().add("ask-evidence");
        return e;
    }

    private Region note(String says) {
        Label label = label(says, "small", "muted");
        label.setWrapText(true);
        return label;
    }

    private static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }
}

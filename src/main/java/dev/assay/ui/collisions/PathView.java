package dev.assay.ui.collisions;

import dev.assay.method.Origin;
import dev.assay.model.Anchor;
import dev.assay.ui.collisions.Board.Broken;
import dev.assay.ui.collisions.PathReport.Stop;
import dev.assay.ui.collisions.PathReport.Tie;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import dev.assay.ui.theme.TypeBadge;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Below the graph: the path between two events, link by link with their texts, and what is left without the rows that are hidden. */
final class PathView extends VBox {
    /** Of what fell out, so many are named. */
    private static final int NAMED = 12;

    private final Texts texts;
    private final Consumer<String> event;
    private final Consumer<String> row;
    private final Consumer<String> unhide;
    private final Label title = new Label();
    private final HBox ends = new HBox(8);
    private final Label how = new Label();
    private final Button swap;
    private final Button copy;
    private final VBox stops = new VBox();
    private final FlowPane broken = new FlowPane(10, 4);
    private final ScrollPane scroll = new ScrollPane(stops);
    private final Label hint = new Label();
    private final HBox head;

    /** Links go to events and rows; {@code unhide} shows the links of a row again. */
    PathView(
            Texts texts,
            Runnable swapEnds,
            Runnable copyPath,
            Consumer<String> event,
            Consumer<String> row,
            Consumer<String> unhide) {
        this.texts = texts;
        this.event = event;
        this.row = row;
        this.unhide = unhide;
        setId("collisions-path");
        getStyleClass().add("path-view");
        title.getStyleClass().add("strong");
        title.setText(texts.get("collisions.path"));
        ends.setAlignment(Pos.CENTER_LEFT);
        how.getStyleClass().addAll("muted", "small");
        swap = button("collisions-swap", texts.get("collisions.swap"), null, swapEnds);
        copy = button("collisions-copy", texts.get("collisions.copy"), "fth-copy", copyPath);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        head = new HBox(8, title, ends, how, gap, swap, copy);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("path-head");
        scroll.setFitToWidth(true);
        scroll.setId("collisions-path-scroll");
        scroll.setAccessibleText(texts.get("collisions.path"));
        scroll.getStyleClass().add("edge-to-edge");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        stops.getStyleClass().add("path-stops");
        broken.getStyleClass().add("path-broken");
        broken.setId("collisions-broken");
        hint.getStyleClass().addAll("muted", "small");
        hint.setId("collisions-hint");
        hint.setWrapText(true);
        hint.setMinHeight(USE_PREF_SIZE);
        hint.setText(texts.get("collisions.hint"));
    }

    private static Button button(String id, String text, @Nullable String icon, Runnable run) {
        Button button = new Button(text);
        button.setId(id);
        button.getStyleClass().add("tight");
        button.setMinWidth(USE_PREF_SIZE);
        if (icon != null) button.setGraphic(new FontIcon(icon));
        button.setOnAction(e -> run.run());
        return button;
    }

    void show(Board b) {
        PathReport path = b.path();
        Broken gone = b.broken();
        List<Node> parts = new ArrayList<>();
        if (path != null) {
            ends.getChildren().setAll(id(path.from()), muted("collisions.to"), id(path.to()));
            how.setText(
                    path.stops().isEmpty()
                            ? texts.get("collisions.no-path")
                            : texts.count("collisions.links", path.links().size()));
            boolean there = !path.stops().isEmpty();
            copy.setDisable(!there);
            parts.add(head);
            stops.getChildren().clear();
            for (int i = 0; i < path.stops().size(); i++) {
                stops.getChildren().add(stop(path.stops().get(i)));
                if (i < path.links().size()) {
                    PathReport.Link link = path.links().get(i);
                    stops.getChildren().add(link(link));
                }
            }
            if (there) parts.add(scroll);
        }
        if (gone != null) {
            fillBroken(b, gone);
            parts.add(broken);
        }
        if (parts.isEmpty()) parts.add(hint);
        getChildren().setAll(parts);
        double links =
                path == null ? 0 : path.stops().size() * 31 + path.links().size() * 31.0;
        double wanted = path == null ? 0 : 52 + links;
        setPrefHeight(Math.min(340, wanted + (gone == null ? 0 : 56)) + (parts.contains(hint) ? 34 : 0));
        setMinHeight(USE_PREF_SIZE);
    }

    private Label id(String id) {
        Label label = new Label(id);
        label.getStyleClass().addAll("mono", "medium");
        return label;
    }

    private Label muted(String key) {
        Label label = new Label(texts.get(key));
        label.getStyleClass().addAll("muted", "small");
        return label;
    }

    private Node stop(Stop stop) {
        Hyperlink id = new Hyperlink(Visible.line(stop.event().id(), 40));
        id.getStyleClass().addAll("mono", "strong", "path-id");
        id.setMinWidth(52);
        id.setAccessibleText(stop.event().id() + ": " + stop.event().text());
        id.setOnAction(e -> event.accept(stop.event().id()));
        Anchor date = stop.event().date();
        Label when = new Label(date == null ? texts.get("date.none") : texts.day(date.day()));
        when.getStyleClass().addAll("muted", "small");
        when.setMinWidth(104);
        String speaker = stop.event().speaker();
        Label who = new Label(speaker == null ? "" : Visible.line(speaker, 40));
        who.getStyleClass().addAll("muted", "small");
        who.setMinWidth(70);
        who.setMaxWidth(120);
        TextFlow said = new TextFlow();
        for (PathReport.Words w : stop.text()) {
            Text text = new Text(Visible.wrapped(w.text()));
            text.getStyleClass().addAll("text", w.marked() ? "path-mention" : "path-said");
            text.setUnderline(w.marked());
            said.getChildren().add(text);
        }
        HBox.setHgrow(said, Priority.ALWAYS);
        HBox line = new HBox(8, id, when, who, said);
        line.setAlignment(Pos.BASELINE_LEFT);
        line.getStyleClass().add("path-stop");
        return line;
    }

    private Node link(PathReport.Link link) {
        VBox ties = new VBox(2);
        for (Tie tie : link.ties()) {
            Hyperlink name = new Hyperlink(Visible.line(tie.row(), 60));
            name.getStyleClass().add("medium");
            name.setAccessibleText(tie.row());
            name.setOnAction(e -> row.accept(tie.row()));
            Label words = new Label(Visible.wrapped(words(tie)));
            words.getStyleClass().addAll("muted", "small");
            HBox line = new HBox(8, new TypeBadge(tie.type()), name, words);
            line.setAlignment(Pos.CENTER_LEFT);
            ties.getChildren().add(line);
        }
        Label count = new Label(texts.get("collisions.count", link.ties().size()));
        count.getStyleClass().addAll("muted", "small");
        count.setMinWidth(USE_PREF_SIZE);
        Region bar = new Region();
        bar.getStyleClass().add("path-bar");
        HBox.setHgrow(ties, Priority.ALWAYS);
        HBox line = new HBox(bar, ties, count);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("path-link");
        return line;
    }

    /** "The kiln" and "the kiln", listed in both. */
    private String words(Tie tie) {
        String here = side(tie.here(), tie.hereOrigin());
        String there = side(tie.there(), tie.thereOrigin());
        boolean both = tie.hereOrigin() == Origin.LISTED && tie.thereOrigin() == Origin.LISTED;
        return texts.get(both ? "collisions.listed-in-both" : "collisions.tie", here, there);
    }

    private String side(List<String> words, Origin origin) {
        String said = words.isEmpty()
                ? texts.get("trajectory.speaks")
                : String.join(
                        ", ",
                        words.stream().map(w -> texts.get("text.quoted", w)).toList());
        return switch (origin) {
            case LISTED -> said;
            case ALIAS -> texts.get("collisions.by-alias", said);
            case DECIDED -> texts.get("collisions.decided", said);
            case COUNTED -> texts.get("collisions.counted", said);
        };
    }

    private void fillBroken(Board b, Broken gone) {
        broken.getChildren().clear();
        broken.getChildren().add(muted("collisions.without"));
        for (String key : gone.rows()) {
            int r = b.space().rows().of(key);
            Button chip = new Button(
                    key + "  ×", r < 0 ? null : new TypeBadge(b.space().rows().type(r)));
            chip.getStyleClass().addAll("tight", "chip");
            chip.setMnemonicParsing(false);
            chip.setAccessibleText(texts.get("collisions.unhide", key));
            chip.setId("collisions-unhide-" + broken.getChildren().size());
            chip.setOnAction(e -> unhide.accept(key));
            broken.getChildren().add(chip);
        }
        for (String line : brokenLines(b, gone)) {
            Label label = new Label(line);
            label.getStyleClass().add("small");
            label.setWrapText(true);
            broken.getChildren().add(label);
        }
    }

    /** What is left, in words: the path, the parts, what fell out. */
    List<String> brokenLines(Board b, Broken gone) {
        List<String> lines = new ArrayList<>();
        PathReport path = b.path();
        if (path != null && !path.stops().isEmpty()) {
            List<String> left = gone.path();
            lines.add(
                    left == null
                            ? texts.get("collisions.broken.apart", path.from(), path.to())
                            : texts.get(
                                    left.size() == 2 ? "collisions.broken.still.one" : "collisions.broken.still.other",
                                    path.from(),
                                    path.to(),
                                    left.size() - 1,
                                    steps(left, gone.via())));
        }
        if (gone.parts() == 0) lines.add(texts.get("collisions.broken.nothing"));
        else if (gone.parts() == 1 && gone.fallen().isEmpty()) lines.add(texts.get("collisions.broken.whole"));
        else if (gone.parts() > 1) lines.add(texts.get("collisions.broken.parts", texts.number(gone.parts())));
        if (!gone.fallen().isEmpty() && gone.parts() > 0) {
            int more = gone.fallen().size() - NAMED;
            String ids = String.join(", ", gone.fallen().stream().limit(NAMED).toList());
            lines.add(
                    more > 0
                            ? texts.get("collisions.broken.fallen.more", ids, texts.number(more))
                            : texts.count(
                                            "collisions.broken.fallen",
                                            gone.fallen().size()) + " " + ids);
        }
        return lines;
    }

    private static String steps(List<String> path, List<List<String>> via) {
        StringBuilder out = new StringBuilder(path.getFirst());
        for (int i = 0; i < via.size(); i++) {
            out.append(" –").append(String.join(", ", via.get(i))).append("– ").append(path.get(i + 1));
        }
        return out.toString();
    }
}

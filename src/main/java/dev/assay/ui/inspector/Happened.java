package dev.assay.ui.inspector;

import dev.assay.model.Decision;
import dev.assay.model.EventKey;
import dev.assay.model.Mention;
import dev.assay.project.History;
import dev.assay.project.History.Item;
import dev.assay.ui.inspector.Inspection.Line;
import dev.assay.ui.inspector.Inspection.Lines;
import dev.assay.ui.inspector.Inspection.Piece;
import dev.assay.ui.inspector.Inspection.Section;
import dev.assay.ui.inspector.Inspection.Style;
import dev.assay.ui.text.DecisionWords;
import dev.assay.ui.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Everything that ever happened to a record, entry by entry, with the hash the chain carries there. */
final class Happened {
    private static final int SHORT = 8;

    private Happened() {}

    static List<Section> of(History history, EventKey key, Words words) {
        Texts texts = words.texts();
        List<Line> lines = new ArrayList<>();
        for (Item item : history.items()) {
            String hash = history.hash(item);
            String entry = texts.get(
                    "history.entry", texts.number(item.entry()), hash.substring(0, Math.min(SHORT, hash.length())));
            String at = item.at();
            lines.add(new Line(
                    null,
                    false,
                    List.of(Piece.of(says(item, key, words), Style.PLAIN)),
                    List.of(Piece.of(at == null ? entry : entry + "  " + at, Style.MUTED))));
        }
        return List.of(new Lines(texts.get("history.heading"), texts.count("history.note", lines.size()), lines));
    }

    private static String says(Item item, EventKey key, Words words) {
        Texts texts = words.texts();
        return switch (item) {
            case Item.Recorded r ->
                r.file() == null ? texts.get("history.recorded") : texts.get("history.recorded.from", r.file());
            case Item.Listed l ->
                l.mentions().isEmpty()
                        ? texts.get("history.listed.nothing", l.run())
                        : texts.get(
                                "history.listed",
                                l.run(),
                                l.mentions().stream().map(Mention::text).collect(Collectors.joining(", ")));
            case Item.Pointed p ->
                texts.get(
                        "history.pointed",
                        p.by().id(),
                        p.edge().relation().id(),
                        p.edge().reason() == null ? "" : p.edge().reason());
            case Item.Cited c -> texts.get("history.cited", c.by().id());
            case Item.Decided d -> decided(d.decision(), texts);
            case Item.TurnedAway t ->
                texts.get("history.turned-away", String.join("; ", t.refusal().reasons()));
        };
    }

    /** Who did what and why. A second opinion is blind to the first; the reason of one would give away what it says. */
    private static String decided(Decision decision, Texts texts) {
        String says = new DecisionWords(texts).says(decision.by(), decision.act());
        return decision.act() instanceof Decision.Opinion ? says : texts.get("history.decided", says, decision.why());
    }
}

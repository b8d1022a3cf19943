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
            case Item.Decided d ->
                texts.get(
                        "history.decided",
                        d.decision().by(),
                        act(d.decision().act(), words),
                        d.decision().why());
            case Item.TurnedAway t ->
                texts.get("history.turned-away", String.join("; ", t.refusal().reasons()));
        };
    }

    private static String act(Decision.Act act, Words words) {
        Texts texts = words.texts();
        return switch (act) {
            case Decision.SettledAs s -> texts.get("act.settled", s.reference().words(), s.row());
            case Decision.SettledAsNew s ->
                texts.get("act.settled", s.reference().words(), s.name());
            case Decision.Unknowable u ->
                texts.get("act.unknowable", u.reference().words());
            case Decision.CountRefused c ->
                texts.get("act.refused", c.reference().words(), c.row());
            case Decision.Opinion o -> texts.get("act.opinion", act(o.answer(), words));
            case Decision.Adjudicated a -> texts.get("act.adjudicated", act(a.answer(), words));
            case Decision.Flagged f -> texts.get("act.flagged", f.reference().words());
            case Decision.Noted n -> texts.get("act.noted", n.reference().words());
            case Decision.MentionAdded a ->
                texts.get(
                        "act.added", a.mention().text(), words.type(a.mention().type()));
            case Decision.MentionRemoved r -> texts.get("act.removed", r.words());
            case Decision.MentionRetyped r -> texts.get("act.retyped", r.words(), words.type(r.type()));
            case Decision.Withdrawn w -> texts.get("act.withdrawn", texts.number(w.entry()));
            case Decision.Alias a -> texts.get("decided.alias", a.from(), a.to());
            case Decision.Split s -> texts.get("decided.split");
            case Decision.KeptApart k -> texts.get("decided.apart", k.one(), k.other());
            case Decision.HubMarked h -> h.hub() ? texts.get("decided.hub") : texts.get("decided.no-hub");
            default -> texts.get("act.settings");
        };
    }
}

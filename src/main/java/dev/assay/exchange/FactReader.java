package dev.assay.exchange;

import dev.assay.ledger.Claim;
import dev.assay.model.Mention;
import dev.assay.model.Provenance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The published record: {@code memory_id}, {@code content}, {@code provenance}, {@code edges}; its {@code status} is never believed. */
final class FactReader implements FactsImporter.Reader {
    private static final Set<String> RECORD =
            Set.of("memory_id", "content", "provenance", "status", "edges", "entities", "valid_from", "valid_until");
    private static final Set<String> PROVENANCE =
            Set.of("source", "line_range", "commit_hash", "ticket", "turn", "locator", "timestamp");
    private static final Set<String> EDGE = Set.of("target_id", "target_space", "relation", "reason");

    @Override
    public List<String> signs() {
        return List.of("memory_id", "content", "provenance");
    }

    @Override
    public String none() {
        return "holds no facts: no object in it has memory_id, content or provenance";
    }

    @Override
    public String wrapper() {
        return "facts";
    }

    @Override
    public ImportSession.Brought read(Json.Fields f, String space) {
        Loose record = new Loose(f, new ArrayList<>());
        record.refuseUnknown(RECORD, "a fact");
        Loose p = record.fields("provenance");
        TreeMap<String, String> more = new TreeMap<>();
        List<Provenance.TurnOf> turns = new ArrayList<>();
        if (p != null) {
            for (Map.Entry<String, Json.Value> e : p.fields.all().entrySet()) {
                if (!PROVENANCE.contains(e.getKey()) && e.getValue().value() != null) {
                    more.put(e.getKey(), Json.text(e.getValue()));
                }
            }
            for (Loose t : p.oneOrMore("turn")) {
                String turnSpace = t.text("space");
                String event = t.text("event");
                if (turnSpace == null || event == null) record.problem("a turn must be {\"space\": …, \"event\": …}");
                else turns.add(new Provenance.TurnOf(turnSpace, event));
            }
        }
        List<Claim.ClaimedEdge> edges = new ArrayList<>();
        for (Loose e : record.oneOrMore("edges")) {
            e.refuseUnknown(EDGE, "an edge");
            edges.add(new Claim.ClaimedEdge(
                    e.text("relation"), e.text("target_id"), e.text("target_space"), e.text("reason")));
        }
        List<Mention> entities = entities(record);
        Claim claim = new Claim(
                space,
                f.line(),
                record.text("memory_id"),
                record.text("content"),
                p == null ? null : p.text("timestamp"),
                p == null ? null : p.text("source"),
                p == null ? null : p.wholeNumbers("line_range"),
                p == null ? null : p.text("commit_hash"),
                p == null ? null : p.text("ticket"),
                p == null ? null : p.text("locator"),
                turns,
                more,
                record.text("valid_from"),
                record.text("valid_until"),
                null,
                edges,
                record.problems());
        return new ImportSession.Brought(claim, entities);
    }

    private static @Nullable List<Mention> entities(Loose record) {
        Json.Value v = record.fields.get("entities");
        if (v == null) return null;
        try {
            List<Mention> mentions = new ArrayList<>();
            for (Json.Value entity : v.list("\"entities\"")) {
                if (entity.value() instanceof String s) {
                    if (s.isBlank()) throw new Refused(entity.line(), "an entity must not be empty");
                    mentions.add(new Mention(s, null, null, null, null, true));
                } else {
                    mentions.add(Mentions.mention(entity.fields("an entity")));
                }
            }
            return mentions;
        } catch (Refused e) {
            record.problem(e.reason());
            return null;
        }
    }
}

package dev.assay.exchange;

import dev.assay.ledger.Claim;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Edges of a temporal knowledge graph. Their four times: {@code created_at} is when the fact was known, {@code valid_at} and
 * {@code invalid_at} when it holds, {@code expired_at} when it was learned that it holds no longer. Its episodes are its source.
 */
final class GraphitiReader implements FactsImporter.Reader {
    private static final Set<String> READ =
            Set.of("uuid", "fact", "episodes", "valid_at", "invalid_at", "expired_at", "created_at");

    @Override
    public List<String> signs() {
        return List.of("uuid", "fact");
    }

    @Override
    public String none() {
        return "holds no edges: no object in it has uuid or fact";
    }

    @Override
    public String wrapper() {
        return "edges";
    }

    @Override
    public ImportSession.Brought read(Json.Fields f, String space) {
        Loose record = new Loose(f, new ArrayList<>());
        TreeMap<String, String> more = new TreeMap<>();
        for (Map.Entry<String, Json.Value> e : f.all().entrySet()) {
            if (!READ.contains(e.getKey()) && e.getValue().value() != null) {
                more.put(e.getKey(), Json.text(e.getValue()));
            }
        }
        List<String> episodes = record.texts("episodes");
        String invalid = record.text("invalid_at");
        String expired = record.text("expired_at");
        Claim claim = new Claim(
                space,
                f.line(),
                record.text("uuid"),
                record.text("fact"),
                record.text("created_at"),
                episodes.isEmpty() ? null : "graphiti",
                null,
                null,
                null,
                episodes.isEmpty() ? null : "episode " + String.join(", ", episodes),
                List.of(),
                more,
                record.text("valid_at"),
                invalid == null ? expired : invalid,
                expired,
                List.of(),
                record.problems());
        return new ImportSession.Brought(claim, null);
    }
}

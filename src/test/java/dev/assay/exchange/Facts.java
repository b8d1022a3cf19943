package dev.assay.exchange;

import java.util.ArrayList;
import java.util.List;

/** Records as a facts file has them, for tests. */
public final class Facts {
    /** The published record and the older one it falsifies. */
    public static final String PUBLISHED = """
            [{"memory_id": "mem_11022",
              "content": "The authentication middleware uses JWT rotation every 30 minutes.",
              "provenance": {"source": "github.com/repo/src/auth.ts", "line_range": [40, 52],
                "commit_hash": "0f9e8d7c", "timestamp": "2024-02-01T10:00:00Z"},
              "status": "grounded", "edges": []},
             {"memory_id": "mem_88234",
              "content": "The authentication middleware now uses JWT rotation every 15 minutes.",
              "provenance": {"source": "github.com/repo/src/auth.ts", "line_range": [42, 58],
                "commit_hash": "a1b2c3d4", "timestamp": "2024-05-12T10:00:00Z"},
              "status": "grounded",
              "edges": [{"target_id": "mem_11022", "relation": "falsifies",
                "reason": "Updated security protocol in Sprint 4"}]}]
            """;

    private Facts() {}

    /** A fact with a ticket for its source; what follows is put into the record as it is. */
    public static String fact(String id, String content, String timestamp, String... more) {
        List<String> parts = new ArrayList<>();
        parts.add("\"memory_id\":\"" + id + "\"");
        parts.add("\"content\":\"" + content + "\"");
        parts.add("\"provenance\":{\"ticket\":\"T-1\",\"timestamp\":\"" + timestamp + "\"}");
        parts.addAll(List.of(more));
        return "{" + String.join(",", parts) + "}";
    }

    /** One edge, as the field of a record. */
    public static String edge(String relation, String target) {
        return "\"edges\":[{\"target_id\":\"" + target + "\",\"relation\":\"" + relation + "\",\"reason\":\"because of "
                + target + "\"}]";
    }
}

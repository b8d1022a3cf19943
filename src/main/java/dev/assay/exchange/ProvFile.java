package dev.assay.exchange;

import dev.assay.method.Edges;
import dev.assay.method.SpaceRecord;
import dev.assay.model.Decision;
import dev.assay.model.Edge;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.model.Provenance;
import dev.assay.model.Relation;
import dev.assay.model.Turn;
import dev.assay.project.ProjectSnapshot;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * The project as W3C PROV-JSON: events and their sources are entities, capturing and falsifying are activities, speakers and whoever
 * decided are agents. A source is {@code hadPrimarySource}, which PROV-JSON writes as a derivation of type prov:PrimarySource; what
 * falsifies, supersedes or retracts is the activity by which its target {@code wasInvalidatedBy}.
 */
public final class ProvFile {
    private final ProjectSnapshot project;
    private final TreeMap<String, SequencedMap<String, String>> entities = new TreeMap<>();
    private final TreeMap<String, SequencedMap<String, String>> activities = new TreeMap<>();
    private final TreeSet<String> agents = new TreeSet<>();
    private final TreeMap<String, List<SequencedMap<String, String>>> relations = new TreeMap<>();

    private final ExportStatement statement;

    private ProvFile(ProjectSnapshot project, ExportStatement statement) {
        this.project = project;
        this.statement = statement;
    }

    /** Writes the project. */
    public static void write(ProjectSnapshot project, ExportStatement statement, JsonGenerator g) {
        ProvFile file = new ProvFile(project, statement);
        for (String space : project.spaces()) file.collect(project.space(space).record());
        file.write(g);
    }

    private void collect(SpaceRecord space) {
        for (Event event : space.events()) {
            String id = name("event", event.space(), event.id());
            entities.put(id, entity(event));
            switch (event) {
                case Turn t -> {
                    if (t.speaker() != null) relate("wasAttributedTo", "entity", id, "agent", agent(t.speaker()));
                    source(id, t.source());
                }
                case Fact f -> {
                    f.certificate().sources().forEach(s -> source(id, s));
                    for (Edge e : f.edges()) edge(id, f, e);
                }
            }
        }
        for (SpaceRecord.Decided d : space.decisions()) {
            Decision decision = d.decision();
            String id = name("decision", String.valueOf(d.entry()));
            activities.put(id, fields("prov:startTime", decision.at(), "prov:label", decision.why()));
            relate("wasAssociatedWith", "activity", id, "agent", agent(decision.by()));
        }
    }

    private static SequencedMap<String, String> entity(Event e) {
        String date = e.date() == null ? null : e.date().text();
        return fields(
                "prov:type",
                e instanceof Turn ? "assay:Turn" : "assay:Fact",
                "prov:value",
                e.text(),
                "assay:date",
                date);
    }

    private void source(String id, Provenance source) {
        String of = switch (source) {
            case Provenance.FileLines s ->
                name("lines", s.path(), s.from() + "-" + s.to(), s.commit() == null ? "" : s.commit());
            case Provenance.Commit s -> name("commit", s.hash());
            case Provenance.Ticket s -> name("ticket", s.id());
            case Provenance.TurnOf s -> name("event", s.space(), s.event());
            case Provenance.Document s -> name("document", s.name(), s.locator());
        };
        entities.computeIfAbsent(of, k -> fields("prov:type", "assay:Source"));
        SequencedMap<String, String> relation = fields("prov:generatedEntity", id, "prov:usedEntity", of);
        relation.put("prov:type", "prov:PrimarySource");
        relations.computeIfAbsent("hadPrimarySource", k -> new ArrayList<>()).add(relation);
    }

    private void edge(String id, Fact by, Edge edge) {
        String target = name("event", EventKey.target(by, edge).space(), edge.target());
        if (!edge.relation().disqualifies()) {
            SequencedMap<String, String> relation = edge.relation() == Relation.DERIVES_FROM
                    ? fields("prov:generatedEntity", id, "prov:usedEntity", target)
                    : fields("prov:influencee", id, "prov:influencer", target);
            relation.put("assay:relation", edge.relation().id());
            relations
                    .computeIfAbsent(
                            edge.relation() == Relation.DERIVES_FROM ? "wasDerivedFrom" : "wasInfluencedBy",
                            k -> new ArrayList<>())
                    .add(relation);
            return;
        }
        String activity = name(edge.relation().id(), by.space(), by.id(), edge.target());
        activities.put(activity, fields("prov:startTime", by.date().text(), "prov:label", edge.reason()));
        relate("used", "activity", activity, "entity", id);
        boolean counts = project.edges().counts(new Edges.Incoming(edge, by));
        SequencedMap<String, String> relation = fields("prov:entity", target, "prov:activity", activity);
        relation.put("prov:time", by.date().text());
        relation.put("assay:relation", edge.relation().id());
        if (!counts) relation.put("assay:retracted", "true");
        relations.computeIfAbsent("wasInvalidatedBy", k -> new ArrayList<>()).add(relation);
    }

    private String agent(String name) {
        String id = name("agent", name);
        agents.add(id);
        return id;
    }

    private void relate(String relation, String one, String a, String other, String b) {
        relations.computeIfAbsent(relation, k -> new ArrayList<>()).add(fields("prov:" + one, a, "prov:" + other, b));
    }

    /** A qualified name: whatever a name holds is escaped as in an address. */
    private static String name(String kind, String... parts) {
        StringBuilder name = new StringBuilder("assay:").append(kind);
        for (String p : parts) {
            name.append('/').append(URLEncoder.encode(p, StandardCharsets.UTF_8).replace("+", "%20"));
        }
        return name.toString();
    }

    private static SequencedMap<String, String> fields(@Nullable String... keysAndValues) {
        SequencedMap<String, String> fields = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            String key = keysAndValues[i];
            String value = keysAndValues[i + 1];
            if (key != null && value != null) fields.put(key, value);
        }
        return fields;
    }

    private void write(JsonGenerator g) {
        g.writeStartObject();
        g.writeObjectPropertyStart("prefix");
        g.writeStringProperty("assay", "urn:assay:" + project.id() + ":");
        g.writeEndObject();
        String head = name("journal");
        entities.put(
                head,
                fields(
                        "prov:type",
                        "prov:Collection",
                        "assay:head",
                        project.head().toString(),
                        "assay:knownAt",
                        statement.knownAt() == null ? null : statement.knownAt().text(),
                        "assay:signedBy",
                        statement.signedBy()));
        objects("entity", entities, g);
        objects("activity", activities, g);
        TreeMap<String, SequencedMap<String, String>> all = new TreeMap<>();
        agents.forEach(a -> all.put(a, fields("prov:type", "prov:Person")));
        objects("agent", all, g);
        relations("wasDerivedFrom", List.of("wasDerivedFrom", "hadPrimarySource"), g);
        for (String kind :
                List.of("wasInvalidatedBy", "wasInfluencedBy", "used", "wasAttributedTo", "wasAssociatedWith")) {
            relations(kind, List.of(kind), g);
        }
        g.writeEndObject();
    }

    private static void objects(String name, Map<String, SequencedMap<String, String>> objects, JsonGenerator g) {
        g.writeObjectPropertyStart(name);
        objects.forEach((id, fields) -> {
            g.writeObjectPropertyStart(id);
            fields.forEach((key, value) -> field(key, value, g));
            g.writeEndObject();
        });
        g.writeEndObject();
    }

    private void relations(String name, List<String> kinds, JsonGenerator g) {
        if (kinds.stream().noneMatch(relations::containsKey)) return;
        g.writeObjectPropertyStart(name);
        for (String kind : kinds) {
            int n = 1;
            for (SequencedMap<String, String> relation : relations.getOrDefault(kind, List.of())) {
                g.writeObjectPropertyStart("_:" + kind + n++);
                relation.forEach((key, value) -> field(key, value, g));
                g.writeEndObject();
            }
        }
        g.writeEndObject();
    }

    private static void field(String key, String value, JsonGenerator g) {
        if (!key.equals("prov:type")) {
            g.writeStringProperty(key, value);
            return;
        }
        g.writeObjectPropertyStart(key);
        g.writeStringProperty("$", value);
        g.writeStringProperty("type", "prov:QUALIFIED_NAME");
        g.writeEndObject();
    }
}

package dev.assay.cli;

import dev.assay.model.Event;
import dev.assay.model.Fact;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import dev.assay.sources.Drift;
import dev.assay.sources.Sources;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/** How the sources of all facts stand now. */
final class SourceReport {
    /** One fact and its source. */
    record Line(Fact fact, Drift drift) {
        /** Whether what was cited can still be believed to be there; what cannot be looked up is not held against it. */
        boolean holds() {
            return drift instanceof Drift.Holds || drift instanceof Drift.NotHere;
        }
    }

    private SourceReport() {}

    static List<Line> of(Path project, @Nullable Path repository) {
        List<Line> lines = new ArrayList<>();
        try (Project p = Project.open(project, Access.READ);
                Sources sources = new Sources(p.file().toAbsolutePath().getParent(), repository)) {
            ProjectSnapshot snapshot = p.snapshot();
            for (String space : snapshot.spaces()) {
                for (Event e : snapshot.space(space).record().events()) {
                    if (e instanceof Fact f) lines.add(new Line(f, sources.drift(f)));
                }
            }
        }
        return lines;
    }

    private static String state(Drift drift) {
        return switch (drift) {
            case Drift.Holds d -> "holds";
            case Drift.NotHere d -> "not checkable here";
            case Drift.Moved d -> "moved";
            case Drift.Changed d -> "changed";
            case Drift.Gone d -> "gone";
        };
    }

    private static String why(Drift drift) {
        return switch (drift) {
            case Drift.Holds d -> "";
            case Drift.NotHere d -> d.why();
            case Drift.Moved d -> "the lines are now in " + d.path() + " from line " + d.line();
            case Drift.Changed d -> d.how();
            case Drift.Gone d -> d.how();
        };
    }

    static void print(List<Line> lines, Console console) {
        TreeMap<String, Integer> counts = new TreeMap<>();
        for (Line l : lines) {
            counts.merge(state(l.drift), 1, Integer::sum);
            if (l.holds()) continue;
            console.line("  " + l.fact.space() + "/" + l.fact.id() + "  " + SourceText.of(l.fact.source()) + "  "
                    + state(l.drift) + ": " + why(l.drift));
        }
        List<String> all = new ArrayList<>();
        counts.forEach((state, n) -> all.add(n + " " + state));
        console.line("sources: " + (all.isEmpty() ? "none" : String.join(", ", all)));
    }

    static void write(List<Line> lines, JsonGenerator g) {
        g.writeArrayPropertyStart("sources");
        for (Line l : lines) {
            g.writeStartObject();
            g.writeStringProperty("space", l.fact.space());
            g.writeStringProperty("event", l.fact.id());
            g.writeStringProperty("source", SourceText.of(l.fact.source()));
            g.writeStringProperty("state", state(l.drift));
            g.writeStringProperty("why", why(l.drift));
            g.writeEndObject();
        }
        g.writeEndArray();
    }
}

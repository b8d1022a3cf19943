package dev.assay.cli;

import dev.assay.method.Reference;
import dev.assay.method.Run;
import dev.assay.method.SpaceSnapshot;
import dev.assay.project.ProjectSnapshot;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;

/** {@code assay spaces}. */
@CommandLine.Command(
        name = "spaces",
        description = "The spaces of a project with counts.",
        mixinStandardHelpOptions = true)
final class SpacesCommand extends Command.Reading {
    @Override
    int read(ProjectSnapshot snapshot, Console console) {
        List<SpaceSnapshot> all =
                snapshot.spaces().stream().map(snapshot::space).toList();
        if (json) {
            console.json(g -> {
                g.writeStartArray();
                for (SpaceSnapshot s : all) {
                    g.writeStartObject();
                    g.writeStringProperty("space", s.record().name());
                    g.writeNumberProperty("events", s.record().events().size());
                    g.writeNumberProperty("rows", s.rows().size());
                    g.writeNumberProperty("cells", s.incidence().cells());
                    g.writeNumberProperty("words", s.words());
                    g.writeArrayPropertyStart("hubs");
                    s.hubs().forEach(g::writeString);
                    g.writeEndArray();
                    if (s.settings().run() == null) g.writeNullProperty("active_run");
                    else g.writeStringProperty("active_run", s.settings().run());
                    g.writeNumberProperty("open", s.count(Reference.State.OPEN));
                    g.writeNumberProperty("unknown", s.count(Reference.State.UNKNOWN));
                    g.writeArrayPropertyStart("runs");
                    s.record().runs().keySet().forEach(g::writeString);
                    g.writeEndArray();
                    g.writeNumberProperty("failed", failed(s));
                    g.writeEndObject();
                }
                g.writeEndArray();
            });
            return Exit.OK;
        }
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "space", "events", "rows", "cells", "words", "open", "unknown", "failed", "active run", "hubs"));
        for (SpaceSnapshot s : all) {
            rows.add(List.of(
                    s.record().name(),
                    "" + s.record().events().size(),
                    "" + s.rows().size(),
                    "" + s.incidence().cells(),
                    "" + s.words(),
                    "" + s.count(Reference.State.OPEN),
                    "" + s.count(Reference.State.UNKNOWN),
                    "" + failed(s),
                    s.settings().run() == null ? "–" : s.settings().run(),
                    CountText.names(s.hubs())));
        }
        if (all.isEmpty()) console.message("the project is empty; bring a file in with: assay import PROJECT FILE");
        else console.table(rows);
        return Exit.OK;
    }

    /** How many events the active run did not come to list although its lister answered. */
    private static int failed(SpaceSnapshot s) {
        Run run = s.settings().run() == null
                ? null
                : s.record().runs().get(s.settings().run());
        return run == null ? 0 : run.failures().size();
    }
}

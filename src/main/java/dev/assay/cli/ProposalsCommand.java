package dev.assay.cli;

import dev.assay.method.AliasProposals;
import dev.assay.method.SpaceSnapshot;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;

/** {@code assay proposals}. */
@CommandLine.Command(
        name = "proposals",
        description = "Rows whose names look alike, for a person to declare an alias; nothing is merged by itself.",
        mixinStandardHelpOptions = true)
final class ProposalsCommand extends Command.OfSpace {
    @Override
    int read(SpaceSnapshot space, Console console) {
        List<AliasProposals.Proposal> all = AliasProposals.of(space);
        if (json) {
            console.json(g -> {
                g.writeStartArray();
                for (AliasProposals.Proposal p : all) {
                    g.writeStartObject();
                    g.writeStringProperty("from", space.rows().key(p.from()));
                    g.writeStringProperty("to", space.rows().key(p.to()));
                    g.writeArrayPropertyStart("shared");
                    p.shared().forEach(g::writeString);
                    g.writeEndArray();
                    g.writeEndObject();
                }
                g.writeEndArray();
            });
            return Exit.OK;
        }
        List<List<String>> table = new ArrayList<>();
        table.add(List.of("from", "to", "shared"));
        for (AliasProposals.Proposal p : all) {
            table.add(List.of(space.rows().key(p.from()), space.rows().key(p.to()), String.join(" ", p.shared())));
        }
        console.table(table);
        return Exit.OK;
    }
}

package dev.assay.cli;

import dev.assay.project.Access;
import dev.assay.project.Head;
import dev.assay.project.Project;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code assay accept}. */
@CommandLine.Command(
        name = "accept",
        description =
                "Accept a journal that does not lead to the head last seen of it, such as a backup put back; recorded.",
        mixinStandardHelpOptions = true)
final class AcceptCommand extends Command {
    @Option(names = "--by", paramLabel = "WHO", required = true, description = "Who accepts it.")
    String by = "";

    @Option(names = "--why", paramLabel = "TEXT", required = true, description = "Why.")
    String why = "";

    @Override
    int run(Console console) {
        if (by.isBlank() || why.isBlank()) throw new UsageException("--by and --why must say who and why");
        try (Project p = Project.open(project, Access.WRITE)) {
            Head seen = p.headCheck().seen();
            if (p.headCheck().holds() || seen == null) {
                throw new UsageException("the journal leads to the head last seen here; there is nothing to accept");
            }
            p.acceptHead(by, why);
            String head = p.snapshot().head().toString();
            if (json) {
                console.json(g -> {
                    g.writeStartObject();
                    g.writeStringProperty("seen", seen.toString());
                    g.writeStringProperty("head", head);
                    g.writeEndObject();
                });
            } else {
                console.line("accepted; " + seen + " had been seen, the head is now " + head);
            }
        }
        return Exit.OK;
    }
}

package dev.assay.cli;

import dev.assay.project.Project;
import picocli.CommandLine;

/** {@code assay new}. */
@CommandLine.Command(
        name = "new",
        description = "Make an empty project; refuses to overwrite.",
        mixinStandardHelpOptions = true)
final class NewCommand extends Command {
    @Override
    int run(Console console) {
        try (Project p = Project.create(project)) {
            String id = p.snapshot().id();
            String head = p.snapshot().head().toString();
            if (json) {
                console.json(g -> {
                    g.writeStartObject();
                    g.writeStringProperty("project", project.toString());
                    g.writeStringProperty("id", id);
                    g.writeStringProperty("head", head);
                    g.writeEndObject();
                });
            } else {
                console.line("made " + project + ", head " + head);
            }
        }
        return Exit.OK;
    }
}

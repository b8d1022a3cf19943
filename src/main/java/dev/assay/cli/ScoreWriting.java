package dev.assay.cli;

import dev.assay.model.ScorerKind;
import dev.assay.model.Scoring;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.scoring.Scorer;
import dev.assay.scoring.ScoringDesk;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** A command that records something done in scoring. */
abstract class ScoreWriting extends Command {
    @Option(names = "--by", paramLabel = "WHO", required = true, description = "Who scores.")
    String by = "";

    @Option(
            names = "--kind",
            paramLabel = "K",
            description = "person or model: who scores is a person when left out.",
            defaultValue = "person")
    String kind = "person";

    final Scorer scorer() {
        if (by.isBlank()) throw new UsageException("--by must name who scores");
        return new Scorer(by, ImportCommand.need(kind, ScorerKind::of));
    }

    /** Does it with the project open for writing. */
    abstract void write(Project p, Scorer scorer, Console console);

    @Override
    final int run(Console console) {
        Scorer scorer = scorer();
        try (Project p = Project.open(project, Access.WRITE)) {
            HeadText.warn(p, console);
            write(p, scorer, console);
        } catch (IllegalArgumentException e) {
            throw new RefusedException(String.valueOf(e.getMessage()));
        }
        return Exit.OK;
    }

    /** The scorer's desk; the order of the arms is drawn when it is not yet. */
    static ScoringDesk desk(Project p, Scorer scorer) {
        p.drawOrder(scorer.name(), scorer.kind());
        return new ScoringDesk(p.snapshot().scoring(), scorer);
    }

    /** Records acts, and says under which numbers. */
    final void record(Project p, Scorer scorer, List<Scoring.Act> acts, @Nullable String why, Console console) {
        List<Long> entries = p.score(acts.stream()
                .map(act -> new Scoring(act, scorer.name(), scorer.kind(), p.now(), why, null))
                .toList());
        if (json) {
            console.json(g -> {
                g.writeStartObject();
                g.writeArrayPropertyStart("entries");
                entries.forEach(g::writeNumber);
                g.writeEndArray();
                g.writeEndObject();
            });
        } else {
            console.line("recorded as entry "
                    + String.join(", ", entries.stream().map(String::valueOf).toList()));
        }
    }
}

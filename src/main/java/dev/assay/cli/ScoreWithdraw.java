package dev.assay.cli;

import dev.assay.model.Scoring;
import dev.assay.project.Project;
import dev.assay.scoring.Scorer;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay score withdraw}: undo, as a new record; withdrawing a withdrawal is redo. */
@CommandLine.Command(
        name = "withdraw",
        description = "Take something done in scoring back, as a new record. Withdrawing a withdrawal brings it back.",
        mixinStandardHelpOptions = true)
final class ScoreWithdraw extends ScoreWriting {
    @Parameters(index = "1", paramLabel = "ENTRY", description = "Its number in the journal.")
    long entry;

    @Option(names = "--why", paramLabel = "TEXT", description = "A reason, if there is one.")
    @Nullable
    String why;

    @Override
    void write(Project p, Scorer scorer, Console console) {
        record(p, scorer, List.of(new Scoring.Withdrawn(entry)), why, console);
    }
}

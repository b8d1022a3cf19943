package dev.assay.cli;

import dev.assay.model.Scoring;
import dev.assay.project.Project;
import dev.assay.scoring.Scorer;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Acts of a scorer that are about no one question. */
abstract class ScoreConduct extends ScoreWriting {
    @Option(names = "--why", paramLabel = "TEXT", description = "A reason, if there is one.")
    @Nullable
    String why;

    abstract Scoring.Act act();

    @Override
    final void write(Project p, Scorer scorer, Console console) {
        record(p, scorer, List.of(act()), why, console);
    }

    /** {@code assay score lock}. */
    @CommandLine.Command(
            name = "lock",
            description =
                    "A scorer is done: the scores stay as they are, but for those a corrected gold answer asks for again.",
            mixinStandardHelpOptions = true)
    static final class Lock extends ScoreConduct {
        @Override
        Scoring.Act act() {
            return new Scoring.Locked();
        }
    }

    /** {@code assay score unblind}. */
    @CommandLine.Command(
            name = "unblind",
            description =
                    "Show a scorer which answer is whose, after locking. It is recorded and cannot be taken back.",
            mixinStandardHelpOptions = true)
    static final class Unblind extends ScoreConduct {
        @Override
        Scoring.Act act() {
            return new Scoring.Unblinded();
        }
    }
}

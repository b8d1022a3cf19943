package dev.assay.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;

/** {@code assay score}. */
@CommandLine.Command(
        name = "score",
        description = "Hand scoring without the window: questions come one by one, blind; scores are records.",
        mixinStandardHelpOptions = true,
        subcommands = {
            ScoreSummaryCommand.class,
            ScoreNext.class,
            ScoreSet.class,
            ScoreExport.class,
            ScoreCorrect.class,
            ScoreAdjudicate.class,
            ScoreConduct.Lock.class,
            ScoreConduct.Unblind.class,
            ScoreWithdraw.class,
            ScorePrompts.class
        })
final class ScoreCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        throw new UsageException(
                "name what to do: summary, next, set, export, correct, adjudicate, lock, unblind, withdraw or prompts");
    }
}

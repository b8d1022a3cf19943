package dev.assay.cli;

import dev.assay.model.Grade;
import dev.assay.model.Scoring;
import dev.assay.project.Project;
import dev.assay.scoring.QuestionRecord;
import dev.assay.scoring.Scorer;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay score adjudicate}. */
@CommandLine.Command(
        name = "adjudicate",
        description = "Say what several scorers' scores of an answer come to.",
        mixinStandardHelpOptions = true)
final class ScoreAdjudicate extends ScoreWriting {
    @Parameters(index = "1", paramLabel = "QUESTION", description = "The question's id.")
    String question = "";

    @Option(names = "--arm", paramLabel = "ARM", required = true, description = "The arm whose answer it is.")
    String arm = "";

    @Option(names = "--score", paramLabel = "N", required = true, description = "1 correct, 0.5 partly, 0 wrong.")
    String score = "";

    @Option(names = "--why", paramLabel = "TEXT", required = true, description = "The reason.")
    String why = "";

    @Override
    void write(Project p, Scorer scorer, Console console) {
        QuestionRecord q = p.snapshot().scoring().question(question);
        if (q == null) throw new UsageException("no question \"" + question + "\"");
        Scoring.Act act = new Scoring.Adjudicated(
                question,
                arm,
                ImportCommand.need(score, Grade::ofScore),
                q.gold().version());
        record(p, scorer, List.of(act), why, console);
    }
}

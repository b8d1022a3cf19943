package dev.assay.cli;

import dev.assay.model.Scoring;
import dev.assay.project.Project;
import dev.assay.scoring.Scorer;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay score correct}. */
@CommandLine.Command(
        name = "correct",
        description =
                "Falsify a gold answer, or only the evidence it cites. Scores against a corrected answer stay, and are asked for again.",
        mixinStandardHelpOptions = true)
final class ScoreCorrect extends ScoreWriting {
    @Parameters(index = "1", paramLabel = "QUESTION", description = "The question's id.")
    String question = "";

    @Option(names = "--answer", paramLabel = "TEXT", description = "The gold answer is wrong; this is right.")
    @Nullable
    String answer;

    @Option(names = "--unknown", description = "The gold answer is wrong; what is right is not known.")
    boolean unknown;

    @Option(
            names = "--evidence",
            paramLabel = "TURN",
            split = ",",
            description = "The turns that show it; alone, only the evidence is wrong.")
    List<String> evidence = List.of();

    @Option(names = "--type", paramLabel = "T", description = "The kind of error.")
    @Nullable
    String type;

    @Option(names = "--why", paramLabel = "TEXT", required = true, description = "The reason.")
    String why = "";

    @Override
    void write(Project p, Scorer scorer, Console console) {
        if (answer != null && unknown) throw new UsageException("--answer or --unknown, not both");
        boolean ofAnswer = answer != null || unknown;
        if (!ofAnswer && evidence.isEmpty()) {
            throw new UsageException("say what is right: --answer, --unknown, or --evidence alone");
        }
        Scoring.Part part = ofAnswer ? Scoring.Part.ANSWER : Scoring.Part.EVIDENCE;
        record(p, scorer, List.of(new Scoring.Falsifies(question, part, type, answer, evidence)), why, console);
    }
}

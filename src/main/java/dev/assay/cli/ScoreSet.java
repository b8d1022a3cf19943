package dev.assay.cli;

import dev.assay.model.Grade;
import dev.assay.model.Scoring;
import dev.assay.project.Project;
import dev.assay.scoring.QuestionRecord;
import dev.assay.scoring.Scorer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay score set}. */
@CommandLine.Command(
        name = "set",
        description = "Score an answer, or skip, flag or note a question.",
        mixinStandardHelpOptions = true)
final class ScoreSet extends ScoreWriting {
    @Parameters(index = "1", paramLabel = "QUESTION", description = "The question's id.")
    String question = "";

    @Option(names = "--letter", paramLabel = "A", description = "The answer, as \"score next\" calls it.")
    @Nullable
    String letter;

    @Option(names = "--arm", paramLabel = "ARM", description = "The answer, by its arm.")
    @Nullable
    String arm;

    @Option(names = "--score", paramLabel = "N", description = "1 correct, 0.5 partly, 0 wrong.")
    @Nullable
    String score;

    @Option(names = "--note", paramLabel = "TEXT", description = "A note with the score; alone, a note.")
    @Nullable
    String note;

    @Option(names = "--skip", description = "Come back to the question later.")
    boolean skip;

    @Option(names = "--flag", description = "Mark the question.")
    boolean flag;

    @Option(names = "--unflag", description = "Take the mark off.")
    boolean unflag;

    @Override
    void write(Project p, Scorer scorer, Console console) {
        QuestionRecord q = p.snapshot().scoring().question(question);
        if (q == null) throw new UsageException("no question \"" + question + "\"");
        String of = armOf(p, scorer);
        List<Scoring.Act> acts = new ArrayList<>();
        if (score != null) {
            if (of == null) throw new UsageException("name the answer with --letter or --arm");
            acts.add(new Scoring.Scored(
                    question,
                    of,
                    ImportCommand.need(score, Grade::ofScore),
                    q.gold().version()));
        }
        if (skip) acts.add(new Scoring.Skipped(question));
        if (flag || unflag) acts.add(new Scoring.Flagged(question, flag));
        if (acts.isEmpty() && note != null) acts.add(new Scoring.Noted(question, of));
        if (acts.isEmpty()) throw new UsageException("say what: --score, --note, --skip, --flag or --unflag");
        if (acts.size() > 1) throw new UsageException("one thing at a time, so that each can be taken back");
        record(p, scorer, acts, note, console);
    }

    private @Nullable String armOf(Project p, Scorer scorer) {
        if (letter != null && arm != null) throw new UsageException("name the answer by its letter or by its arm");
        return letter == null ? arm : desk(p, scorer).arm(question, letter);
    }
}

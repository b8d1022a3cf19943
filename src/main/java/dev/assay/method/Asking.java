package dev.assay.method;

import dev.assay.method.Answer.Line;
import dev.assay.method.Judging.Judged;
import java.util.List;

/**
 * Questions asked of one snapshot. What costs is made once and kept: ask many questions of one of these. Safe for use by several
 * threads, one after the other. Formulas: METHOD, section 7.
 */
public final class Asking {
    /** How many words a depiction may be when nothing else is said. */
    public static final int DEFAULT_BUDGET = 700;

    private final SpaceSnapshot space;
    private final EventWords words;
    private final QuestionReader reader;
    private final Talk talk;
    private final SeedScores seed;
    private final LinkedScores linked;
    private final Standings standings;
    private final long wordsTotal;
    private final VerdictWeights verdicts;

    /**
     * A question and how it is asked.
     *
     * @param question verbatim
     * @param profile how events are scored and which are shown
     * @param rule how the verdict is found
     * @param budget how many words may be shown; not negative
     */
    public record Ask(String question, Profile profile, VerdictRule rule, int budget) {
        /** Refuses a negative budget. */
        public Ask {
            if (budget < 0) throw new IllegalArgumentException("a budget is not negative: " + budget);
        }

        /** As it is asked when nothing else is said: the published profile, the rule set in use. */
        public static Ask of(String question) {
            return new Ask(question, Profile.SEED, VerdictRule.COVER_2, DEFAULT_BUDGET);
        }

        /** The same in another profile. */
        public Ask in(Profile other) {
            return new Ask(question, other, rule, budget);
        }

        /** The same by another rule set. */
        public Ask by(VerdictRule other) {
            return new Ask(question, profile, other, budget);
        }

        /** The same within another budget. */
        public Ask within(int other) {
            return new Ask(question, profile, rule, other);
        }
    }

    /** Prepares a snapshot for questions, every event of it taken as live. */
    public Asking(SpaceSnapshot space) {
        this(space, Standings.allLive(space.record()));
    }

    /** Prepares a snapshot for questions. The standings must be of its record. */
    public Asking(SpaceSnapshot space, Standings standings) {
        this(space, standings, LinkedWeights.LINKED_1, VerdictWeights.COVER_2);
    }

    /** With other numbers than those in use, to try them. */
    public Asking(SpaceSnapshot space, Standings standings, LinkedWeights weights, VerdictWeights verdicts) {
        this.verdicts = verdicts;
        this.space = space;
        this.standings = standings;
        words = new EventWords(space.record().words(), space.incidence(), space.rows());
        reader = new QuestionReader(space);
        talk = new Talk(space);
        seed = new SeedScores(space, words);
        linked = new LinkedScores(space, words, talk, weights);
        wordsTotal = space.words();
    }

    /** Asks within a budget of words, else as {@link Ask#of} says. */
    public Answer ask(String question, int budget) {
        return ask(Ask.of(question).within(budget));
    }

    /** What would be shown, without the verdict. */
    public synchronized List<Line> depict(String question, Profile profile, int budget) {
        Scores scores = profile == Profile.SEED ? seed : linked;
        scores.ask(reader.read(question));
        return scores.depict(budget, standings::isLive);
    }

    /** Asks. */
    public synchronized Answer ask(Ask ask) {
        QuestionReading q = reader.read(ask.question());
        Scores scores = ask.profile() == Profile.SEED ? seed : linked;
        scores.ask(q);
        List<Line> depiction = scores.depict(ask.budget(), standings::isLive);
        int shown = 0;
        for (Line l : depiction) shown += talk.words(l.tick());
        Judged j = judging(ask.rule(), scores).judge(q);
        return new Answer(
                q,
                ask.profile(),
                j.verdict(),
                j.reason(),
                ask.rule().text(),
                j.attribution(),
                j.cited(),
                j.rejected(),
                standings.validAt(),
                depiction,
                shown,
                ask.budget(),
                wordsTotal,
                scores.all(q));
    }

    private Judging judging(VerdictRule rule, Scores scores) {
        return switch (rule) {
            case COVER_1 -> new Cover1(space, words, standings, scores);
            case COVER_2 -> new Cover2(space, words, talk, standings, scores, verdicts);
        };
    }
}

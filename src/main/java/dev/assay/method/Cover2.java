package dev.assay.method;

import dev.assay.method.Answer.Attribution;
import dev.assay.method.Answer.Cited;
import dev.assay.method.Answer.Reason;
import dev.assay.method.Answer.Rejected;
import dev.assay.method.Answer.Verdict;
import dev.assay.method.QuestionReading.Term;
import dev.assay.method.QuestionWords.Sought;
import java.util.ArrayList;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Rule set {@code cover-2}, in the order in which a person would go:
 *
 * <ol>
 *   <li>A word that could be several rows, a question without terms, a noun phrase with a word that is nowhere in the space, and a time
 *       in which nothing was said: abstain.
 *   <li>Attribution, where one person is named: of that person at least as much must be said as of anybody else ({@link Attributing}).
 *   <li>An event answers when it was said by, mentions, or is about who is named; when a turn has at least a third of the weight of the
 *       question's words (by rarity; words nobody says weigh nothing), a fact two thirds of the terms, since nothing stands beside it;
 *       and when it has at least three quarters of what the best such event has, live or not. So the one record that answered does not
 *       give way to a weaker one when it is falsified. Of those that answer only what was said in the time asked about is taken, where
 *       anything was.
 * </ol>
 *
 * Words count by their form. What no single event covers, two that collide directly may, as in {@code cover-1}.
 */
final class Cover2 implements Judging {
    /** How many events are cited. */
    static final int MOST_CITED = 5;

    private final SpaceSnapshot space;
    private final EventWords words;
    private final Talk talk;
    private final Standings standings;
    private final Scores scores;
    private final VerdictWeights weights;

    Cover2(
            SpaceSnapshot space,
            EventWords words,
            Talk talk,
            Standings standings,
            Scores scores,
            VerdictWeights weights) {
        this.weights = weights;
        this.space = space;
        this.words = words;
        this.talk = talk;
        this.standings = standings;
        this.scores = scores;
    }

    @Override
    public Judged judge(QuestionReading q) {
        List<Term> terms = q.terms();
        for (QuestionReading.Ambiguous a : q.ambiguous()) {
            return Judged.abstain(new Reason.IsAmbiguous(a.text(), a.keys()));
        }
        if (terms.isEmpty()) return Judged.abstain(new Reason.NoTerms());
        for (QuestionReading.Phrase p : q.unmatched()) {
            for (String w : Words.of(p.text())) {
                if (words.ofForm(WordForms.of(w)).length == 0) return Judged.abstain(new Reason.NoRow(p.text()));
            }
        }
        Asked asked = new Asked(q, terms);
        if (talk.isAll() && !asked.time.isNone() && !asked.time.touches(space.record())) {
            return Judged.abstain(new Reason.NothingThen(asked.time.from(), asked.time.to()));
        }
        Judged live = asked.judge(standings::isLive);
        if (live.verdict() == Verdict.GROUNDED) {
            return new Judged(
                    live.verdict(), live.reason(), live.cited(), rejected(asked, asked.answering()), live.attribution());
        }
        // Would it be answered if every record still held? Then the evidence is not absent, it was disqualified.
        Judged ever = asked.judge(tick -> true);
        if (ever.verdict() != Verdict.GROUNDED) return live;
        List<Integer> would = ever.reason() instanceof Reason.TwoEventsCover
                ? ever.cited().stream().map(Cited::tick).toList()
                : asked.answering();
        List<Rejected> rejected = rejected(asked, would);
        if (rejected.isEmpty()) return live;
        return new Judged(
                Verdict.MISSING_EVIDENCE,
                new Reason.AllRejected(rejected.size()),
                List.of(),
                rejected,
                ever.attribution());
    }

    /** Those of the events that are not live, the best first. */
    private List<Rejected> rejected(Asked asked, List<Integer> ticks) {
        return ticks.stream()
                .filter(t -> !standings.isLive(t))
                .sorted(asked.bestFirst())
                .map(t -> new Rejected(t, standings.all(t)))
                .toList();
    }

    /** One question, with what every event has of it. */
    private final class Asked {
        private final int[] hubs;
        private final int[] rows;
        private final Coverage coverage;
        private final List<Sought> sought;
        private final AskedTime time;
        private final int all;
        private @Nullable List<Integer> answering;

        Asked(QuestionReading q, List<Term> terms) {
            hubs = q.hubs();
            rows = q.rows();
            coverage = new Coverage(space, words, terms, true);
            sought = QuestionWords.terms(space, words, q);
            time = new AskedTime(q.text(), space.record());
            int sum = 0;
            for (Sought s : sought) if (s.ticks().length > 0) sum += s.rarity();
            all = sum;
        }

        Judged judge(IntPredicate counts) {
            Attribution attribution = attribution(counts);
            if (attribution != null && attribution.other() != null && !attribution.holds(weights.margin())) {
                return Judged.abstain(new Reason.OfAnother(
                                Judging.keys(space, hubs), attribution.other().who()))
                        .with(attribution);
            }
            List<Integer> live =
                    answering().stream().filter(counts::test).sorted(bestFirst()).toList();
            if (!live.isEmpty()) {
                List<Cited> cited = live.stream()
                        .limit(MOST_CITED)
                        .map(t -> new Cited(t, scores.of(t), coverage.names(coverage.of(t)), -1))
                        .toList();
                int covered = coverage.count(live.getFirst());
                Reason reason = new Reason.OneEventCovers(covered, coverage.terms());
                return new Judged(Verdict.GROUNDED, reason, cited, List.of(), attribution);
            }
            Judged together = Cover1.together(space, scores, coverage, hubs, counts);
            if (together != null) return together.with(attribution);
            int most = 0;
            for (int tick : coverage.ticks()) if (counts.test(tick)) most = Math.max(most, coverage.count(tick));
            Reason reason =
                    most == 0 ? new Reason.NoPhraseCovered() : new Reason.TooLittleCovered(most, coverage.terms());
            return Judged.abstain(reason).with(attribution);
        }

        private @Nullable Attribution attribution(IntPredicate counts) {
            if (hubs.length != 1) return null;
            Attributing counted = new Attributing(space, talk, sought, time, counts);
            int other = counted.mostBut(hubs[0]);
            return new Attribution(counted.of(hubs[0]), other < 0 ? null : counted.of(other));
        }

        /** The events that would answer by themselves, live or not, in tick order. */
        List<Integer> answering() {
            List<Integer> known = answering;
            if (known != null) return known;
            int best = 0;
            List<Integer> enough = new ArrayList<>();
            for (int tick : coverage.ticks()) {
                if (!isTheirs(tick)) continue;
                best = Math.max(best, weight(tick));
                boolean reaches = talk.isTurn(tick)
                        ? weight(tick) * 100 >= all * weights.turn()
                        : Cover1.reaches(coverage.count(tick), coverage.terms());
                if (reaches && weight(tick) > 0) enough.add(tick);
            }
            int bar = best;
            enough.removeIf(t -> weight(t) * 100 < bar * weights.bar());
            if (enough.stream().anyMatch(this::isThen)) enough.removeIf(t -> !isThen(t));
            known = List.copyOf(enough);
            answering = known;
            return known;
        }

        /** Whether it was said in the time asked about. */
        private boolean isThen(int tick) {
            return !time.isNone() && time.of(space.record().dates()[tick]) != null;
        }

        private boolean isTheirs(int tick) {
            if (Judging.isTheirs(space, hubs, tick)) return true;
            for (int hub : hubs) if (talk.whom(tick) == hub) return true;
            return false;
        }

        /** The rarity of the question's words that an event has. */
        private int weight(int tick) {
            int sum = 0;
            for (Sought s : sought) if (Ticks.has(s.ticks(), tick)) sum += s.rarity();
            return sum;
        }

        private int rowsOf(int tick) {
            int n = 0;
            for (int row : rows) if (space.incidence().has(row, tick)) n++;
            return n;
        }

        Comparator<Integer> bestFirst() {
            return Comparator.comparingInt((Integer t) -> -weight(t))
                    .thenComparingInt(t -> -rowsOf(t))
                    .thenComparing(Comparator.comparingDouble((Integer t) -> scores.of(t))
                            .reversed())
                    .thenComparingInt(t -> t);
        }
    }

}

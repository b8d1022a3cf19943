package dev.assay.method;

import dev.assay.method.Answer.Cited;
import dev.assay.method.Answer.Reason;
import dev.assay.method.Answer.Rejected;
import dev.assay.method.Answer.Verdict;
import dev.assay.method.QuestionReading.Term;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Rule set {@code cover-1}: an event answers when it covers a noun phrase (where the question has any) and at least two thirds of the
 * terms, and when it was said by the named speaker or mentions them, whose best coverage must be at least everybody else's. Formula:
 * METHOD, section 7.
 */
final class Cover1 implements Judging {
    /** More events than this that cover a noun phrase say nothing together; their pairs are not tried. */
    private static final int MOST_PAIRED = 2_000;

    private final SpaceSnapshot space;
    private final EventWords words;
    private final Standings standings;
    private final Scores scores;

    Cover1(SpaceSnapshot space, EventWords words, Standings standings, Scores scores) {
        this.space = space;
        this.words = words;
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
            if (!words.isAnywhere(p.lastWord())) return Judged.abstain(new Reason.NoRow(p.text()));
        }
        Coverage coverage = new Coverage(space, words, terms, false);
        int[] hubs = q.hubs();
        Judged live = judge(coverage, hubs, standings::isLive);
        if (live.verdict() == Verdict.GROUNDED) {
            return new Judged(
                    live.verdict(), live.reason(), live.cited(), rejected(coverage, answering(coverage, hubs)));
        }
        // Would it be answered if every record still held? Then the evidence is not absent, it was disqualified.
        Judged ever = judge(coverage, hubs, tick -> true);
        List<Rejected> rejected =
                rejected(coverage, ever.cited().stream().map(Cited::tick).toList());
        if (rejected.isEmpty()) return live;
        return new Judged(Verdict.MISSING_EVIDENCE, new Reason.AllRejected(rejected.size()), List.of(), rejected);
    }

    /** The verdict on those events alone that the predicate lets through. */
    private Judged judge(Coverage coverage, int[] hubs, IntPredicate counts) {
        int best = -1;
        int bestOther = -1;
        for (int tick : coverage.ticks()) {
            if (!counts.test(tick)) continue;
            if (Judging.isTheirs(space, hubs, tick)) {
                if (best < 0 || coverage.count(tick) > coverage.count(best)) best = tick;
            } else if (bestOther < 0 || coverage.count(tick) > coverage.count(bestOther)) {
                bestOther = tick;
            }
        }
        if (best < 0 && bestOther < 0) return Judged.abstain(new Reason.NoPhraseCovered());
        if (bestOther >= 0 && (best < 0 || coverage.count(best) < coverage.count(bestOther))) {
            return Judged.abstain(new Reason.OfAnother(Judging.keys(space, hubs), Judging.said(space, bestOther)));
        }
        List<Integer> answering = new ArrayList<>(answering(coverage, hubs));
        answering.removeIf(tick -> !counts.test(tick));
        if (!answering.isEmpty()) return oneEach(coverage, answering);
        Judged together = together(space, scores, coverage, hubs, counts);
        if (together != null) return together;
        return Judged.abstain(new Reason.TooLittleCovered(coverage.count(best), coverage.terms()));
    }

    /** The events that would answer by themselves, live or not, in tick order. */
    private List<Integer> answering(Coverage coverage, int[] hubs) {
        List<Integer> answering = new ArrayList<>();
        for (int tick : coverage.ticks()) {
            if (Judging.isTheirs(space, hubs, tick) && reaches(coverage.count(tick), coverage.terms()))
                answering.add(tick);
        }
        return answering;
    }

    /** Those of the events that are not live, the best first. */
    private List<Rejected> rejected(Coverage coverage, List<Integer> ticks) {
        List<Integer> dead =
                new ArrayList<>(ticks.stream().filter(t -> !standings.isLive(t)).toList());
        dead.sort(Comparator.comparingInt((Integer t) -> -coverage.count(t))
                .thenComparing(
                        Comparator.comparingDouble((Integer t) -> scores.of(t)).reversed())
                .thenComparingInt(t -> t));
        return dead.stream().map(t -> new Rejected(t, standings.all(t))).toList();
    }

    /** covered ÷ terms ≥ 2/3, in whole numbers. */
    static boolean reaches(int covered, int terms) {
        return covered * 3 >= terms * 2;
    }

    private Judged oneEach(Coverage coverage, List<Integer> answering) {
        List<Cited> cited = new ArrayList<>();
        for (int tick : answering) cited.add(new Cited(tick, scores.of(tick), coverage.names(coverage.of(tick)), -1));
        cited.sort(Comparator.comparingInt((Cited c) -> -coverage.count(c.tick()))
                .thenComparing(Comparator.comparingDouble(Cited::score).reversed())
                .thenComparingInt(Cited::tick));
        int covered = coverage.count(cited.getFirst().tick());
        return new Judged(Verdict.GROUNDED, new Reason.OneEventCovers(covered, coverage.terms()), cited, List.of());
    }

    /** Two events that collide directly and together cover all noun phrases and enough of the terms; the first such in tick order. */
    static @Nullable Judged together(
            SpaceSnapshot space, Scores scores, Coverage coverage, int[] hubs, IntPredicate counts) {
        if (coverage.phrases().cardinality() < 2 || coverage.ticks().length > MOST_PAIRED) return null;
        Cited[] found = null;
        int most = 0;
        for (int a : coverage.ticks()) {
            if (!counts.test(a)) continue;
            for (int other : coverage.ticks()) {
                if (other <= a || !counts.test(other)) continue;
                BitSet both = (BitSet) coverage.of(a).clone();
                both.or(coverage.of(other));
                BitSet phrases = (BitSet) both.clone();
                phrases.and(coverage.phrases());
                boolean enough = phrases.equals(coverage.phrases()) && reaches(both.cardinality(), coverage.terms());
                boolean theirs = Judging.isTheirs(space, hubs, a) || Judging.isTheirs(space, hubs, other);
                if (!enough || !theirs || both.cardinality() <= most) continue;
                if (space.collisions().count(a, other) == 0) continue;
                most = both.cardinality();
                found = new Cited[] {
                    new Cited(a, scores.of(a), coverage.names(coverage.of(a)), other),
                    new Cited(other, scores.of(other), coverage.names(coverage.of(other)), a)
                };
            }
        }
        return found == null
                ? null
                : new Judged(
                        Verdict.GROUNDED, new Reason.TwoEventsCover(most, coverage.terms()), List.of(found), List.of());
    }
}

package dev.assay.method;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.Reference.State;
import dev.assay.model.Anchor;
import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.Listing;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import dev.assay.model.Provenance;
import dev.assay.model.ReferenceRules;
import dev.assay.model.RunOpened;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import dev.assay.scoring.ReviewAgreement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What several reviewers say: all of it is kept, one of it holds. */
class ReviewsTest {
    private static final String SPACE = "s";
    private SpaceRecord record = tens();
    private long entry = 100;

    /** Two things, then ten turns that each say "it": whatever it is, a person must say. */
    private static SpaceRecord tens() {
        SpaceRecord.Builder b =
                new SpaceRecord.Builder(new SpaceOpened(SPACE, NameRules.ASSAY_1, ReferenceRules.COUNT_1, 99));
        b.add(new RunOpened(SPACE, "file", "file", new TreeMap<>()));
        for (int i = 0; i < 11; i++) {
            Provenance line = new Provenance.FileLines("x.jsonl", i + 1, i + 1, null);
            b.add(new Turn(SPACE, "t" + i, Anchor.of("2026-05-01"), "Ann", "it", null, line));
            List<Mention> listed = i == 0
                    ? List.of(Mention.of("the vase", MentionType.THING), Mention.of("the stall", MentionType.THING))
                    : List.of(Mention.unclear("it", null));
            b.add(new Listing(SPACE, "file", "t" + i, listed, null));
        }
        return b.build();
    }

    private static ReferenceId it(int turn) {
        return new ReferenceId("t" + turn, "it", 1);
    }

    private SpaceSnapshot decide(String by, Decision.Act act) {
        record = record.with(
                new SpaceRecord.Decided(++entry, new Decision(SPACE, act, by, "2026-06-01T00:00:00Z", "because")));
        return SpaceDerivation.derive(record);
    }

    private static Decision.Answer vase(int turn) {
        return new Decision.SettledAs(it(turn), "vase");
    }

    private static Decision.Answer stall(int turn) {
        return new Decision.SettledAs(it(turn), "stall");
    }

    private static String row(SpaceSnapshot s, int turn) {
        Reference r = s.references().stream()
                .filter(x -> x.id().equals(it(turn)))
                .findFirst()
                .orElseThrow();
        return r.row() < 0 ? r.state().name() : s.rows().key(r.row());
    }

    @Test
    void a_second_opinion_changes_nothing_and_an_adjudication_goes_before_both() {
        assertThat(row(decide("Ann", vase(1)), 1)).isEqualTo("vase");
        assertThat(row(decide("Ben", new Decision.Opinion(stall(1))), 1)).isEqualTo("vase");
        assertThat(Reviews.of(SpaceDerivation.derive(record)).disputed()).hasSize(1);
        assertThat(row(decide("Cleo", new Decision.Adjudicated(stall(1))), 1)).isEqualTo("stall");
        assertThat(row(decide("Ann", vase(1)), 1))
                .as("a later decision does not undo it")
                .isEqualTo("stall");
        Reviews.Review review = Reviews.of(SpaceDerivation.derive(record)).all().getFirst();
        assertThat(review.positions()).extracting(Reviews.Position::key).containsExactly("vase", "stall");
        assertThat(review.disputed()).isFalse();
        assertThat(review.differs()).as("the disagreement stays on record").isTrue();
        assertThat(Objects.requireNonNull(review.adjudicated()).decision().by()).isEqualTo("Cleo");
        assertThat(Objects.requireNonNull(review.adjudicated()).decision().why())
                .isEqualTo("because");
        assertThat(row(decide("Cleo", new Decision.Withdrawn(103)), 1))
                .as("taken back, what the reviewers decided holds again")
                .isEqualTo("vase");
    }

    /**
     * Eight answered by both. Ann: v v v v v s s s; Ben: v v v v s s s v. They agree on 6 of 8. κ: p_o = 6/8; Ann has 5 v and 3 s, Ben 5
     * v and 3 s; p_e = (25 + 9) / 64 = 34/64; κ = (48 − 34) / (64 − 34) = 14/30. α nominal: n = 16 values, 10 v and 6 s; D_o = 4/16, D_e =
     * 2·10·6 / (16·15) = 1/2; α = 1 − (1/4)/(1/2) = 1/2.
     */
    @Test
    void agreement_is_what_is_computed_by_hand() {
        String ann = "vvvvvsss";
        String ben = "vvvvsssv";
        for (int i = 0; i < 8; i++) decide("Ann", ann.charAt(i) == 'v' ? vase(i + 1) : stall(i + 1));
        for (int i = 0; i < 8; i++) {
            decide("Ben", new Decision.Opinion(ben.charAt(i) == 'v' ? vase(i + 1) : stall(i + 1)));
        }
        SpaceSnapshot s = decide("Ann", vase(9));
        ReviewAgreement a = ReviewAgreement.of(Reviews.of(s));
        assertThat(a.reviewers()).containsExactly("Ann", "Ben");
        assertThat(List.of(a.settled(), a.both(), a.agreed())).containsExactly(9, 8, 6);
        assertThat(a.raw().getAsDouble()).isEqualTo(0.75);
        assertThat(a.kappa().getAsDouble()).isCloseTo(14.0 / 30, org.assertj.core.data.Offset.offset(1e-12));
        assertThat(a.alpha().getAsDouble()).isCloseTo(0.5, org.assertj.core.data.Offset.offset(1e-12));
        assertThat(a.disagreements()).extracting(r -> r.reference().event()).containsExactly("t5", "t8");
    }

    @Test
    void without_variation_agreement_is_undefined() {
        for (int i = 1; i < 5; i++) decide("Ann", vase(i));
        for (int i = 1; i < 5; i++) decide("Ben", new Decision.Opinion(vase(i)));
        ReviewAgreement a = ReviewAgreement.of(Reviews.of(SpaceDerivation.derive(record)));
        assertThat(a.raw().getAsDouble()).isEqualTo(1);
        assertThat(a.kappa()).isEmpty();
        assertThat(a.alpha()).isEmpty();
    }

    @Test
    void an_alias_makes_two_answers_one() {
        decide("Ann", vase(1));
        decide("Ben", new Decision.Opinion(stall(1)));
        SpaceSnapshot s = decide("Ann", new Decision.Alias("stall", "vase"));
        assertThat(Reviews.of(s).disputed()).isEmpty();
    }

    @Test
    void a_refused_count_is_open_until_the_count_says_something_else() {
        record = one();
        SpaceSnapshot counted = SpaceDerivation.derive(record);
        assertThat(counted.references().getFirst().state()).isEqualTo(State.COUNTED);
        ReferenceId it = counted.references().getFirst().id();
        SpaceSnapshot refused = decide("Ann", new Decision.CountRefused(it, "vase"));
        Reference r = refused.references().getFirst();
        assertThat(r.state()).isEqualTo(State.OPEN);
        assertThat(r.counted().refusal()).isEqualTo("refused by Ann: because");
        assertThat(r.counted().candidates()).hasSize(1);
        assertThat(refused.incidence().has(refused.rows().of("vase"), 1)).isFalse();
        SpaceSnapshot other = decide("Ann", new Decision.MentionRemoved("t0", "the vase"));
        assertThat(other.references().getFirst().state()).isEqualTo(State.UNKNOWN);
        SpaceSnapshot added =
                decide("Ann", new Decision.MentionAdded("t0", Mention.of("the stall", MentionType.THING)));
        assertThat(added.references().getFirst().state())
                .as("what was refused was the vase")
                .isEqualTo(State.COUNTED);
    }

    private static SpaceRecord one() {
        SpaceRecord.Builder b =
                new SpaceRecord.Builder(new SpaceOpened(SPACE, NameRules.ASSAY_1, ReferenceRules.COUNT_1, 3));
        b.add(new RunOpened(SPACE, "file", "file", new TreeMap<>()));
        List<List<Mention>> listed = new ArrayList<>();
        listed.add(List.of(Mention.of("the vase", MentionType.THING)));
        listed.add(List.of(Mention.unclear("it", null)));
        for (int i = 0; i < 2; i++) {
            Provenance line = new Provenance.FileLines("x.jsonl", i + 1, i + 1, null);
            b.add(new Turn(SPACE, "t" + i, null, "Ann", "…", null, line));
            b.add(new Listing(SPACE, "file", "t" + i, listed.get(i), null));
        }
        return b.build();
    }

    /** By hand: the vase in t0 and the stall in t0; "it" of t1 could join t1 to t0 only. Nothing else holds a candidate. */
    @Test
    void most_hangs_on_the_reference_whose_candidates_are_in_most_events() {
        SpaceSnapshot s = decide("Ann", vase(2));
        s = decide("Ann", stall(3));
        Stakes stakes = new Stakes(s, List.of("Where is the vase?", "Who sang?"));
        // t1 looks at t0: both things are there; they are in t0, t2 and t3, and t1 collides with none of them yet.
        assertThat(stakes.of(s.references().getFirst())).isEqualTo(new Stakes.Stake(3, 1));
        // t2 is the vase: it collides with t0 already; the candidates are in t0, t2, t3, so t3 alone is new.
        assertThat(stakes.of(s.references().get(1))).isEqualTo(new Stakes.Stake(1, 1));
    }
}

package dev.assay.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.method.Answer.Line;
import dev.assay.method.Answer.Place;
import dev.assay.method.Answer.Reason;
import dev.assay.method.Answer.ScoreTerm;
import dev.assay.method.Answer.Verdict;
import dev.assay.method.Answer.Voice;
import dev.assay.method.Answer.Why;
import dev.assay.method.Asking.Ask;
import dev.assay.model.Anchor;
import dev.assay.model.Listing;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import dev.assay.model.Provenance;
import dev.assay.model.ReferenceRules;
import dev.assay.model.RunOpened;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Profile linked and rule set cover-2 on spaces small enough to count by hand. */
class LinkedTest {
    private record Said(String date, String speaker, String text, Mention... mentions) {}

    private static SpaceSnapshot space(Said... said) {
        SpaceRecord.Builder space =
                new SpaceRecord.Builder(new SpaceOpened("s", NameRules.ASSAY_1, ReferenceRules.COUNT_1, 3));
        space.add(new RunOpened("s", "hand", "file", new TreeMap<>()));
        for (int t = 0; t < said.length; t++) {
            Provenance source = new Provenance.FileLines("s.jsonl", t + 1, t + 1, null);
            Anchor date = said[t].date.isEmpty() ? null : Anchor.of(said[t].date);
            space.add(new Turn("s", "t" + t, date, said[t].speaker, said[t].text, null, source));
            space.add(new Listing("s", "hand", "t" + t, List.of(said[t].mentions), null));
        }
        return SpaceDerivation.derive(space.build());
    }

    private static Mention thing(String text) {
        return Mention.of(text, MentionType.THING);
    }

    /** The worked example's first four turns: every one has a day, hence a sitting, of its own. */
    private static SpaceSnapshot four() {
        return space(
                new Said("2026-04-30", "Alice", "I signed up for a pottery class.", thing("a pottery class")),
                new Said(
                        "2026-05-01",
                        "Bob",
                        "My teacher Carla runs the pottery class.",
                        Mention.of("Carla", MentionType.PERSON),
                        thing("the pottery class")),
                new Said(
                        "2026-05-08",
                        "Alice",
                        "Carla praised my vase.",
                        Mention.of("Carla", MentionType.PERSON),
                        thing("my vase")),
                new Said("2026-05-09", "Bob", "Last month I sold my bike.", thing("my bike")));
    }

    private static Answer linked(SpaceSnapshot space, String question, int budget) {
        return new Asking(space).ask(Ask.of(question).in(Profile.LINKED).within(budget));
    }

    /**
     * ln(1 + 4/1) = 1.61: the row at half is 0.81, "vase" and "praised" 1.61 each, the sitting 30 % of 3.22 = 0.97: 5.00. Said by and about
     * Alice: 2.50 and 1.75. Seven words: 9.25 × (25/7)^¼ = 12.72. One hop to t1 over carla, row at half and word, ln(1 + 4/2) = 1.10:
     * 10 % of 5.00 × 1.65 ÷ 1.61 = 0.51, × (25/10)^¼ = 0.64.
     */
    @Test
    void everyTermOfTheWorkedExampleIsCountedByHand() {
        Answer a = linked(four(), "When was Alice's vase praised?", 700);
        assertThat(a.scores()).extracting(s -> "t" + s.tick() + " " + s.score()).containsExactly("t2 12.72", "t1 0.64");
        assertThat(a.scores().getFirst().terms())
                .containsExactly(
                        new ScoreTerm("alice's vase", 0.81, new Why.Row(1, 4)),
                        new ScoreTerm("vase", 1.61, new Why.Word("vase", Place.TEXT, 1, 4)),
                        new ScoreTerm("praised", 1.61, new Why.Word("praised", Place.TEXT, 1, 4)),
                        new ScoreTerm("sitting", 0.97, new Why.Sitting(2, 2, 2)),
                        new ScoreTerm("said by", 2.5, new Why.SaidBy("alice")),
                        new ScoreTerm("about", 1.75, new Why.About("alice")),
                        new ScoreTerm("length", 3.47, new Why.Length(7, 25)));
        assertThat(a.scores().getLast().terms())
                .containsExactly(
                        new ScoreTerm("hop", 0.51, new Why.Hop(2, List.of("carla", "carla"))),
                        new ScoreTerm("length", 0.13, new Why.Length(10, 25)));
        assertThat(a.depiction()).containsExactly(new Line(1, 0.64, true), new Line(2, 12.72, false));
        assertThat(a.words()).isEqualTo(17);
        assertThat(a.verdict()).isEqualTo(Verdict.GROUNDED);
        assertThat(a.reason()).isEqualTo(new Reason.OneEventCovers(2, 2));
    }

    @Test
    void aWordIsFoundByItsFormAndSharedByTheTurnsBesideInTheSameSitting() {
        SpaceSnapshot space = space(
                new Said("2026-05-01", "Ann", "What did you do?"),
                new Said("2026-05-01", "Ben", "We fired the kiln."),
                new Said("2026-05-01", "Ann", "And then?"),
                new Said("2026-05-02", "Ben", "Good morning."));
        Answer a = linked(space, "Who wants to fire it?", 700);
        // 1 of 4 has it: 1.61; before it 50 %, after it 70 %; the next day's turn stands in another sitting.
        assertThat(a.scores()).extracting(Answer.Score::tick).containsExactlyInAnyOrder(0, 1, 2);
        assertThat(a.scores().getFirst().terms())
                .contains(new ScoreTerm("fire", 1.61, new Why.Word("fired", Place.TEXT, 1, 4)));
        for (Answer.Score s : a.scores()) {
            if (s.tick() == 0) assertThat(s.terms()).contains(new ScoreTerm("fire", 0.81, new Why.Beside(1, 1)));
            if (s.tick() == 2) assertThat(s.terms()).contains(new ScoreTerm("fire", 1.13, new Why.Beside(1, -1)));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "fire,fired", "fires,firing", "party,parties", "plan,planned", "go,went", "teach,taught", "paint,painting",
        "box,boxes", "bus,bus", "child,children", "volunteer,volunteering", "class,classes"
    })
    void theseAreOneWord(String one, String other) {
        assertThat(WordForms.of(one)).isEqualTo(WordForms.of(other));
    }

    @ParameterizedTest
    @CsvSource({"class,clash", "sing,song", "Zoë,zo", "東京,東", "bed,bing"})
    void theseAreTwo(String one, String other) {
        assertThat(WordForms.of(one)).isNotEqualTo(WordForms.of(other));
    }

    /** "I" speaks of Ann; "you" of whom she speaks to; a question of three quarters; neither, 70 % of the speaker and 30 % of the other. */
    @Test
    void whatIsSaidOfWhomIsCountedByThePersonsOfTheSentence() {
        SpaceSnapshot space = space(
                new Said("2026-05-01", "Ann", "I need a kiln."),
                new Said("2026-05-02", "Ben", "Do you need an oven?"),
                new Said("2026-05-03", "Ben", "Ovens get hot."));
        Answer kiln = linked(space, "What kiln does Ann need?", 0);
        Answer.Attribution of = java.util.Objects.requireNonNull(kiln.attribution());
        // kiln: 1 of 3, ln 4 = 1.39; need: 2 of 3, ln 2.5 = 0.92. t0 says both of Ann; t1 says three quarters of "need".
        assertThat(of.asked().who()).isEqualTo("ann");
        assertThat(of.asked().events().getFirst().words())
                .containsExactly(
                        new Answer.ToldWord("kiln", 1.39, 0, Voice.FIRST), new Answer.ToldWord("need", 0.92, 0, Voice.FIRST));
        assertThat(of.asked().amount()).isCloseTo(1.39 + 0.92 + 0.69, within(0.001));
        assertThat(java.util.Objects.requireNonNull(of.other()).amount()).isZero();
        assertThat(kiln.verdict()).isEqualTo(Verdict.GROUNDED);

        Answer ben = linked(space, "What kiln does Ben need?", 0);
        assertThat(ben.verdict()).isEqualTo(Verdict.ABSTAIN);
        assertThat(ben.reason()).isEqualTo(new Reason.OfAnother(List.of("ben"), "ann"));
    }

    @Test
    void whatNobodySaysOfANounPhraseIsAbstainedFrom() {
        Answer a = linked(four(), "When was Alice's guitar praised?", 700);
        assertThat(a.verdict()).isEqualTo(Verdict.ABSTAIN);
        assertThat(a.reason()).isEqualTo(new Reason.NoRow("guitar"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", " ", "?", "the", "what was it and why", "Alice", "Alice and Bob?", "vase", "<script>alert(1)</script>",
                "%s %n {0} ${x} \"; DROP TABLE line; --", "Wann wurde Alices Vase gelobt?", "アリスの花瓶はいつ?",
                "What will Alice do in 2031?", "Carla praised my vase.", "\u202Evase\u0000", "NEAR(vase) OR * ^"
            })
    void noQuestionIsTooOdd(String question) {
        for (VerdictRule rule : VerdictRule.values()) {
            for (Profile profile : Profile.values()) {
                Answer a = new Asking(four())
                        .ask(Ask.of(question).in(profile).by(rule).within(30));
                assertThat(a.reading().text()).isEqualTo(question);
                assertThat(a.words()).isLessThanOrEqualTo(30);
                assertThat(a.cited().isEmpty()).isEqualTo(a.verdict() != Verdict.GROUNDED);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "the", "what was it and why", "Alice", "Alice and Bob?"})
    void aQuestionWithoutATermIsAbstainedFrom(String question) {
        Answer a = linked(four(), question, 700);
        assertThat(a.verdict()).isEqualTo(Verdict.ABSTAIN);
        assertThat(a.reason()).isEqualTo(new Reason.NoTerms());
    }

    @Test
    void aTurnAskedInItsOwnWordsIsFoundFirst() {
        Answer a = linked(four(), "Carla praised my vase.", 700);
        assertThat(a.scores().getFirst().tick()).isEqualTo(2);
        assertThat(a.verdict()).isEqualTo(Verdict.GROUNDED);
        assertThat(a.cited().getFirst().tick()).isEqualTo(2);
    }

    @Test
    void aMonthIsOfEveryYearAndNothingIsSaidInTheFuture() {
        Answer may = linked(four(), "What did Carla praise in May?", 700);
        assertThat(may.reading().times()).containsExactly("in May");
        assertThat(may.scores().getFirst().terms())
                .extracting(ScoreTerm::key)
                .contains("date");
        assertThat(may.verdict()).isEqualTo(Verdict.GROUNDED);
        Answer future = linked(four(), "What will Carla praise in May 2031?", 700);
        assertThat(future.verdict()).isEqualTo(Verdict.ABSTAIN);
        assertThat(future.reason()).isInstanceOf(Reason.NothingThen.class);
    }

    @Test
    void fiveThousandWordsAreRead() {
        StringBuilder question = new StringBuilder();
        for (int i = 0; i < 5_000; i++) question.append("word").append(i).append(' ');
        Answer a = linked(four(), question + "vase?", 700);
        assertThat(a.scores().getFirst().tick()).isEqualTo(2);
    }

    private static final List<String> WORDS =
            List.of("kiln", "fired", "vase", "river", "I", "you", "my", "glaze", "fires", "what?", "No.", "in May 2026");

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.of(WORDS).list().ofMinSize(1).ofMaxSize(9).map(w -> String.join(" ", w));
    }

    @Property(tries = 400)
    void termsAddUpBudgetsHoldAndLinesAreRecorded(
            @ForAll("texts") String a,
            @ForAll("texts") String b,
            @ForAll("texts") String c,
            @ForAll("texts") String question,
            @ForAll @IntRange(max = 40) int budget) {
        SpaceSnapshot space = space(
                new Said("2026-05-01", "Ann", a, thing("kiln")),
                new Said("2026-05-01", "Ben", b),
                new Said("2026-06-02", "Ann", c, thing("the vase")));
        Answer answer = linked(space, question + " Ann", budget);
        double last = Double.MAX_VALUE;
        Set<Integer> seen = new HashSet<>();
        for (Answer.Score s : answer.scores()) {
            double sum = 0;
            for (ScoreTerm t : s.terms()) sum += t.weight();
            assertThat(sum).isCloseTo(s.score(), within(1e-9));
            assertThat(s.score()).isPositive().isLessThanOrEqualTo(last);
            assertThat(seen.add(s.tick())).isTrue();
            last = s.score();
        }
        int words = 0;
        List<String> lines = new ArrayList<>();
        for (Line l : answer.depiction()) {
            String line = EventLine.of(space.record().events().get(l.tick()));
            lines.add(line);
            words += line.strip().split("\\s+").length;
        }
        assertThat(words).isEqualTo(answer.words()).isLessThanOrEqualTo(budget);
        assertThat(lines).doesNotHaveDuplicates().isSubsetOf(
                "[2026-05-01] Ann: " + a + " (t0)", "[2026-05-01] Ben: " + b + " (t1)", "[2026-06-02] Ann: " + c + " (t2)");
        assertThat(linked(space, question + " Ann", budget)).usingRecursiveComparison().isEqualTo(answer);
    }
}

package dev.assay.method;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.Named.Rule;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules by which a name becomes a row. Keys are worked out from the rules' wording, not by running them. */
class NamesTest {
    private static final NameContext ALICE_TO_BOB = new NameContext("alice", "bob");
    private static final Names ASSAY = new Names(NameRules.ASSAY_1, NameDecisions.NONE);
    private static final Names NDM = new Names(NameRules.NDM_0_2, NameDecisions.NONE);

    private static Mention thing(String text) {
        return Mention.of(text, MentionType.THING);
    }

    private static Mention person(String text) {
        return Mention.of(text, MentionType.PERSON);
    }

    private static Mention proper(String text, MentionType type) {
        return new Mention(text, type, true, null, null, true);
    }

    private static @Nullable String key(Mention mention) {
        return ASSAY.name(mention, ALICE_TO_BOB).key();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = true,
            quoteCharacter = '`',
            value = {
                "James        | james",
                "Chris        | chris",
                "Zoë          | zoë",
                "ZOË          | zoë",
                "O'Neil       | o'neil",
                "O’Neil       | o'neil",
                "Thomas Jones | thomas jones",
                "Mr. Banks    | mr. banks",
                "Straße       | strasse",
                "STRASSE      | strasse",
                "Ὀδυσσεύς     | ὀδυσσεύσ",
                "李小龍         | 李小龍",
                "محمد         | محمد",
                "Ni\u0308na   | nïna"
            })
    void aPersonKeepsEveryLetterAndTheFinalS(String text, String expected) {
        assertThat(key(person(text))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = true,
            quoteCharacter = '`',
            value = {
                "São Paulo          | são paulo",
                "東京                | 東京",
                "C++                | c++",
                "C#                 | c#",
                "U.S.               | u.s.",
                "(the U.S.)         | u.s.",
                "St. Mary's         | st. mary's",
                "St. Mary           | st. mary",
                "@carla             | @carla",
                "#pottery           | #pottery",
                "\"#pottery\"       | #pottery",
                "ASR1603            | asr1603",
                "ASR1605            | asr1605",
                "🏺                 | 🏺",
                "a 🏺!              | 🏺",
                "שלום               | שלום",
                "rock 'n' roll      | rock 'n' roll",
                "ｔｅａ             | tea",
                "ﬁle                | file",
                "vase.              | vase",
                "«vase»             | vase",
                "...vase?!          | vase",
                "the  red\tvase     | red vase",
                "red\u00a0vase      | red vase",
                "va\u00adse         | vase",
                "\u202evase\u202c   | vase",
                "\ufeffvase         | vase"
            })
    void whatIsNotPlainAsciiOrHasPunctuationInsideIsKept(String text, String expected) {
        assertThat(key(thing(text))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "a pottery class, pottery class",
        "The pottery class, pottery class",
        "an apple, apple",
        "this apple, apple",
        "that apple, apple",
        "these apples, apple",
        "those apples, apple",
        "some apples, apple",
        "any apple, apple",
        "all the apples, all the apple",
        "some of the apples, of the apple",
        "the other apple, other apple",
        "theatre, theatre",
        "another apple, another apple",
        "the the, the",
        "the, the",
        "that, that"
    })
    void leadingDeterminersComeOff(String text, String expected) {
        assertThat(key(thing(text))).isEqualTo(expected);
    }

    @Test
    void aProperNameStaysWhole() {
        assertThat(key(proper("The Who", MentionType.ORGANIZATION))).isEqualTo("the who");
        assertThat(key(proper("The Beatles", MentionType.ORGANIZATION))).isEqualTo("the beatles");
        assertThat(key(thing("The Who"))).isEqualTo("who");
        assertThat(key(thing("The Beatles"))).isEqualTo("beatle");
        assertThat(key(proper("My Fair Lady", MentionType.THING))).isEqualTo("my fair lady");
        assertThat(key(proper("Des Moines", MentionType.PLACE))).isEqualTo("des moines");
    }

    @ParameterizedTest
    @CsvSource({
        "vases, vase",
        "pottery classes, pottery classe",
        "stories, story",
        "ties, ty",
        "pies, py",
        "glass, glass",
        "bus, bus",
        "virus, virus",
        "tennis, tennis",
        "gas, gas",
        "cats, cat",
        "his cats, his cat",
        "news, new",
        "sports bag, sports bag",
        "1990s, 1990s",
        "s, s",
        "東京s, 東京s",
        "cafés, café"
    })
    void theLastWordGoesToACrudeSingular(String text, String expected) {
        assertThat(key(thing(text))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "my vase|alice's vase",
                "My vases|alice's vase",
                "our house|alice's house",
                "mine|alice's",
                "your bike|bob's bike",
                "yours|bob's",
                "a friend of mine|alice's friend",
                "that friend of yours|bob's friend",
                "Alice's vase|alice's vase",
                "Alice’s vase|alice's vase",
                "my vase's handle|alice's vase's handle",
                "my own vase|alice's own vase",
                "mystery|mystery"
            })
    void possessivesBindToAPerson(String text, String expected) {
        assertThat(key(thing(text))).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"his dog", "Her dog", "their dogs", "its collar"})
    void whoOwnsItIsAReferenceOfItsOwn(String text) {
        Named named = ASSAY.name(thing(text), ALICE_TO_BOB);
        assertThat(named.owner()).isEqualTo(text.split(" ")[0].toLowerCase(java.util.Locale.ROOT));
    }

    @Test
    void yoursIsNobodysWhereMoreThanTwoSpeak() {
        Named named = ASSAY.name(thing("your bike"), new NameContext("alice", null));
        assertThat(named.owner()).isEqualTo("your");
        assertThat(named.key()).isEqualTo("your bike");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "...", "?!", "\"\"", "—", "\u200b", "\u202e", "'", "()", "\n\t"})
    void nothingButPunctuationMakesNoRow(String text) {
        assertThat(key(thing(text))).isNull();
        assertThat(ASSAY.speaker(text)).isNull();
        assertThat(NDM.name(thing(text), ALICE_TO_BOB).key()).isNull();
    }

    @Test
    void aTimeExpressionMakesNoRow() {
        assertThat(key(Mention.of("last month", MentionType.TIME))).isNull();
    }

    @Test
    void whatTheRulesMadeIsShownStepByStep() {
        assertThat(ASSAY.name(thing("The Stories"), ALICE_TO_BOB).trail())
                .containsExactly(
                        new Named.Step(Rule.CHARACTERS, "The Stories", "the stories"),
                        new Named.Step(Rule.DETERMINER, "the stories", "stories"),
                        new Named.Step(Rule.POSSESSIVE, "stories", "stories"),
                        new Named.Step(Rule.SINGULAR, "stories", "story"),
                        new Named.Step(Rule.ALIAS, "story", "story"));
        assertThat(fired(ASSAY.name(thing("my vases"), ALICE_TO_BOB))).containsExactly(Rule.POSSESSIVE, Rule.SINGULAR);
        assertThat(fired(ASSAY.name(thing("vase"), ALICE_TO_BOB))).isEmpty();
        assertThat(fired(ASSAY.name(proper("The Who", MentionType.ORGANIZATION), ALICE_TO_BOB)))
                .containsExactly(Rule.CHARACTERS);
        assertThat(fired(NDM.name(thing("The Vase"), ALICE_TO_BOB))).containsExactly(Rule.NDM_0_2);
    }

    private static List<Rule> fired(Named named) {
        return named.trail().stream()
                .filter(Named.Step::fired)
                .map(Named.Step::rule)
                .toList();
    }

    @Test
    void aliasesAreTransitiveAndShownAsTheirOwnRule() {
        NameDecisions decisions =
                new NameDecisions(Map.of("pottery", "pottery class", "pottery class", "clay club"), Set.of());
        Named named = new Names(NameRules.ASSAY_1, decisions).name(thing("Pottery"), ALICE_TO_BOB);
        assertThat(named.key()).isEqualTo("clay club");
        assertThat(named.trail().getLast()).isEqualTo(new Named.Step(Rule.ALIAS, "pottery", "clay club"));
        assertThat(decisions.wouldClose("clay club", "pottery")).isTrue();
        assertThat(decisions.wouldClose("clay club", "clay club")).isTrue();
        assertThat(decisions.wouldClose("clay club", "kiln")).isFalse();
        // "pottery" already stands for something else; a later decision takes its place, so this closes nothing.
        assertThat(decisions.wouldClose("pottery", "clay club")).isFalse();
        Names looping = new Names(NameRules.ASSAY_1, new NameDecisions(Map.of("a b", "c d", "c d", "a b"), Set.of()));
        assertThat(looping.name(thing("a b"), ALICE_TO_BOB).key()).isNotNull();
    }

    @Test
    void aSplitKeepsThePlural() {
        Names names = new Names(NameRules.ASSAY_1, new NameDecisions(Map.of(), Set.of("glasses", "alice's jeans")));
        assertThat(names.name(thing("the glasses"), ALICE_TO_BOB).key()).isEqualTo("glasses");
        assertThat(names.name(thing("my jeans"), ALICE_TO_BOB).key()).isEqualTo("alice's jeans");
        assertThat(names.name(thing("vases"), ALICE_TO_BOB).key()).isEqualTo("vase");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The Pottery-Class|pottery class",
                "LGBTQ support_group|lgbtq support group",
                "a an apple|an apple",
                "the kids|kids",
                "Zoë|zo",
                "my vase|my vase",
                "O'Neil|o neil",
                "  An   apple!!|apple",
                "they|they",
                "C++|c",
                "theatre|theatre",
                "A|a"
            })
    void thePublishedRuleSetIsPlainer(String text, String expected) {
        assertThat(NDM.name(thing(text), ALICE_TO_BOB).key()).isEqualTo(expected);
    }

    @Test
    void aSpeakersRowIsThatOfTheirName() {
        for (String name : new String[] {"James", "Zoë", "O’Neil", "Dr. Banks"}) {
            assertThat(ASSAY.speaker(name)).as(name).isEqualTo(key(person(name)));
        }
    }

    @Test
    void namingANameAgainChangesNothing() {
        List<String> odd = new ArrayList<>();
        for (String text : new String[] {
            "The Vases", "my vase", "C++", "U.S.", "St. Mary's", "東京", "@carla", "Straße", "İstanbul", "ﬁles", "Å", "K"
        }) {
            String once = key(thing(text));
            if (once == null || !once.equals(key(thing(once)))) odd.add(text + " → " + once);
        }
        assertThat(odd).isEmpty();
    }
}

package dev.assay.method.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.ReferenceRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each objection once where it is raised and once, close by, where it must not be. */
class Count2Test {
    private static void assertCounted(String dialogue, String expected) {
        assertThat(Talk.last(ReferenceRules.COUNT_2, 3, dialogue)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ann: Hey [Peter], is {he} in?                             | unknown; not peter: addressed
            Ann: What now, [Peter]? / Bob: Did {he} call?             | unknown; not peter: addressed
            Ann: Thanks, Dr. [Peter]. / Bob: Is {he} nice?            | unknown; not peter: addressed
            Ann: Hello [Peter] it is late. / Bob: Is {he} ill?        | unknown; not peter: addressed
            Ann: I met [Peter] today, and {he} was ill.               | settled peter
            Ann: Did you call [Peter]? / Bob: Yes, {he} is ill.       | settled peter
            Ann: Bye, [Peter]. / Bob: Is {he} ill?                    | settled peter
            Ann: Good night, [Peter]. / Bob: Is {he} ill?             | settled peter
            Ann: My boss, [Peter], is ill. / Bob: Is {he}?            | settled peter
            Ann: So, [Peter], and Rose left. / Bob: Is {he} ill?      | settled peter
            Ann: We saw Rose, and [Peter]. / Bob: Is {he} ill?        | settled peter
            """)
    void whoIsSpokenToIsNotSpokenOf(String dialogue, String expected) {
        assertCounted(dialogue, expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ann: Come on [guy] just give {him} the hat.               | unknown; not guy: word of address
            Ann: That [guy] is back, {he} waves.                      | settled guy
            Ann: My [friend] waves. {He} is back.                     | open friend (gender unknown)
            """)
    void aBareWordOfAddressNamesNobody(String dialogue, String expected) {
        assertCounted(dialogue, expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ann: My [brothers] left. / Bob: Is {he} ill?              | unknown; not ann's brothers: plural
            Ann: The [police] left. / Bob: Is {he} ill?               | unknown; not police: plural
            Ann: My [boss] left. / Bob: Is {he} ill?                  | open boss (gender unknown)
            Ann: I saw [James]. / Bob: Is {he} ill?                   | settled james
            """)
    void severalPeopleAreNotHeOrShe(String dialogue, String expected) {
        assertCounted(dialogue.replace("My [brothers]", "[My brothers]"), expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ann: You're a nice [guy]. / Bob: Is {he} ill?             | unknown; not guy: predicate
            Ann: She was the [waitress]. / Bob: Is {she} ill?         | unknown; not waitress: predicate
            Ann: There's the [guy]. / Bob: Is {he} ill?               | settled guy
            Ann: Isn't that the [guy] next door? / Bob: Is {he} ill?  | settled guy
            Ann: I was with the [guy]. / Bob: Is {he} ill?            | settled guy
            Ann: I like that [guy]. / Bob: Is {he} ill?               | settled guy
            """)
    void aNounThatSaysWhatSomebodyIsIsNoMentionOfAnother(String dialogue, String expected) {
        assertCounted(dialogue, expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ann: I saw [Peter] and [Rose]. / Bob: Is {she} ill?       | settled rose; not peter: gender
            Ann: I saw Mrs. [Otis] and Mr. [Vane]. / Bob: Is {he}?    | settled vane; not otis: gender
            Ann: I saw [Aunt Otis] and [Zoë]. / Bob: Is {he} ill?     | unknown; not aunt otis: gender; not zoë: gender
            Ann: I saw [Taylor] and [Rose]. / Bob: Is {he} ill?       | open taylor (gender unknown); not rose: gender
            Ann: I saw [Taylor] and [Rose]. / Bob: Is {she} ill?      | open taylor, rose
            Ann: Dr. [Rose] is in. / Bob: Is {he} ill?                | open rose (gender unknown)
            Melanie: Hi. / Ann: I saw [Mel]. / Bob: Is {she} ill?     | settled mel
            """)
    void titleNounAndFirstNameTellTheGender(String dialogue, String expected) {
        assertCounted(dialogue, expected);
    }

    @Test
    void aReferenceThatIsSettledTellsTheGenderOfItsRow() {
        String dialogue = "Ann: That [guy] left. {He} ran. / Bob: Is {she} ill?";
        assertCounted(dialogue, "unknown; not guy: gender");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ann: I saw [Peter]. / Cid: Oh. / Peter Otis: Is {he} ill? | unknown; not peter: speaker
            Ann: I saw [Peter]. / Cid: Oh. / Otto Otis: Is {he} ill?  | settled peter
            Ann: I saw [Peter]. / Cid: Oh. / Bob: Peter, is {he} ill? | unknown; not peter: addressee
            Ann: I saw [Peter]. / Cid: Oh. / Bob: Rose, is {he} ill?  | settled peter
            """)
    void neitherISayNorYouSayIsHe(String dialogue, String expected) {
        assertCounted(dialogue, expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ann: {He} left. / Bob: I saw [Peter]. / Ann: Did {he} eat?           | settled peter
            Ann: I saw [Taylor]. / Bob: {He} left. [Rose] too. / Ann: Was {he}?  | open taylor (still open); not rose: gender
            Ann: I saw [Peter] and [Paul]. / Bob: Was {he} ill? / Ann: {He} was. | open peter, paul
            """)
    void aReferenceThatIsStillOpenKeepsLaterOnesOpen(String dialogue, String expected) {
        assertCounted(dialogue, expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ann: That is [Rose]'s desk. / Bob: Is {she} ill?          | open rose (not picked out)
            Ann: I hear [Rose]'s coming. / Bob: Is {she} ill?         | settled rose
            Ann: A [guy] called. / Bob: Is {he} ill?                  | open guy (not picked out)
            Ann: The tall [guy] called. / Bob: Is {he} ill?           | settled guy
            Ann: [My brother] called. / Bob: Is {he} ill?             | settled ann's brother
            """)
    void inPassingOrAnyoneIsNotPickedOut(String dialogue, String expected) {
        assertCounted(dialogue, expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ann: I saw [Paul]. / Bob: Oh. / Ann: Well. / Bob: So. / Ann: And [Peter]. / Bob: Is {he} ill?       | open peter (rival)
            Ann: I saw [Rose]. / Bob: Oh. / Ann: Well. / Bob: So. / Ann: And [Peter]. / Bob: Is {he} ill?       | settled peter
            Ann: [Paul]. / Bob: O. / Ann: I. / Bob: So. / Ann: And [Peter], {he} ran. / Bob: Is {he} ill?       | settled peter
            """)
    void aRivalNamedShortlyBeforeTheWindowLeavesItOpen(String dialogue, String expected) {
        assertCounted(dialogue, expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ann: I saw [Peter]. / Bob: Hey! / Cid: Is {he} ill?       | open peter (greeting since)
            Ann: I saw [Peter]. / Bob: Hey, who? / Cid: Is {he} ill?  | settled peter
            """)
    void afterAGreetingTalkBeginsAnew(String dialogue, String expected) {
        assertCounted(dialogue, expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Otto: I saw [Peter]. / Bob: With [Otto]? Is {he} ill?     | open peter (hub named)
            Otto: I saw [Peter]. / Bob: With [Rose]? Is {he} ill?     | settled peter; not rose: gender
            """)
    void aHubThatIsSpokenOfIsADoubt(String dialogue, String expected) {
        assertCounted(dialogue, expected);
    }

    @Test
    void herMotherIsAPersonAndAnOpenReferenceToHerChild() {
        assertCounted("Ann: [Her mother] left. / Bob: Is {she} ill?", "settled her mother (t0)");
        assertCounted("Ann: I saw [Taylor]. / Bob: [Her car] broke. / Ann: Is {she} ill?", "open taylor, her car (t1)");
    }

    @Test
    void everyOtherPronounIsCountedByTheFirstRule() {
        String dialogue = "Ann: Hey [Peter], come here. / Bob: Did {they} call?";
        assertThat(Talk.last(ReferenceRules.COUNT_2, 3, dialogue))
                .isEqualTo(Talk.last(ReferenceRules.COUNT_1, 3, dialogue))
                .isEqualTo("settled peter");
    }

    @Test
    void aMentionThatIsNotInTheTextAsListedIsReadByItself() {
        String dialogue = "Ann: We met. / Bob: Oh. [Rose] / Ann: Is {she} ill?";
        assertCounted(dialogue.replace("Oh. [Rose]", "Oh, [Rose]"), "unknown; not rose: addressed");
        assertCounted("Ann: I know [Rose Otis-Vane]. / Bob: Is {she} ill?", "settled rose otis-vane");
    }
}

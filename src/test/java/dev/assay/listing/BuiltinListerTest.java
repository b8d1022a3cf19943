package dev.assay.listing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BuiltinListerTest {
    private static final BuiltinLister LISTER = new BuiltinLister();

    private static List<Mention> list(String text) {
        return ((Outcome.Listed) LISTER.list(text, "Alice", "Bob")).mentions();
    }

    /** "a pottery class=activity; she=person?": text, type, and a question mark where unresolved. */
    private static String line(String text) {
        return list(text).stream()
                .map(m -> {
                    MentionType type = m.type();
                    return m.text() + "=" + (type == null ? "-" : type.id()) + (m.resolved() ? "" : "?");
                })
                .collect(Collectors.joining("; "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I signed up for a pottery class.         | a pottery class=activity",
                "My teacher Carla runs the pottery class. | Carla=person; the pottery class=activity",
                "Carla praised my vase.                   | Carla=person; my vase=thing",
                "Last month I sold my bike.               | Last month=time; my bike=thing",
                "She said it was my best work.            | She=person?; it=-?; my best work=thing",
            })
    void theWorkedExampleComesOutAsItsTable(String text, String expected) {
        assertThat(line(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // possessives
                "Alice's vase is on the table.            | Alice's vase=thing; Alice=person; the table=thing",
                "My sister's dog ran to the park.         | My sister's dog=thing; My sister=person; the park=place",
                "My parents' house in Rome burned down.   | My parents' house=place; My parents=person; Rome=place",
                "Her dog bit him.                         | Her dog=thing; him=person?",
                "He gave her flowers.                     | He=person?; her=person?; flowers=thing",
                "Alice's coming with Mr. Brown.           | Alice=person; Mr. Brown=person",
                // names
                "We flew to Paris and visited the Eiffel Tower. | Paris=place; Eiffel Tower=place",
                "I work at Google in New York City.       | Google=organization; New York City=place",
                "Mr. Brown met Mrs. Smith at the University of Oregon. | Mr. Brown=person; Mrs. Smith=person; University of Oregon=organization",
                "My mom Anna and Dad called Aunt Mary.    | Anna=person; Dad=person; Aunt Mary=person",
                "Hey Mel! How is Zoë?                     | Mel=person; Zoë=person",
                "J.K. Rowling wrote it.                   | J.K. Rowling=person; it=-?",
                "She moved to Woodhaven.                  | She=person?; Woodhaven=place",
                "I read \"Becoming Nicole\" by Amy Ellis Nutt. | Becoming Nicole=thing; Amy Ellis Nutt=person",
                "We danced \"Finding Freedom.\" Nice.      | Finding Freedom=thing",
                // phrases
                "I realize that self-care is important.   | self-care=activity",
                "I let them rock the stage.               | them=-?; the stage=place",
                "I went to a LGBTQ support group yesterday. | a LGBTQ support group=organization; yesterday=time",
                "We had an amazing pizza with two kids.   | pizza=thing; kids=person",
                "A bunch of flowers and a lot of fun.     | flowers=thing",
                "We went hiking two weeks ago.            | hiking=activity; two weeks ago=time",
                "I sold the painting, but I love painting. | the painting=thing; painting=activity",
                "Last year's trip to Japan was in June.   | Last year=time; trip=activity; Japan=place; June=time",
                "Let's meet at 5 p.m. at the beach.       | 5 p.m.=time; the beach=place",
                "The man saw the dog bite us.             | The man=person; the dog=thing",
                "The kids went to summer camp.            | The kids=person; summer camp=place",
                "Doing it for them is raising awareness.  | it=-?; them=-?; awareness=other",
                // references
                "That agency looks great, I like this idea of theirs. | That agency=organization?; theirs=-?",
                "They both love it here.                  | They=-?; it=-?; here=place?",
                "I went there with him.                   | there=place?; him=person?",
                "I think that's great. Love that!         | that=-?; that=-?",
                "Those kids need them.                    | Those kids=person?; them=-?",
            })
    void sentencesWorkedOutByHand(String text, String expected) {
        assertThat(line(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Hey!",
                "Wow, thanks!",
                "Thanks, lots of fun!",
                "haha yeah lol",
                "Kind of very good, sort of.",
                "Hey, wow, that's why I didn't.",
                "I didn't, couldn't and wouldn't.",
                "Thanks a lot! Just a bit.",
                "Yes, definitely! No problem.",
                "It's raining. It was so nice to see you! It's great that you came.",
                "It seems that you know. It looks like you did.",
                "It's been a while!",
                "There is not much. There are no others.",
                "I'm glad that you came.",
                "You and I, we did everything ourselves.",
                "That's it! Take it easy! Go for it!",
                "Good luck!",
                "Cool! Nice!",
                "",
                " ",
                "😀😀😀",
                "!!! ... ???",
            })
    void greetingsFillersAndEmptyWordsListNothing(String text) {
        assertThat(line(text)).isEmpty();
    }

    @Test
    void relativeThatListsOnlyWhatItStandsBeside() {
        assertThat(line("There is a dog that I like.")).isEqualTo("a dog=thing");
        assertThat(line("I know a man that lives in Rome.")).isEqualTo("a man=person; Rome=place");
    }

    @Test
    void genderAndNumberAreStatedWhereTheTextStatesThem() {
        assertThat(list("Mrs. Smith met my brother, they both saw kids and a dog."))
                .containsExactly(
                        new Mention("Mrs. Smith", MentionType.PERSON, true, Gender.FEMALE, null, true),
                        new Mention("my brother", MentionType.PERSON, null, Gender.MALE, null, true),
                        new Mention("they", null, null, null, GrammaticalNumber.PLURAL, false),
                        new Mention("kids", MentionType.PERSON, null, null, GrammaticalNumber.PLURAL, true),
                        new Mention("a dog", MentionType.THING, null, null, GrammaticalNumber.SINGULAR, true));
        assertThat(list("My sister Anna saw him."))
                .containsExactly(
                        new Mention("Anna", MentionType.PERSON, true, Gender.FEMALE, null, true),
                        new Mention("him", MentionType.PERSON, null, Gender.MALE, GrammaticalNumber.SINGULAR, false));
    }

    @Test
    void theNamesOfThoseWhoSpeakAreKnownAsPersons() {
        assertThat(((Outcome.Listed) LISTER.list("Xanthe, Xan came.", "Xanthe", null)).mentions())
                .allSatisfy(m -> assertThat(m.type()).isEqualTo(MentionType.PERSON))
                .extracting(Mention::text)
                .containsExactly("Xanthe", "Xan");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ich habe gestern meine Vase verkauft und das war nicht gut.",
                "J'ai vendu mon vélo et je suis allé dans la ville avec une amie.",
                "昨日、花瓶を売りました。",
                "שלום, מה שלומך היום?",
                "Вчера я продал свою вазу.",
            })
    void anotherLanguageIsLeftUnlistedAndSaysSo(String text) {
        assertThat(LISTER.list(text, null, null))
                .isEqualTo(new Outcome.NotListed(
                        Outcome.Reason.LANGUAGE, "not listed: the built-in lister reads English only"));
    }

    @Test
    void aForeignNameInAnEnglishSentenceIsNoOtherLanguage() {
        assertThat(line("I met Søren in São Paulo.")).isEqualTo("Søren=other; São Paulo=place");
        assertThat(LISTER.list("We saw 東京 last year.", null, null)).isInstanceOf(Outcome.Listed.class);
    }

    static List<String> hostile() {
        return List.of(
                "a".repeat(50_000),
                "A'".repeat(25_000),
                "a.".repeat(25_000),
                "a b ".repeat(12_500),
                "in the park of the ".repeat(2_500),
                "Lord of the ".repeat(4_000),
                "\"A ".repeat(16_000),
                "\0\1\2\u200f\u202e".repeat(10_000),
                "😀".repeat(25_000),
                "\ud83d".repeat(50_000),
                "the \u202edlrow\u202c and א ".repeat(3_000),
                ".".repeat(50_000),
                "\n".repeat(50_000),
                "'s n't ".repeat(7_000));
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void hostileTextNeitherThrowsNorTakesLong(String text) {
        // The thread's own time: other work on the machine is not the lister's.
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long best = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            long start = clock.getCurrentThreadCpuTime();
            LISTER.list(text, "Alice", "Bob");
            best = Math.min(best, clock.getCurrentThreadCpuTime() - start);
        }
        assertThat(best / 1_000_000)
                .as("milliseconds for %d characters", text.length())
                .isLessThan(1_000);
    }

    @Property(tries = 300)
    void anyTextGivesMentionsThatStandInItAndTheSameAgain(@ForAll("talk") String text) {
        Outcome first = LISTER.list(text, "Alice", "Bob");
        assertThat(new BuiltinListerCopy().list(text)).isEqualTo(first);
        if (first instanceof Outcome.Listed listed) {
            assertThat(listed.mentions())
                    .allSatisfy(m -> assertThat(text).contains(m.text()))
                    .allSatisfy(m -> assertThat(m.text()).isNotBlank());
        }
    }

    /** Another lister, one for all tries: its taggers have seen other texts before. */
    private static final class BuiltinListerCopy {
        private static final BuiltinLister OTHER = new BuiltinLister();

        Outcome list(String text) {
            OTHER.list("Something else entirely was said by Mr. Green in Ohio.", null, null);
            return OTHER.list(text, "Alice", "Bob");
        }
    }

    @Provide
    Arbitrary<String> talk() {
        Arbitrary<String> words = Arbitraries.of(
                "the", "a", "my", "her", "Alice's", "Carla", "vase", "it", "that", "is", "was", "pottery", "class",
                "in", "Paris", "last", "month", "didn't", "they", "both", "hiking", "of", "and", ",", ".", "!", "\"",
                "great", "3", "p.m.", "Mr.", "two", "weeks", "ago", "there", "here", "his", "'s", "kids'", "😀", "you",
                "I", "no", "New", "York", "The", "May", "said", "to", "see");
        Arbitrary<String> talk = words.list().ofMaxSize(30).map(w -> String.join(" ", w));
        return Arbitraries.oneOf(talk, Arbitraries.strings().ofMaxLength(80));
    }

    @Test
    void neitherLocaleNorZoneNorThreadsChangeAListing() throws Exception {
        List<String> texts = List.of(
                "IT IS IN ISTANBUL, I think. Irina praised my vase last month.",
                "My sister's dog ran to the park in June and she was happy.",
                "Mr. Brown visited Lake Tahoe with Tim.");
        List<Outcome> expected =
                texts.stream().map(t -> LISTER.list(t, "Alice", null)).toList();
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        try (ExecutorService pool = Executors.newFixedThreadPool(4)) {
            Locale.setDefault(Locale.of("tr", "TR"));
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
            List<Callable<List<Outcome>>> tasks = new ArrayList<>();
            for (int i = 0; i < 16; i++) {
                tasks.add(() ->
                        texts.stream().map(t -> LISTER.list(t, "Alice", null)).toList());
            }
            for (Future<List<Outcome>> f : pool.invokeAll(tasks))
                assertThat(f.get()).isEqualTo(expected);
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
    }

    @Test
    void settingsNameTheModelTheVersionsAndTheWordLists() {
        assertThat(LISTER.name()).isEqualTo("builtin");
        assertThat(LISTER.settings())
                .containsEntry("opennlp", "2.5.9")
                .containsEntry("model", "opennlp-en-ud-ewt-pos-1.3-2.5.4.bin")
                .containsEntry("words", "words-1.txt first-names-1.txt places-1.txt")
                .containsKeys("rules", "language");
    }
}

package dev.assay.samples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Anchor;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.MentionType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class SampleFilesTest {
    private static final String WORKSHOP = "workshop/mara-and-jonas.jsonl";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "alice-and-bob/four.jsonl",
                "alice-and-bob/four-second-run.jsonl",
                "alice-and-bob/five.jsonl",
                WORKSHOP
            })
    void everyLineIsATurnOfTheEventsFormatAndEveryMentionStandsInItsText(String name) {
        List<Sample> turns = Sample.turns(name);
        Set<String> ids = new HashSet<>();
        for (Sample turn : turns) {
            assertThat(ids.add(turn.id())).as("%s is there once", turn.id()).isTrue();
            assertThat(turn.json().propertyNames()).isSubsetOf("space", "id", "date", "speaker", "text", "mentions");
            assertThat(turn.json().get("space"))
                    .isEqualTo(turns.getFirst().json().get("space"));
            turn.date();
            int from = 0;
            for (JsonNode m : turn.mentions()) {
                assertThat(m.propertyNames()).isSubsetOf("text", "type", "proper", "gender", "number", "resolved");
                String text = m.get("text").stringValue();
                int at = turn.text().indexOf(text, from);
                assertThat(at)
                        .as("%s: \"%s\" in \"%s\", in the order of the text", turn.id(), text, turn.text())
                        .isNotNegative();
                from = at + 1;
                if (m.has("type")) MentionType.of(m.get("type").stringValue());
                if (m.has("gender")) Gender.of(m.get("gender").stringValue());
                if (m.has("number")) GrammaticalNumber.of(m.get("number").stringValue());
            }
        }
    }

    @Test
    void spaceFourIsTheTableOfTheWorkedExample() {
        assertThat(Sample.turns("alice-and-bob/four.jsonl"))
                .extracting(Sample::line)
                .containsExactly(
                        "four | t0 | 2026-04-30 | Alice | I signed up for a pottery class. | a pottery class (activity)",
                        "four | t1 | 2026-05-01 | Bob | My teacher Carla runs the pottery class. | Carla (person), the pottery class (activity)",
                        "four | t2 | 2026-05-08 | Alice | Carla praised my vase. | Carla (person), my vase (thing)",
                        "four | t3 | 2026-05-09 | Bob | Last month I sold my bike. | my bike (thing)");
    }

    @Test
    void spaceFiveHasOneTurnMoreWithTwoUnclearReferences() {
        List<String> four = Sample.turns("alice-and-bob/four.jsonl").stream()
                .map(t -> t.line().replaceFirst("^four", "five"))
                .toList();
        List<String> expected = new ArrayList<>(four);
        expected.add(
                "five | t4 | 2026-05-10 | Alice | She said it was my best work. | She (person) (unresolved), it (unresolved)");
        assertThat(Sample.turns("alice-and-bob/five.jsonl"))
                .extracting(Sample::line)
                .isEqualTo(expected);
    }

    @Test
    void theSecondRunDiffersInOneMentionOfTheFirstTurn() {
        List<String> expected = new ArrayList<>(Sample.turns("alice-and-bob/four.jsonl").stream()
                .map(Sample::line)
                .toList());
        expected.set(0, "four | t0 | 2026-04-30 | Alice | I signed up for a pottery class. | pottery (activity)");
        assertThat(Sample.turns("alice-and-bob/four-second-run.jsonl"))
                .extracting(Sample::line)
                .isEqualTo(expected);
    }

    @Test
    void theWorkshopIsAsLargeAsItSaysAndHasWhatItIsThereFor() {
        List<Sample> turns = Sample.turns(WORKSHOP);
        List<JsonNode> mentions =
                turns.stream().flatMap(t -> t.mentions().stream()).toList();
        List<Anchor> dates = turns.stream().flatMap(t -> t.date().stream()).toList();

        assertThat(turns).hasSize(124);
        assertThat(mentions).hasSize(383);
        assertThat(mentions.stream().filter(Sample::unclear)).hasSize(102);
        assertThat(turns.stream().map(t -> t.json().get("speaker").stringValue()))
                .containsOnly("Mara", "Jonas");
        assertThat(turns.stream().filter(t -> t.date().isEmpty()).map(Sample::id))
                .containsExactly("t88");
        assertThat(turns.stream().filter(t -> t.mentions().isEmpty())).isNotEmpty();
        assertThat(dates.getFirst().day()).hasToString("2025-09-14");
        assertThat(dates.getLast().day()).hasToString("2026-05-10");
    }

    @Test
    void theTwoClocksOfTheWorkshopDisagreeWhereAMessageArrivedLate() {
        List<Sample> turns = Sample.turns(WORKSHOP);
        List<String> disagree = new ArrayList<>();
        for (Sample earlier : turns) {
            for (Sample later : turns.subList(turns.indexOf(earlier) + 1, turns.size())) {
                boolean crossed = earlier.date().isPresent()
                        && later.date().isPresent()
                        && later.date().get().compareTo(earlier.date().get()) < 0;
                if (crossed) disagree.add(earlier.id() + "-" + later.id());
            }
        }
        assertThat(disagree).containsExactly("t71-t72", "t71-t73", "t106-t107");
    }

    @ParameterizedTest
    @CsvSource({
        "alice-and-bob/questions.jsonl, alice-and-bob/four.jsonl, 3",
        "workshop/questions.jsonl, workshop/mara-and-jonas.jsonl, 23"
    })
    void everyQuestionCitesTurnsThatAreThere(String questions, String turns, int count) {
        Set<String> ids = new HashSet<>();
        Set<String> cited = new HashSet<>();
        List<JsonNode> lines = Sample.lines(questions);
        for (JsonNode q : lines) {
            assertThat(q.propertyNames())
                    .contains("space", "question_id", "question", "answer", "category", "evidence");
            assertThat(ids.add(q.get("question_id").stringValue())).isTrue();
            assertThat(q.get("answer").isNull())
                    .as("%s: no gold answer where there is a trap, and only there", q)
                    .isEqualTo(q.has("adversarial_answer"));
            q.get("evidence").valueStream().forEach(e -> cited.add(e.stringValue()));
        }
        assertThat(lines).hasSize(count);
        assertThat(Sample.turns(turns)).extracting(Sample::id).containsAll(cited);
    }
}

package dev.assay.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.bench.TimesBench.Case;
import dev.assay.bench.TimesBench.Figures;
import dev.assay.bench.TimesBench.Report;
import dev.assay.bench.TimesBench.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class TimesBenchTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** One conversation, said on Monday 17 July 2023. */
    private static final String CONVERSATION = """
            [{"conversation": {"session_1_date_time": "2:31 pm on 17 July, 2023", "session_1": [
                {"dia_id": "D1:1", "speaker": "A", "text": "I ran a race yesterday. Last year I painted a lake."},
                {"dia_id": "D1:2", "speaker": "B", "text": "I joined a choir last week, and see you soon."},
                {"dia_id": "D1:3", "speaker": "A", "text": "I have had the dog for 3 years now."},
                {"dia_id": "D1:4", "speaker": "A", "text": "The concert on Friday."},
                {"dia_id": "D1:5", "speaker": "A", "text": "I slept."}]},
              "qa": [
                {"question": "When did A paint the lake?", "answer": 2022, "category": 2, "evidence": ["D1:1"]},
                {"question": "When did A run a race?", "answer": "16 July 2023", "category": 2, "evidence": ["D1:01"]},
                {"question": "When did B join a choir?", "answer": "July 2023", "category": 2, "evidence": ["D1:2"]},
                {"question": "When did B join?", "answer": "12 June 2023", "category": 2, "evidence": ["D1:2; D9:9"]},
                {"question": "When did A get the dog?", "answer": "2020", "category": 2, "evidence": ["D1:3"]},
                {"question": "When is the concert?", "answer": "21 July 2023", "category": 2, "evidence": ["D1:4"]},
                {"question": "How long has A had the dog?", "answer": "3 years", "category": 2, "evidence": ["D1:3"]},
                {"question": "Who ran yesterday?", "answer": "2022", "category": 4, "evidence": ["D1:1"]},
                {"question": "When did B sing?", "answer": "2022", "category": 2, "evidence": ["D"]},
                {"question": "When did B swim?", "answer": "2021", "category": 2, "evidence": ["D1:5"]}]}]
            """;

    @Test
    void countsEachKind() {
        Report report = TimesBench.evaluate(JSON.readTree(CONVERSATION), null);
        assertThat(report.cases())
                .extracting(one -> one.question().id(), Case::result)
                .containsExactly(
                        tuple("locomo_0_qa0", Result.RIGHT),
                        tuple("locomo_0_qa1", Result.RIGHT),
                        tuple("locomo_0_qa2", Result.RIGHT),
                        tuple("locomo_0_qa3", Result.WRONG),
                        tuple("locomo_0_qa4", Result.NO_EXPRESSION),
                        tuple("locomo_0_qa5", Result.UNRESOLVED),
                        tuple("locomo_0_qa9", Result.NO_EXPRESSION));
        assertThat(report.figures()).isEqualTo(new Figures(7, 5, 4, 3, 1, 0));
    }

    @Test
    void errataCorrectCiteAndTakeOut() {
        JsonNode errata = JSON.readTree("""
                [{"question_id": "locomo_0_qa3", "error_type": "TEMPORAL_ERROR", "correct_answer": "The week before 17 July 2023",
                  "correct_evidence": ["D1:2"]},
                 {"question_id": "locomo_0_qa9", "error_type": "WRONG_CITATION", "correct_answer": "1999",
                  "correct_evidence": ["D1:1"]},
                 {"question_id": "locomo_0_qa0", "error_type": "HALLUCINATION", "correct_answer": "2022 (or not)",
                  "correct_evidence": ["D1:1"]},
                 {"question_id": "locomo_0_qa6", "error_type": "AMBIGUOUS", "correct_answer": "no date either way",
                  "correct_evidence": []}]
                """);
        Report report = TimesBench.evaluate(JSON.readTree(CONVERSATION), errata);
        assertThat(report.cases())
                .extracting(one -> one.question().id(), Case::result)
                .contains(tuple("locomo_0_qa3", Result.RIGHT), tuple("locomo_0_qa9", Result.WRONG))
                .doesNotContain(tuple("locomo_0_qa0", Result.RIGHT));
        assertThat(report.figures()).isEqualTo(new Figures(6, 5, 4, 3, 1, 1));
    }

    @Test
    void aWiderIntervalThanTheUnitIsNotRight() {
        String json =
                CONVERSATION.replace("last week, and", "a few weeks ago, and").replace("12 June 2023", "28 June 2023");
        assertThat(TimesBench.evaluate(JSON.readTree(json), null).cases())
                .filteredOn(one -> one.question().id().equals("locomo_0_qa3"))
                .extracting(Case::result)
                .containsExactly(Result.WRONG);
    }

    @Test
    void theFiguresHaveTheirKeysInOrder() {
        assertThat(JSON.writeValueAsString(new Figures(6, 5, 4, 3, 1, 2)))
                .isEqualTo(
                        "{\"questions\":6,\"with_expression\":5,\"resolved\":4,\"right\":3,\"wrong\":1,\"excluded\":2}");
    }

    @Test
    void holdsItsFloorOnPublishedDialogue() {
        Path data = Path.of(System.getProperty("assay.shared", "")).resolve("data");
        assumeTrue(
                Files.isRegularFile(data.resolve("locomo5.json")) && Files.isRegularFile(data.resolve("errata5.json")),
                () -> "no LoCoMo file and errata in " + data + ", which are not ours to ship");
        Figures figures = TimesBench.evaluate(
                        JSON.readTree(data.resolve("locomo5.json")), JSON.readTree(data.resolve("errata5.json")))
                .figures();
        assertThat(figures.questions()).isGreaterThan(100);
        assertThat(figures.withExpression()).isGreaterThan(100);
        assertThat((double) figures.right() / figures.resolved()).isGreaterThanOrEqualTo(0.90);
        assertThat((double) figures.resolved() / figures.withExpression()).isGreaterThanOrEqualTo(0.85);
    }
}

package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.AssayCommand;
import dev.assay.SharedData;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Answers, judgements, scores and errata that others published, brought in; the figures are the published ones. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PublishedScoresTest {
    private static final String[] NUMBERED = {"--space", "conv-30", "--sessions", "1-3"};

    @TempDir
    static Path folder;

    private Path project;
    private JsonNode answers;
    private JsonNode published;

    @BeforeAll
    void bringEverythingIn() {
        project = folder.resolve("p.assay");
        AssayCommand.ok("import", project, SharedData.file("locomo5.json"));
        answers = AssayCommand.ok(
                        "import",
                        project,
                        SharedData.file("answers-full-context-gpt-4.1-mini.json"),
                        SharedData.file("answers-full-context-gpt-4o-mini.json"),
                        SharedData.file("answers-vague-but-wrong.json"),
                        "--json")
                .json();
        List<Object> words = new ArrayList<>(List.of("import", project));
        for (String file :
                new String[] {"answers.depict", "answers.raw", "answers.flat", "words.depict", "words.flat", "review"
                }) {
            words.add(SharedData.file("ndm/nd2." + file + ".json"));
        }
        words.addAll(List.of(NUMBERED));
        words.add("--json");
        published = AssayCommand.ok(words.toArray()).json();
    }

    private JsonNode summary(Object... more) {
        List<Object> words = new ArrayList<>(List.of("score", "summary", project, "--json"));
        words.addAll(List.of(more));
        return AssayCommand.ok(words.toArray()).json();
    }

    private static JsonNode arm(JsonNode summary, String arm) {
        return summary.get("arms")
                .valueStream()
                .filter(a -> a.get("arm").stringValue().equals(arm))
                .findFirst()
                .orElseThrow();
    }

    private static double points(JsonNode arm, String... categories) {
        double sum = 0;
        for (String c : categories)
            sum += arm.get("by_category").get(c).get("points").doubleValue();
        return sum;
    }

    private static int scored(JsonNode arm, String... categories) {
        int sum = 0;
        for (String c : categories)
            sum += arm.get("by_category").get(c).get("scored").intValue();
        return sum;
    }

    @Test
    void everyAnswerFindsItsQuestion() {
        for (JsonNode file : answers) {
            assertThat(file.get("format").stringValue()).isEqualTo("answers");
            assertThat(file.get("answers").intValue()).isEqualTo(762);
            assertThat(file.get("questions").intValue()).isZero();
            assertThat(file.get("unmatched").isEmpty()).isTrue();
            assertThat(file.get("notes").isEmpty()).isTrue();
        }
        for (JsonNode file : published)
            assertThat(file.get("unmatched").isEmpty()).isTrue();
        assertThat(published.get(5).get("scores").intValue()).isEqualTo(99);
    }

    @Test
    void theJudgeAcceptsWhatIsPublished() {
        Map<String, Integer> accepted = new HashMap<>();
        summary().get("judge").forEach(j -> {
            assertThat(j.get("judged").intValue()).isEqualTo(762);
            accepted.put(j.get("arm").stringValue(), j.get("accepted").intValue());
        });
        assertThat(accepted)
                .isEqualTo(Map.of(
                        "full-context-gpt-4.1-mini", 704, "full-context-gpt-4o-mini", 568, "vague-but-wrong", 455));
    }

    @Test
    void thePublishedScoresComeOut() {
        JsonNode s = summary();
        assertThat(s.get("scorer_kind").stringValue()).isEqualTo("model");
        assertThat(s.get("scorers").valueStream().map(JsonNode::stringValue)).containsExactly("Claude");
        double[] totals = {24.0, 26.0, 27.0};
        double[] temporal = {5.0, 4.5, 4.5};
        double[] adversarial = {6.0, 5.5, 9.0};
        double[] other = {13.0, 16.0, 13.5};
        double[] words = {571, 1734, 4080};
        String[] arms = {"depict", "raw", "flat"};
        for (int i = 0; i < arms.length; i++) {
            JsonNode arm = arm(s, arms[i]);
            assertThat(arm.get("scored").intValue()).isEqualTo(33);
            assertThat(arm.get("points").doubleValue()).as(arms[i]).isEqualTo(totals[i]);
            assertThat(arm.get("accuracy").doubleValue()).isCloseTo(totals[i] / 33, within(1e-12));
            assertThat(points(arm, "2")).as(arms[i]).isEqualTo(temporal[i]);
            assertThat(points(arm, "5")).as(arms[i]).isEqualTo(adversarial[i]);
            assertThat(points(arm, "1", "4")).as(arms[i]).isEqualTo(other[i]);
            assertThat(scored(arm, "1", "2", "4", "5")).isEqualTo(33);
            assertThat((double) Math.round(arm.get("words").doubleValue())).isEqualTo(words[i]);
        }
    }

    @Test
    void theHeadlineRatiosAreThePublishedOnes() {
        JsonNode ratio = summary("--reference", "raw")
                .get("ratios")
                .valueStream()
                .filter(r -> r.get("arm").stringValue().equals("depict"))
                .findFirst()
                .orElseThrow();
        assertThat(ratio.get("reference").stringValue()).isEqualTo("raw");
        assertThat(ratio.get("common").intValue()).isEqualTo(33);
        assertThat(ratio.get("accuracy").doubleValue()).isCloseTo(24.0 / 26, within(1e-12));
        assertThat(Math.round(ratio.get("accuracy").doubleValue() * 100)).isEqualTo(92);
        assertThat(Math.round(ratio.get("words").doubleValue() * 100)).isEqualTo(33);
        // 18,854 words over 33 questions, as added up in the file.
        assertThat(ratio.get("words").doubleValue()).isCloseTo(18_854.0 / (33 * 1734), within(1e-12));
        assertThat(ratio.get("difference").doubleValue()).isCloseTo(-2.0 / 33, within(1e-12));
    }

    @Test
    void reasonsForMissesComeAlongAsNotes() {
        String scores = AssayCommand.ok("score", "export", project).out();
        assertThat(scores.lines().filter(l -> l.startsWith("locomo_1_qa41,depict,Claude,model,0,")))
                .singleElement()
                .asString()
                .contains("selection: the fact (Gina's team won first place at regionals, t16) is in memory");
        assertThat(scores.lines().count()).isEqualTo(100);
    }

    @Test
    void whatIsBroughtInAgainIsThereAlready() {
        for (Object[] again : new Object[][] {
            {"import", project, SharedData.file("answers-vague-but-wrong.json"), "--json"},
            {
                "import",
                project,
                SharedData.file("ndm/nd2.review.json"),
                "--space",
                "conv-30",
                "--sessions",
                "1-3",
                "--json"
            },
            {
                "import",
                project,
                SharedData.file("ndm/nd2.words.flat.json"),
                "--space",
                "conv-30",
                "--sessions",
                "1-3",
                "--json"
            }
        }) {
            assertThat(AssayCommand.ok(again).json().get(0).get("changed").booleanValue())
                    .isFalse();
        }
    }

    @Test
    void numberedQuestionsHaveToBeToldWhichTheyAre() {
        var refused =
                AssayCommand.run("import", project, SharedData.file("ndm/nd2.answers.raw.json"), "--arm", "again");
        assertThat(refused.exit()).isEqualTo(3);
        assertThat(refused.err()).contains("--sessions");
    }

    /** On a copy: 85 entries, of which 34 are about the citation only; three of the scored answers come back (question 47). */
    @Test
    void errataFalsifyAnswersAndBringScoresBack() throws Exception {
        Path copy = folder.resolve("copy.assay");
        Files.copy(project, copy);
        JsonNode report = AssayCommand.ok("import", copy, SharedData.file("errata5.json"), "--json")
                .json()
                .get(0);
        assertThat(report.get("corrections").intValue()).isEqualTo(85);
        assertThat(report.get("evidence_only").intValue()).isEqualTo(34);
        assertThat(report.get("unmatched").isEmpty()).isTrue();
        assertThat(report.get("scores_returned").intValue()).isEqualTo(3);

        JsonNode s = AssayCommand.ok("score", "summary", copy, "--json").json();
        for (String arm : new String[] {"depict", "raw", "flat"}) {
            assertThat(arm(s, arm).get("returned").intValue()).isEqualTo(1);
        }
        assertThat(arm(s, "depict").get("points").doubleValue()).isEqualTo(24.0);

        JsonNode next = AssayCommand.ok(
                        "score", "next", copy, "--by", "Claude", "--kind", "model", "--state", "returned", "--json")
                .json();
        assertThat(next.get("question").get("id").stringValue()).isEqualTo("locomo_1_qa47");
        assertThat(next.get("question").get("gold_version").intValue()).isEqualTo(1);
        assertThat(next.get("question").get("corrections").get(0).get("reason").stringValue())
                .isNotEmpty();
        assertThat(next.get("progress").get("returned").intValue()).isEqualTo(1);

        // All 51: whoever scored everything against the published answers is asked again for just these.
        Path scores = folder.resolve("all.jsonl");
        StringBuilder lines = new StringBuilder();
        JsonNode file = JsonMapper.builder()
                .build()
                .readTree(Files.readAllBytes(SharedData.file("answers-vague-but-wrong.json")));
        file.get("detailed_results")
                .forEach(user -> user.forEach(q -> lines.append("{\"question_id\":\"")
                        .append(q.get("question_id").stringValue())
                        .append("\",\"arm\":\"vague-but-wrong\",\"scorer\":\"Ada\",\"score\":0,\"gold\":0}\n")));
        Files.writeString(scores, lines);
        assertThat(AssayCommand.ok("import", copy, scores, "--json")
                        .json()
                        .get(0)
                        .get("scores")
                        .intValue())
                .isEqualTo(762);
        assertThat(arm(AssayCommand.ok("score", "summary", copy, "--json").json(), "vague-but-wrong")
                        .get("returned")
                        .intValue())
                .isEqualTo(51);
        assertThat(AssayCommand.ok("verify", copy).exit()).isZero();
    }

    @Test
    void promptsCarryTheLinesAndTheQuestionAndNotTheGoldAnswer() {
        String depiction = AssayCommand.ok(
                        "score",
                        "prompts",
                        project,
                        "--show",
                        "depiction",
                        "--space",
                        "conv-30",
                        "--valid-at",
                        "2024-01-01")
                .out();
        assertThat(depiction.lines().count()).isEqualTo(105);
        JsonNode first = JsonMapper.builder()
                .build()
                .readTree(depiction.lines().findFirst().orElseThrow());
        assertThat(first.get("question_id").stringValue()).isEqualTo("locomo_1_qa0");
        assertThat(first.get("words").intValue()).isBetween(1, 700);
        assertThat(first.get("messages").get(1).get("content").stringValue())
                .contains("Jon:")
                .endsWith("Question: When Jon has lost his job as a banker?")
                .doesNotContain("19 January, 2023");
        JsonNode whole = JsonMapper.builder()
                .build()
                .readTree(AssayCommand.ok(
                                "score",
                                "prompts",
                                project,
                                "--show",
                                "conversation",
                                "--space",
                                "conv-30",
                                "--valid-at",
                                "2024-01-01")
                        .out()
                        .lines()
                        .findFirst()
                        .orElseThrow());
        assertThat(whole.get("messages")
                        .get(1)
                        .get("content")
                        .stringValue()
                        .lines()
                        .filter(l -> l.startsWith("[2023-")))
                .hasSize(369);
    }
}

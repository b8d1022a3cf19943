package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** An afternoon of scoring from the command line, on a set with every awkward cell a spreadsheet can have. */
class ScoreCommandsTest {
    @TempDir
    Path folder;

    private Path project;

    @BeforeEach
    void aSet() throws IOException {
        project = folder.resolve("p.assay");
        Path turns = write(
                "alice.jsonl",
                "{\"space\":\"s\",\"id\":\"D1:1\",\"date\":\"2026-05-01\",\"speaker\":\"Bob\",\"text\":\"I sold my bike.\"}\n"
                        + "{\"space\":\"s\",\"id\":\"D1:2\",\"date\":\"2026-05-02\",\"speaker\":\"Alice\",\"text\":\"A pity.\"}\n"
                        + "{\"space\":\"s\",\"id\":\"D1:3\",\"date\":\"2026-05-03\",\"speaker\":\"Bob\",\"text\":\"To Carla.\"}\n");
        Path questions = write(
                "questions.csv",
                "\uFEFFquestion_id,space,category,question,answer,evidence,adversarial_answer\r\n"
                        + "q1,s,4,\"What did Bob sell, and to whom?\",\"his bike, to Carla\",D1:1; D1:3,\r\n"
                        + "q2,s,5,What did Alice sell?,,D1:1,=HYPERLINK(\"\"x\"\")\r\n"
                                .replace("=HYPERLINK(\"\"x\"\")", "\"=HYPERLINK(\"\"x\"\")\"")
                        + "q3,,,-1 + 1?,0,,\r\n");
        Path answers = write(
                "answers.csv",
                "question_id,arm,answer,words,judgements\r\n"
                        + "q1,zebra,His bike.,12,true;true;false\r\nq1,yak,\"A car, \"\"red\"\"\nand old\",30,\r\n"
                        + "q2,zebra,,12,\r\nq2,yak,'=1+1,30,\r\nq3,zebra,-0,,\r\nq3,yak,@x,,\r\n,xerus,,99,\r\n");
        AssayCommand.ok("import", project, turns, questions, answers);
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private JsonNode next(Object... more) {
        List<Object> words = new ArrayList<>(List.of("score", "next", project, "--by", "Ada", "--json"));
        words.addAll(List.of(more));
        return AssayCommand.ok(words.toArray()).json();
    }

    private static String letter(JsonNode next, String answer) {
        return next.get("question")
                .get("answers")
                .valueStream()
                .filter(a -> a.get("text").stringValue().equals(answer))
                .findFirst()
                .orElseThrow()
                .get("letter")
                .stringValue();
    }

    private long set(String question, Object... more) {
        List<Object> words = new ArrayList<>(List.of("score", "set", project, question, "--by", "Ada", "--json"));
        words.addAll(List.of(more));
        return AssayCommand.ok(words.toArray()).json().get("entries").get(0).longValue();
    }

    private void scoreAll() {
        for (String q : List.of("q1", "q2", "q3")) {
            set(q, "--letter", "A", "--score", "1");
            set(q, "--letter", "B", "--score", "0.5", "--note", "=half of it");
        }
    }

    @Test
    void scoringIsBlindUntilUnblinded() {
        Set<String> said = new HashSet<>();
        for (String q : List.of("q1", "q2", "q3")) {
            said.add(AssayCommand.ok("score", "next", project, "--by", "Ada", "--question", q)
                    .out());
            said.add(AssayCommand.ok("score", "next", project, "--by", "Ada", "--question", q, "--json")
                    .out());
        }
        scoreAll();
        said.add(AssayCommand.ok("score", "next", project, "--by", "Ada").out());
        said.add(next("--state", "all").toString());
        assertThat(said).allSatisfy(s -> assertThat(s).doesNotContain("zebra", "yak", "xerus", "\"words\""));
        assertThat(AssayCommand.run("score", "unblind", project, "--by", "Ada").exit())
                .isEqualTo(3);
        AssayCommand.ok("score", "lock", project, "--by", "Ada");
        assertThat(next("--state", "all").toString()).doesNotContain("zebra");
        assertThat(AssayCommand.run("score", "set", project, "q1", "--by", "Ada", "--letter", "A", "--score", "0")
                        .err())
                .contains("locked");
        AssayCommand.ok("score", "unblind", project, "--by", "Ada");
        assertThat(next("--state", "all").toString()).contains("\"arm\":\"zebra\"", "\"arm\":\"yak\"");
    }

    @Test
    void nextShowsGoldWithItsTurnsAndGoesOn() {
        JsonNode n = next("--around", "1");
        assertThat(n.get("question").get("id").stringValue()).isEqualTo("q1");
        assertThat(n.get("question").get("gold").stringValue()).isEqualTo("his bike, to Carla");
        assertThat(n.get("question")
                        .get("evidence")
                        .valueStream()
                        .map(e -> e.get("event").stringValue() + (e.get("cited").booleanValue() ? "!" : "")))
                .containsExactly("D1:1!", "D1:2", "D1:3!");
        String letter = letter(n, "His bike.");
        long entry = set("q1", "--letter", letter, "--score", "0.5");
        JsonNode again = next();
        assertThat(letter(again, "His bike.")).isEqualTo(letter);
        assertThat(again.get("question")
                        .get("answers")
                        .valueStream()
                        .map(a -> a.get("score").toString()))
                .containsExactlyInAnyOrder("0.5", "null");
        AssayCommand.ok("score", "withdraw", project, entry, "--by", "Ada");
        assertThat(next().get("question")
                        .get("answers")
                        .valueStream()
                        .map(a -> a.get("score").toString()))
                .containsExactly("null", "null");
        set("q1", "--skip");
        JsonNode second = next();
        assertThat(second.get("question").get("id").stringValue()).isEqualTo("q2");
        assertThat(second.get("question").get("gold").isNull()).isTrue();
        assertThat(second.get("progress").get("skipped").intValue()).isEqualTo(1);
    }

    @Test
    void aScoreFallsOnTheAnswerBehindTheLetter() {
        set("q1", "--letter", letter(next(), "His bike."), "--score", "1");
        JsonNode summary =
                AssayCommand.ok("score", "summary", project, "--json").json();
        JsonNode zebra = summary.get("arms").get(1);
        assertThat(zebra.get("arm").stringValue()).isEqualTo("zebra");
        assertThat(zebra.get("points").intValue()).isEqualTo(1);
        // One of one: Wilson's interval is [1 ÷ (1 + z²), 1] with z = 1.959964.
        assertThat(zebra.get("interval").get(0).doubleValue())
                .isCloseTo(
                        1 / (1 + 1.959963984540054 * 1.959963984540054), org.assertj.core.api.Assertions.within(1e-9));
        assertThat(zebra.get("words").doubleValue()).isEqualTo(12);
        assertThat(summary.get("arms").get(0).get("scored").intValue()).isZero();
        assertThat(summary.get("arms").get(0).get("accuracy").isNull()).isTrue();
    }

    @Test
    void whatIsExportedAndBroughtInElsewhereIsExportedTheSame() throws IOException {
        scoreAll();
        AssayCommand.ok(
                "score",
                "correct",
                project,
                "q1",
                "--answer",
                "+1 bike",
                "--evidence",
                "D1:1",
                "--why",
                "-dash",
                "--by",
                "Ada");
        JsonNode withdrawn = AssayCommand.ok(
                        "score", "correct", project, "q3", "--unknown", "--why", "no", "--by", "Ada", "--json")
                .json();
        AssayCommand.ok("score", "withdraw", project, withdrawn.get("entries").get(0), "--by", "Ada");
        AssayCommand.ok("score", "correct", project, "q3", "--answer", "zero", "--why", "in words", "--by", "Ada");
        set("q1", "--letter", "A", "--score", "0");
        set("q3", "--letter", "A", "--score", "0", "--note", "again,\n\"twice\"");
        AssayCommand.ok(
                "score", "adjudicate", project, "q2", "--arm", "yak", "--score", "0", "--why", "settled", "--by", "Cy");
        for (String format : List.of("csv", "json")) {
            Path other = folder.resolve(format + ".assay");
            List<Path> files = new ArrayList<>();
            for (String what : List.of("questions", "answers", "errata", "scores")) {
                Path file = folder.resolve(what + "-out." + (format.equals("csv") ? "csv" : "jsonl"));
                AssayCommand.ok("score", "export", project, "--what", what, "--format", format, "-o", file);
                AssayCommand.ok("import", other, file);
                files.add(file);
            }
            for (Path file : files) {
                String what = file.getFileName().toString().replaceAll("-out.*", "");
                assertThat(AssayCommand.ok("score", "export", other, "--what", what, "--format", format)
                                .out())
                        .as(format + " " + what)
                        .isEqualTo(Files.readString(file));
            }
            // And what they come to is the same.
            assertThat(AssayCommand.ok("score", "summary", other, "--json").json())
                    .isEqualTo(AssayCommand.ok("score", "summary", project, "--json")
                            .json());
        }
        assertThat(Files.readString(folder.resolve("answers-out.csv"))).contains("q2,yak,'=1+1,", "q3,yak,'@x,");
        assertThat(Files.readString(folder.resolve("scores-out.csv"))).contains(",'=half of it,");
    }

    @Test
    void whatMatchesNothingIsReportedWithItsLineAndTheRestComesIn() throws IOException {
        Path answers = write("more.csv", "question_id,arm,answer\nq1,new,x\nq9,new,y\nq1,zebra,another\nq2,new,z\n");
        var ended = AssayCommand.run("import", project, answers, "--json");
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err().lines())
                .containsExactly(
                        answers + ":3: \"q9\": there is no question of this id",
                        answers
                                + ":4: \"q1\": arm \"zebra\" has another answer, or other judgements of it, already; another try is another arm");
        assertThat(ended.json().get(0).get("answers").intValue()).isEqualTo(2);

        Path scores = write(
                "scores.jsonl",
                "{\"question_id\":\"q1\",\"arm\":\"zebra\",\"scorer\":\"Bob\",\"score\":1}\n"
                        + "{\"question_id\":\"q1\",\"arm\":\"nobody\",\"scorer\":\"Bob\",\"score\":1}\n"
                        + "{\"question_id\":\"q1\",\"arm\":\"yak\",\"scorer\":\"Bob\",\"score\":0.5,\"gold\":1}\n"
                        + "{\"question_id\":\"q1\",\"arm\":\"zebra\",\"scorer\":\"Bob\",\"score\":0}\n");
        ended = AssayCommand.run("import", project, scores, "--json");
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.json().get(0).get("scores").intValue()).isEqualTo(1);
        assertThat(ended.json()
                        .get(0)
                        .get("unmatched")
                        .valueStream()
                        .map(u -> u.get("line").intValue()))
                .containsExactly(2, 3, 4);
        Path bad = write("bad.jsonl", "{\"question_id\":\"q1\",\"arm\":\"yak\",\"scorer\":\"Bob\",\"score\":0.7}\n");
        ended = AssayCommand.run("import", project, bad);
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err()).contains("bad.jsonl:1: ", "0.7");
    }

    @Test
    void twoScorersAgreementAndAdjudicationAreInTheSummary() throws IOException {
        scoreAll();
        Path bob = write(
                "bob.csv",
                "question_id,arm,scorer,score\nq1,zebra,Bob,1\nq1,yak,Bob,1\nq2,zebra,Bob,1\nq2,yak,Bob,1\nq3,zebra,Bob,1\nq3,yak,Bob,1\n");
        AssayCommand.ok("import", project, bob);
        JsonNode a =
                AssayCommand.ok("score", "summary", project, "--json").json().get("agreement");
        // Ada: three 1, three ½; Bob: all 1. p_o = ½ = p_e, κ = 0.
        assertThat(a.get("both").intValue()).isEqualTo(6);
        assertThat(a.get("kappa").doubleValue()).isZero();
        assertThat(a.get("raw").doubleValue()).isEqualTo(0.5);
        assertThat(a.get("disagreements").intValue()).isEqualTo(3);
        String text = AssayCommand.ok("score", "summary", project).out();
        assertThat(text).contains("scored by Ada (person), Bob (person)", "Disagreements");
        for (String format : List.of("md", "html", "csv", "json")) {
            assertThat(AssayCommand.ok("score", "export", project, "--what", "board", "--format", format)
                            .out())
                    .contains("zebra", "0.5");
        }
    }

    @Test
    void markupInNamesStaysText() throws IOException {
        Path evil = write("evil.jsonl", "{\"question_id\":\"q1\",\"arm\":\"<b>|*x*\",\"answer\":\"y\"}\n");
        AssayCommand.ok("import", project, evil);
        assertThat(AssayCommand.ok("score", "export", project, "--what", "board", "--format", "html")
                        .out())
                .contains("&lt;b&gt;|*x*")
                .doesNotContain("<b>");
        assertThat(AssayCommand.ok("score", "export", project, "--what", "board", "--format", "md")
                        .out())
                .contains("\\<b\\>\\|\\*x\\*");
    }

    @Test
    void anAnswersFileBringsItsQuestionsAndTheConversationSaysTheRest() throws IOException {
        Path other = folder.resolve("o.assay");
        Path detailed = write(
                "answers-mini.json",
                "{\"detailed_results\":{\"u\":[{\"question_id\":\"locomo_0_qa0\",\"question\":\"When?\",\"golden_answer\":\"May\","
                        + "\"generated_answer\":\"In May.\",\"category\":\"2\",\"llm_judgments\":{\"j1\":true,\"j2\":false,\"j3\":true}}]}}");
        AssayCommand.ok("import", other, detailed);
        Path locomo = write(
                "locomo.json",
                "[{\"sample_id\":\"c\",\"conversation\":{\"session_1_date_time\":\"1:56 pm on 8 May, 2023\",\"session_1\":[{\"speaker\":\"A\",\"dia_id\":\"D1:1\",\"text\":\"In May.\"}]},"
                        + "\"qa\":[{\"question\":\"When?\",\"answer\":\"May\",\"evidence\":[\"D1:1\"],\"category\":2}]}]");
        AssayCommand.ok("import", other, locomo);
        JsonNode n = AssayCommand.ok("score", "next", other, "--by", "Ada", "--json")
                .json()
                .get("question");
        assertThat(n.get("space").stringValue()).isEqualTo("c");
        assertThat(n.get("evidence").get(0).get("text").stringValue()).isEqualTo("In May.");
        JsonNode judge = AssayCommand.ok("score", "summary", other, "--json")
                .json()
                .get("judge")
                .get(0);
        assertThat(judge.get("arm").stringValue()).isEqualTo("mini");
        assertThat(judge.get("accepted").intValue()).isEqualTo(1);
        assertThat(AssayCommand.ok("verify", other).exit()).isZero();
    }
}

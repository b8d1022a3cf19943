package dev.assay.cli;

import static dev.assay.exchange.Facts.edge;
import static dev.assay.exchange.Facts.fact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.AssayCommand.Ended;
import dev.assay.exchange.Facts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The ledger from outside: what goes through the door, what is answered on it, and what happened to a record. */
class LedgerCommandsTest {
    private static final String QUESTION = "What does the authentication middleware use for JWT rotation?";
    private static final String VASE = "When was Alice's vase praised?";

    @TempDir
    Path folder;

    private Path project() {
        return folder.resolve("p.assay");
    }

    private Ended capture(String facts, Object... more) throws IOException {
        Path file = Files.writeString(folder.resolve("facts.json"), facts);
        Object[] words = new Object[3 + more.length];
        words[0] = "capture";
        words[1] = project();
        words[2] = file;
        System.arraycopy(more, 0, words, 3, more.length);
        return AssayCommand.run(words);
    }

    private JsonNode ask(String question, Object... more) {
        Object[] words = new Object[4 + more.length];
        words[0] = "ask";
        words[1] = project();
        words[2] = question;
        words[3] = "--json";
        System.arraycopy(more, 0, words, 4, more.length);
        return AssayCommand.ok(words).json();
    }

    private static String verdict(JsonNode answer) {
        StringBuilder line = new StringBuilder(answer.get("verdict").stringValue());
        answer.get("cited").forEach(c -> line.append(" +").append(c.get("event").stringValue()));
        answer.get("rejected")
                .forEach(r -> line.append(" -")
                        .append(r.get("event").stringValue())
                        .append(" [")
                        .append(r.get("reason").stringValue())
                        .append(" by ")
                        .append(r.get("by").stringValue())
                        .append(']'));
        return line.toString();
    }

    @Test
    void thePublishedRecordGoesInAndComesOutFieldForField() throws IOException {
        assertThat(capture(Facts.PUBLISHED).exit()).isZero();
        JsonNode out = AssayCommand.ok("export", project()).json();
        JsonNode in = JsonMapper.builder().build().readTree(Facts.PUBLISHED);
        assertThat(out.get("facts").get(1)).isEqualTo(in.get(1));
        assertThat(out.get("facts").get(0).get("status").stringValue()).isEqualTo("falsified");
        assertThat(out.get("head").stringValue())
                .isEqualTo(AssayCommand.ok("verify", project(), "--json").json().get("entries")
                        + ":"
                        + AssayCommand.ok("verify", project(), "--json")
                                .json()
                                .get("head")
                                .stringValue());
    }

    @Test
    void aQueryOnItIsGroundedWithSourceLinesCommitAndTimestamp() throws IOException {
        capture(Facts.PUBLISHED);
        JsonNode answer = ask(QUESTION);
        assertThat(verdict(answer))
                .isEqualTo("grounded +mem_88234"
                        + " -mem_11022 [falsified: Updated security protocol in Sprint 4 by mem_88234]");
        JsonNode cited = answer.get("cited").get(0);
        assertThat(cited.get("text").stringValue())
                .isEqualTo("The authentication middleware now uses JWT rotation every 15 minutes.");
        assertThat(cited.get("source").stringValue()).isEqualTo("github.com/repo/src/auth.ts:42-58@a1b2c3d4");
        assertThat(cited.get("date").stringValue()).isEqualTo("2024-05-12T10:00:00Z");
        assertThat(cited.get("provenance").toString())
                .isEqualTo("{\"source\":\"github.com/repo/src/auth.ts\",\"line_range\":[42,58],"
                        + "\"commit_hash\":\"a1b2c3d4\",\"timestamp\":\"2024-05-12T10:00:00Z\"}");
    }

    @Test
    void theDayBeforeItIsGroundedOnTheOlderFact() throws IOException {
        capture(Facts.PUBLISHED);
        assertThat(verdict(ask(QUESTION, "--known-at", "2024-05-11"))).isEqualTo("grounded +mem_11022");
        assertThat(verdict(ask(QUESTION, "--known-at", "2024-05-12T09:59:59Z"))).isEqualTo("grounded +mem_11022");
        assertThat(verdict(ask(QUESTION, "--known-at", "2024-05-12"))).startsWith("grounded +mem_88234");
        assertThat(verdict(ask(QUESTION, "--known-at", "2024-01-31"))).isEqualTo("abstain");
    }

    @Test
    void withTheNewerOneRetractedTheOlderAnswersAgain() throws IOException {
        capture(Facts.PUBLISHED);
        capture(fact("mem_9", "Filed under the wrong service.", "2024-06-01", edge("retracts", "mem_88234")));
        assertThat(verdict(ask(QUESTION)))
                .isEqualTo("grounded +mem_11022 -mem_88234 [retracted: because of mem_88234 by mem_9]");
    }

    @Test
    void withTheOlderFalsifiedAndTheNewerExpiredTheEvidenceIsMissing() throws IOException {
        capture(Facts.PUBLISHED.replace(
                "\"status\": \"grounded\",\n  \"edges\": [{", "\"valid_until\": \"2024-08-31\", \"edges\": [{"));
        JsonNode answer = ask(QUESTION, "--valid-at", "2024-09-01");
        assertThat(answer.get("reason").stringValue()).isEqualTo("2 found, none of them live");
        assertThat(verdict(answer))
                .isEqualTo("missing_evidence"
                        + " -mem_11022 [falsified: Updated security protocol in Sprint 4 by mem_88234]"
                        + " -mem_88234 [expired: valid until 2024-08-31 by mem_88234]");
        assertThat(answer.get("depiction")).isEmpty();
        assertThat(verdict(ask(QUESTION, "--valid-at", "2024-08-31"))).startsWith("grounded +mem_88234");
    }

    @Test
    void aTurnFallsLikeAFact() throws IOException {
        Path four = AssayCommand.sample("alice-and-bob/four.jsonl", folder);
        AssayCommand.ok("import", project(), four);
        assertThat(verdict(ask(VASE))).isEqualTo("grounded +t2");
        capture(fact(
                "f1",
                "The remark on 8 May was about another piece.",
                "2026-05-20",
                "\"edges\":[{\"target_id\":\"t2\",\"relation\":\"falsifies\",\"reason\":\"Carla said so\"}]"));
        JsonNode answer = ask(VASE);
        assertThat(verdict(answer)).isEqualTo("missing_evidence -t2 [falsified: Carla said so by f1]");
        assertThat(answer.get("reason").stringValue()).isEqualTo("1 found, none of them live");
        assertThat(verdict(ask(VASE, "--known-at", "2026-05-19"))).isEqualTo("grounded +t2");
        assertThat(verdict(ask(VASE, "--valid-at", "2026-05-07")))
                .isEqualTo("missing_evidence -t2 [falsified: Carla said so by f1]");
        assertThat(verdict(ask(VASE, "--valid-at", "2026-05-07", "--known-at", "2026-05-19")))
                .isEqualTo("missing_evidence -t2 [not yet valid: valid from 2026-05-08 by t2]");
    }

    @Test
    void aFactOfAnotherSpaceReachesATurnByNamingItsSpace() throws IOException {
        AssayCommand.ok("import", project(), AssayCommand.sample("alice-and-bob/four.jsonl", folder));
        AssayCommand.ok("import", project(), AssayCommand.sample("alice-and-bob/five.jsonl", folder));
        String edge = "\"edges\":[{\"target_id\":\"t2\",\"target_space\":\"four\",\"relation\":\"falsifies\","
                + "\"reason\":\"Carla said so\"}]";
        assertThat(capture(fact("f1", "It was another piece.", "2026-05-20", edge), "--space", "notes")
                        .exit())
                .isZero();
        assertThat(verdict(ask(VASE, "--space", "four")))
                .isEqualTo("missing_evidence -t2 [falsified: Carla said so by notes/f1]");
        assertThat(verdict(ask(VASE, "--space", "five"))).isEqualTo("grounded +t2");
    }

    @Test
    void countedCellsCanBeLeftOutOfAnAnswer() {
        AssayCommand.ok("import", project(), AssayCommand.sample("alice-and-bob/five.jsonl", folder));
        String question = "What best work is Carla's?";
        assertThat(ask(question).get("scores").toString()).contains("t4");
        JsonNode stated = ask("Carla", "--stated-only");
        assertThat(stated.get("scores").toString()).doesNotContain("t4");
        assertThat(ask("Carla").get("scores").toString()).contains("t4");
    }

    @Test
    void historyTellsEverythingWithItsTimes() throws IOException {
        capture(Facts.PUBLISHED);
        capture(fact("mem_9", "Filed under the wrong service.", "2024-06-01", edge("retracts", "mem_88234")));
        capture(fact("mem_88234", "Something else.", "2024-06-02"));
        JsonNode history =
                AssayCommand.ok("history", project(), "mem_88234", "--json").json();
        assertThat(history.get("state").stringValue()).isEqualTo("retracted");
        assertThat(history.get("items")
                        .valueStream()
                        .map(i -> i.get("what").stringValue())
                        .toList())
                .containsExactly("recorded", "listed", "retracts", "refused");
        JsonNode retraction = history.get("items").get(2);
        assertThat(retraction.get("by").stringValue()).isEqualTo("mem_9");
        assertThat(retraction.get("known").stringValue()).isEqualTo("2024-06-01");
        assertThat(retraction.get("at").stringValue()).matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ");
        assertThat(AssayCommand.ok("history", project(), "mem_88234").out())
                .contains("retracted by mem_9, known 2024-06-01: because of mem_88234");
        assertThat(AssayCommand.run("history", project(), "mem_0").exit()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"memory_id\":\"a\",\"content\":\"x\",\"provenance\":{\"source\":\"hearsay\",\"timestamp\":\"2024-05-12\"}}"
                        + "| no source that can be verified",
                "{\"memory_id\":\"a\",\"content\":\"x\",\"provenance\":{\"ticket\":\"T\"}}| has no timestamp",
                "{\"memory_id\":\"a\",\"content\":\"x\"}| has no timestamp",
                "{\"memory_id\":\"a\",\"content\":\" \",\"provenance\":{\"ticket\":\"T\",\"timestamp\":\"2024-05-12\"}}"
                        + "| has no content",
                "{\"content\":\"x\",\"provenance\":{\"ticket\":\"T\",\"timestamp\":\"2024-05-12\"}}| has no memory_id",
                "{\"memory_id\":\"a\",\"content\":\"x\",\"provenance\":{\"ticket\":\"T\",\"timestamp\":\"12 May 2024\"}}"
                        + "| \"12 May 2024\" is not an ISO date",
                "{\"memory_id\":\"a\",\"content\":\"x\",\"provenance\":{\"commit_hash\":\"xyz\",\"timestamp\":\"2024-05-12\"}}"
                        + "| not 7 to 64 hex digits",
                "{\"memory_id\":\"a\",\"content\":\"x\",\"provenance\":{\"source\":\"f\",\"line_range\":[5,3],\"timestamp\":\"2024-05-12\"}}"
                        + "| first and the last line",
                "{\"memory_id\":\"a\",\"content\":\"x\",\"provenance\":{\"source\":\"f\",\"line_range\":[0,3],\"timestamp\":\"2024-05-12\"}}"
                        + "| first and the last line",
                "{\"memory_id\":\"a\",\"content\":7,\"provenance\":{\"ticket\":\"T\",\"timestamp\":\"2024-05-12\"}}"
                        + "| \"content\" must be a text",
                "{\"memory_id\":\"a\",\"content\":\"x\",\"valid_untill\":\"2024-06-01\",\"provenance\":{\"ticket\":\"T\",\"timestamp\":\"2024-05-12\"}}"
                        + "| no field of a fact is called \"valid_untill\"",
                "{\"memory_id\":\"a\",\"content\":\"x\",\"valid_until\":\"soon\",\"provenance\":{\"ticket\":\"T\",\"timestamp\":\"2024-05-12\"}}"
                        + "| valid_until \"soon\" is not an ISO date",
                "{\"memory_id\":\"a\",\"content\":\"x\",\"valid_until\":\"2024-05-11\",\"provenance\":{\"ticket\":\"T\",\"timestamp\":\"2024-05-12\"}}"
                        + "| ends (2024-05-11) before it begins (2024-05-12)",
                "{\"memory_id\":\"a\",\"content\":\"x\",\"provenance\":{\"turn\":{\"space\":\"s\",\"event\":\"t\"},\"timestamp\":\"2024-05-12\"}}"
                        + "| is not recorded here",
                "{\"memory_id\":\"a\",\"content\":\"x\",\"edges\":[{\"target_id\":\"b\",\"relation\":\"improves\"}],\"provenance\":{\"ticket\":\"T\",\"timestamp\":\"2024-05-12\"}}"
                        + "| no relation \"improves\"",
                "{\"memory_id\":\"a\",\"content\":\"x\",\"edges\":[{\"target_id\":\"b\",\"relation\":\"supports\"}],\"provenance\":{\"ticket\":\"T\",\"timestamp\":\"2024-05-12\"}}"
                        + "| no record \"b\" in space \"facts\"",
                "{\"memory_id\":\"a\",\"content\":\"x\",\"edges\":[{\"target_id\":\"a\",\"relation\":\"supersedes\"}],\"provenance\":{\"ticket\":\"T\",\"timestamp\":\"2024-05-12\"}}"
                        + "| points at itself",
                "{\"memory_id\":\"a\",\"content\":\"\\ud800\",\"provenance\":{\"ticket\":\"T\",\"timestamp\":\"2024-05-12\"}}"
                        + "| half of a surrogate pair",
            })
    void whatHasNoBusinessInsideIsRefusedWithItsLineAndRecorded(String record, String reason) throws IOException {
        Ended ended = capture("\n" + record);
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err()).contains("facts.json:2: ").contains(reason);
        assertThat(AssayCommand.ok("spaces", project(), "--json").out()).isEqualTo("[]\n");
        // Once more: it was refused before, for the same reasons, and nothing new is to be said about it.
        String head = AssayCommand.ok("verify", project(), "--json").out();
        assertThat(capture("\n" + record).exit()).isEqualTo(3);
        assertThat(AssayCommand.ok("verify", project(), "--json").out()).isEqualTo(head);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[{\"memory_id\":\"a\"},| not valid JSON",
                "[1]| must be an object",
                "\"a\"| must be an object",
                "[{\"name\":\"a\"}]| holds no facts",
            })
    void aFileThatCannotBeReadAsFactsLeavesNothing(String facts, String reason) throws IOException {
        Ended ended = capture(facts);
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err()).contains("facts.json:1: ").contains(reason);
        assertThat(project()).doesNotExist();
    }

    @Test
    void oneObjectAnArrayAndJsonLinesAreTheSame() throws IOException {
        String one = fact("a", "One.", "2024-05-12");
        String two = fact("b", "Two.", "2024-05-13", edge("supports", "a"));
        capture(one);
        capture(one + "\n" + two + "\n");
        JsonNode report = capture("[" + one + "," + two + "]", "--json").json().get(0);
        assertThat(report.get("changed").booleanValue()).isFalse();
        assertThat(report.get("spaces").get(0).get("events_known").intValue()).isEqualTo(2);
        assertThat(AssayCommand.ok("spaces", project(), "--json")
                        .json()
                        .get(0)
                        .get("events")
                        .intValue())
                .isEqualTo(2);
    }

    @Test
    void theSameIdWithOtherContentIsRefusedAndTheFirstStays() throws IOException {
        capture(fact("a", "One.", "2024-05-12"));
        Ended ended = capture(fact("a", "Two.", "2024-05-12"));
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err()).contains("\"a\" is there already, with other content");
        assertThat(AssayCommand.ok("export", project()).out()).contains("One.").doesNotContain("Two.");
    }

    @Test
    void aContradictionDeletesNothingAndUnrelatedFactsRetireNoneOfThem() throws IOException {
        capture("[" + fact("a", "The limit is 20 requests.", "2024-05-12") + ","
                + fact("b", "The limit is 50 requests.", "2024-05-13", edge("contradicts", "a")) + ","
                + fact("c", "The office is closed on Mondays.", "2024-05-14") + "]");
        assertThat(verdict(ask("What is the limit?"))).isEqualTo("grounded +a +b");
        JsonNode rows = AssayCommand.ok("matrix", project(), "--json").json().get("events");
        assertThat(rows).hasSize(3);
    }

    @Test
    void edgesMayPointAtWhatComesLaterInTheFileButNotInACircle() throws IOException {
        Ended ended = capture("[" + fact("a", "One.", "2024-05-12", edge("supersedes", "b")) + ","
                + fact("b", "Two.", "2024-05-11") + ","
                + fact("c", "Three.", "2024-05-10", edge("supersedes", "d")) + ","
                + fact("d", "Four.", "2024-05-10", edge("falsifies", "c")) + ","
                + fact("e", "Five.", "2024-05-10", edge("supports", "d")) + "]");
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err().lines().toList())
                .satisfiesExactly(
                        c -> assertThat(c).contains("\"c\": the record \"d\" its edge points at is refused"),
                        d -> assertThat(d).contains("\"d\": its edge \"falsifies\" to \"c\" would close a circle"),
                        e -> assertThat(e).contains("\"e\": the record \"d\" its edge points at is refused"));
        JsonNode facts = AssayCommand.ok("export", project()).json().get("facts");
        assertThat(facts.valueStream()
                        .map(f -> f.get("memory_id").stringValue() + f.get("status"))
                        .toList())
                .isEqualTo(List.of("a\"grounded\"", "b\"superseded\""));
    }

    @Test
    void thirtyMinutesDoNotComeBackWhenFifteenFall() throws IOException {
        capture("[" + fact("m30", "Tokens live 30 minutes.", "2024-01-01") + ","
                + fact("m15", "Tokens live 15 minutes.", "2024-02-01", edge("falsifies", "m30")) + ","
                + fact("m5", "Tokens live 5 minutes.", "2024-03-01", edge("falsifies", "m15")) + "]");
        assertThat(verdict(ask("How many minutes do tokens live?")))
                .isEqualTo(
                        "grounded +m5 -m30 [falsified: because of m30 by m15] -m15 [falsified: because of m15 by m5]");
    }

    @Test
    void graphitiEdgesComeInWithTheirFourTimes() throws IOException {
        Path file = Files.writeString(folder.resolve("graph.json"), """
                [{"uuid":"u1","name":"WORKS_AT","fact":"Mara works at the harbour","episodes":["e7"],
                  "created_at":"2024-03-01T00:00:00Z","valid_at":"2024-01-10T00:00:00Z",
                  "invalid_at":"2024-06-30T00:00:00Z","expired_at":"2024-07-05T00:00:00Z"},
                 {"uuid":"u2","name":"LIVES_IN","fact":"Mara lives in Bergen","episodes":[],
                  "created_at":"2024-03-01T00:00:00Z"}]
                """);
        Ended ended = AssayCommand.run("import", project(), file);
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err()).contains("graph.json:4: \"u2\": it has no source that can be verified");
        String question = "Who works at the harbour?";
        assertThat(verdict(ask(question, "--valid-at", "2024-06-01"))).isEqualTo("grounded +u1");
        assertThat(verdict(ask(question, "--valid-at", "2024-08-01")))
                .isEqualTo("missing_evidence -u1 [expired: valid until 2024-06-30T00:00:00Z by u1]");
        // Before 5 July nobody knew that it had ended.
        assertThat(verdict(ask(question, "--valid-at", "2024-08-01", "--known-at", "2024-07-04")))
                .isEqualTo("grounded +u1");
        assertThat(ask(question, "--valid-at", "2024-06-01")
                        .get("cited")
                        .get(0)
                        .get("source")
                        .stringValue())
                .isEqualTo("graphiti, episode e7");
    }

    @Test
    void aDryRunStoresNothing() throws IOException {
        capture(fact("a", "One.", "2024-05-12"));
        String before = AssayCommand.ok("verify", project(), "--json").out();
        assertThat(capture(fact("b", "Two.", "2024-05-12"), "--dry-run").exit()).isZero();
        assertThat(AssayCommand.ok("verify", project(), "--json").out()).isEqualTo(before);
    }

    @Test
    void provenanceGoesOutAsProv() throws IOException {
        capture(Facts.PUBLISHED);
        JsonNode prov = AssayCommand.ok("export", project(), "--prov").json();
        assertThat(prov.get("entity")
                        .get("assay:event/facts/mem_88234")
                        .get("prov:value")
                        .stringValue())
                .isEqualTo("The authentication middleware now uses JWT rotation every 15 minutes.");
        JsonNode invalidated = prov.get("wasInvalidatedBy").get("_:wasInvalidatedBy1");
        assertThat(invalidated.get("prov:entity").stringValue()).isEqualTo("assay:event/facts/mem_11022");
        assertThat(invalidated.get("prov:time").stringValue()).isEqualTo("2024-05-12T10:00:00Z");
        assertThat(prov.get("activity").has(invalidated.get("prov:activity").stringValue()))
                .isTrue();
        JsonNode source = prov.get("wasDerivedFrom").get("_:hadPrimarySource2");
        assertThat(source.get("prov:type").get("$").stringValue()).isEqualTo("prov:PrimarySource");
        assertThat(prov.get("entity").has(source.get("prov:usedEntity").stringValue()))
                .isTrue();
        assertThat(prov.get("entity").get("assay:journal").get("assay:head").stringValue())
                .isNotBlank();
    }
}

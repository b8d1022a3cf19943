package dev.assay.cli;

import static dev.assay.exchange.Facts.edge;
import static dev.assay.exchange.Facts.fact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.AssayCommand.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What commands say where it is easy to say nothing, or something in a library's words. */
class SmallThingsTest {
    @TempDir
    Path folder;

    private Path project() {
        return folder.resolve("p.assay");
    }

    private Path events(String lines) throws IOException {
        return Files.writeString(folder.resolve("events.jsonl"), lines);
    }

    private void five() {
        AssayCommand.ok(
                "import",
                project(),
                AssayCommand.sample("alice-and-bob/five.jsonl", folder),
                "--references",
                "count-1");
    }

    private Ended decide(String command, Object... words) {
        Object[] all = new Object[words.length + 6];
        all[0] = command;
        all[1] = project();
        System.arraycopy(words, 0, all, 2, words.length);
        Object[] signed = {"--by", "Ada", "--why", "I was there"};
        System.arraycopy(signed, 0, all, words.length + 2, 4);
        return AssayCommand.run(all);
    }

    private long entries() {
        return AssayCommand.ok("verify", project(), "--json")
                .json()
                .get("entries")
                .longValue();
    }

    @Test
    void aCitedEventThatTheBudgetHasNoRoomForIsNamed() throws IOException {
        String text = "The vault key is under the " + "very ".repeat(40) + "old mat.";
        AssayCommand.ok(
                "import",
                project(),
                events("{\"id\":\"long\",\"speaker\":\"Ada\",\"date\":\"2026-05-01\",\"text\":\"" + text
                        + "\",\"mentions\":[{\"text\":\"vault key\",\"type\":\"thing\"}]}\n"));
        String question = "Where is the vault key?";
        JsonNode tight = AssayCommand.ok("ask", project(), question, "--budget", "20", "--json")
                .json();
        assertThat(tight.get("verdict").stringValue()).isEqualTo("grounded");
        assertThat(tight.get("depiction")).isEmpty();
        assertThat(tight.get("not_shown").toString()).isEqualTo("[\"long\"]");
        assertThat(AssayCommand.ok("ask", project(), question, "--budget", "20").out())
                .contains("cited but not shown, for want of room in the budget: long");
        JsonNode wide = AssayCommand.ok("ask", project(), question, "--json").json();
        assertThat(wide.get("not_shown")).isEmpty();
        assertThat(AssayCommand.ok("ask", project(), question).out()).doesNotContain("not shown");
    }

    @Test
    void withdrawingWhatIsWithdrawnIsRefusedAndRecordedNowhere() {
        five();
        decide("alias", "carla", "pottery class");
        long alias = entries();
        assertThat(decide("withdraw", alias).exit()).isZero();
        Ended twice = decide("withdraw", alias);
        assertThat(twice.exit()).isEqualTo(3);
        assertThat(twice.err())
                .contains(
                        "entry " + alias + " is withdrawn already, by entry " + (alias + 1) + "; nothing was recorded");
        assertThat(entries()).isEqualTo(alias + 1);
        assertThat(decide("withdraw", alias + 1).exit()).isZero();
        assertThat(decide("withdraw", alias + 1).exit()).isEqualTo(3);
        // What was brought back can be withdrawn once more.
        assertThat(decide("withdraw", alias).exit()).isZero();
        assertThat(decide("withdraw", alias).err()).contains("by entry " + (alias + 3));
        assertThat(entries()).isEqualTo(alias + 3);
    }

    @Test
    void aDecisionThatIsMadeAgainSaysSo() {
        five();
        assertThat(decide("set", "--window", "3").out()).contains("no cell, collision or reference changes by it");
        long first = entries();
        Ended again = decide("set", "--window", "3");
        assertThat(again.out()).contains("entry " + (first + 1) + " decides what entry " + first + " did already");
        JsonNode json = decide("set", "--window", "3", "--json").json();
        assertThat(json.get("repeats").toString()).isEqualTo("[[" + (first + 2) + "," + (first + 1) + "]]");
        assertThat(decide("set", "--window", "0", "--json").json().get("repeats"))
                .isEmpty();
    }

    @Test
    void anEventMayBeNamedWithItsSpace() throws IOException {
        five();
        AssayCommand.ok("import", project(), AssayCommand.sample("alice-and-bob/four.jsonl", folder));
        assertThat(decide("correct", "t3").exit()).isEqualTo(2);
        assertThat(decide("correct", "five/t3", "--remove", "my bike").exit()).isZero();
        assertThat(AssayCommand.ok("history", project(), "five/t3").out()).contains("was wrongly listed");
        assertThat(AssayCommand.ok("history", project(), "four/t3").out()).doesNotContain("was wrongly listed");
        assertThat(AssayCommand.ok("collisions", project(), "--space", "four", "--path", "four/t0", "t2")
                        .out())
                .startsWith("t0 –");
        assertThat(decide("correct", "six/t3", "--remove", "my bike").exit()).isEqualTo(2);
    }

    @Test
    void anIdThatLooksLikeASpaceAndAnEventIsItself() throws IOException {
        AssayCommand.ok(
                "import",
                project(),
                events(
                        "{\"space\":\"s\",\"id\":\"s/a\",\"text\":\"One.\"}\n{\"space\":\"s\",\"id\":\"a\",\"text\":\"Two.\"}\n"));
        assertThat(AssayCommand.ok("history", project(), "s/a").out()).contains("One.");
        assertThat(AssayCommand.ok("history", project(), "s/s/a").out()).contains("One.");
        assertThat(AssayCommand.ok("history", project(), "a").out()).contains("Two.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"verify", "spaces", "matrix", "history"})
    void aFolderIsCalledAFolder(String command) {
        Object[] words =
                command.equals("history") ? new Object[] {command, folder, "t0"} : new Object[] {command, folder};
        Ended ended = AssayCommand.run(words);
        assertThat(ended.exit()).isEqualTo(4);
        assertThat(ended.err()).contains(folder + ": is a folder");
    }

    @ParameterizedTest
    @ValueSource(strings = {"new", "verify", "spaces", "capture", "import", "keygen"})
    void anEmptyNameIsCalledThat(String command) throws IOException {
        Object[] words = command.equals("capture") || command.equals("import")
                ? new Object[] {command, "", events("{\"id\":\"a\",\"text\":\"One.\"}\n")}
                : new Object[] {command, ""};
        Ended ended = AssayCommand.run(words);
        assertThat(ended.exit()).isEqualTo(2);
        assertThat(ended.err()).contains("is empty: ").doesNotContain("defect");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\":\"a\",\"text\":\"x\"",
                "{\"id\":\"a\",\"text\":tru}",
                "{\"id\":\"a\",\"text\":NaN}",
                "{\"id\":\"a\",\"text\":\"\\q\"}",
                "{'id':'a'}",
                "{\"id\":\"a\",\"text\":\"x\",\"id\":\"b\"}",
                "DEEP",
                "LONG NUMBER",
                "LONG NAME",
            })
    void noMessageSpeaksOfALibrary(String line) throws IOException {
        String text = switch (line) {
            case "DEEP" -> "[".repeat(2000);
            case "LONG NUMBER" -> "{\"id\":\"a\",\"text\":\"x\",\"n\":" + "9".repeat(3000) + "}";
            case "LONG NAME" -> "{\"" + "n".repeat(60_000) + "\":1}";
            default -> line;
        };
        for (String format : List.of("events", "facts")) {
            Ended ended = AssayCommand.run("import", project(), events(text), "--format", format);
            assertThat(ended.exit()).isEqualTo(3);
            assertThat(ended.err())
                    .contains("events.jsonl:1: is not valid JSON: ")
                    .doesNotContain("Source")
                    .doesNotContain("REDACTED")
                    .doesNotContain("Stream")
                    .doesNotContain("Feature")
                    .doesNotContain("UNKNOWN")
                    .doesNotContain("`");
        }
    }

    @Test
    void oneIsNotCalledMany() throws IOException {
        AssayCommand.ok(
                "import",
                project(),
                events("{\"id\":\"a\",\"text\":\"A vase.\",\"mentions\":[{\"text\":\"vase\",\"type\":\"thing\"}]}\n"));
        assertThat(AssayCommand.ok("matrix", project()).out()).contains("1 row, 1 event, 1 cell\n");
        assertThat(AssayCommand.ok("collisions", project()).out()).contains("0 pairs, 0 chains");
        assertThat(AssayCommand.ok("list", project(), "--lister", "builtin", "--name", "b")
                        .out())
                .contains("1 event listed with 1 mention\n");
    }

    @Test
    void aSpaceThatLooksLikeAnOptionCanBeNamed() throws IOException {
        AssayCommand.ok(
                "import",
                project(),
                events(
                        "{\"space\":\"--json\",\"id\":\"a\",\"text\":\"One.\"}\n{\"space\":\"-h\",\"id\":\"b\",\"text\":\"Two.\"}\n"));
        for (String space : List.of("--json", "-h")) {
            Ended ended = AssayCommand.ok("matrix", project(), "--space=" + space, "--json");
            assertThat(ended.json().get("space").stringValue()).isEqualTo(space);
        }
    }

    @Test
    void aNameThatIsFarTooLongIsCutInTablesAndWholeInJson() throws IOException {
        String name = "n".repeat(50_000);
        AssayCommand.ok(
                "import",
                project(),
                events(
                        "{\"space\":\"" + name + "\",\"id\":\"a\",\"speaker\":\"" + name
                                + "x\",\"text\":\"One.\"}\n{\"space\":\"s\",\"id\":\"b\",\"speaker\":\"Bo\",\"text\":\"Two.\"}\n"));
        String table = AssayCommand.ok("spaces", project()).out();
        assertThat(table.lines().filter(l -> l.startsWith("s ")).findFirst().orElseThrow())
                .hasSizeLessThan(200)
                .endsWith("bo");
        assertThat(table).contains("n".repeat(60) + "…").hasSizeLessThan(1000);
        assertThat(AssayCommand.ok("spaces", project(), "--json").out()).contains("\"" + name + "\"");
        assertThat(AssayCommand.run("matrix", project()).err())
                .hasSizeLessThan(400)
                .contains("n…, s");
        assertThat(AssayCommand.ok("matrix", project(), "--space", name).out()).hasSizeLessThan(1000);
    }

    @Test
    void historyIsToldAsOfAnEntryAndOfWhatWasKnown() throws IOException {
        Path facts = folder.resolve("facts.json");
        Files.writeString(facts, fact("old", "Tokens live 30 minutes.", "2024-01-01"));
        AssayCommand.ok("capture", project(), facts, "--lister", "none");
        long first = entries();
        Files.writeString(facts, fact("new", "Tokens live 15 minutes.", "2024-06-01", edge("falsifies", "old")));
        AssayCommand.ok("capture", project(), facts, "--lister", "none");
        Files.writeString(facts, fact("old", "Tokens live for ever.", "2024-07-01"));
        AssayCommand.run("capture", project(), facts, "--lister", "none");

        assertThat(history("old")).isEqualTo("falsified: recorded falsifies refused");
        assertThat(history("old", "--entry", "" + first)).isEqualTo("live: recorded");
        assertThat(history("old", "--entry", "" + (first + 2))).isEqualTo("falsified: recorded falsifies");
        assertThat(history("old", "--known-at", "2024-05-31")).isEqualTo("live: recorded");
        assertThat(history("old", "--known-at", "2024-06-01")).isEqualTo("falsified: recorded falsifies");
        Ended before = AssayCommand.run("history", project(), "new", "--known-at", "2024-05-31");
        assertThat(before.exit()).isEqualTo(2);
        assertThat(before.err()).contains("no event \"new\" in any space that was known at 2024-05-31");
        assertThat(AssayCommand.run("history", project(), "old", "--entry", "999")
                        .exit())
                .isEqualTo(2);
    }

    private String history(String event, String... more) {
        Object[] words = new Object[4 + more.length];
        words[0] = "history";
        words[1] = project();
        words[2] = event;
        words[3] = "--json";
        System.arraycopy(more, 0, words, 4, more.length);
        JsonNode json = AssayCommand.ok(words).json();
        return json.get("state").stringValue() + ": "
                + String.join(
                        " ",
                        json.get("items")
                                .valueStream()
                                .map(i -> i.get("what").stringValue())
                                .toList());
    }

    @Test
    void theQueueIsReadByAnyRun() throws IOException {
        five();
        AssayCommand.ok(
                "list",
                project(),
                "--lister",
                events("{\"id\":\"t4\",\"text\":\"She said it was my best work.\",\"mentions\":[]}\n"),
                "--name",
                "bare");
        assertThat(AssayCommand.ok("queue", project(), "--state", "all", "--json")
                        .json())
                .hasSize(2);
        assertThat(AssayCommand.ok("queue", project(), "--state", "all", "--run", "bare", "--json")
                        .json())
                .isEmpty();
        assertThat(AssayCommand.run("queue", project(), "--run", "nobody").exit())
                .isEqualTo(2);
    }

    @Test
    void whatAFilesOwnRunLeavesOutIsSaid() throws IOException {
        Path facts = folder.resolve("facts.json");
        String listed = fact("a", "The vase broke.", "2024-01-01", "\"entities\":[\"vase\"]");
        Files.writeString(facts, "[" + listed + "," + fact("b", "The vase was mended.", "2024-01-02") + "]");
        Ended ended = AssayCommand.ok("capture", project(), facts);
        assertThat(ended.err()).contains("facts: its run facts lists 1 of 2 events");
        AssayCommand.ok("list", project(), "--lister", "builtin", "--activate");
        JsonNode events = AssayCommand.ok("matrix", project(), "--json")
                .json()
                .get("rows")
                .get(0)
                .get("events");
        assertThat(events.intValue()).isEqualTo(2);
        Files.writeString(facts, listed);
        Path whole = folder.resolve("whole.assay");
        assertThat(AssayCommand.ok("capture", whole, facts).err()).isEmpty();
    }

    @Test
    void aReasonOfAnyLengthIsOneReadableLine() throws IOException {
        Path facts = Files.writeString(
                folder.resolve("facts.json"),
                fact("x".repeat(50_000), "One.", "d".repeat(50_000)) + "\n"
                        + "{\"memory_id\":\"e\",\"content\":\"x\",\"entities\":[\"\"],"
                        + "\"provenance\":{\"ticket\":\"T\",\"timestamp\":\"2024-05-12\"}}");
        Ended ended = AssayCommand.run("capture", project(), facts);
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err().lines().toList()).hasSize(2).allMatch(l -> l.length() < 900);
        assertThat(ended.err()).contains("an entity must not be empty");
        assertThat(AssayCommand.run("capture", project(), facts, "--json").out())
                .contains("d".repeat(50_000));
    }

    @Test
    void aFileInUtf16IsCalledThat() throws IOException {
        Path file = folder.resolve("u.jsonl");
        for (var charset :
                List.of(java.nio.charset.StandardCharsets.UTF_16LE, java.nio.charset.StandardCharsets.UTF_16BE)) {
            Files.write(file, ("\uFEFF{\"id\":\"a\",\"text\":\"x\"}").getBytes(charset));
            assertThat(AssayCommand.run("import", project(), file).err()).contains("is in UTF-16; save it as UTF-8");
        }
    }

    @Test
    void aPlaceWhereNoFileCanBeIsSaidInOneLine() {
        five();
        for (Object[] command : new Object[][] {
            {"score", "export", project(), "--what", "questions", "--format", "csv", "-o", folder.resolve("no/q.csv")},
            {"decisions", "export", project(), "-o", folder.resolve("no/d.jsonl")},
            {"export", project(), "--prov", "-o", folder.resolve("no/p.json")},
            {"report", project(), "-o", folder.resolve("no/r.html")},
            {"keygen", folder.resolve("no/key")}
        }) {
            Ended ended = AssayCommand.run(command);
            assertThat(ended.exit()).as(command[0] + ": " + ended.err()).isEqualTo(2);
            assertThat(ended.err().strip().lines()).hasSize(1);
            assertThat(ended.err()).contains("no").doesNotContain("defect", "Exception", "\tat ");
        }
    }

    @Test
    void fewerThanOneNeighbourIsRefused() {
        five();
        Ended ended = AssayCommand.run("affinity", project(), "--entity", "carla", "--top", "0");
        assertThat(ended.exit()).isEqualTo(2);
        assertThat(ended.err()).contains("--top must be at least 1");
    }
}

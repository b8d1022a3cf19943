package dev.assay.cli;

import static dev.assay.AssayCommand.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.AssayCommand.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The commands by which people decide: what they print, what they refuse, and what comes of it. */
class DecidingCommandsTest {
    private static final List<String> SIGNED = List.of("--by", "Ada", "--why", "I was there");

    @TempDir
    Path folder;

    private Path project;

    @BeforeEach
    void five() {
        project = folder.resolve("p.assay");
        ok("import", project, AssayCommand.sample("alice-and-bob/five.jsonl", folder), "--references", "count-1");
    }

    private Ended run(String command, String... words) {
        List<Object> all = new ArrayList<>(List.of(command, project));
        all.addAll(Arrays.asList(words));
        return AssayCommand.run(all.toArray());
    }

    private Ended decide(String command, String... words) {
        List<String> all = new ArrayList<>(Arrays.asList(words));
        all.addAll(SIGNED);
        all.add("--json");
        return run(command, all.toArray(String[]::new));
    }

    private JsonNode decided(String command, String... words) {
        Ended ended = decide(command, words);
        assertThat(ended.exit()).as(ended.err()).isZero();
        return ended.json();
    }

    private JsonNode json(String command, String... words) {
        List<String> all = new ArrayList<>(Arrays.asList(words));
        all.add("--json");
        Ended ended = run(command, all.toArray(String[]::new));
        assertThat(ended.exit()).as(ended.err()).isZero();
        return ended.json();
    }

    /** The rows of an event, hubs too. */
    private List<String> rows(String event) {
        JsonNode matrix = json("matrix");
        List<String> rows = new ArrayList<>();
        for (JsonNode cell : matrix.get("cells")) {
            if (matrix.get("events")
                    .get(cell.get(1).intValue())
                    .get("id")
                    .stringValue()
                    .equals(event)) {
                rows.add(matrix.get("rows")
                        .get(cell.get(0).intValue())
                        .get("key")
                        .stringValue());
            }
        }
        return rows;
    }

    private List<String> queue(String... words) {
        List<String> lines = new ArrayList<>();
        for (JsonNode item : json("queue", words)) {
            JsonNode as = item.get("settled_as");
            lines.add(item.get("ref").stringValue() + " " + item.get("state").stringValue()
                    + (as.isNull() ? "" : " " + as.stringValue()));
        }
        return lines;
    }

    private String head() {
        return json("verify").get("head").stringValue();
    }

    private List<String> hubs() {
        List<String> hubs = new ArrayList<>();
        json("spaces").get(0).get("hubs").forEach(h -> hubs.add(h.stringValue()));
        return hubs;
    }

    static Stream<Arguments> refusals() {
        return Stream.of(
                refusal(2, "settle", "five/t4/it/2", "--unknowable"),
                refusal(2, "settle", "five/t4/it/1", "--as", "nobody"),
                refusal(2, "settle", "five/t4/it/1"),
                refusal(2, "settle", "five/t4/it/1", "--unknowable", "--as", "carla"),
                refusal(2, "settle", "five/t4/it/1", "--new", "Dora"),
                refusal(2, "settle", "five/t4/it/1", "--new", "Dora", "--type", "ghost"),
                refusal(2, "settle", "five/t4/it/1", "--new", "Dora", "--type", "time"),
                refusal(2, "settle", "five/t4/it/1", "--new", "?!", "--type", "thing"),
                refusal(2, "correct", "t9", "--remove", "Carla"),
                refusal(2, "correct", "t0", "--remove", "Carla"),
                refusal(2, "correct", "t0", "--retype", "Carla", "thing"),
                refusal(2, "correct", "t1", "--retype", "Carla", "ghost"),
                refusal(2, "correct", "t0", "--add", "a guitar", "--type", "thing"),
                refusal(2, "correct", "t0", "--add", "", "--type", "thing"),
                refusal(2, "correct", "t0", "--add", "pottery"),
                refusal(2, "alias", "carla", "nobody"),
                refusal(2, "alias", "nobody", "carla"),
                refusal(3, "alias", "carla", "carla"),
                refusal(2, "alias", "carla", "alice's vase", "--withdraw"),
                refusal(2, "split", "carla"),
                refusal(2, "split", "guitars"),
                refusal(2, "set"),
                refusal(2, "set", "--window", "-1"),
                refusal(2, "set", "--window", "1001"),
                refusal(2, "set", "--names", "assay-9"),
                refusal(2, "set", "--references", "count-9"),
                refusal(2, "set", "--hub", "nobody"),
                refusal(2, "set", "--run", "nobody"),
                refusal(2, "set", "--space", "six", "--window", "1"),
                refusal(2, "withdraw", "1"),
                refusal(2, "withdraw", "999"));
    }

    private static Arguments refusal(int exit, String... words) {
        return Arguments.of(exit, List.of(words));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("refusals")
    void refusesWithOneLineAndRecordsNothing(int exit, List<String> words) {
        String before = head();
        Ended ended = decide(words.getFirst(), words.subList(1, words.size()).toArray(String[]::new));
        assertThat(ended.exit()).as(ended.err()).isEqualTo(exit);
        assertThat(ended.out()).isEmpty();
        assertThat(ended.err().strip().lines()).hasSize(1);
        assertThat(ended.err()).startsWith("assay: ").doesNotContain("defect");
        assertThat(head()).isEqualTo(before);
    }

    @Test
    void whoAndWhyAreNeededEverywhere() {
        for (String[] words : new String[][] {
            {"settle", "five/t4/it/1", "--unknowable"},
            {"correct", "t1", "--remove", "Carla"},
            {"alias", "carla", "alice's vase"},
            {"split", "vases"},
            {"set", "--window", "2"},
            {"withdraw", "5"}
        }) {
            String[] rest = Arrays.copyOfRange(words, 1, words.length);
            assertThat(run(words[0], rest).exit()).isEqualTo(2);
            String[] blank = Stream.concat(Arrays.stream(rest), Stream.of("--by", " ", "--why", "x"))
                    .toArray(String[]::new);
            assertThat(run(words[0], blank).exit()).isEqualTo(2);
            String[] noReason = Stream.concat(Arrays.stream(rest), Stream.of("--by", "Ada", "--why", ""))
                    .toArray(String[]::new);
            assertThat(run(words[0], noReason).exit()).isEqualTo(2);
        }
    }

    @Test
    void settlingPrintsWhatItChanged() {
        long head = json("verify").get("entries").longValue();
        Ended ended = decide("settle", "five/t4/it/1", "--as", "Alice's vase");
        assertThat(ended.out())
                .isEqualTo(
                        "{\"entries\":[" + (head + 1)
                                + "],\"cells_gained\":[[\"t4\",\"alice's vase\"]],\"cells_lost\":[],\"collisions_gained\":0,\"collisions_lost\":0,"
                                + "\"references\":[{\"event\":\"t4\",\"text\":\"it\",\"occurrence\":1,\"before\":\"open\",\"as_before\":null,"
                                + "\"after\":\"decided\",\"as_after\":\"alice's vase\",\"falsified\":false}],\"repeats\":[]}\n");
        assertThat(queue("--state", "all"))
                .containsExactly("five/t4/she/1 counted carla", "five/t4/it/1 decided alice's vase");
        assertThat(queue()).isEmpty();
    }

    @Test
    void refusingACountedAnswerSaysThatItIsFalsified() {
        JsonNode changed = decided("settle", "five/t4/she/1", "--unknowable");
        assertThat(changed.get("cells_lost").toString()).isEqualTo("[[\"t4\",\"carla\"]]");
        assertThat(changed.get("collisions_lost").intValue()).isEqualTo(2);
        assertThat(changed.get("references").toString())
                .isEqualTo(
                        "[{\"event\":\"t4\",\"text\":\"she\",\"occurrence\":1,\"before\":\"counted\",\"as_before\":\"carla\","
                                + "\"after\":\"unknowable\",\"as_after\":null,\"falsified\":true}]");
        assertThat(queue("--state", "decided")).containsExactly("five/t4/she/1 unknowable");
    }

    @Test
    void theReadableFormNamesEveryChange() {
        List<String> words = new ArrayList<>(List.of("five/t4/she/1", "--new", "Dora", "--type", "person"));
        words.addAll(SIGNED);
        long head = json("verify").get("entries").longValue();
        assertThat(run("settle", words.toArray(String[]::new)).out())
                .isEqualTo(
                        "recorded as entry " + (head + 1)
                                + "\ncells: 1 gained, 1 lost; collisions: 0 gained, 2 lost\n  + t4  dora\n  - t4  carla\n"
                                + "  t4 \"she\": counted as carla → decided as dora (the count is falsified by this decision)\n");
    }

    @Test
    void laterReferencesAreCountedAgainAfterACorrection() {
        // Without Carla in the last turns nobody is left whom "she" could mean.
        JsonNode t2 = decided("correct", "t2", "--remove", "Carla");
        assertThat(t2.get("references")).isEmpty();
        JsonNode t1 = decided("correct", "t1", "--remove", "CARLA");
        assertThat(t1.get("references").get(0).get("after").stringValue()).isEqualTo("unknown");
        assertThat(t1.get("references").get(0).get("falsified").booleanValue()).isTrue();
        assertThat(rows("t1")).containsExactly("pottery class", "bob");
        // A second person, missed by the lister: now there are two.
        decided("correct", "t1", "--add", "Carla", "--type", "person");
        decided("correct", "t1", "--add", "teacher", "--type", "person");
        assertThat(queue()).containsExactly("five/t4/she/1 open", "five/t4/it/1 open");
        decided("correct", "t1", "--retype", "teacher", "activity");
        assertThat(queue("--state", "counted")).containsExactly("five/t4/she/1 counted carla");
    }

    @Test
    void aMentionThatIsRemovedTakesItsReferenceAlongAndThatIsSaid() {
        JsonNode changed = decided("correct", "t4", "--remove", "She");
        assertThat(changed.get("references").toString())
                .isEqualTo(
                        "[{\"event\":\"t4\",\"text\":\"she\",\"occurrence\":1,\"before\":\"counted\",\"as_before\":\"carla\","
                                + "\"after\":null,\"as_after\":null,\"falsified\":true}]");
        JsonNode added = decided("correct", "t4", "--add", "She", "--type", "person", "--unresolved");
        assertThat(added.get("references").get(0).get("before").isNull()).isTrue();
        assertThat(added.get("references").get(0).get("after").stringValue()).isEqualTo("counted");
    }

    @Test
    void aliasesAreFollowedToTheEndAndTheLastOneWins() {
        decided("correct", "t0", "--add", "class", "--type", "activity");
        decided("alias", "class", "pottery class");
        assertThat(rows("t0")).containsExactly("alice", "pottery class");
        decided("alias", "pottery class", "carla");
        assertThat(rows("t0")).containsExactly("alice", "carla");
        // What "class" is called now; "pottery class" stays what it is.
        decided("alias", "class", "bob's bike");
        assertThat(rows("t0")).containsExactlyInAnyOrder("alice", "carla", "bob's bike");
        assertThat(json("trajectory", "--entity", "pottery class").get("entity").stringValue())
                .isEqualTo("carla");
    }

    @Test
    void anAliasIsTakenBackByItsNames() {
        List<String> before = rows("t2");
        decided("alias", "alice's vase", "bob's bike");
        assertThat(rows("t2")).contains("bob's bike").doesNotContain("alice's vase");
        decided("alias", "alice's vase", "bob's bike", "--withdraw");
        assertThat(rows("t2")).isEqualTo(before);
        assertThat(decide("alias", "alice's vase", "bob's bike", "--withdraw").exit())
                .isEqualTo(2);
    }

    @Test
    void aCircleOfAliasesIsRefusedAlsoWhenAWithdrawalWouldCloseIt() {
        decided("alias", "carla", "pottery class");
        long second =
                decided("alias", "carla", "alice's vase").get("entries").get(0).longValue();
        decided("alias", "pottery class", "carla");
        String before = head();
        for (Ended refused : List.of(
                decide("withdraw", "" + second),
                decide("alias", "carla", "alice's vase", "--withdraw"),
                decide("alias", "alice's vase", "carla"),
                decide("alias", "alice's vase", "pottery class"))) {
            assertThat(refused.exit()).as(refused.err()).isEqualTo(3);
            assertThat(refused.err().strip().lines()).hasSize(1);
        }
        assertThat(head()).isEqualTo(before);
    }

    @Test
    void aSplitPluralHasARowOfItsOwnUntilItIsTakenBack() {
        decided("correct", "t3", "--add", "bike", "--type", "thing");
        decided("correct", "t0", "--add", "class", "--type", "activity");
        Path more = folder.resolve("more.jsonl");
        write(
                more,
                "{\"space\":\"five\",\"id\":\"t5\",\"speaker\":\"Bob\",\"text\":\"Bikes!\",\"mentions\":[{\"text\":\"Bikes\",\"type\":\"thing\"}]}\n");
        ok("import", project, more);
        assertThat(rows("t5")).containsExactly("bob", "bike");
        long entry = decided("split", "Bikes").get("entries").get(0).longValue();
        assertThat(rows("t5")).containsExactly("bob", "bikes");
        assertThat(rows("t3")).contains("bike");
        decided("withdraw", "" + entry);
        assertThat(rows("t5")).containsExactly("bob", "bike");
    }

    @Test
    void hubsAreMarkedAndUnmarked() {
        decided("set", "--hub", "carla");
        assertThat(hubs()).containsExactly("alice", "bob", "carla");
        assertThat(queue("--state", "unknown")).containsExactly("five/t4/she/1 unknown");
        assertThat(json("collisions").get("pairs")).hasSize(1);
        decided("set", "--no-hub", "carla", "--no-hub", "bob");
        assertThat(hubs()).containsExactly("alice");
        // bob speaks t1 and t3.
        assertThat(json("collisions").get("pairs").toString()).contains("\"a\":\"t1\",\"b\":\"t3\",\"count\":1");
    }

    @Test
    void windowNamesAndReferencesAreDecisions() {
        // Of the three turns before t4, the last one mentions the bike only: "it" is settled, "she" unknown.
        decided("set", "--window", "1");
        assertThat(queue("--state", "all")).containsExactly("five/t4/she/1 unknown", "five/t4/it/1 counted bob's bike");
        decided("set", "--window", "0");
        assertThat(queue("--state", "all")).containsExactly("five/t4/she/1 unknown", "five/t4/it/1 unknown");
        JsonNode names = decided("set", "--names", "ndm-0.2");
        assertThat(names.get("references")).hasSize(2);
        assertThat(rows("t4")).containsExactlyInAnyOrder("alice", "she", "it");
        assertThat(rows("t2")).contains("my vase");
        JsonNode both = decided("set", "--names", "assay-1", "--window", "3", "--references", "count-2");
        assertThat(both.get("entries")).hasSize(3);
        assertThat(queue("--state", "open")).contains("five/t4/it/1 open");
    }

    @Test
    void aDecisionOutlivesAChangeOfRunAndWaitsInSight() {
        decided("settle", "five/t4/it/1", "--as", "alice's vase");
        Path other = folder.resolve("other.jsonl");
        write(
                other,
                "{\"id\":\"t2\",\"text\":\"\",\"mentions\":[{\"text\":\"vase\",\"type\":\"thing\"}]}\n"
                        + "{\"id\":\"t4\",\"text\":\"\",\"mentions\":[{\"text\":\"She\",\"resolved\":false}]}\n");
        ok("list", project, "--lister", other, "--name", "other");
        JsonNode changed = decided("set", "--run", "other");
        assertThat(changed.get("references").toString())
                .isEqualTo(
                        "[{\"event\":\"t4\",\"text\":\"she\",\"occurrence\":1,\"before\":\"counted\",\"as_before\":\"carla\","
                                + "\"after\":\"unknown\",\"as_after\":null,\"falsified\":true},"
                                + "{\"event\":\"t4\",\"text\":\"it\",\"occurrence\":1,\"before\":\"decided\",\"as_before\":\"alice's vase\","
                                + "\"after\":null,\"as_after\":null,\"falsified\":false}]");
        assertThat(queue("--state", "all")).containsExactly("five/t4/she/1 unknown", "five/t4/it/1 waiting");
        assertThat(queue("--state", "decided")).containsExactly("five/t4/it/1 waiting");
        assertThat(queue("--state", "unknown")).containsExactly("five/t4/she/1 unknown");
        assertThat(run("queue", "--state", "all").out())
                .contains("waits until a run lists its mention: five/t4/it/1, entry ")
                .contains(" by Ada");
        decided("set", "--run", "five");
        assertThat(queue("--state", "decided")).containsExactly("five/t4/it/1 decided alice's vase");
    }

    @Test
    void aWithdrawalIsWithdrawnToo() {
        long settled = decided("settle", "five/t4/it/1", "--as", "alice's vase")
                .get("entries")
                .get(0)
                .longValue();
        JsonNode undone = decided("withdraw", "" + settled);
        assertThat(undone.get("cells_lost").toString()).isEqualTo("[[\"t4\",\"alice's vase\"]]");
        assertThat(queue()).containsExactly("five/t4/it/1 open");
        decided("withdraw", "" + undone.get("entries").get(0).longValue());
        assertThat(queue("--state", "decided")).containsExactly("five/t4/it/1 decided alice's vase");
        // The last of several decisions about one reference counts; without it, the one before.
        long never = decided("settle", "five/t4/it/1", "--unknowable")
                .get("entries")
                .get(0)
                .longValue();
        assertThat(queue("--state", "decided")).containsExactly("five/t4/it/1 unknowable");
        decided("withdraw", "" + never);
        assertThat(queue("--state", "decided")).containsExactly("five/t4/it/1 decided alice's vase");
    }

    @Test
    void everyReadingCommandGoesBackToAnEntry() {
        long before = json("verify").get("entries").longValue();
        decided("settle", "five/t4/it/1", "--as", "alice's vase");
        assertThat(json("trajectory", "--entity", "alice's vase").get("points")).hasSize(2);
        assertThat(json("trajectory", "--entity", "alice's vase", "--entry", "" + before)
                        .get("points"))
                .hasSize(1);
        assertThat(json("affinity", "--entity", "carla", "--known-at", "2026-05-01")
                        .toString())
                .isEqualTo(
                        "{\"entity\":\"carla\",\"neighbours\":["
                                + "{\"key\":\"bob\",\"weight\":0.7213475204444817,\"count\":1,\"events\":[\"t1\"]},"
                                + "{\"key\":\"pottery class\",\"weight\":0.7213475204444817,\"count\":1,\"events\":[\"t1\"]}]}");
        assertThat(run("queue", "--entry", "999").exit()).isEqualTo(2);
        assertThat(run("queue", "--entry", "0").exit()).isEqualTo(2);
        assertThat(run("queue", "--known-at", "yesterday").exit()).isEqualTo(2);
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}

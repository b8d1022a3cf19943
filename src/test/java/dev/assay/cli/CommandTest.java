package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.ChildJvm;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What scripts lean on: exit codes, keys and their order, the same bytes everywhere. */
class CommandTest {
    private static final String WHEN = "When was Alice's vase praised?";

    @TempDir
    Path folder;

    private Path project;

    @BeforeEach
    void theWorkedExample() {
        project = folder.resolve("p.assay");
        AssayCommand.ok(
                "import",
                project,
                AssayCommand.sample("alice-and-bob/four.jsonl", folder),
                AssayCommand.sample("alice-and-bob/five.jsonl", folder));
    }

    private static List<String> keys(JsonNode object) {
        return new ArrayList<>(object.propertyNames());
    }

    @Test
    void spacesHasItsKeysInOrder() {
        JsonNode spaces = AssayCommand.ok("spaces", project, "--json").json();
        assertThat(spaces).hasSize(2);
        assertThat(keys(spaces.get(0)).subList(0, 9))
                .containsExactly("space", "events", "rows", "cells", "words", "hubs", "active_run", "open", "unknown");
        assertThat(spaces.get(1).toString())
                .startsWith("{\"space\":\"five\",\"events\":5,\"rows\":6,\"cells\":12,\"words\":46,"
                        + "\"hubs\":[\"alice\",\"bob\"],\"active_run\":\"five\",\"open\":1,\"unknown\":0");
    }

    @Test
    void matrixIsThisDocument() {
        assertThat(AssayCommand.ok("matrix", project, "--space", "four", "--json")
                        .out())
                .isEqualTo("{\"space\":\"four\",\"rows\":["
                        + "{\"key\":\"alice\",\"label\":\"Alice\",\"type\":\"person\",\"hub\":true,\"events\":2},"
                        + "{\"key\":\"pottery class\",\"label\":\"a pottery class\",\"type\":\"activity\",\"hub\":false,\"events\":2},"
                        + "{\"key\":\"bob\",\"label\":\"Bob\",\"type\":\"person\",\"hub\":true,\"events\":2},"
                        + "{\"key\":\"carla\",\"label\":\"Carla\",\"type\":\"person\",\"hub\":false,\"events\":2},"
                        + "{\"key\":\"alice's vase\",\"label\":\"my vase\",\"type\":\"thing\",\"hub\":false,\"events\":1},"
                        + "{\"key\":\"bob's bike\",\"label\":\"my bike\",\"type\":\"thing\",\"hub\":false,\"events\":1}],"
                        + "\"events\":["
                        + "{\"id\":\"t0\",\"tick\":0,\"date\":\"2026-04-30\",\"speaker\":\"Alice\",\"text\":\"I signed up for a pottery class.\"},"
                        + "{\"id\":\"t1\",\"tick\":1,\"date\":\"2026-05-01\",\"speaker\":\"Bob\",\"text\":\"My teacher Carla runs the pottery class.\"},"
                        + "{\"id\":\"t2\",\"tick\":2,\"date\":\"2026-05-08\",\"speaker\":\"Alice\",\"text\":\"Carla praised my vase.\"},"
                        + "{\"id\":\"t3\",\"tick\":3,\"date\":\"2026-05-09\",\"speaker\":\"Bob\",\"text\":\"Last month I sold my bike.\"}],"
                        + "\"cells\":[[0,0],[0,2],[1,0],[1,1],[2,1],[2,3],[3,1],[3,2],[4,2],[5,3]]}\n");
    }

    @Test
    void matrixAlsoComesAsCsvAndMatrixMarket() {
        assertThat(AssayCommand.ok("matrix", project, "--space", "four", "--format", "csv")
                        .out())
                .isEqualTo("""
                        row,type,hub,t0,t1,t2,t3
                        alice,person,1,1,0,1,0
                        pottery class,activity,0,1,1,0,0
                        bob,person,1,0,1,0,1
                        carla,person,0,0,1,1,0
                        alice's vase,thing,0,0,0,1,0
                        bob's bike,thing,0,0,0,0,1
                        """.replace("\n", "\r\n"));
        assertThat(AssayCommand.ok("matrix", project, "--space", "four", "--format", "mtx")
                        .out())
                .startsWith("%%MatrixMarket matrix coordinate pattern general\n")
                .endsWith("\n6 4 10\n1 1\n1 3\n2 1\n2 2\n3 2\n3 4\n4 2\n4 3\n5 3\n6 4\n");
    }

    @Test
    void collisionsAndPathAreTheseDocuments() {
        assertThat(AssayCommand.ok("collisions", project, "--space", "four", "--json")
                        .out())
                .isEqualTo("{\"pairs\":[{\"a\":\"t0\",\"b\":\"t1\",\"count\":1,\"shared\":[\"pottery class\"]},"
                        + "{\"a\":\"t1\",\"b\":\"t2\",\"count\":1,\"shared\":[\"carla\"]}],"
                        + "\"chains\":[{\"size\":3,\"events\":[\"t0\",\"t1\",\"t2\"]}]}\n");
        assertThat(AssayCommand.ok("collisions", project, "--space", "four", "--json", "--path", "t0", "t2")
                        .out())
                .isEqualTo("{\"path\":[\"t0\",\"t1\",\"t2\"],\"via\":[[\"pottery class\"],[\"carla\"]]}\n");
        assertThat(AssayCommand.ok("collisions", project, "--space", "four", "--json", "--path", "t0", "t3")
                        .json()
                        .get("path")
                        .isNull())
                .isTrue();
        assertThat(AssayCommand.ok("collisions", project, "--space", "four", "--path", "t0", "t2")
                        .out())
                .isEqualTo("t0 –pottery class– t1 –carla– t2\n");
    }

    @Test
    void askHasItsKeysInOrderAndTheExamplesValues() {
        JsonNode a = AssayCommand.ok("ask", project, WHEN, "--space", "four", "--json")
                .json();
        List<String> contract = List.of(
                "question",
                "verdict",
                "reason",
                "entities",
                "unmatched",
                "cited",
                "rejected",
                "depiction",
                "words",
                "budget",
                "words_total",
                "scores");
        List<String> found = new ArrayList<>(keys(a));
        found.retainAll(contract);
        assertThat(found).isEqualTo(contract);
        assertThat(a.get("verdict").stringValue()).isEqualTo("grounded");
        assertThat(a.get("entities").toString())
                .isEqualTo("[{\"text\":\"Alice\",\"key\":\"alice\",\"hub\":true},"
                        + "{\"text\":\"Alice's vase\",\"key\":\"alice's vase\",\"hub\":false}]");
        assertThat(keys(a.get("cited").get(0)).subList(0, 5))
                .containsExactly("event", "text", "date", "source", "score");
        assertThat(a.get("cited").get(0).get("source").stringValue()).isEqualTo("four.jsonl:3");
        assertThat(a.get("depiction").get(1).toString())
                .isEqualTo("{\"event\":\"t1\",\"date\":\"2026-05-01\",\"speaker\":\"Bob\","
                        + "\"text\":\"My teacher Carla runs the pottery class.\",\"score\":0.1,\"context\":true}");
        assertThat(a.get("words").intValue()).isEqualTo(27);
        assertThat(a.get("scores").get(0).get("score").toString()).isEqualTo("6.5");
        JsonNode guitar = AssayCommand.ok(
                        "ask", project, "When was Alice's guitar praised?", "--space", "four", "--json")
                .json();
        assertThat(guitar.get("verdict").stringValue()).isEqualTo("abstain");
        assertThat(guitar.get("reason").stringValue()).isEqualTo("no row for \"guitar\"");
        assertThat(guitar.get("unmatched").toString()).isEqualTo("[\"guitar\"]");
        assertThat(guitar.get("cited")).isEmpty();
    }

    private Object[][] reading() {
        return new Object[][] {
            {"spaces", project, "--json"},
            {"matrix", project, "--space", "five", "--json"},
            {"matrix", project, "--space", "five", "--format", "csv"},
            {"collisions", project, "--space", "five", "--json"},
            {"collisions", project, "--space", "five"},
            {"ask", project, WHEN, "--space", "five", "--json"},
            {"ask", project, WHEN, "--space", "five"},
            {"verify", project, "--json"}
        };
    }

    @Test
    void everyAnswerHasTheSameBytesWhateverTheLocaleAndTheTimeZone() {
        List<byte[]> expected = new ArrayList<>();
        for (Object[] words : reading()) expected.add(AssayCommand.ok(words).bytes());
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        try {
            for (String tag : new String[] {"tr-TR", "ar-EG-u-nu-arab", "th-TH-u-ca-buddhist-nu-thai", "lt-LT"}) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
                for (int i = 0; i < expected.size(); i++) {
                    assertThat(new String(AssayCommand.ok(reading()[i]).bytes(), StandardCharsets.UTF_8))
                            .as("%s under %s", Arrays.toString(reading()[i]), tag)
                            .isEqualTo(new String(expected.get(i), StandardCharsets.UTF_8));
                }
                Path again = folder.resolve(tag + ".assay");
                AssayCommand.ok("import", again, folder.resolve("four.jsonl"), folder.resolve("five.jsonl"));
                assertThat(AssayCommand.ok("matrix", again, "--space", "five", "--json")
                                .bytes())
                        .isEqualTo(expected.get(1));
            }
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
    }

    @Test
    void anotherProcessPrintsTheSameBytes() {
        List<String> elsewhere = List.of(
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-Duser.timezone=Asia/Tokyo",
                "-Dfile.encoding=ISO-8859-9",
                "-Dstdout.encoding=US-ASCII");
        for (int i : new int[] {1, 5, 6}) {
            String[] words = Arrays.stream(reading()[i]).map(Object::toString).toArray(String[]::new);
            ChildJvm.Ended child = ChildJvm.assay(elsewhere, words);
            assertThat(child.exit()).isZero();
            assertThat(child.text()).isEqualTo(AssayCommand.ok(reading()[i]).out());
        }
    }

    @Test
    void hostileTextNeverReachesTheTerminalRaw() throws Exception {
        String evil =
                "\\u001b[2J\\u001b]0;owned\\u0007 \\u202egnp.exe \\u2066x\\u2069 \\u009b31m \\u0000 a\\rb\\nc\\td \\u007f \\u200f";
        Path file = folder.resolve("evil.jsonl");
        Files.writeString(file, """
                {"space":"e\\u001b[1m","id":"t\\u001b[0m","speaker":"Eve\\u001b[31m","text":"%s vase","mentions":[{"text":"vase\\u202e\\u001b[5m","type":"thing"}]}
                {"space":"e\\u001b[1m","id":"u\\u009b","speaker":"Bob\\u0007","text":"the vase %s","mentions":[{"text":"vase\\u202e\\u001b[5m","type":"thing"},{"text":"it","resolved":false}]}
                """.formatted(evil, evil));
        Path hostile = folder.resolve("e.assay");
        List<AssayCommand.Ended> all = new ArrayList<>();
        all.add(AssayCommand.ok("import", hostile, file));
        all.add(AssayCommand.ok("spaces", hostile));
        all.add(AssayCommand.ok("matrix", hostile));
        all.add(AssayCommand.ok("collisions", hostile));
        all.add(AssayCommand.ok("collisions", hostile, "--path", "t\u001b[0m", "u\u009b"));
        all.add(AssayCommand.ok("ask", hostile, "Where is the vase \u001b[31m\u202e?"));
        all.add(AssayCommand.run("matrix", hostile, "--space", "no\u001b[31m"));
        all.add(AssayCommand.run("collisions", hostile, "--path", "no\u001b[31m", "x"));
        all.add(AssayCommand.run("matrix", folder.resolve("no\u001b[31m.assay")));
        all.add(AssayCommand.run("nonsense\u001b[31m"));
        all.add(AssayCommand.run("spaces", hostile, "--nonsense\u001b[31m"));
        Set<String> raw = new TreeSet<>();
        for (AssayCommand.Ended e : all) {
            (e.out() + e.err())
                    .codePoints()
                    .filter(CommandTest::isHostile)
                    .forEach(c -> raw.add(Integer.toHexString(c)));
        }
        assertThat(raw).isEmpty();
        // JSON carries it whole, escaped where it must be.
        JsonNode matrix = AssayCommand.ok("matrix", hostile, "--json").json();
        assertThat(matrix.get("events").get(0).get("text").stringValue())
                .startsWith("\u001b[2J")
                .contains("\u202e");
    }

    private static boolean isHostile(int c) {
        return (c < 0x20 && c != '\n')
                || (c >= 0x7f && c <= 0x9f)
                || (c >= 0x202a && c <= 0x202e)
                || (c >= 0x2066 && c <= 0x2069);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | matrix P | the project has several spaces; name one with --space: four, five",
                "2 | matrix P --space six | no space \"six\"; there are: four, five",
                "2 | ask P What | name one with --space: four, five",
                "2 | matrix P --space four --run other | no run \"other\" in space \"four\"; there are: four",
                "2 | matrix P --space four --format xlsx | json, csv and mtx",
                "2 | matrix P --space four --entry 0 | the journal has entries 1 to",
                "2 | matrix P --space four --entry 9999 | the journal has entries 1 to",
                "2 | matrix P --space four --entry x | --entry",
                "2 | collisions P --space four --path t0 t9 | no event \"t9\"",
                "2 | collisions P --space four --path t0 | --path",
                "2 | ask P --space four | QUESTION",
                "2 | ask P Q --space four --budget -1 | --budget",
                "2 | ask P Q --space four --budget many | --budget",
                "2 | ask P Q --space four --profile best | no profile \"best\"",
                "2 | verify P --head 3 | --head must be",
                "2 | verify P --head 3:abc | --head must be",
                "2 | new P | is there already; nothing was written",
                "2 | import P | FILE",
                "2 | import P F --names mine | there are assay-1 and ndm-0.2",
                "2 | import P F --references mine | there are count-1 and count-2",
                "2 | import P F --format xml | no format \"xml\"",
                "2 | spaces | PROJECT",
                "2 | spaces P --colour | --colour",
                "2 | frobnicate | frobnicate",
                "3 | import P M | there is no such file",
                "3 | import P P | is in no format that is read here",
                "4 | spaces M | there is no such file",
                "4 | spaces F | is not an Assay project",
                "4 | verify F | is not an Assay project",
                "4 | import F F | is not an Assay project",
                "4 | new M/x | there is no folder"
            })
    void wrongUseEndsWithItsCodeAndOneLine(int exit, String command, String says) throws Exception {
        byte[] before = Files.readAllBytes(project);
        Object[] words = Arrays.stream(command.split(" "))
                .map(w -> switch (w) {
                    case "P" -> project.toString();
                    case "F" -> folder.resolve("four.jsonl").toString();
                    case "M" -> folder.resolve("missing").toString();
                    case "M/x" -> folder.resolve("missing").resolve("x").toString();
                    default -> w;
                })
                .toArray();
        AssayCommand.Ended ended = AssayCommand.run(words);
        assertThat(ended.err()).contains(says).hasLineCount(1);
        assertThat(ended.exit()).isEqualTo(exit);
        assertThat(ended.out()).isEmpty();
        assertThat(Arrays.equals(Files.readAllBytes(project), before)).isTrue();
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("p.assay", "four.jsonl", "five.jsonl");
    }

    @Test
    void helpIsHelpAndNotAnError() {
        for (String command :
                new String[] {"new", "import", "list", "spaces", "matrix", "collisions", "ask", "verify"}) {
            AssayCommand.Ended help = AssayCommand.ok(command, "--help");
            assertThat(help.out()).contains("Usage: assay " + command);
        }
        assertThat(AssayCommand.ok("--version").out()).startsWith("assay ");
    }

    @Test
    void theProjectAsItStoodEarlierIsAskedByEntry() {
        // project, file, space, t0, run, listing of t0, t1: the seventh entry.
        JsonNode early = AssayCommand.ok("matrix", project, "--space", "four", "--entry", "7", "--json")
                .json();
        assertThat(early.get("events")).hasSize(2);
        assertThat(early.get("cells").toString()).isEqualTo("[[0,0],[1,0],[2,1]]");
        assertThat(AssayCommand.ok("spaces", project, "--entry", "2", "--json").out())
                .isEqualTo("[]\n");
    }
}

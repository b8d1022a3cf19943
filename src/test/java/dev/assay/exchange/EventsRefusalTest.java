package dev.assay.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines that may not come in: where, why, and that nothing else came in with them. */
class EventsRefusalTest {
    private static final String GOOD = "{\"id\":\"g\",\"text\":\"good\",\"mentions\":[{\"text\":\"Carla\"}]}\n";

    @TempDir
    Path folder;

    private Path project;

    @BeforeEach
    void aProjectWithFourTurns() {
        project = folder.resolve("p.assay");
        AssayCommand.ok("import", project, AssayCommand.sample("alice-and-bob/four.jsonl", folder));
    }

    static Stream<Arguments> badLines() {
        return Stream.of(
                bad("text is missing", "{'id':'t1'}", "\"text\" is missing"),
                bad("text is null", "{'id':'t1','text':null}", "\"text\" is missing"),
                bad("text is a number", "{'id':'t1','text':7}", "\"text\" must be a text, not a number"),
                bad("id is missing", "{'text':'x'}", "\"id\" is missing"),
                bad("id is blank", "{'id':' ','text':'x'}", "\"id\" must not be empty"),
                bad("id is a number", "{'id':1,'text':'x'}", "\"id\" must be a text"),
                bad("space is blank", "{'id':'t1','space':'','text':'x'}", "\"space\" must not be empty"),
                bad(
                        "speaker is a list",
                        "{'id':'t1','speaker':['a'],'text':'x'}",
                        "\"speaker\" must be a text, not a list"),
                bad("a day that is not", "{'id':'t1','date':'2026-02-30','text':'x'}", "not an ISO date"),
                bad("a German date", "{'id':'t1','date':'8.5.2026','text':'x'}", "not an ISO date"),
                bad("an empty date", "{'id':'t1','date':'','text':'x'}", "not an ISO date"),
                bad("hour 25", "{'id':'t1','date':'2026-05-08T25:00','text':'x'}", "not an ISO date"),
                bad(
                        "a time with a zone's name",
                        "{'id':'t1','date':'2026-05-08T10:00[Asia/Tokyo]','text':'x'}",
                        "ISO date"),
                bad("a date of Arabic digits", "{'id':'t1','date':'٢٠٢٦-٠٥-٠٨','text':'x'}", "not an ISO date"),
                bad("a date as a number", "{'id':'t1','date':20260508,'text':'x'}", "\"date\" must be a text"),
                bad(
                        "an unknown field",
                        "{'id':'t1','text':'x','sentiment':'good'}",
                        "no field is called \"sentiment\""),
                bad("a field twice", "{'id':'t1','text':'x','text':'y'}", "uplicate"),
                bad("mentions as an object", "{'id':'t1','text':'x','mentions':{}}", "\"mentions\" must be a list"),
                bad("a mention as a text", "{'id':'t1','text':'x','mentions':['a']}", "a mention must be an object"),
                bad("a mention without text", "{'id':'t1','text':'x','mentions':[{}]}", "\"text\" is missing"),
                bad("a mention of nothing", "{'id':'t1','text':'x','mentions':[{'text':''}]}", "must not be empty"),
                bad(
                        "an unknown mention type",
                        "{'id':'t1','text':'x','mentions':[{'text':'a','type':'animal'}]}",
                        "no mention type \"animal\"; there are person, place, organization, thing, activity, time and other"),
                bad(
                        "a type in capitals",
                        "{'id':'t1','text':'x','mentions':[{'text':'a','type':'Person'}]}",
                        "no mention type"),
                bad(
                        "an unknown gender",
                        "{'id':'t1','text':'x','mentions':[{'text':'a','gender':'w'}]}",
                        "there are f, m and n"),
                bad(
                        "an unknown number",
                        "{'id':'t1','text':'x','mentions':[{'text':'a','number':'2'}]}",
                        "there are sg and pl"),
                bad(
                        "resolved as a text",
                        "{'id':'t1','text':'x','mentions':[{'text':'a','resolved':'no'}]}",
                        "true or false"),
                bad(
                        "a misspelt mention field",
                        "{'id':'t1','text':'x','mentions':[{'text':'a','typ':'thing'}]}",
                        "\"typ\""),
                bad("half a surrogate pair", "{'id':'t1','text':'x \\ud83d'}", "surrogate"),
                bad("the other half", "{'id':'t1','text':'\\ude00 x'}", "surrogate"),
                bad("half a pair in a mention", "{'id':'t1','text':'x','mentions':[{'text':'\\ud83d'}]}", "surrogate"),
                bad("half a pair in the id", "{'id':'\\ud83d','text':'x'}", "surrogate"),
                bad("a line cut", "{'id':'t1','te", "not valid JSON"),
                bad("a line cut in an escape", "{'id':'t1','text':'x\\u00", "not valid JSON"),
                bad("no JSON at all", "hello", "not valid JSON"),
                bad("two values", "{'id':'t1','text':'x'} {'id':'t2','text':'y'}", "something follows"),
                bad("a list", "[1]", "an event must be an object, not a list"),
                bad("a comment", "// t1", "not valid JSON"),
                bad("single quotes", "{\\'id\\':1}".replace("\\'", "`"), "not valid JSON"),
                bad("a raw control sign", "{'id':'t1','text':'a\u0001b'}", "not valid JSON"),
                bad("NaN", "{'id':'t1','text':NaN}", "not valid JSON"),
                bad(
                        "an id that is there, other text",
                        "{'space':'four','id':'t2','text':'other'}",
                        "already, with other content"),
                bad(
                        "nested too deep",
                        "{'id':'t1','text':'x','mentions':" + "[".repeat(5000) + "]".repeat(5000) + "}",
                        "values within values"),
                bad("nested to overflow the stack", "[".repeat(200_000), "values within values"),
                bad(
                        "a number of a million digits",
                        "{'id':" + "9".repeat(1_000_000) + ",'text':'x'}",
                        "too many digits"),
                raw("UTF-8 cut short", "C3", "not valid"),
                raw("a byte that no UTF-8 has", "FF", "not valid"),
                raw("Latin-1", "E972", "not valid"),
                raw("an overlong slash", "C0AF", "not valid"),
                raw("an overlong letter of three bytes", "E081A1", "not valid"),
                raw("half a surrogate pair as bytes", "EDA080", ""),
                raw("beyond Unicode", "F4908080", "not valid"));
    }

    private static Arguments bad(String what, String line, String why) {
        return Arguments.of(what, line.replace('\'', '"').getBytes(StandardCharsets.UTF_8), why);
    }

    /** Bytes inside a text. */
    private static Arguments raw(String what, String hex, String why) {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        line.writeBytes("{\"id\":\"t1\",\"text\":\"a".getBytes(StandardCharsets.UTF_8));
        line.writeBytes(HexFormat.of().parseHex(hex));
        line.writeBytes("\"}".getBytes(StandardCharsets.UTF_8));
        return Arguments.of(what, line.toByteArray(), why);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("badLines")
    void isRefusedByFileAndLineAndNothingIsStored(String what, byte[] line, String why) throws Exception {
        Path file = folder.resolve("bad.jsonl");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(GOOD.getBytes(StandardCharsets.UTF_8));
        bytes.writeBytes("\n".getBytes(StandardCharsets.UTF_8));
        bytes.writeBytes(line);
        bytes.writeBytes(("\n" + GOOD.replace("\"g\"", "\"h\"")).getBytes(StandardCharsets.UTF_8));
        Files.write(file, bytes.toByteArray());
        byte[] before = Files.readAllBytes(project);
        for (String dry : new String[] {"--json", "--dry-run"}) {
            AssayCommand.Ended refused = AssayCommand.run("import", project, file, "--format", "events", dry);
            assertThat(refused.err()).startsWith(file + ":3: ").contains(why).hasLineCount(1);
            assertThat(refused.exit()).isEqualTo(3);
            assertThat(refused.out()).isEmpty();
            assertThat(Arrays.equals(Files.readAllBytes(project), before)).isTrue();
        }
    }

    @Test
    void aProjectThatWasMadeForARefusedFileDoesNotStayBehind() throws Exception {
        Path file = Files.writeString(folder.resolve("bad.jsonl"), "{\"id\":\"t1\",\"text\":7}\n");
        Path fresh = folder.resolve("fresh.assay");
        assertThat(AssayCommand.run("import", fresh, file).exit()).isEqualTo(3);
        assertThat(fresh).doesNotExist();
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("p.assay", "four.jsonl", "bad.jsonl");
    }

    @Test
    void ofSeveralFilesEachIsWhollyInOrWhollyOut() throws Exception {
        Path good = Files.writeString(folder.resolve("good.jsonl"), GOOD);
        Path bad = Files.writeString(folder.resolve("bad.jsonl"), GOOD.replace("\"g\"", "\"i\"") + "{\"id\":\"t1\"}\n");
        AssayCommand.Ended ended = AssayCommand.run("import", project, good, bad);
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err()).startsWith(bad + ":2: ");
        assertThat(AssayCommand.ok("spaces", project, "--json")
                        .json()
                        .valueStream()
                        .map(s -> s.get("space").stringValue() + " "
                                + s.get("events").intValue()))
                .containsExactly("four 4", "good 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n  \n", "\uFEFF", "\uFEFF\r\n"})
    void aFileWithoutALineSaysSoOrChangesNothing(String content) throws Exception {
        Path file = Files.writeString(folder.resolve("none.jsonl"), content);
        byte[] before = Files.readAllBytes(project);
        AssayCommand.Ended ended = AssayCommand.run("import", project, file);
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err()).isEqualTo(file + ": is empty\n");
        assertThat(Arrays.equals(Files.readAllBytes(project), before)).isTrue();
    }

    @Test
    void whatIsNoFileSaysSo() throws Exception {
        for (Path no : new Path[] {folder.resolve("missing.jsonl"), folder}) {
            for (String format : new String[] {"auto", "events", "locomo", "ndm"}) {
                AssayCommand.Ended ended = AssayCommand.run("import", project, no, "--format", format);
                assertThat(ended.exit()).as(format).isEqualTo(3);
                assertThat(ended.err()).startsWith(no + ": ").hasLineCount(1);
            }
        }
        assertThat(AssayCommand.run("import", project, folder.resolve("four.jsonl"), "--format", "xml")
                        .exit())
                .isEqualTo(2);
    }
}

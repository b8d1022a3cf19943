package dev.assay.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.Cli;
import dev.assay.cli.Console;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code assay bench listing} on a conversation and a run of it written by hand. */
class BenchListingTest {
    @TempDir
    Path folder;

    private Path talk;
    private Path run;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @BeforeEach
    void write() throws IOException {
        talk = Files.writeString(folder.resolve("talk.jsonl"), """
                {"space":"s","id":"t0","speaker":"Alice","text":"Hey Bob! I signed up for a pottery class."}
                {"space":"s","id":"t1","speaker":"Bob","text":"My teacher Carla runs it, and she sold my bike."}
                {"space":"s","id":"t2","speaker":"Alice","text":"We met in Rome last month."}
                """);
        // Lists the addressee where the text does not name him, an unresolved word, a time, and misses Rome; t2 is
        // there.
        run = Files.writeString(folder.resolve("run.jsonl"), """
                {"event_id":"t0","entities":[{"name":"Alice","type":"person"},{"name":"Bob","type":"person"},{"name":"class","type":"thing"}]}
                {"event_id":"t1","entities":[{"name":"Carla","type":"person"},{"name":"Alice","type":"person"},{"name":"my bike","type":"thing"},{"name":"she","type":"person","dimensions":{"reference_status":"unresolved"}}]}
                {"event_id":"t2","entities":[{"name":"last month","type":"time"}]}
                """);
    }

    private int assay(String... arguments) {
        Console console = new Console(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false);
        return Cli.run(console, arguments);
    }

    @Test
    void countsRowsInBothOnlyHereAndOnlyThere() {
        assertThat(assay(
                        "bench",
                        "listing",
                        talk.toString(),
                        "--run",
                        run.toString(),
                        "--passes",
                        "1",
                        "--json",
                        "--cases"))
                .isZero();
        JsonNode json = JsonMapper.builder().build().readTree(out.toString(StandardCharsets.UTF_8));
        assertThat(json.get("turns").asInt()).isEqualTo(3);
        assertThat(json.get("turns_a_second").asDouble()).isPositive();
        JsonNode agreement = json.get("agreement");
        assertThat(agreement.get("turns").asInt()).isEqualTo(3);
        assertThat(agreement.get("named").toString())
                .isEqualTo("{\"both\":2,\"only_here\":1,\"only_there\":0,\"precision\":0.6666666666666666,\"recall\":1,"
                        + "\"here\":[[\"t2\",\"rome\"]],\"there\":[]}");
        assertThat(agreement.get("all").toString())
                .isEqualTo("{\"both\":3,\"only_here\":2,\"only_there\":1,\"precision\":0.6,\"recall\":0.75,"
                        + "\"here\":[[\"t0\",\"pottery class\"],[\"t2\",\"rome\"]],\"there\":[[\"t0\",\"class\"]]}");
    }

    @Test
    void withoutARunItTellsTheSpeed() {
        assertThat(assay("bench", "listing", talk.toString(), "--passes", "1", "--json"))
                .isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("\"agreement\":null");
        assertThat(assay("bench", "listing", talk.toString(), "--space", "s")).isEqualTo(2);
    }

    @Test
    void theTableHasTheSameFigures() {
        assertThat(assay("bench", "listing", talk.toString(), "--run", run.toString(), "--passes", "1"))
                .isZero();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("named  2     1          0           0.667      1.000")
                .contains("all    3     2          1           0.600      0.750");
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }
}

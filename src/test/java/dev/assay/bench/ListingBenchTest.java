package dev.assay.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class ListingBenchTest {

    @Test
    void measuresBothInOneRun() {
        ListingBench.Result result = ListingBench.measure(List.of("Carla praised my vase.", "Hey!"), 1);
        assertThat(result.texts()).isEqualTo(2);
        assertThat(result.mentions()).isEqualTo(2);
        assertThat(result.listMillis()).isPositive();
        assertThat(result.tagMillis()).isPositive();
        assertThat(new ListingBench.Result(10, 0, 130, 100).ratio()).isEqualTo(1.3);
        assertThat(new ListingBench.Result(10, 0, 100, 100).throughput()).isEqualTo(100);
    }

    @Test
    @Tag("bench")
    void costsAtMostAThirdMoreThanTokensAndTags() throws IOException {
        Path file = Path.of(System.getProperty("assay.shared", "../shared"), "data", "locomo5.json");
        assumeTrue(Files.isReadable(file), "skipped: locomo5.json is not on this machine");
        List<String> texts = new ArrayList<>();
        for (JsonNode c : new ObjectMapper().readTree(file.toFile())) {
            JsonNode conversation = c.get("conversation");
            for (int s = 1; conversation.has("session_" + s); s++) {
                for (JsonNode turn : conversation.get("session_" + s))
                    texts.add(turn.get("text").asString());
            }
        }
        ListingBench.Result result = ListingBench.measure(texts, 5);
        System.out.printf(
                Locale.ROOT, "%s ratio %.2f, %.0f turns a second%n", result, result.ratio(), result.throughput());
        assertThat(result.ratio()).isLessThanOrEqualTo(1.3);
    }
}

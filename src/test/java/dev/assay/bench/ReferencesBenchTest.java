package dev.assay.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.bench.ReferencesBench.Miss;
import dev.assay.bench.ReferencesBench.Result;
import dev.assay.model.ReferenceRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReferencesBenchTest {
    private static final String FILE = """
            {"episodes": [{"scenes": [
              {"scene_id": "s1", "utterances": [
                {"utterance_id": "u1", "speakers": ["Ann Otis"], "transcript": "Hey Bob, I saw Peter. He was ill.",
                 "tokens": [["Hey", "Bob", ",", "I", "saw", "Peter", "."], ["He", "was", "ill", "."]],
                 "character_entities": [[[1, 2, "Bob Vane"], [3, 4, "Ann Otis"], [5, 6, "Peter Penn"]], [[0, 1, "Peter Penn"]]]},
                {"utterance_id": "u2", "speakers": ["Bob Vane"], "transcript": "She told me about him.",
                 "tokens": [["She", "told", "me", "about", "him", "."]],
                 "character_entities": [[[4, 5, "Peter Penn"], [0, 1, "Rose"], [2, 3, "Bob Vane"]]]}]},
              {"scene_id": "s2", "utterances": [
                {"utterance_id": "u3", "speakers": ["#ALL#"], "transcript": "Otto fell. He's fine.",
                 "tokens": [["Otto", "fell", "."], ["He", "'s", "fine", "."]],
                 "character_entities": [[[0, 1, "Otto A"]], [[0, 1, "Otto B"]]]}]}
            ]}]}
            """;

    @TempDir
    Path folder;

    private ReferencesBench small() throws IOException {
        Path file = folder.resolve("dialogue.json");
        Files.writeString(file, FILE);
        return ReferencesBench.of(file);
    }

    @Test
    void countsWhatIsSettledAndHoldsItAgainstTheMarks() throws IOException {
        // count-1: "Bob" and "Peter" both stand for the first he and for him; "She" as well; Otto is settled on the
        // wrong Otto.
        assertThat(small().measure(ReferenceRules.COUNT_1, 3)).isEqualTo(new Result(4, 1, 0, 1, 3, 0, 0, 0.25, 0));
        assertThat(small().measure(ReferenceRules.COUNT_2, 3))
                .isEqualTo(new Result(4, 3, 2, 1, 0, 1, 2 / 3.0, 0.75, 0));
    }

    @Test
    void namesWhatWentWrong() throws IOException {
        assertThat(small().misses(ReferenceRules.COUNT_2, 3))
                .containsExactly(new Miss("s2", "u3", "He", "otto", List.of("Otto A"), List.of("Otto B")));
    }

    @Test
    void someScenesCanBeHeldBack() throws IOException {
        assertThat(small().only(i -> i == 0).measure(ReferenceRules.COUNT_2, 3))
                .isEqualTo(new Result(3, 2, 2, 0, 0, 1, 1.0, 2 / 3.0, 0));
    }

    @Test
    void printsBothRuleSetsSideBySide() throws IOException {
        assertThat(small().table().lines())
                .containsExactly(
                        "rules     total  settled  right  wrong   open  unknown  precision   share",
                        "count-1       4        1      0      1      3        0      0.000   0.250",
                        "count-2       4        3      2      1      0        1      0.667   0.750");
    }

    @Test
    void aFileThatIsNoDialogueIsRefused() throws IOException {
        Path other = folder.resolve("other.json");
        Files.writeString(other, "{\"episodes\": []}");
        assertThatThrownBy(() -> ReferencesBench.of(other)).isInstanceOf(IOException.class);
        Files.writeString(other, "not json");
        assertThatThrownBy(() -> ReferencesBench.of(other)).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> ReferencesBench.of(folder.resolve("none.json")))
                .isInstanceOf(IOException.class);
    }

    /** The promise of the user guide, on the annotated dialogue itself: right nine times in ten on at least a quarter. */
    @Test
    void theSecondRuleKeepsItsPromiseOnPeoplesAnnotations() throws IOException {
        Path file = Path.of(System.getProperty("assay.shared", "."), "data", "references-friends-dev.json");
        assumeTrue(Files.exists(file), () -> "skipped: the annotated dialogue is not here (" + file + ")");
        ReferencesBench bench = ReferencesBench.of(file);
        Result second = bench.measure(ReferenceRules.COUNT_2, 3);
        assertThat(second.precision()).isGreaterThanOrEqualTo(0.90);
        assertThat(second.share()).isGreaterThanOrEqualTo(0.25);
        assertThat(second.precision())
                .isGreaterThan(bench.measure(ReferenceRules.COUNT_1, 3).precision());
    }
}

package dev.assay.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.SharedData;
import dev.assay.bench.RetrievalBench.Result;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The floors that the method has to hold on five LoCoMo conversations, and the margin over BM25 in the same run. */
@Tag("slow")
class LocomoBenchTest {
    private static LocomoFile file;

    @BeforeAll
    static void read() throws Exception {
        file = LocomoFile.read(SharedData.file("locomo5.json"), true, t -> {});
    }

    private static RetrievalBench.System named(Result result, String name) {
        return result.systems().stream()
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void linkedKeepsMoreEvidenceThanTheFloorAndThanBm25() {
        Result result = new RetrievalBench(file, new int[] {250, 500, 1000, 2000}, t -> {}).measure(null);
        assertThat(result.questions()).isEqualTo(760);
        assertThat(result.excluded()).isEqualTo(2);
        double[] floor = {.75, .82, .86, .89};
        double[] linked = named(result, "linked").recall();
        double[] bm25 = named(result, "bm25").recall();
        for (int b = 0; b < floor.length; b++) {
            assertThat(linked[b]).isGreaterThan(floor[b]).isGreaterThan(bm25[b] + .1);
            assertThat(named(result, "linked").words()[b]).isLessThanOrEqualTo(result.budgets()[b]);
        }
        assertThat(named(result, "everything").recall()).containsExactly(1, 1, 1, 1);
        assertThat(result.systems().getLast().name()).isEqualTo("everything");
    }

    @Test
    void adversarialQuestionsAreToldFromAnswerableOnes() {
        List<VerdictBench.System> systems = new VerdictBench(file, t -> {}).measure(Optional.empty());
        VerdictBench.System cover2 = systems.getFirst();
        assertThat(cover2.name()).isEqualTo("cover-2");
        assertThat(cover2.answerable().all()).isEqualTo(762);
        assertThat(cover2.adversarial().all()).isEqualTo(237);
        assertThat(cover2.balancedAccuracy()).isGreaterThan(.83);
    }
}

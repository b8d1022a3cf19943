package dev.assay.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Evidence is read as LoCoMo writes it, and as any other conversation names its turns. */
class EvidenceTest {
    @Test
    void turnsThatAreThereAreTakenByTheirOwnNames() {
        Set<String> turns = Set.of("t0", "t2", "turn 7", "D8:6");
        Evidence read = Evidence.read(List.of("t2", "turn 7", "t0; D:8:6", "t9"), turns::contains);
        assertThat(read.turns()).containsExactly("t2", "turn 7", "t0", "D8:6");
        assertThat(read.lost()).containsExactly("t9");
        assertThat(read.repaired())
                .extracting(Evidence.Repair::written, Evidence.Repair::read)
                .containsExactly(org.assertj.core.groups.Tuple.tuple("t0; D:8:6", List.of("t0", "D8:6")));
    }
}

package dev.assay.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How cited evidence is read. */
class EvidenceTest {
    private static final Set<String> THERE = Set.of("t2", "t45", "D8:6", "D9:17", "D30:5", "D11:26", "a b");

    private static Evidence read(String... written) {
        return Evidence.read(List.of(written), THERE::contains);
    }

    @Test
    void an_events_own_id_is_that_event_in_any_form_alone_and_in_a_list() {
        assertThat(read("t2", "a b")).isEqualTo(new Evidence(List.of("t2", "a b"), List.of(), List.of()));
        assertThat(read("t2; t45"))
                .isEqualTo(new Evidence(
                        List.of("t2", "t45"),
                        List.of(new Evidence.Repair("t2; t45", List.of("t2", "t45"))),
                        List.of()));
    }

    @Test
    void the_published_quirks_are_read_and_said() {
        assertThat(read("D8:6; D9:17").turns()).containsExactly("D8:6", "D9:17");
        assertThat(read("D30:05").turns()).containsExactly("D30:5");
        assertThat(read("D:11:26").repaired()).containsExactly(new Evidence.Repair("D:11:26", List.of("D11:26")));
    }

    @Test
    void what_names_no_event_is_kept_as_it_was_written() {
        assertThat(read("D", "t9", "D8:7")).isEqualTo(new Evidence(List.of(), List.of(), List.of("D", "t9", "D8:7")));
    }
}

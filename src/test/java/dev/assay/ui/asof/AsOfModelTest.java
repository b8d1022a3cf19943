package dev.assay.ui.asof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Anchor;
import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.ui.TestWindow;
import dev.assay.ui.project.AsOf;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The past of the worked example: nine turns in two spaces, of 2026-04-30 to 2026-05-10, and one decision on 2026-06-12. */
class AsOfModelTest {
    @TempDir
    Path folder;

    private TestWindow window;
    private AsOfModel asOf;

    @BeforeEach
    void open() {
        window = new TestWindow(folder);
        window.model.sample("alice-and-bob");
        window.model.project().showSpace("five");
        window.model.project().editing().reviewer("Eva");
        window.model
                .project()
                .editing()
                .decide(
                        "settle it",
                        "five",
                        List.of(new Decision.SettledAs(new ReferenceId("t4", "it", 1), "alice's vase")),
                        "why",
                        e -> {});
        asOf = window.model.asOf();
    }

    @AfterEach
    void close() {
        window.model.project().close();
    }

    private List<String> events() {
        return Objects.requireNonNull(window.model.project().space().get()).record().events().stream()
                .map(e -> e.id())
                .toList();
    }

    @Test
    void the_calendar_marks_the_days_on_which_something_became_known() {
        asOf.look();
        assertThat(asOf.index().get().known())
                .as("each turn but t4 is in both spaces; the decision is of the day it was made")
                .containsExactly(
                        java.util.Map.entry(LocalDate.of(2026, 4, 30), 2),
                        java.util.Map.entry(LocalDate.of(2026, 5, 1), 2),
                        java.util.Map.entry(LocalDate.of(2026, 5, 8), 2),
                        java.util.Map.entry(LocalDate.of(2026, 5, 9), 2),
                        java.util.Map.entry(LocalDate.of(2026, 5, 10), 1),
                        java.util.Map.entry(LocalDate.of(2026, 6, 12), 1));
        assertThat(asOf.index().get().size()).isEqualTo((int) asOf.entries());
    }

    @Test
    void one_entry_back_is_before_the_decision_and_says_what_that_entry_is() {
        long all = asOf.entries();
        assertThat(asOf.canGoEarlier().get()).isTrue();
        asOf.step(-1);
        assertThat(asOf.moment().get()).isEqualTo(AsOf.NOW.withEntry(all - 1));
        assertThat(asOf.entryWords().get()).isEqualTo("run five listed t4, mentions: 2");
        asOf.step(1);
        assertThat(asOf.past().get()).as("after the last entry is now").isFalse();
        assertThat(asOf.entryWords().get()).isEqualTo("2026-06-12 Fri 16:00Z, Eva settled “it” in t4 as alice's vase");
        asOf.entry(1);
        assertThat(asOf.canGoEarlier().get()).isFalse();
        assertThat(asOf.entryWords().get()).endsWith("the project was made");
        asOf.step(-5);
        assertThat(asOf.entry()).isEqualTo(1);
        asOf.entry(all + 7);
        assertThat(asOf.past().get()).isFalse();
    }

    @Test
    void the_day_of_knowledge_and_the_day_of_truth_are_set_on_their_own() {
        asOf.knownAt(LocalDate.of(2026, 5, 8));
        assertThat(events()).containsExactly("t0", "t1", "t2");
        asOf.validAt(LocalDate.of(2026, 5, 1));
        assertThat(events()).as("what is true changes nothing of what is known").containsExactly("t0", "t1", "t2");
        assertThat(window.model.project().validAt()).isEqualTo(Anchor.of("2026-05-01"));
        assertThat(asOf.says()).isEqualTo("What was believed on 2026-05-08 Fri · What was true on 2026-05-01 Fri");
        assertThat(window.model.project().editing().possible().get()).isFalse();
        asOf.now();
        assertThat(events()).hasSize(5);
        assertThat(window.model.project().validAt()).as("today, by the clock").isEqualTo(Anchor.of("2026-06-12"));
        assertThat(window.model.project().editing().possible().get()).isTrue();
    }

    @Test
    void what_is_recorded_while_the_journal_is_known_is_read_as_well() {
        asOf.look();
        int before = asOf.index().get().size();
        window.model.project().editing().undo();
        assertThat(asOf.index().get().size()).isEqualTo(before + 1);
        assertThat(asOf.index().get().known().get(LocalDate.of(2026, 6, 12))).isEqualTo(2);
    }

    @Test
    void a_bar_is_filled_as_far_as_it_is_looked_at_and_known() {
        asOf.look();
        JournalIndex index = asOf.index().get();
        assertThat(index.part(1, 4, 2, null)).isEqualTo(0.5);
        assertThat(index.part(1, index.size(), index.size(), null)).isEqualTo(1);
        assertThat(index.part(index.size(), index.size(), index.size(), LocalDate.of(2026, 5, 10)))
                .as("the decision was made later")
                .isEqualTo(0);
    }

    @Test
    void another_project_has_another_journal() {
        asOf.look();
        window.model.project().close();
        assertThat(asOf.index().get().size()).isZero();
        assertThat(asOf.past().get()).isFalse();
        assertThat(asOf.possible().get()).isFalse();
    }
}

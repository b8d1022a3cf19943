package dev.assay.ui.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.ui.TestWindow;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Decisions, undo and redo, and the past, in a window's project. */
class EditingTest {
    private static final ReferenceId IT = new ReferenceId("t4", "it", 1);
    private static final List<Decision.Act> VASE = List.of(new Decision.SettledAs(IT, "alice's vase"));

    @TempDir
    Path folder;

    private ProjectModel project;
    private Editing editing;

    @BeforeEach
    void open() {
        TestWindow window = new TestWindow(folder);
        window.model.sample("alice-and-bob");
        project = window.model.project();
        project.showSpace("five");
        editing = project.editing();
    }

    @AfterEach
    void close() {
        project.close();
    }

    private long entries() {
        return Objects.requireNonNull(project.opened().get()).snapshot().head().entries();
    }

    private boolean vaseIsInT4() {
        SpaceSnapshot space = Objects.requireNonNull(project.space().get());
        return space.incidence().has(space.rows().of("alice's vase"), 4);
    }

    @Test
    void a_decision_waits_for_the_name_of_who_decides_and_is_recorded_once_it_is_given() {
        long before = entries();
        List<Long> recorded = new ArrayList<>();
        editing.decide("settle it", "five", VASE, "it was praised", recorded::addAll);
        assertThat(editing.nameWanted().get()).isTrue();
        assertThat(entries()).isEqualTo(before);
        editing.reviewer("  Eva ");
        assertThat(editing.nameWanted().get()).isFalse();
        assertThat(entries()).isEqualTo(before + 1);
        assertThat(recorded).containsExactly(before + 1);
        assertThat(vaseIsInT4()).isTrue();
        assertThat(editing.reviewer()).isEqualTo("Eva");
    }

    @Test
    void without_a_name_nothing_is_recorded() {
        long before = entries();
        editing.decide("settle it", "five", VASE, "why", e -> {});
        editing.withoutName();
        editing.reviewer("Eva");
        assertThat(entries()).isEqualTo(before);
    }

    @Test
    void undo_and_redo_are_records_and_restore_the_state() {
        editing.reviewer("Eva");
        long before = entries();
        editing.decide("settle it", "five", VASE, "why", e -> {});
        assertThat(editing.undoName().get()).isEqualTo("settle it");
        editing.undo();
        assertThat(vaseIsInT4()).isFalse();
        assertThat(editing.undoName().get()).isNull();
        assertThat(editing.redoName().get()).isEqualTo("settle it");
        editing.redo();
        assertThat(vaseIsInT4()).isTrue();
        editing.undo();
        editing.undo();
        assertThat(vaseIsInT4()).isFalse();
        assertThat(entries())
                .as("one decision, three withdrawals; a second undo finds nothing")
                .isEqualTo(before + 4);
    }

    @Test
    void the_past_is_shown_and_cannot_be_changed() {
        editing.reviewer("Eva");
        long before = entries();
        editing.decide("settle it", "five", VASE, "why", e -> {});
        project.asOf(AsOf.NOW.withEntry(before));
        assertThat(vaseIsInT4()).isFalse();
        assertThat(Objects.requireNonNull(project.opened().get()).readOnly()).isTrue();
        editing.decide("settle it", "five", VASE, "again", e -> {});
        assertThat(editing.undoName().get()).isNull();
        editing.undo();
        project.asOf(AsOf.NOW);
        assertThat(entries()).isEqualTo(before + 1);
        assertThat(vaseIsInT4()).isTrue();
        assertThat(editing.undoName().get()).isEqualTo("settle it");
    }

    @Test
    void known_at_a_day_shows_only_what_was_said_by_then() {
        project.asOf(AsOf.NOW.withKnownAt(Anchor.of("2026-05-08")));
        assertThat(Objects.requireNonNull(project.space().get()).record().events())
                .extracting(e -> e.id())
                .containsExactly("t0", "t1", "t2");
    }

    @Test
    void what_is_refused_leaves_the_project_as_it_was_and_the_next_action_goes_on() {
        editing.reviewer("Eva");
        long before = entries();
        editing.decide("alias", "five", List.of(new Decision.Alias("carla", "carla")), "why", e -> {});
        editing.decide("settle it", "five", VASE, "why", e -> {});
        assertThat(entries()).isEqualTo(before + 1);
    }
}

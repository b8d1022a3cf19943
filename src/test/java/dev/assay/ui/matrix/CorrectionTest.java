package dev.assay.ui.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.SnapshotChange;
import dev.assay.method.SnapshotChange.Cell;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.project.ProjectSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.TestWindow;
import dev.assay.ui.matrix.Correction.Draft;
import dev.assay.ui.matrix.Correction.Input;
import dev.assay.ui.matrix.Correction.Kind;
import dev.assay.ui.project.ProjectModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be corrected in the worked example, and what each correction changes there, worked out by hand. */
class CorrectionTest {
    @TempDir
    Path folder;

    private ProjectModel project;

    @BeforeEach
    void open() {
        TestWindow window = new TestWindow(folder);
        window.model.sample("alice-and-bob");
        project = window.model.project();
        project.showSpace("five");
    }

    @AfterEach
    void close() {
        project.close();
    }

    private SpaceSnapshot space() {
        return Objects.requireNonNull(project.space().get());
    }

    private Place at(Selected selected) {
        return Objects.requireNonNull(Place.of(space(), selected));
    }

    private static List<Decision.Act> acts(Place place, Kind kind, Input input) {
        return ((Draft.Ready) Correction.draft(place, kind, input)).acts();
    }

    private SnapshotChange change(Place place, Kind kind, Input input) {
        ProjectSnapshot now = Objects.requireNonNull(project.opened().get()).snapshot();
        List<Decision> decisions = project.editing().decisions("five", acts(place, kind, input), "why");
        return Correction.preview(now, space(), decisions);
    }

    private static Input typed(String words, MentionType type) {
        return new Input(words, type, 0, "");
    }

    private static Input row(String key) {
        return new Input("", null, 0, key);
    }

    @Test
    void a_counted_cell_an_event_and_a_row_offer_what_is_possible_there() {
        assertThat(Correction.possible(at(new Selected.OfCell("carla", "t4"))))
                .containsExactly(
                        Kind.REFUSE,
                        Kind.OTHER,
                        Kind.UNKNOWABLE,
                        Kind.ADD,
                        Kind.REMOVE,
                        Kind.RETYPE,
                        Kind.ALIAS,
                        Kind.HUB);
        assertThat(Correction.possible(at(new Selected.OfEvent("t3"))))
                .containsExactly(Kind.ADD, Kind.REMOVE, Kind.RETYPE);
        assertThat(Correction.possible(at(new Selected.OfRow("alice")))).containsExactly(Kind.ALIAS, Kind.NO_HUB);
        assertThat(Place.of(space(), new Selected.Nothing())).isNull();
        assertThat(Place.of(space(), new Selected.OfRow("nobody"))).isNull();
    }

    @Test
    void refusing_the_count_takes_carla_out_of_t4_with_two_collisions_and_falsifies_it() {
        SnapshotChange change = change(at(new Selected.OfCell("carla", "t4")), Kind.REFUSE, Input.NONE);
        assertThat(change.cellsLost()).containsExactly(new Cell("t4", "carla"));
        assertThat(change.cellsGained()).isEmpty();
        assertThat(change.pairsLost()).as("t1–t4 and t2–t4").isEqualTo(2);
        assertThat(change.references()).singleElement().satisfies(r -> {
            assertThat(r.id()).isEqualTo(new ReferenceId("t4", "she", 1));
            assertThat(r.rowBefore()).isEqualTo("carla");
            assertThat(r.rowAfter()).isNull();
            assertThat(r.falsified()).isTrue();
        });
        assertThat(ChangeLines.of(change, MatrixTexts.in(Locale.ENGLISH)))
                .containsExactly(
                        "Cells: 0 gained, 1 lost · collisions: 0 gained, 2 lost",
                        "Lost: carla in t4",
                        "“she” in t4: carla → open, the count is falsified");
    }

    @Test
    void taking_carla_off_t2_leaves_her_counted_in_t4_by_t1_alone() {
        SnapshotChange change = change(at(new Selected.OfCell("carla", "t2")), Kind.REMOVE, Input.NONE);
        assertThat(change.cellsLost()).containsExactly(new Cell("t2", "carla"));
        assertThat(change.pairsLost()).as("t1–t2 and t2–t4").isEqualTo(2);
        assertThat(change.references()).isEmpty();
    }

    @Test
    void a_missed_mention_stands_in_the_text_and_has_a_type() {
        Place t4 = at(new Selected.OfEvent("t4"));
        assertThat(Correction.draft(t4, Kind.ADD, typed("guitar", MentionType.THING)))
                .isEqualTo(new Draft.Missing("correct.missing.words"));
        assertThat(Correction.draft(t4, Kind.ADD, typed(" ", MentionType.THING)))
                .isEqualTo(new Draft.Missing("correct.missing.words"));
        assertThat(Correction.draft(t4, Kind.ADD, new Input("best work", null, 0, "")))
                .isEqualTo(new Draft.Missing("correct.missing.type"));
        assertThat(acts(t4, Kind.ADD, typed(" my best  WORK ", MentionType.THING)))
                .containsExactly(new Decision.MentionAdded("t4", Mention.of("my best  WORK", MentionType.THING)));
        SnapshotChange change = change(t4, Kind.ADD, typed("my best work", MentionType.THING));
        assertThat(change.cellsGained()).containsExactly(new Cell("t4", "alice's best work"));
        assertThat(change.pairsGained()).isZero();
    }

    @Test
    void carla_as_hub_collides_nothing_and_leaves_she_without_a_candidate() {
        SnapshotChange change = change(at(new Selected.OfRow("carla")), Kind.HUB, Input.NONE);
        assertThat(change.cellsLost()).containsExactly(new Cell("t4", "carla"));
        assertThat(change.pairsLost()).as("t1–t2, t1–t4, t2–t4").isEqualTo(3);
        assertThat(change.pairsGained()).isZero();
    }

    @Test
    void the_vase_as_the_class_joins_t0_and_t2() {
        SnapshotChange change = change(at(new Selected.OfRow("alice's vase")), Kind.ALIAS, row("pottery class"));
        assertThat(change.cellsGained()).containsExactly(new Cell("t2", "pottery class"));
        assertThat(change.cellsLost()).containsExactly(new Cell("t2", "alice's vase"));
        assertThat(change.pairsGained()).as("t0–t2; t1–t2 collide already").isEqualTo(1);
        assertThat(change.pairsLost()).isZero();
    }

    @Test
    void an_alias_of_itself_or_in_a_circle_is_refused_before_it_is_tried() {
        Place vase = at(new Selected.OfRow("alice's vase"));
        assertThat(Correction.draft(vase, Kind.ALIAS, row("alice's vase")))
                .isEqualTo(new Draft.Missing("correct.missing.circle"));
        assertThat(Correction.draft(vase, Kind.ALIAS, row("guitar")))
                .isEqualTo(new Draft.Missing("correct.missing.row"));
    }

    @Test
    void another_row_wins_over_the_count() {
        SnapshotChange change = change(at(new Selected.OfCell("carla", "t4")), Kind.OTHER, row("alice"));
        assertThat(change.cellsLost()).containsExactly(new Cell("t4", "carla"));
        assertThat(change.cellsGained()).as("alice speaks in t4 already").isEmpty();
        assertThat(change.pairsLost()).isEqualTo(2);
    }

    @Test
    void a_type_alone_changes_no_cell() {
        Place t2 = at(new Selected.OfCell("carla", "t2"));
        SnapshotChange change = change(t2, Kind.RETYPE, typed("", MentionType.PLACE));
        assertThat(ChangeLines.of(change, MatrixTexts.in(Locale.ENGLISH)))
                .containsExactly("Changes no cell, no collision and no reference.");
        assertThat(Correction.draft(t2, Kind.RETYPE, Input.NONE)).isEqualTo(new Draft.Missing("correct.missing.type"));
    }

    @Test
    void a_joined_plural_is_split_and_its_collision_goes() throws IOException {
        Path file = folder.resolve("vases.jsonl");
        Files.writeString(file, """
                {"space":"v","id":"a","text":"I made a vase.","mentions":[{"text":"a vase","type":"thing"}]}
                {"space":"v","id":"b","text":"The vases broke.","mentions":[{"text":"The vases","type":"thing"}]}
                """);
        project.bring(file, report -> {});
        project.showSpace("v");
        Place vase = at(new Selected.OfRow("vase"));
        assertThat(Correction.possible(vase)).containsExactly(Kind.ALIAS, Kind.SPLIT, Kind.HUB);
        assertThat(Correction.choices(vase, Kind.SPLIT)).containsExactly("vases");
        List<Decision.Act> acts = acts(vase, Kind.SPLIT, Input.NONE);
        assertThat(acts).containsExactly(new Decision.Split("vases"));
        SnapshotChange change = Correction.preview(
                Objects.requireNonNull(project.opened().get()).snapshot(),
                space(),
                project.editing().decisions("v", acts, "why"));
        assertThat(change.cellsGained()).containsExactly(new Cell("b", "vases"));
        assertThat(change.cellsLost()).containsExactly(new Cell("b", "vase"));
        assertThat(change.pairsLost()).isEqualTo(1);
    }
}

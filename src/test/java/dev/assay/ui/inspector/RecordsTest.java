package dev.assay.ui.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.ui.Selected;
import dev.assay.ui.TestWindow;
import dev.assay.ui.inspector.Inspection.Section;
import dev.assay.ui.project.ProjectModel;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Mark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Facts, references and pairs in the inspector: how they stand, what was declared, and everything that happened to them. */
class RecordsTest {
    @TempDir
    Path folder;

    private TestWindow window;
    private ProjectModel project;
    private InspectorModel inspector;

    @BeforeEach
    void open() {
        window = new TestWindow(folder);
        project = window.model.project();
        window.model.sample("alice-and-bob");
        inspector = new InspectorModel(
                project.space(), window.model.selection(), Texts.of(Locale.ENGLISH), Runnable::run, Runnable::run);
        inspector.around(project, TestWindow.CLOCK);
    }

    @AfterEach
    void close() {
        project.close();
    }

    private Inspection select(Selected selected) {
        window.model.selection().select(selected);
        return Objects.requireNonNull(inspector.inspection().get());
    }

    /** The lines of the section with that heading. */
    private List<String> lines(String heading) {
        List<String> lines = new ArrayList<>();
        for (Section s : Objects.requireNonNull(inspector.inspection().get()).sections()) {
            switch (s) {
                case Inspection.Lines l
                when l.heading().equals(heading) ->
                    l.lines()
                            .forEach(x ->
                                    lines.add(text(x.text()) + (x.under().isEmpty() ? "" : " | " + text(x.under()))));
                case Inspection.Facts f
                when heading.equals(f.heading()) ->
                    f.facts().forEach(x -> lines.add(x.label() + ": " + text(x.value())));
                default -> {}
            }
        }
        return lines;
    }

    private static String text(List<Inspection.Piece> pieces) {
        return pieces.stream().map(Inspection.Piece::text).collect(Collectors.joining());
    }

    private void facts() throws IOException {
        Path file = folder.resolve("facts.jsonl");
        Files.writeString(file, """
                {"memory_id":"m1","content":"Sessions last 30 min.","provenance":{"ticket":"AUTH-1","timestamp":"2026-01-05"}}
                {"memory_id":"m2","content":"<b>Sessions</b> last 15 min.","provenance":{"ticket":"AUTH-2","timestamp":"2026-02-05"},"edges":[{"target_id":"m1","relation":"falsifies","reason":"measured {0} %s"}]}
                """);
        project.bring(file, report -> {});
        project.showSpace(Objects.requireNonNull(project.opened().get())
                .snapshot()
                .spaces()
                .getLast());
    }

    @Test
    void a_falsified_fact_names_the_record_that_falsifies_it_and_why() throws IOException {
        facts();
        Inspection m1 = select(new Selected.OfEvent("m1"));
        assertThat(m1.kind()).isEqualTo("fact");
        assertThat(lines("Standing")).containsExactly("falsified by m2 | measured {0} %s");
        assertThat(lines("Declared")).containsExactly("falsified by m2 | measured {0} %s");
        assertThat(lines("Certificate")).containsExactly("Known at: 2026-01-05 Mon");
        assertThat(((Inspection.Lines) m1.sections().stream()
                                .filter(s -> s instanceof Inspection.Lines l
                                        && l.heading().equals("Standing"))
                                .findFirst()
                                .orElseThrow())
                        .lines()
                        .getFirst()
                        .mark())
                .isEqualTo(Mark.FALSIFIED);
        select(new Selected.OfEvent("m2"));
        assertThat(lines("Standing")).containsExactly("live");
        assertThat(lines("Declared")).containsExactly("falsifies m1 | measured {0} %s");
    }

    @Test
    void its_history_is_told_on_demand_entry_by_entry_with_the_hash_of_the_chain() throws IOException {
        facts();
        select(new Selected.OfEvent("m1"));
        assertThat(lines("History")).isEmpty();
        inspector.history().set(true);
        List<String> told = lines("History");
        assertThat(told).hasSize(2);
        assertThat(told.get(0)).startsWith("recorded from ").containsPattern("entry \\d+ · [0-9a-f]{8}");
        assertThat(told.get(1)).startsWith("m2 falsifies it. measured {0} %s | entry ");
        String head =
                Objects.requireNonNull(project.opened().get()).snapshot().head().hash();
        assertThat(told.get(1)).as("the last entry carries the head").contains(head.substring(0, 8));
    }

    @Test
    void a_decision_about_a_turn_is_in_its_history_and_one_about_a_row_with_the_row() {
        project.showSpace("five");
        project.editing().reviewer("Eva");
        ReferenceId it = new ReferenceId("t4", "it", 1);
        project.editing().decide("it", "five", List.of(new Decision.SettledAs(it, "alice's vase")), "praised", e -> {});
        project.editing().decide("hub", "five", List.of(new Decision.HubMarked("carla", true)), "everywhere", e -> {});
        project.editing().undo();
        inspector.history().set(true);
        select(new Selected.OfEvent("t4"));
        assertThat(lines("History"))
                .anyMatch(l -> l.startsWith("Eva settled “it” in t4 as alice's vase. praised | entry "));
        select(new Selected.OfRow("carla"));
        assertThat(lines("Decided by persons"))
                .containsExactly("taken back: marked as hub | Eva, 2026-06-12T16:00:00Z: everywhere");
    }

    /** Whoever gives the next opinion reads this, too. */
    @Test
    void the_history_says_that_there_is_a_second_opinion_and_neither_what_it_says_nor_why() {
        project.showSpace("five");
        ReferenceId it = new ReferenceId("t4", "it", 1);
        project.editing().reviewer("Eva");
        project.editing().decide("it", "five", List.of(new Decision.SettledAs(it, "alice's vase")), "praised", e -> {});
        project.editing().reviewer("Ben");
        Decision.Opinion second = new Decision.Opinion(new Decision.SettledAs(it, "bike"));
        project.editing().decide("it", "five", List.of(second), "the bike was praised", e -> {});
        inspector.history().set(true);
        select(new Selected.OfEvent("t4"));
        assertThat(lines("History").getLast()).startsWith("Ben gave an opinion on “it” in t4 | entry ");
        assertThat(lines("History")).noneMatch(l -> l.contains("bike"));
    }

    @Test
    void a_reference_is_inspected_as_itself() {
        project.showSpace("five");
        Inspection she = select(new Selected.OfReference(new ReferenceId("t4", "she", 1)));
        assertThat(she.name()).isEqualTo("“She” in t4");
        assertThat(she.kind()).isEqualTo("unclear reference");
        assertThat(lines("Unclear references").getFirst()).startsWith("“She” settled by count: carla");
    }

    @Test
    void a_pair_is_inspected_with_the_path_that_connects_it() {
        project.showSpace("four");
        Inspection pair = select(new Selected.OfPair("t0", "t2"));
        assertThat(pair.name()).isEqualTo("t0 and t2");
        assertThat(lines("What connects them")).containsExactly("t0 – t1 | pottery class", "t1 – t2 | carla");
        select(new Selected.OfPair("t0", "t3"));
        assertThat(lines("What connects them")).isEmpty();
    }
}

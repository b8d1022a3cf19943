package dev.assay.ui.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.method.Answer;
import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.Provenance;
import dev.assay.model.Question;
import dev.assay.project.Project;
import dev.assay.ui.Selected;
import dev.assay.ui.TestWindow;
import dev.assay.ui.text.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The queue without a window: what a choice would change, and what a second reviewer gets to see. */
class QueueModelTest {
    private static final ReferenceId IT = new ReferenceId("t4", "it", 1);

    @TempDir
    Path folder;

    @SuppressWarnings("NullAway.Init")
    private TestWindow window;

    @SuppressWarnings("NullAway.Init")
    private QueueModel model;

    @BeforeEach
    void open() throws Exception {
        Path file = folder.resolve("five.assay");
        Path five = AssayCommand.sample("alice-and-bob/five.jsonl", folder);
        try (Project p = Project.create(file)) {
            Imports.importFile(p, five, new ImportOptions(null, null, null, null, false), Progress.NONE);
            Provenance here = new Provenance.FileLines("questions.jsonl", 1, 1, null);
            p.<Long, RuntimeException>record(r -> {
                r.record(new Question("five", "q1", "Is the vase Alice's work?", null, null, List.of(), null, here));
                return r.record(
                        new Question("five", "q2", "Who runs the pottery class?", null, null, List.of(), null, here));
            });
        }
        window = new TestWindow(folder.resolve("settings"));
        window.model.open(file);
        window.model.project().editing().reviewer("Ann");
        model = new QueueModel(window.workbench(), Texts.of(Locale.ENGLISH));
        window.workbench().space().addListener((o, was, now) -> model.show(now));
        model.show(window.workbench().space().get());
    }

    @AfterEach
    void close() {
        window.model.project().close();
    }

    private Queues queues() {
        return Objects.requireNonNull(model.queues());
    }

    private void go() {
        model.go(Objects.requireNonNull(queues().find(IT)));
    }

    private String holds() {
        return queues().space()
                .rows()
                .key(Objects.requireNonNull(queues().find(IT)).row());
    }

    /**
     * METHOD's example: settled as the vase, t4 gains that row and C[t2,t4] goes from 1 to 2. Before, t2 has the vase and
     * t4 "work": each covers one of the two terms, and both are cited. Then t4 alone covers both, and is cited alone.
     */
    @Test
    void the_preview_names_cells_collisions_and_the_question_that_would_be_answered() {
        go();
        model.choose(new Choice.Row("alice's vase"));
        Trial t = Objects.requireNonNull(model.trial());
        assertThat(t.change().cellsGained())
                .extracting(c -> c.row() + " × " + c.event())
                .containsExactly("alice's vase × t4");
        assertThat(t.pairs())
                .extracting(p -> p.a() + "–" + p.b() + " " + p.before() + "→" + p.after())
                .containsExactly("2–4 1→2");
        assertThat(t.questions()).isEqualTo(2);
        assertThat(t.verdicts())
                .containsExactly(new Trial.Verdict(
                        "Is the vase Alice's work?", Answer.Verdict.GROUNDED, Answer.Verdict.GROUNDED, List.of("t4")));
        assertThat(Objects.requireNonNull(queues().find(IT)).row())
                .as("nothing is written")
                .isNegative();
    }

    @Test
    void a_second_reviewer_sees_no_answer_and_a_third_decides_where_they_differ() {
        go();
        model.choose(new Choice.Row("alice's vase"));
        model.settle("it was praised");
        assertThat(holds()).isEqualTo("alice's vase");
        assertThat(queues().of(Tab.SECOND)).as("Ann answered it").isEmpty();

        model.reviewer("Ben");
        model.tab(Tab.SECOND);
        assertThat(model.blind()).isTrue();
        assertThat(Objects.requireNonNull(model.current()).id()).isEqualTo(IT);
        assertThat(window.model.selection().current().get())
                .as("the inspector would tell")
                .isEqualTo(new Selected.Nothing());
        model.choose(new Choice.Row("bob's bike"));
        assertThat(Objects.requireNonNull(model.trial()).change().cellsGained()).isEmpty();
        model.settle("");
        assertThat(holds()).as("a second opinion changes nothing").isEqualTo("alice's vase");
        assertThat(queues().of(Tab.SECOND)).isEmpty();
        assertThat(queues().of(Tab.DISPUTED)).hasSize(1);

        model.reviewer("Cleo");
        model.tab(Tab.DISPUTED);
        assertThat(model.standing()).isEqualTo(Choice.Standing.ADJUDICATED);
        model.choose(new Choice.Row("bob's bike"));
        model.settle("listened again");
        assertThat(holds()).isEqualTo("bob's bike");
        Decision d = Objects.requireNonNull(
                        Objects.requireNonNull(queues().reviews().of(IT)).adjudicated())
                .decision();
        assertThat(d.by() + ": " + d.why()).isEqualTo("Cleo: listened again");
        assertThat(queues().of(Tab.DISPUTED)).isEmpty();
        assertThat(queues().agreement().both()).isEqualTo(1);
        // Taken back, the first decision holds again and they differ again.
        model.editing().undo();
        assertThat(holds()).isEqualTo("alice's vase");
        assertThat(queues().of(Tab.DISPUTED)).hasSize(1);
    }

    @Test
    void what_is_selected_elsewhere_is_asked_here() {
        window.model.selection().select(new Selected.OfReference(IT));
        model.follow(window.model.selection().current().get());
        assertThat(Objects.requireNonNull(model.current()).id()).isEqualTo(IT);
    }
}

package dev.assay.ui.ask;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.exchange.Format;
import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.method.Answer;
import dev.assay.method.Answer.Verdict;
import dev.assay.method.Profile;
import dev.assay.model.Anchor;
import dev.assay.project.Project;
import dev.assay.ui.TestWindow;
import dev.assay.ui.project.AsOf;
import dev.assay.ui.text.Texts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The worked example, asked in the window: figures from METHOD. */
class AskModelTest {
    private static final String VASE = "When was Alice's vase praised?";
    private static final String FALSIFIER =
            "{\"memory_id\":\"f1\",\"content\":\"The remark on 8 May was about another piece.\","
                    + "\"provenance\":{\"source\":\"notes.md\",\"line_range\":[1,1],\"timestamp\":\"2026-05-15T10:00:00Z\"},"
                    + "\"edges\":[{\"target_id\":\"t2\",\"relation\":\"falsifies\",\"reason\":\"Alice asked again.\"}]}\n";

    @TempDir
    Path folder;

    private TestWindow window;
    private AskModel model;

    @BeforeEach
    void open() {
        window = new TestWindow(folder);
        window.model.sample("alice-and-bob");
        window.model.project().showSpace("four");
        model = new AskModel(window.workbench(), Texts.of(Locale.ENGLISH));
    }

    @AfterEach
    void close() {
        window.model.project().close();
    }

    private Asked asked() {
        return Objects.requireNonNull(model.asked().get());
    }

    private static List<String> ids(Asked asked) {
        return asked.answer().depiction().stream()
                .map(l -> asked.event(l.tick()).id())
                .toList();
    }

    @Test
    void nothing_is_asked_until_somebody_asks() {
        assertThat(model.asked().get()).isNull();
        model.ask("   ");
        assertThat(model.asked().get()).isNull();
        assertThat(model.savable()).isFalse();
    }

    @Test
    void the_worked_example_is_grounded_on_t2() {
        model.ask("  " + VASE + " ");
        assertThat(asked().answer().verdict()).isEqualTo(Verdict.GROUNDED);
        assertThat(asked().cited()).containsExactly(2);
        assertThat(ids(asked())).containsExactly("t0", "t1", "t2");
        assertThat(asked().answer().scores().stream().map(Answer.Score::score).toList())
                .containsExactly(6.5, 1.5);
        assertThat(asked().answer().validAt()).isEqualTo(Anchor.of("2026-06-12"));
        assertThat(asked().prompt()).isEqualTo("""
                        [2026-04-30] Alice: I signed up for a pottery class. (t0)
                        [2026-05-01] Bob: My teacher Carla runs the pottery class. (t1)
                        [2026-05-08] Alice: Carla praised my vase. (t2)

                        When was Alice's vase praised?
                        """);
    }

    @Test
    void a_smaller_budget_cuts_the_lowest_score_and_says_what_was_cut() {
        model.ask(VASE);
        model.budget().set(20);
        // t2 has 7 words and 6.5, t0 has 10 words and 1.5, t1 has 10 words and 0.1.
        assertThat(ids(asked())).containsExactly("t0", "t2");
        assertThat(asked().answer().words()).isEqualTo(17);
        model.budget().set(5);
        assertThat(ids(asked())).isEmpty();
        assertThat(asked().citedNotShown()).containsExactly(2);
        assertThat(NotShown.of(asked(), 9))
                .containsExactly(
                        new NotShown(2, 6.5, new NotShown.Why.NoRoom()),
                        new NotShown(0, 1.5, new NotShown.Why.NoRoom()));
    }

    @Test
    void profile_budget_and_stated_only_are_remembered() {
        model.profile().set(Profile.LINKED);
        model.budget().set(250);
        model.statedOnly().set(true);
        AskModel next = new AskModel(window.workbench(), Texts.of(Locale.ENGLISH));
        assertThat(next.profile().get()).isEqualTo(Profile.LINKED);
        assertThat(next.budget().get()).isEqualTo(250);
        assertThat(next.statedOnly().get()).isTrue();
    }

    @Test
    void stated_only_leaves_out_what_was_settled_by_count() {
        window.model.project().showSpace("five");
        model.ask("What about Carla?");
        assertThat(asked().answer().scores().stream().map(Answer.Score::tick).toList())
                .containsExactly(1, 2, 4);
        model.statedOnly().set(true);
        assertThat(asked().answer().scores().stream().map(Answer.Score::tick).toList())
                .containsExactly(1, 2);
    }

    @Test
    void a_question_stays_when_another_space_is_shown() {
        model.ask(VASE);
        window.model.project().showSpace("five");
        assertThat(asked().space().record().name()).isEqualTo("five");
        assertThat(asked().answer().verdict()).isEqualTo(Verdict.GROUNDED);
    }

    @Test
    void the_answer_is_of_the_moment_that_is_looked_at() {
        model.ask(VASE);
        window.model.project().asOf(AsOf.NOW.withValidAt(Anchor.of("2026-05-07")));
        assertThat(asked().answer().verdict()).isEqualTo(Verdict.MISSING_EVIDENCE);
        assertThat(asked().answer().validAt()).isEqualTo(Anchor.of("2026-05-07"));
        window.model.project().asOf(AsOf.NOW.withKnownAt(Anchor.of("2026-05-07")));
        assertThat(asked().answer().reason()).isEqualTo(new Answer.Reason.NoRow("vase"));
        window.model.project().asOf(AsOf.NOW);
        assertThat(asked().answer().verdict()).isEqualTo(Verdict.GROUNDED);
    }

    @Test
    void two_moments_stand_side_by_side_with_the_evidence_each_keeps() throws Exception {
        Path fact = Files.writeString(folder.resolve("fact.jsonl"), FALSIFIER);
        Path questions = Files.writeString(
                folder.resolve("q.jsonl"),
                "{\"space\":\"four\",\"question_id\":\"v\",\"question\":\"" + VASE
                        + "\",\"answer\":\"8 May\",\"evidence\":[\"t2\",\"t9\"]}\n");
        try (var project = Project.create(folder.resolve("p.assay"))) {
            for (Path p : List.of(folder.resolve("samples/alice-and-bob/four.jsonl"), questions)) {
                Imports.importFile(project, p, ImportOptions.DEFAULT, Progress.NONE);
            }
            Imports.importFile(
                    project,
                    fact,
                    new dev.assay.exchange.ImportOptions(Format.FACTS, "four", null, null, false),
                    Progress.NONE);
        }
        window.model.open(folder.resolve("p.assay"));
        model.ask(VASE);
        assertThat(asked().answer().verdict()).isEqualTo(Verdict.MISSING_EVIDENCE);
        assertThat(asked().saved()).isNotNull();
        assertThat(asked().evidence()).containsExactly(2);
        assertThat(Objects.requireNonNull(asked().saved()).lost()).containsExactly("t9");
        window.model.project().read("", p -> p.asOf(null, Anchor.of("2026-05-14")), then -> {
            List<Comparing.Column> columns = Comparing.moments(asked(), "now", then, "then");
            assertThat(columns.get(0).cited()).isEmpty();
            assertThat(columns.get(0).evidence()).isZero();
            assertThat(columns.get(1).cited()).containsExactly("t2");
            assertThat(columns.get(1).evidence()).isEqualTo(1);
            assertThat(columns.get(1).of()).isEqualTo(1);
        });
    }

    @Test
    void baselines_show_the_same_lines_within_the_same_budget() {
        model.ask(VASE);
        List<Comparing.Column> columns = Comparing.baselines(asked(), "ours", "vectors");
        assertThat(columns).hasSize(3);
        Comparing.Column bm25 = columns.get(1);
        assertThat(bm25.answer()).isNull();
        // Only t0 and t2 hold a word of the question: "Alice" speaks them; t2 has "praised" and "vase", too.
        assertThat(bm25.ids()).containsExactlyInAnyOrder("t0", "t2");
        assertThat(bm25.words()).isEqualTo(17);
    }

    @Test
    void a_question_is_saved_without_gold_and_found_again() {
        window.model.project().editing().reviewer("Eva");
        model.ask("Who praised the vase?");
        assertThat(model.savable()).isTrue();
        model.save();
        Saved saved = model.saved().get().getLast();
        assertThat(saved.question().text()).isEqualTo("Who praised the vase?");
        assertThat(saved.question().id()).isEqualTo("ask-1");
        assertThat(saved.question().space()).isEqualTo("four");
        assertThat(saved.own()).isTrue();
        assertThat(model.savable()).isFalse();
        assertThat(Objects.requireNonNull(asked().saved()).question()).isEqualTo(saved.question());
        model.ask("Who sold a bike?");
        model.save();
        assertThat(model.saved().get().stream().map(s -> s.question().id()).toList())
                .containsExactly("ask-1", "ask-2");
        model.next(model.saved().get(), -1);
        assertThat(model.question().get()).isEqualTo("Who praised the vase?");
        model.next(model.saved().get(), -1);
        assertThat(model.question().get()).as("the first stays the first").isEqualTo("Who praised the vase?");
    }

    @Test
    void a_report_of_a_question_holds_hostile_words_as_words() {
        model.ask("What about <script>alert(1)</script> {0} %s?");
        var opened = Objects.requireNonNull(window.model.project().opened().get());
        String html = QuestionReport.html(asked(), opened.name(), opened.snapshot(), AsOf.NOW);
        assertThat(html)
                .contains("&lt;script&gt;alert(1)&lt;/script&gt; {0} %s?")
                .doesNotContain("<script");
    }
}

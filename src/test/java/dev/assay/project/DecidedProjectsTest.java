package dev.assay.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.method.Described;
import dev.assay.method.DrawnSpace;
import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceRecord;
import dev.assay.model.Anchor;
import dev.assay.model.Decision;
import dev.assay.model.Entry;
import dev.assay.model.Listing;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.jspecify.annotations.Nullable;

/** Decisions in a project's file: taken in one by one, they come to what the whole journal comes to, at every entry and every time. */
class DecidedProjectsTest {
    @Provide
    Arbitrary<DrawnSpace> spaces() {
        return DrawnSpace.all();
    }

    private static void inAFile(BiConsumer<Project, Path> test) {
        try {
            Path folder = Files.createTempDirectory("assay-decided");
            try (Project project = Project.create(folder.resolve("p.assay"))) {
                test.accept(project, project.file());
            } finally {
                try (Stream<Path> files = Files.walk(folder)) {
                    for (Path p : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(p);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The entries of a drawn space as the file has them, from its second entry on. */
    private static List<Entry> journal(DrawnSpace drawn) {
        List<Entry> entries = new ArrayList<>(drawn.recorded());
        entries.addAll(drawn.decidedFrom(entries.size() + 2));
        return entries;
    }

    private static List<Entry> recordAll(Project project, DrawnSpace drawn) {
        List<Entry> entries = journal(drawn);
        project.record(recorder -> {
            entries.forEach(recorder::record);
            return true;
        });
        return entries;
    }

    private static List<String> described(ProjectSnapshot snapshot) {
        return Described.of(snapshot.space(DrawnSpace.SPACE));
    }

    /** What a journal comes to, folded here; null when the space is not there yet. */
    private static @Nullable List<String> folded(List<Entry> entries) {
        SpaceRecord.Builder space = null;
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i) instanceof SpaceOpened s) space = new SpaceRecord.Builder(s);
            else if (space != null) DrawnSpace.add(space, i + 2, entries.get(i));
        }
        return space == null ? null : Described.of(SpaceDerivation.derive(space.build()));
    }

    @Property(tries = 100, shrinking = ShrinkingMode.BOUNDED)
    void whatIsDecidedOneByOneIsWhatTheFileSays(@ForAll("spaces") DrawnSpace drawn) {
        inAFile((project, file) -> {
            List<Entry> before = drawn.recorded();
            project.record(recorder -> {
                before.forEach(recorder::record);
                return true;
            });
            List<Decision> decisions = drawn.decidedFrom(before.size() + 2);
            int half = decisions.size() / 2;
            for (Decision d : decisions.subList(0, half)) {
                project.decide(List.of(d));
                // Derived in between, so that something stale could stay.
                described(project.snapshot());
            }
            List<Long> entries = project.decide(decisions.subList(half, decisions.size()));
            for (int i = 0; i < entries.size(); i++) assertThat(entries.get(i)).isEqualTo(before.size() + 2 + half + i);

            List<String> now = described(project.snapshot());
            assertThat(now).isEqualTo(folded(journal(drawn)));
            try (Project again = Project.open(file, Access.READ)) {
                assertThat(described(again.snapshot())).isEqualTo(now);
                assertThat(again.snapshot().head()).isEqualTo(project.snapshot().head());
                assertThat(again.snapshot().record(DrawnSpace.SPACE))
                        .extracting(SpaceRecord::decisions)
                        .isEqualTo(java.util.Objects.requireNonNull(
                                        project.snapshot().record(DrawnSpace.SPACE))
                                .decisions());
            }
        });
    }

    @Property(tries = 50, shrinking = ShrinkingMode.BOUNDED)
    void everyPrefixIsTheShorterJournal(@ForAll("spaces") DrawnSpace drawn) {
        inAFile((project, file) -> {
            List<Entry> entries = recordAll(project, drawn);
            for (int n = 0; n <= entries.size(); n++) {
                ProjectSnapshot then = project.asOf((long) n + 1, null);
                List<String> expected = folded(entries.subList(0, n));
                assertThat(then.head().entries()).isEqualTo(n + 1);
                assertThat(then.spaces()).isEqualTo(expected == null ? List.of() : List.of(DrawnSpace.SPACE));
                if (expected != null)
                    assertThat(described(then)).as("entry " + (n + 1)).isEqualTo(expected);
            }
        });
    }

    @Property(tries = 80, shrinking = ShrinkingMode.BOUNDED)
    void whatWasKnownIsWhatWasSaidOrDecidedByThen(@ForAll("spaces") DrawnSpace drawn) {
        inAFile((project, file) -> {
            List<Entry> entries = recordAll(project, drawn);
            for (String at : List.of("2025-12-30", "2026-01-10", "2026-01-11T09:29", "2026-01-12", "2026-02-01")) {
                Anchor known = Anchor.of(at);
                List<String> expected = foldedAt(entries, known, entries.size());
                assertThat(described(project.asOf(null, known))).as(at).isEqualTo(expected);
                int half = entries.size() / 2;
                if (half > 0) {
                    assertThat(described(project.asOf((long) half + 1, known)))
                            .as(at + " of the first half")
                            .isEqualTo(foldedAt(entries, known, half));
                }
            }
        });
    }

    private static List<String> foldedAt(List<Entry> entries, Anchor known, int first) {
        Set<String> unknown = new HashSet<>();
        boolean last = true;
        SpaceRecord.Builder space = null;
        for (int i = 0; i < first; i++) {
            Entry e = entries.get(i);
            boolean keep = true;
            if (e instanceof SpaceOpened s) {
                space = new SpaceRecord.Builder(s);
                continue;
            }
            if (e instanceof Turn t) {
                keep = t.date() == null ? last : t.date().from() <= known.to();
                last = keep;
                if (!keep) unknown.add(t.id());
            }
            if (e instanceof Listing l) keep = !unknown.contains(l.event());
            if (e instanceof Decision d) keep = Anchor.of(d.at()).from() <= known.to();
            if (keep && space != null) DrawnSpace.add(space, i + 2, e);
        }
        return Described.of(
                SpaceDerivation.derive(java.util.Objects.requireNonNull(space).build()));
    }

    private static Decision decision(Decision.Act act) {
        return new Decision(DrawnSpace.SPACE, act, "Ada", "2026-01-01T00:00:00Z", "so");
    }

    private static Entry turn(String id) {
        return new Turn(DrawnSpace.SPACE, id, null, "Ann", "Mel.", null, new dev.assay.model.Provenance.Ticket("1"));
    }

    @Example
    void aCircleOfAliasesIsRefusedAndNothingRecorded() {
        inAFile((project, file) -> {
            project.record(recorder -> {
                recorder.record(new SpaceOpened(
                        DrawnSpace.SPACE,
                        dev.assay.model.NameRules.ASSAY_1,
                        dev.assay.model.ReferenceRules.COUNT_1,
                        3));
                return recorder.record(turn("e0"));
            });
            project.decide(List.of(decision(new Decision.Alias("a", "b"))));
            long second = project.decide(List.of(decision(new Decision.Alias("a", "c"))))
                    .getFirst();
            project.decide(List.of(decision(new Decision.Alias("b", "a"))));
            Head head = project.snapshot().head();

            // Taken back, the second would give way to the first: a is b, and b is a.
            for (Decision.Act act : List.<Decision.Act>of(
                    new Decision.Withdrawn(second),
                    new Decision.Alias("c", "b"),
                    new Decision.Alias("a", "a"),
                    new Decision.Alias("c", "a"))) {
                assertThatThrownBy(() -> project.decide(List.of(decision(act))))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageContaining("would be a name for itself");
            }
            assertThat(project.snapshot().head()).isEqualTo(head);
            try (Project again = Project.open(file, Access.READ)) {
                assertThat(again.snapshot().head()).isEqualTo(head);
            }
        });
    }

    @Example
    void aDecisionAboutASpaceThatIsNotThereIsRefusedAndNothingRecorded() {
        inAFile((project, file) -> {
            Head head = project.snapshot().head();
            Decision elsewhere = decision(new Decision.MentionAdded("e0", Mention.of("Mel", MentionType.PERSON)));
            assertThatThrownBy(() -> project.decide(List.of(elsewhere))).isInstanceOf(IllegalArgumentException.class);
            assertThat(project.snapshot().head()).isEqualTo(head);
            try (Project again = Project.open(file, Access.READ)) {
                assertThat(again.snapshot().head()).isEqualTo(head);
            }
        });
    }
}

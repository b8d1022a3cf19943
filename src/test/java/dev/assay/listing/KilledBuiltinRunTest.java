package dev.assay.listing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.exchange.Progress;
import dev.assay.ledger.EntryCodec;
import dev.assay.listing.llm.Child;
import dev.assay.model.Entry;
import dev.assay.model.Listing;
import dev.assay.model.NameRules;
import dev.assay.model.Provenance;
import dev.assay.model.ReferenceRules;
import dev.assay.model.RunOpened;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.store.JournalStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The built-in lister as a process of its own, killed in the middle of its work. */
@Tag("slow")
class KilledBuiltinRunTest {
    private static final int TURNS = 20_000;

    @TempDir
    Path folder;

    @Test
    void goesOnWhereItStoodAndListsNoTurnTwice() throws Exception {
        Path project = folder.resolve("p.assay");
        fill(project);
        Path output = folder.resolve("output.txt");
        Process child = Child.start(output, Map.of(), "list", project.toString(), "--lister", "builtin");
        while (listed(project).isEmpty()) {
            assertThat(child.waitFor(5, TimeUnit.MILLISECONDS))
                    .as(() -> "ended before it could be killed")
                    .isFalse();
        }
        child.destroyForcibly().waitFor();
        List<String> first = listed(project);
        assertThat(first).as("killed in the middle").hasSizeBetween(1, TURNS - 1);

        try (Project p = Project.open(project, Access.WRITE)) {
            ListingRun.Result r = ListingRun.list(p, "s", new BuiltinLister(), "builtin", Progress.NONE);
            assertThat(r.known()).isEqualTo(first.size());
            assertThat(r.listed()).isEqualTo(TURNS - first.size());
        }
        assertThat(listed(project))
                .isEqualTo(IntStream.range(0, TURNS).mapToObj(i -> "t" + i).toList());
        assertThat(entries(project).stream().filter(RunOpened.class::isInstance))
                .hasSize(1);
        assertThat(Project.verify(project, null).ok()).isTrue();
        assertThat(Files.readString(output)).isEmpty();
    }

    private static void fill(Path project) {
        try (Project p = Project.create(project)) {
            p.<Integer, RuntimeException>record(recorder -> {
                recorder.record(new SpaceOpened("s", NameRules.ASSAY_1, ReferenceRules.COUNT_1, 3));
                for (int i = 0; i < TURNS; i++) {
                    recorder.record(new Turn(
                            "s",
                            "t" + i,
                            null,
                            i % 2 == 0 ? "Alice" : "Bob",
                            "Number " + i
                                    + " went to the pottery class with my sister, and Carla praised her blue vase.",
                            null,
                            new Provenance.FileLines("talk.jsonl", i + 1, i + 1, null)));
                }
                return TURNS;
            });
        }
    }

    private static List<Entry> entries(Path project) {
        EntryCodec codec = new EntryCodec();
        List<Entry> all = new ArrayList<>();
        try (JournalStore store = JournalStore.open(project, false)) {
            store.read(0, Long.MAX_VALUE, (seq, body, hash) -> all.add(codec.decode(body)));
        }
        return all;
    }

    private static List<String> listed(Path project) {
        return entries(project).stream()
                .filter(Listing.class::isInstance)
                .map(e -> ((Listing) e).event())
                .toList();
    }
}

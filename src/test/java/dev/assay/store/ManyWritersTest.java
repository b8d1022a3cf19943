package dev.assay.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.ChildJvm;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several processes that all want to write at the same moments. */
class ManyWritersTest {
    private static final int PROCESSES = 3;
    private static final int EACH = 40;

    @TempDir
    Path folder;

    /** Appends entries one by one, opening and closing for each, until all of them are in. */
    static final class Writer {
        private Writer() {}

        /** The project's path and this writer's name. */
        public static void main(String[] args) {
            for (int i = 0; i < EACH; ) {
                try (JournalStore store = JournalStore.open(Path.of(args[0]), true)) {
                    byte[] body = (args[1] + " " + i).getBytes(StandardCharsets.UTF_8);
                    store.<Long, RuntimeException>transaction(a -> a.append(body));
                    i++;
                } catch (StoreException e) {
                    if (e.reason() != StoreException.Reason.LOCKED) throw e;
                    Thread.yield();
                }
            }
        }
    }

    @Test
    void everyEntryIsInOnceAndTheChainHolds() throws Exception {
        Path file = folder.resolve("p.assay");
        AssayCommand.ok("new", file);
        List<Process> writers = new ArrayList<>();
        for (int w = 0; w < PROCESSES; w++) {
            writers.add(ChildJvm.of(List.of(), Writer.class, file.toString(), "writer" + w)
                    .inheritIO()
                    .start());
        }
        for (Process w : writers) assertThat(w.waitFor()).isZero();

        List<String> bodies = new ArrayList<>();
        try (JournalStore store = JournalStore.open(file, false)) {
            dev.assay.ledger.Chain chain = new dev.assay.ledger.Chain();
            store.read(0, Long.MAX_VALUE, (seq, body, hash) -> {
                assertThat(chain.link(body)).isEqualTo(hash);
                if (seq > 1) bodies.add(new String(body, StandardCharsets.UTF_8));
            });
        }
        List<String> expected = new ArrayList<>();
        for (int w = 0; w < PROCESSES; w++) {
            for (int i = 0; i < EACH; i++) expected.add("writer" + w + " " + i);
        }
        assertThat(bodies).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(folder.toFile().list()).containsExactly("p.assay");
    }
}

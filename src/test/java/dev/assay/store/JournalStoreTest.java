package dev.assay.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.ledger.Chain;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One file, one table that only grows. */
class JournalStoreTest {
    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void twoEntries() {
        file = folder.resolve("Journal with spaces & #1 100%?.assay");
        JournalStore.create(file, bytes("first"));
        try (JournalStore store = JournalStore.open(file, true)) {
            store.<Long, RuntimeException>transaction(a -> a.append(bytes("second é 😀")));
        }
    }

    private static byte[] bytes(String s) {
        return s.getBytes(StandardCharsets.UTF_8);
    }

    private static List<String> read(JournalStore store) {
        List<String> all = new ArrayList<>();
        store.read(
                0, Long.MAX_VALUE, (seq, body, hash) -> all.add(seq + " " + new String(body, StandardCharsets.UTF_8)));
        return all;
    }

    private List<String> read() {
        try (JournalStore store = JournalStore.open(file, false)) {
            return read(store);
        }
    }

    @Test
    void whatWasAppendedIsReadInOrderWithTheHashesOfTheChain() {
        Chain chain = new Chain();
        List<byte[]> hashes = List.of(chain.link(bytes("first")), chain.link(bytes("second é 😀")));
        try (JournalStore store = JournalStore.open(file, false)) {
            store.read(0, 9, (seq, body, hash) -> assertThat(hash).isEqualTo(hashes.get((int) seq - 1)));
            assertThat(read(store)).containsExactly("1 first", "2 second é 😀");
            assertThat(store.head().head()).isEqualTo(hashes.get(1));
            assertThat(store.head().entries()).isEqualTo(2);
            assertThat(store.writable()).isFalse();
        }
    }

    @Test
    void afterClosingThereIsOneFile() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "UPDATE entry SET body = 'other' WHERE seq = 1",
                "UPDATE entry SET hash = zeroblob(32)",
                "UPDATE entry SET seq = 3 WHERE seq = 2",
                "UPDATE OR REPLACE entry SET seq = 1 WHERE seq = 2",
                "DELETE FROM entry WHERE seq = 2",
                "DELETE FROM entry",
                "INSERT INTO entry VALUES (4, 'gap', zeroblob(32))",
                "INSERT INTO entry VALUES (0, 'before', zeroblob(32))",
                "INSERT INTO entry VALUES (-1, 'before', zeroblob(32))",
                "INSERT INTO entry VALUES (2, 'again', zeroblob(32))",
                "INSERT INTO entry VALUES (NULL, 'anywhere', zeroblob(32))",
                "INSERT INTO entry VALUES ('three', 'no number', zeroblob(32))",
                "INSERT INTO entry VALUES (3, 'short hash', zeroblob(31))",
                "INSERT INTO entry VALUES (3, 'hash as text', '01234567890123456789012345678901')",
                "INSERT INTO entry VALUES (3, NULL, zeroblob(32))",
                "REPLACE INTO entry VALUES (2, 'again', zeroblob(32))",
                "INSERT OR REPLACE INTO entry VALUES (1, 'again', zeroblob(32))",
                "INSERT INTO entry VALUES (2, 'again', zeroblob(32)) ON CONFLICT (seq) DO UPDATE SET body = 'other'"
            })
    void anotherProgramCanNeitherChangeNorDeleteNorInsertOutOfOrder(String sql) {
        assertThatThrownBy(() -> Sqlite.run(file, sql)).isInstanceOf(SQLException.class);
        assertThat(read()).containsExactly("1 first", "2 second é 😀");
    }

    @Test
    void whatIsThrownInATransactionTakesAllOfItBack() {
        try (JournalStore store = JournalStore.open(file, true)) {
            Chain before = store.head();
            assertThatThrownBy(() -> store.<Long, IOException>transaction(a -> {
                        for (int i = 0; i < 5000; i++) a.append(bytes("entry " + i + " ".repeat(200)));
                        throw new IOException("no");
                    }))
                    .isInstanceOf(IOException.class)
                    .hasMessage("no");
            assertThat(read(store)).containsExactly("1 first", "2 second é 😀");
            assertThat(store.head().head()).isEqualTo(before.head());
            store.<Long, RuntimeException>transaction(a -> a.append(bytes("third")));
        }
        assertThat(read()).containsExactly("1 first", "2 second é 😀", "3 third");
    }

    @Test
    void aReaderSeesWhatWasCommittedWhileAnotherWrites() {
        try (JournalStore writer = JournalStore.open(file, true);
                JournalStore reader = JournalStore.open(file, false)) {
            writer.<Long, RuntimeException>transaction(a -> {
                long seq = a.append(bytes("third"));
                for (int i = 0; i < 20_000; i++) a.append(bytes("more " + i + " ".repeat(300)));
                assertThat(reader.head().entries()).isEqualTo(2);
                assertThat(read()).hasSize(2);
                return seq;
            });
            assertThat(reader.head().entries()).isEqualTo(20_003);
        }
    }

    @Test
    void aReaderThatIsStillOpenHindersNobodyAndTheNextWriterTidiesUp() throws IOException {
        try (JournalStore reader = JournalStore.open(file, false)) {
            read(reader);
            try (JournalStore writer = JournalStore.open(file, true)) {
                writer.<Long, RuntimeException>transaction(a -> a.append(bytes("third")));
            }
            assertThat(read(reader)).hasSize(3);
        }
        JournalStore.open(file, true).close();
        afterClosingThereIsOneFile();
        assertThat(read()).hasSize(3);
    }

    @Test
    void whoOnlyReadsCannotAppend() {
        try (JournalStore store = JournalStore.open(file, false)) {
            assertThatThrownBy(() -> store.<Long, RuntimeException>transaction(a -> a.append(bytes("x"))))
                    .isInstanceOf(StoreException.class);
        }
        assertThat(read()).hasSize(2);
    }

    @Test
    void creatingRefusesToOverwriteWhateverIsThere() throws IOException {
        byte[] before = Files.readAllBytes(file);
        requireExists(file);
        assertThat(Files.readAllBytes(file)).isEqualTo(before);

        Path text = Files.writeString(folder.resolve("letter.assay"), "Dear Ada");
        requireExists(text);
        assertThat(text).hasContent("Dear Ada");

        Path inner = Files.createDirectory(folder.resolve("folder.assay"));
        requireExists(inner);
        Path dangling = Files.createSymbolicLink(folder.resolve("link.assay"), folder.resolve("nowhere"));
        requireExists(dangling);
        assertThat(Files.exists(folder.resolve("nowhere"))).isFalse();
    }

    private static void requireExists(Path file) {
        assertThatThrownBy(() -> JournalStore.create(file, bytes("x")))
                .isInstanceOfSatisfying(
                        StoreException.class, e -> assertThat(e.reason()).isEqualTo(StoreException.Reason.EXISTS));
    }

    @Test
    void creatingInAFolderThatIsNotThereSaysSo() {
        assertThatThrownBy(() -> JournalStore.create(folder.resolve("no/such/p.assay"), bytes("x")))
                .isInstanceOfSatisfying(
                        StoreException.class, e -> assertThat(e.reason()).isEqualTo(StoreException.Reason.MISSING))
                .hasMessageContaining("there is no folder");
    }
}

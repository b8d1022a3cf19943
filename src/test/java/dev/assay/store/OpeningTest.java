package dev.assay.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.AssayCommand;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.store.StoreException.Reason;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is not a project is refused for the right reason, and left as it is. */
class OpeningTest {
    /** Makes something that cannot be opened, and says what it is. */
    private enum Bad {
        EMPTY(Reason.NOT_A_PROJECT) {
            @Override
            void make(Path file) throws Exception {
                Files.createFile(file);
            }
        },
        TEXT(Reason.NOT_A_PROJECT) {
            @Override
            void make(Path file) throws Exception {
                Files.writeString(file, "Dear Ada,\n".repeat(1000));
            }
        },
        NOISE(Reason.NOT_A_PROJECT) {
            @Override
            void make(Path file) throws Exception {
                byte[] noise = new byte[20_000];
                new Random(7).nextBytes(noise);
                Files.write(file, noise);
            }
        },
        OTHER_SQLITE(Reason.NOT_A_PROJECT) {
            @Override
            void make(Path file) throws Exception {
                Sqlite.run(file, "CREATE TABLE entry (seq INTEGER PRIMARY KEY, body TEXT, hash BLOB)");
            }
        },
        NEWER(Reason.NEWER) {
            @Override
            void make(Path file) throws Exception {
                project(file);
                Sqlite.run(file, "PRAGMA user_version = 2");
            }
        },
        MAGIC_THEN_NOISE(Reason.NOT_A_PROJECT) {
            @Override
            void make(Path file) throws Exception {
                byte[] noise = new byte[20_000];
                new Random(8).nextBytes(noise);
                byte[] magic = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
                System.arraycopy(magic, 0, noise, 0, magic.length);
                Files.write(file, noise);
            }
        },
        ONLY_MAGIC(Reason.NOT_A_PROJECT) {
            @Override
            void make(Path file) throws Exception {
                Files.writeString(file, "SQLite format 3\0");
            }
        },
        CUT_TO_ITS_FIRST_PAGE(Reason.DAMAGED) {
            @Override
            void make(Path file) throws Exception {
                project(file);
                Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 4096));
            }
        },
        CUT_IN_THE_MIDDLE(Reason.DAMAGED) {
            @Override
            void make(Path file) throws Exception {
                project(file);
                byte[] all = Files.readAllBytes(file);
                Files.write(file, Arrays.copyOf(all, all.length * 2 / 3));
            }
        },
        A_PAGE_OVERWRITTEN(Reason.DAMAGED) {
            @Override
            void make(Path file) throws Exception {
                project(file);
                byte[] all = Files.readAllBytes(file);
                Arrays.fill(all, 4096, 8192, (byte) 0x5A);
                Files.write(file, all);
            }
        },
        WITHOUT_ITS_TABLE(Reason.DAMAGED) {
            @Override
            void make(Path file) throws Exception {
                project(file);
                Sqlite.run(file, "DROP TABLE entry");
            }
        },
        WITHOUT_ITS_ENTRIES(Reason.DAMAGED) {
            @Override
            void make(Path file) throws Exception {
                project(file);
                Sqlite.unguarded(file, "DELETE FROM entry");
            }
        },
        FOLDER(Reason.NOT_A_PROJECT) {
            @Override
            void make(Path file) throws Exception {
                Files.createDirectory(file);
            }
        },
        MISSING(Reason.MISSING) {
            @Override
            void make(Path file) {}
        };

        private final Reason reason;

        Bad(Reason reason) {
            this.reason = reason;
        }

        abstract void make(Path file) throws Exception;

        /** A project of some hundred pages. */
        private static void project(Path file) throws IOException {
            Path talk = file.resolveSibling("talk.jsonl");
            StringBuilder lines = new StringBuilder();
            for (int i = 0; i < 2000; i++) {
                lines.append("{\"id\":\"t").append(i).append("\",\"speaker\":\"Ada\",\"text\":\"turn number ");
                lines.append(i).append("\"}\n");
            }
            Files.writeString(talk, lines);
            AssayCommand.ok("import", file, talk);
            Files.delete(talk);
        }
    }

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("p.assay");
    }

    @ParameterizedTest
    @EnumSource(Bad.class)
    void isRefusedForItsReasonAndLeftAsItIs(Bad bad) throws Exception {
        bad.make(file);
        byte[] before = Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
        for (Access access : Access.values()) {
            assertThatThrownBy(() -> Project.open(file, access).close())
                    .as("for %s", access)
                    .isInstanceOfSatisfying(
                            StoreException.class, e -> assertThat(e.reason()).isEqualTo(bad.reason))
                    .hasMessageStartingWith(file + ": ");
            assertThat(Arrays.equals(Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0], before))
                    .as("the same bytes after opening for %s", access)
                    .isTrue();
        }
        AssayCommand.Ended ended = AssayCommand.run("spaces", file);
        assertThat(ended.exit()).isEqualTo(4);
        assertThat(ended.out()).isEmpty();
        assertThat(ended.err()).startsWith("assay: " + file + ": ").hasLineCount(1);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.filter(f -> !f.equals(file))).isEmpty();
        }
    }

    @Test
    void aFolderThatCannotBeWrittenOpensForReading() throws Exception {
        Bad.project(file);
        byte[] before = Files.readAllBytes(file);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
        try {
            Assumptions.assumeFalse(Files.isWritable(folder), "this user may write everywhere");
            try (Project p = Project.open(file, Access.READ)) {
                assertThat(p.snapshot().space("talk").record().events()).hasSize(2000);
            }
            assertThatThrownBy(() -> Project.open(file, Access.WRITE))
                    .isInstanceOfSatisfying(
                            StoreException.class, e -> assertThat(e.reason()).isEqualTo(Reason.UNWRITABLE));
        } finally {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void openingForReadingOrWritingWithoutWritingLeavesEveryByte() throws Exception {
        Bad.project(file);
        byte[] before = Files.readAllBytes(file);
        Project.open(file, Access.READ).close();
        assertThat(Files.readAllBytes(file)).as("opened for reading").isEqualTo(before);
        Project.open(file, Access.WRITE).close();
        assertThat(Arrays.equals(Files.readAllBytes(file), before))
                .as("opened for writing")
                .isTrue();
    }
}

package dev.assay.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.AssayCommand;
import dev.assay.ChildJvm;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.store.StoreException.Reason;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One may write, in this process or in another; any number may read. */
class WriterLockTest {
    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void aProject() {
        file = folder.resolve("p.assay");
        AssayCommand.ok("import", file, AssayCommand.sample("alice-and-bob/four.jsonl", folder));
    }

    /** Holds a project open for writing until it is told to end, or is killed. */
    static final class Holder {
        private Holder() {}

        /** The project's path; prints a line when it is open. */
        public static void main(String[] args) throws IOException {
            try (Project p = Project.open(Path.of(args[0]), Access.WRITE)) {
                System.out.println("open at entry " + p.snapshot().head().entries());
                System.in.read();
            }
        }
    }

    private Process holder() throws IOException {
        Process p = ChildJvm.of(List.of(), Holder.class, file.toString())
                .redirectErrorStream(true)
                .start();
        assertThat(p.inputReader().readLine()).startsWith("open at entry ");
        return p;
    }

    private void requireLocked() {
        assertThatThrownBy(() -> Project.open(file, Access.WRITE))
                .isInstanceOfSatisfying(
                        StoreException.class, e -> assertThat(e.reason()).isEqualTo(Reason.LOCKED))
                .hasMessageContaining("another window or command is writing to it");
    }

    @Test
    void aSecondWriterInThisProcessIsRefusedUntilTheFirstIsClosed() {
        try (Project first = Project.open(file, Access.WRITE)) {
            requireLocked();
            requireLocked();
            assertThat(first.readOnly()).isFalse();
            try (Project reader = Project.open(file, Access.READ)) {
                assertThat(reader.readOnly()).isTrue();
                assertThat(reader.snapshot().spaces()).containsExactly("four");
            }
        }
        Project.open(file, Access.WRITE).close();
    }

    @Test
    void aWriterInAnotherProcessIsNamedAndReadersAreLetIn() throws Exception {
        Process holder = holder();
        try {
            requireLocked();
            AssayCommand.Ended refused =
                    AssayCommand.run("import", file, AssayCommand.sample("alice-and-bob/five.jsonl", folder));
            assertThat(refused.exit()).isEqualTo(4);
            assertThat(refused.err()).contains("process " + holder.pid()).hasLineCount(1);
            assertThat(AssayCommand.ok("spaces", file).out()).contains("four");
            assertThat(ChildJvm.assay(List.of(), "spaces", file.toString()).text())
                    .contains("four");
            assertThat(ChildJvm.assay(List.of(), "verify", file.toString()).exit())
                    .isZero();
        } finally {
            holder.getOutputStream().close();
            assertThat(holder.waitFor()).isZero();
        }
        Project.open(file, Access.WRITE).close();
    }

    @Test
    void anotherProcessIsRefusedWhileThisOneWrites() {
        try (Project p = Project.open(file, Access.WRITE)) {
            String sample =
                    AssayCommand.sample("alice-and-bob/five.jsonl", folder).toString();
            ChildJvm.Ended refused = ChildJvm.assay(List.of(), "import", file.toString(), sample);
            assertThat(refused.exit()).isEqualTo(4);
            assertThat(refused.err())
                    .contains("process " + ProcessHandle.current().pid());
            assertThat(ChildJvm.assay(List.of(), "spaces", file.toString()).exit())
                    .isZero();
            assertThat(p.snapshot().spaces()).containsExactly("four");
        }
    }

    @Test
    void aKilledWriterLeavesNoLockBehind() throws Exception {
        for (int i = 0; i < 3; i++) {
            Process holder = holder();
            requireLocked();
            holder.destroyForcibly().waitFor();
            // Readers come first, and must not be in the way of the writer either.
            assertThat(AssayCommand.ok("verify", file).out()).startsWith("the chain holds");
            Project.open(file, Access.WRITE).close();
        }
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("p.assay", "four.jsonl");
    }
}

package dev.assay.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.ChildJvm;
import dev.assay.Main;
import dev.assay.method.SpaceRecord;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The process is killed at a hundred random moments while it imports several files. */
@Tag("slow")
class KilledImportTest {
    private static final int KILLS = 100;
    private static final int FILES = 5;
    private static final int TURNS = 2500;

    @TempDir
    Path folder;

    private final List<Path> files = new ArrayList<>();

    @BeforeEach
    void severalFiles() throws IOException {
        for (int f = 0; f < FILES; f++) {
            StringBuilder lines = new StringBuilder();
            for (int t = 0; t < TURNS; t++) {
                lines.append(
                        "{\"id\":\"t%d\",\"speaker\":\"Ada\",\"text\":\"turn %d of file %d, %s\",\"mentions\":[{\"text\":\"thing %d\"}]}\n"
                                .formatted(t, t, f, "and so on ".repeat(20), t % 97));
            }
            files.add(Files.writeString(folder.resolve("file" + f + ".jsonl"), lines));
        }
    }

    private String[] command(Path project) {
        List<String> words = new ArrayList<>(List.of("import", project.toString()));
        files.forEach(f -> words.add(f.toString()));
        return words.toArray(String[]::new);
    }

    @Test
    void everyFileIsWhollyInOrWhollyOutAndTheChainHolds() throws Exception {
        long started = System.nanoTime();
        assertThat(ChildJvm.assay(List.of(), command(folder.resolve("whole.assay")))
                        .exit())
                .isZero();
        long whole = System.nanoTime() - started;

        Random random = new Random(20260510);
        int[] seen = new int[FILES + 1];
        int unborn = 0;
        int logs = 0;
        for (int i = 0; i < KILLS; i++) {
            Path room = Files.createDirectory(folder.resolve("kill" + i));
            Path project = room.resolve("p.assay");
            Process child = ChildJvm.of(List.of(), Main.class, command(project))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            // The first third is the start of the machine, with hardly anything to kill.
            long delay = whole / 4 + (long) (random.nextDouble() * whole);
            child.waitFor(delay, TimeUnit.NANOSECONDS);
            child.destroyForcibly().waitFor();
            if (!Files.exists(project)) {
                unborn++;
                AssayCommand.ok("new", project);
            }
            if (Files.exists(room.resolve("p.assay-wal"))) logs++;
            seen[requireWholeFiles(project)]++;
            // And on with it: what is missing comes in, and nothing is left lying about.
            if (i % 10 == 0) {
                AssayCommand.ok((Object[]) command(project));
                assertThat(requireWholeFiles(project)).isEqualTo(FILES);
            }
            Project.open(project, Access.WRITE).close();
            assertThat(room.toFile().list()).containsExactly("p.assay");
        }
        System.out.println("killed " + KILLS + " times: no project yet " + unborn + ", log left " + logs
                + ", files in (0 to " + FILES + ") " + java.util.Arrays.toString(seen));
    }

    /** How many files are in. The first look is a reader's, which may not change anything. */
    private int requireWholeFiles(Path project) {
        AssayCommand.Ended verify = AssayCommand.run("verify", project);
        assertThat(verify.exit()).as(verify.out() + verify.err()).isZero();
        try (Project p = Project.open(project, Access.READ)) {
            ProjectSnapshot snapshot = p.snapshot();
            for (String space : snapshot.spaces()) {
                SpaceRecord record = Objects.requireNonNull(snapshot.record(space));
                assertThat(record.events()).hasSize(TURNS);
                assertThat(record.runs().firstEntry().getValue().listedEvents()).isEqualTo(TURNS);
            }
            assertThat(snapshot.files()).hasSameSizeAs(snapshot.spaces());
            // Entries: the project; for each file itself, its space, its run, its turns and their listings.
            assertThat(snapshot.head().entries())
                    .isEqualTo(1 + snapshot.spaces().size() * (3L + 2 * TURNS));
            return snapshot.spaces().size();
        }
    }
}

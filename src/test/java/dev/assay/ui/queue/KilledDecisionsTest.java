package dev.assay.ui.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.ChildJvm;
import dev.assay.method.Reference;
import dev.assay.model.Decision;
import dev.assay.project.Access;
import dev.assay.project.Project;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process that decides one reference after another, killed in the middle: what it said was recorded is there. */
@Tag("slow")
class KilledDecisionsTest {
    private static final String SPACE = "mara-and-jonas";

    @TempDir
    Path folder;

    /** Decides as the window does, one action a reference, and says so once it is recorded. */
    public static final class Decider {
        public static void main(String[] args) {
            try (Project p = Project.open(Path.of(args[0]), Access.WRITE)) {
                for (Reference r : p.snapshot().space(SPACE).references()) {
                    Decision.Act act = new Decision.Unknowable(r.id());
                    p.decide(List.of(new Decision(SPACE, act, "Eva", p.now(), "to be killed")));
                    System.out.println(r.name(SPACE));
                    System.out.flush();
                }
            }
        }
    }

    @Test
    void no_acknowledged_decision_is_lost() throws Exception {
        Path project = folder.resolve("w.assay");
        AssayCommand.ok("import", project, AssayCommand.sample("workshop/mara-and-jonas.jsonl", folder));
        List<String> told = new ArrayList<>();
        for (int killed = 1; killed <= 3; killed++) {
            Process child = ChildJvm.of(List.of("-Dassay.home=" + folder), Decider.class, project.toString())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (BufferedReader in =
                    new BufferedReader(new InputStreamReader(child.getInputStream(), StandardCharsets.UTF_8))) {
                for (int i = 0; i < 7 * killed; i++) told.add(String.valueOf(in.readLine()));
                child.destroyForcibly().waitFor();
            }
            try (Project p = Project.open(project, Access.READ)) {
                List<String> decided = p.snapshot().space(SPACE).references().stream()
                        .filter(r -> r.state() == Reference.State.UNKNOWABLE)
                        .map(r -> r.name(SPACE))
                        .toList();
                assertThat(decided).containsAll(told);
            }
            assertThat(Project.verify(project, null).ok()).isTrue();
        }
    }
}

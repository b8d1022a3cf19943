package dev.assay.listing.llm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Listing;
import dev.assay.model.RunOpened;
import dev.assay.project.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The command as a process of its own, ended in the middle of its work. */
@Tag("slow")
class KilledModelRunTest {
    private static final String KEY = "sk-Secret/0123456789-abc";
    private static final List<String> TWELVE =
            IntStream.range(0, 12).mapToObj(i -> "t" + i).toList();

    @TempDir
    Path folder;

    private final StubModel server = new StubModel();

    @AfterEach
    void end() {
        server.close();
    }

    private Path project() {
        return Spoken.project(
                folder, IntStream.range(0, 12).mapToObj(i -> "Carla " + i).toArray(String[]::new));
    }

    private Process list(Path project, Map<String, String> environment, String... more) throws IOException {
        String[] arguments = {
            "list",
            project.toString(),
            "--space",
            "s",
            "--lister",
            "llm",
            "--endpoint",
            server.address(),
            "--model",
            "m"
        };
        String[] all = Arrays.copyOf(arguments, arguments.length + more.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        return Child.start(folder.resolve("output.txt"), environment, all);
    }

    private static List<String> listed(Path project) {
        return Spoken.entries(project, Listing.class).stream()
                .map(Listing::event)
                .toList();
    }

    @Test
    void aRunThatWasKilledGoesOnWithoutAskingAgainAboutWhatWasAnswered() throws Exception {
        CountDownLatch farEnough = new CountDownLatch(1);
        server.plan("t2", call -> server.ending.await());
        // With two calls under way and t2 hanging, t7 is asked about only when the replies up to t6 are kept.
        server.plan("t7", call -> {
            farEnough.countDown();
            server.ending.await();
        });
        Path project = project();
        Process child = list(project, Map.of("ASSAY_API_KEY", KEY), "--parallel", "2");
        assertThat(farEnough.await(120, TimeUnit.SECONDS)).as(() -> output()).isTrue();
        assertThat(child.info().arguments().map(Arrays::toString).orElse("")).doesNotContain(KEY);
        child.destroyForcibly().waitFor();
        assertThat(listed(project)).containsExactly("t0", "t1");
        ModelListerTest.noKeyIn(folder, KEY);

        Process second = list(project, Map.of("OTHER", KEY), "--parallel", "2", "--key-env", "OTHER", "--json");
        assertThat(second.waitFor()).as(() -> output()).isZero();
        assertThat(output()).contains("\"listed\":10,\"known\":2").contains("\"calls\":6,\"tokens_in\":1000");
        assertThat(listed(project)).isEqualTo(TWELVE);
        assertThat(Spoken.entries(project, RunOpened.class)).hasSize(1);
        for (String event : TWELVE) {
            int times = event.equals("t2") || event.equals("t7") ? 2 : 1;
            assertThat(Collections.frequency(server.asked(), event)).as(event).isEqualTo(times);
        }
        assertThat(server.calls())
                .allSatisfy(c -> assertThat(c.header("Authorization")).isEqualTo("Bearer " + KEY));
        ModelListerTest.noKeyIn(folder, KEY);
        assertThat(folder).isDirectoryNotContaining("glob:**replies");
        assertThat(Project.verify(project, null).ok()).isTrue();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS) // there a process is ended without being told
    void aRunThatIsToldToEndRecordsWhatIsUnderWay() throws Exception {
        CountDownLatch inTheMiddle = new CountDownLatch(1);
        CountDownLatch told = new CountDownLatch(1);
        server.plan("t3", call -> {
            inTheMiddle.countDown();
            told.await();
            StubModel.GOOD.answer(call);
        });
        Path project = project();
        Process child = list(project, Map.of("ASSAY_API_KEY", KEY), "--parallel", "1");
        assertThat(inTheMiddle.await(120, TimeUnit.SECONDS)).as(() -> output()).isTrue();
        child.destroy();
        told.countDown();
        assertThat(child.waitFor()).isNotZero();
        assertThat(listed(project)).isEqualTo(server.asked()).contains("t3");

        assertThat(list(project, Map.of("ASSAY_API_KEY", KEY)).waitFor())
                .as(() -> output())
                .isZero();
        assertThat(listed(project)).isEqualTo(TWELVE);
        assertThat(server.asked()).doesNotHaveDuplicates().hasSize(12);
    }

    @Test
    void whatGoesWrongIsSaidInOneLineWithoutTheKey() throws Exception {
        Path project = project();
        server.plan("t0", StubModel.status(401, "{\"error\":{\"message\":\"wrong key " + KEY + "\"}}"));
        Process child = list(project, Map.of("ASSAY_API_KEY", KEY), "--parallel", "1");
        assertThat(child.waitFor()).isEqualTo(3);
        assertThat(output()).isEqualTo("assay: the endpoint answers 401: wrong key [key]\n");

        assertThat(list(project, Map.of(), "--key-env", "NO_SUCH_NAME").waitFor())
                .isEqualTo(2);
        assertThat(list(project, Map.of("ASSAY_API_KEY", "sk one " + KEY), "--debug")
                        .waitFor())
                .isEqualTo(2);
        assertThat(output()).doesNotContain(KEY);
        assertThat(server.asked()).containsExactly("t0");
    }

    private String output() {
        try {
            return Files.readString(folder.resolve("output.txt"));
        } catch (IOException e) {
            return e.toString();
        }
    }
}

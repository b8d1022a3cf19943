package dev.assay.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.SharedData;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Two extraction runs that the published engine wrote, and the figures that were published with them. */
class NdmImportTest {
    private static final String RUN1 = "ndm/conv26-s1-3.run1.jsonl";
    private static final String RUN2 = "ndm/conv26-s1-3.run2.jsonl";

    @TempDir
    Path folder;

    private static Set<String> pairs(Path project, String space, String... more) {
        Object[] words = new Object[5 + more.length];
        System.arraycopy(new Object[] {"collisions", project, "--space", space, "--json"}, 0, words, 0, 5);
        System.arraycopy(more, 0, words, 5, more.length);
        Set<String> pairs = new HashSet<>();
        AssayCommand.ok(words)
                .json()
                .get("pairs")
                .valueStream()
                .forEach(p ->
                        pairs.add(p.get("a").stringValue() + " " + p.get("b").stringValue()));
        return pairs;
    }

    @Test
    void asSpacesOfTheirOwnTheyCollideAsPublished() {
        Path project = folder.resolve("p.assay");
        AssayCommand.ok("import", project, SharedData.file(RUN1), SharedData.file(RUN2), "--names", "ndm-0.2");
        Set<String> one = pairs(project, "conv26-s1-3.run1");
        Set<String> other = pairs(project, "conv26-s1-3.run2");
        assertThat(one).hasSize(61);
        assertThat(other).hasSize(44);
        Set<String> both = new HashSet<>(one);
        both.retainAll(other);
        assertThat(both).hasSize(19);
        Set<String> either = new HashSet<>(one);
        either.addAll(other);
        assertThat(either).hasSize(86);
        JsonNode spaces = AssayCommand.ok("spaces", project, "--json").json();
        assertThat(spaces).hasSize(2).allSatisfy(s -> {
            assertThat(s.get("events").intValue()).isEqualTo(58);
            assertThat(s.get("hubs").valueStream().map(JsonNode::stringValue)).containsExactly("caroline", "melanie");
        });
    }

    @Test
    void asRunsOfTheConversationTheyList58Turns() {
        Path project = folder.resolve("p.assay");
        AssayCommand.ok("import", project, SharedData.file("locomo5.json"));
        for (String run : new String[] {RUN1, RUN2}) {
            JsonNode report = AssayCommand.ok(
                            "list", project, "--space", "conv-26", "--lister", SharedData.file(run), "--json")
                    .json()
                    .get(0);
            JsonNode space = report.get("spaces").get(0);
            assertThat(space.get("space").stringValue()).isEqualTo("conv-26");
            assertThat(space.get("listings").intValue()).isEqualTo(58);
            assertThat(space.get("events").intValue()).isZero();
        }
        JsonNode conv26 = AssayCommand.ok("spaces", project, "--json").json().get(0);
        assertThat(conv26.get("active_run").stringValue()).isEqualTo("conv26-s1-3.run1");
        assertThat(conv26.get("runs")).hasSize(2);
        assertThat(pairs(project, "conv-26", "--run", "conv26-s1-3.run2"))
                .isNotEqualTo(pairs(project, "conv-26"))
                .isNotEmpty();
        AssayCommand.Ended again =
                AssayCommand.ok("list", project, "--space", "conv-26", "--lister", SharedData.file(RUN1));
        assertThat(again.out()).contains("nothing new");
        AssayCommand.ok("verify", project);
    }

    @Test
    void aTickThatTheSpaceHasNotIsRefused() throws Exception {
        Path project = folder.resolve("p.assay");
        AssayCommand.ok("import", project, AssayCommand.sample("alice-and-bob/four.jsonl", folder));
        byte[] before = Files.readAllBytes(project);
        Path run = folder.resolve("run.jsonl");
        for (String id : new String[] {"t4", "t-1", "t", "x1", "t99999999999", "1", ""}) {
            Files.writeString(
                    run, "{\"event_id\":\"t0\",\"entities\":[]}\n{\"event_id\":\"" + id + "\",\"entities\":[]}\n");
            AssayCommand.Ended refused = AssayCommand.run("list", project, "--space", "four", "--lister", run);
            assertThat(refused.exit()).as(id).isEqualTo(3);
            assertThat(refused.err()).as(id).startsWith(run + ":2: ").hasLineCount(1);
        }
        assertThat(Files.readAllBytes(project)).isEqualTo(before);
    }
}

package dev.assay.samples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.AssayCommand.Ended;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jgit.api.Git;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The sample ledger, taken in from outside, with the repository that it cites. */
class AuthServiceTest {
    @TempDir
    static Path folder;

    private static Path sample;
    private static Path project;
    private static Ended refused;

    @BeforeAll
    static void takeItIn() {
        sample = folder.resolve("auth");
        project = sample.resolve("auth.assay");
        AssayCommand.ok("sample", sample);
        AssayCommand.ok("capture", project, sample.resolve("facts.jsonl"));
        refused = AssayCommand.run("capture", project, sample.resolve("refused.jsonl"));
    }

    @Test
    void theRepositoryIsTheSameOnEveryMachine() throws Exception {
        try (Git git = Git.open(sample.resolve("repository").toFile())) {
            assertThat(git.getRepository().resolve("HEAD").name())
                    .isEqualTo("3810ff5611c9fb50c17bfe8d69446fe3d5423987");
            assertThat(git.log().call()).hasSize(10);
            assertThat(git.status().call().isClean()).isTrue();
        }
    }

    @Test
    void fortyFactsEnterAndThreeRecordsAreRefused() {
        JsonNode space = AssayCommand.ok("spaces", project, "--json").json().get(0);
        assertThat(space.get("events").intValue()).isEqualTo(40);
        assertThat(refused.exit()).isEqualTo(3);
        assertThat(refused.err().lines().toList())
                .satisfiesExactly(
                        a -> assertThat(a).contains("refused.jsonl:1: \"auth-041\": it has no source"),
                        b -> assertThat(b)
                                .contains("refused.jsonl:2: \"auth-042\": its source does not hold")
                                .contains("lines, not 40 to 60"),
                        c -> assertThat(c).contains("refused.jsonl:3: \"auth-043\": valid_until \"when the snow"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2026-03-01| auth-002 falsified, auth-003 falsified, auth-004 falsified, auth-005 superseded, auth-006 falsified,"
                        + " auth-010 superseded, auth-015 superseded, auth-016 falsified, auth-017 superseded,"
                        + " auth-018 expired, auth-019 falsified, auth-022 retracted, auth-024 falsified,"
                        + " auth-029 falsified, auth-031 expired",
            })
    void theseDoNotStand(String validAt, String dead) {
        List<String> found = new ArrayList<>();
        AssayCommand.ok("export", project, "--valid-at", validAt)
                .json()
                .get("facts")
                .forEach(f -> {
                    String status = f.get("status").stringValue();
                    if (!status.equals("grounded")) found.add(f.get("memory_id").stringValue() + " " + status);
                });
        assertThat(String.join(", ", found)).isEqualTo(dead);
    }

    @ParameterizedTest
    @CsvSource({
        "2026-03-01, auth-037",
        "2025-12-01, auth-029",
        "2025-07-07, auth-019",
        "2025-04-13, auth-004",
    })
    void sessionsAreKeptWhereTheyWereKnownToBe(String knownAt, String fact) {
        JsonNode answer = AssayCommand.ok("ask", project, "Where are sessions kept?", "--known-at", knownAt, "--json")
                .json();
        assertThat(answer.get("verdict").stringValue()).isEqualTo("grounded");
        assertThat(answer.get("cited")).hasSize(1);
        assertThat(answer.get("cited").get(0).get("event").stringValue()).isEqualTo(fact);
    }

    @Test
    void mostSourcesAreCheckedAndSomeHaveMovedOrChangedSince() {
        Ended ended = AssayCommand.run("verify", project, "--sources", "--json");
        Map<String, String> states = new TreeMap<>();
        ended.json()
                .get("sources")
                .forEach(s ->
                        states.put(s.get("event").stringValue(), s.get("state").stringValue()));
        assertThat(ended.json().get("ok").booleanValue()).isTrue();
        assertThat(ended.exit()).isEqualTo(1);
        assertThat(states)
                .containsEntry("auth-001", "holds")
                .containsEntry("auth-002", "changed")
                .containsEntry("auth-011", "moved")
                .containsEntry("auth-014", "not checkable here")
                .containsEntry("auth-033", "holds")
                .doesNotContainValue("gone");
    }
}

package dev.assay.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.SharedData;
import dev.assay.model.Fact;
import dev.assay.model.Provenance;
import dev.assay.model.Question;
import dev.assay.model.Turn;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A published conversation file, quirks and all. The figures were counted in the file by other means. */
class LocomoImportTest {
    @TempDir
    Path folder;

    private ProjectSnapshot snapshot(Path file) {
        try (Project p = Project.open(file, Access.READ)) {
            return p.snapshot();
        }
    }

    @Test
    void fiveConversationsComeInWithTheirTurnsQuestionsAndOddEvidence() {
        Path locomo = SharedData.file("locomo5.json");
        Path project = folder.resolve("p.assay");
        JsonNode report =
                AssayCommand.ok("import", project, locomo, "--json").json().get(0);

        Map<String, Integer> turns = new TreeMap<>();
        report.get("spaces")
                .valueStream()
                .forEach(s ->
                        turns.put(s.get("space").stringValue(), s.get("events").intValue()));
        assertThat(report.get("format").stringValue()).isEqualTo("locomo");
        assertThat(turns)
                .containsExactly(
                        Map.entry("conv-26", 419),
                        Map.entry("conv-26/observations", 184),
                        Map.entry("conv-30", 369),
                        Map.entry("conv-30/observations", 169),
                        Map.entry("conv-41", 663),
                        Map.entry("conv-41/observations", 324),
                        Map.entry("conv-42", 629),
                        Map.entry("conv-42/observations", 266),
                        Map.entry("conv-43", 680),
                        Map.entry("conv-43/observations", 267));
        assertThat(report.get("questions").intValue()).isEqualTo(999);
        assertThat(report.get("notes")
                        .valueStream()
                        .map(n -> n.stringValue().replaceFirst("^line [0-9]+, ", ""))
                        .toList())
                .containsExactly(
                        "conv-26, locomo_0_qa37: evidence \"D8:6; D9:17\" read as D8:6, D9:17",
                        "conv-42, locomo_3_qa58: evidence \"D10:19\" names no turn; it is kept as written",
                        "conv-42, locomo_3_qa88: evidence \"D\" names no turn; it is kept as written",
                        "conv-43, locomo_4_qa18: evidence \"D:11:26\" read as D11:26");

        ProjectSnapshot p = snapshot(project);
        assertThat(p.spaces().stream().filter(s -> !s.endsWith("/observations")))
                .containsExactly("conv-26", "conv-30", "conv-41", "conv-42", "conv-43");
        List<Fact> observations = p.spaces().stream()
                .flatMap(s -> p.space(s).record().events().stream())
                .filter(e -> e instanceof Fact)
                .map(e -> (Fact) e)
                .toList();
        assertThat(observations).hasSize(1210);
        assertThat(observations.stream().flatMap(f -> f.certificate().turns().stream()))
                .hasSize(1214)
                .allMatch(t -> p.space(t.space()).record().tick(t.event()) >= 0);
        Fact one = observations.getFirst();
        assertThat(one.text())
                .isEqualTo(
                        "Caroline attended an LGBTQ support group recently and found the transgender stories inspiring.");
        assertThat(one.source()).isEqualTo(new Provenance.TurnOf("conv-26", "D1:3"));
        assertThat(one.date().text()).isEqualTo("2023-05-08T13:56");
        assertThat(p.space("conv-26").hubs()).containsExactly("caroline", "melanie");
        Map<String, Integer> categories = new TreeMap<>();
        p.questions().forEach(q -> categories.merge(String.valueOf(q.category()), 1, Integer::sum));
        assertThat(categories)
                .containsExactly(
                        Map.entry("1", 142),
                        Map.entry("2", 156),
                        Map.entry("3", 46),
                        Map.entry("4", 418),
                        Map.entry("5", 237));
        assertThat(p.questions().stream().filter(q -> q.gold() == null)).hasSize(235);
        assertThat(p.questions().stream().filter(q -> q.trap() != null)).hasSize(237);
        assertThat(p.spaces().stream()
                        .flatMap(s -> p.space(s).record().events().stream())
                        .filter(e -> e instanceof Turn t && t.image() != null))
                .hasSizeGreaterThanOrEqualTo(387);
    }

    @Test
    void turnsAndQuestionsAreVerbatimWithTheLineTheyStandOn() throws Exception {
        Path locomo = SharedData.file("locomo5.json");
        Path project = folder.resolve("p.assay");
        AssayCommand.ok("import", project, locomo);
        ProjectSnapshot p = snapshot(project);
        JsonNode file = JsonMapper.builder().build().readTree(Files.readAllBytes(locomo));
        List<String> lines = Files.readAllLines(locomo);
        int checked = 0;
        for (JsonNode conversation : file) {
            String space = conversation.get("sample_id").stringValue();
            var events = p.space(space).record().events().iterator();
            for (int session = 1; session < 60; session++) {
                JsonNode turns = conversation.get("conversation").get("session_" + session);
                if (turns == null) continue;
                for (JsonNode t : turns) {
                    Turn turn = (Turn) events.next();
                    assertThat(turn.id()).isEqualTo(t.get("dia_id").stringValue());
                    assertThat(turn.speaker()).isEqualTo(t.get("speaker").stringValue());
                    assertThat(turn.text()).isEqualTo(t.get("text").stringValue());
                    int line = ((Provenance.FileLines) turn.source()).from();
                    assertThat(String.join("", lines.subList(line - 1, Math.min(lines.size(), line + 12))))
                            .contains("\"" + turn.id() + "\"");
                    checked++;
                }
            }
            assertThat(events).isExhausted();
        }
        assertThat(checked).isEqualTo(2760);
        Question sunrise = p.questions().get(1);
        assertThat(sunrise.id()).isEqualTo("locomo_0_qa1");
        assertThat(sunrise.text()).isEqualTo("When did Melanie paint a sunrise?");
        assertThat(sunrise.gold()).isEqualTo("2022");
        assertThat(sunrise.evidence()).containsExactly("D1:12");
        Turn first = (Turn) p.space("conv-26").record().events().getFirst();
        assertThat(first.date()).hasFieldOrPropertyWithValue("text", "2023-05-08T13:56");
    }

    @Test
    void theSameFileASecondTimeChangesNothingAndSaysSo() throws Exception {
        Path locomo = SharedData.file("locomo5.json");
        Path project = folder.resolve("p.assay");
        AssayCommand.ok("import", project, locomo);
        byte[] before = Files.readAllBytes(project);
        AssayCommand.Ended again = AssayCommand.ok("import", project, locomo);
        assertThat(again.out()).contains("nothing new").contains("unchanged");
        assertThat(Files.readAllBytes(project).length).isEqualTo(before.length);
        assertThat(java.util.Arrays.equals(Files.readAllBytes(project), before)).isTrue();
        assertThat(AssayCommand.ok("import", project, locomo, "--json")
                        .json()
                        .get(0)
                        .get("changed")
                        .booleanValue())
                .isFalse();
    }

    @Test
    void hoursAreReadOnATwelveHourClock() throws Exception {
        String[][] cases = {
            {"12:05 am on 1 January, 2024", "2024-01-01T00:05"},
            {"12:05 pm on 29 February, 2024", "2024-02-29T12:05"},
            {"1:56 pm on 8 May, 2023", "2023-05-08T13:56"},
            {"11:59 PM on 31 December 2023", "2023-12-31T23:59"},
        };
        for (String[] c : cases) assertThat(date(c[0]).out()).contains("\"date\":\"" + c[1] + "\"");
        for (String bad : new String[] {
            "13:05 pm on 1 May, 2024",
            "0:05 am on 1 May, 2024",
            "1:05 pm on 30 February, 2024",
            "1:60 pm on 1 May, 2024",
            "1:05 pm on 1 Mai, 2024",
            "yesterday",
            ""
        }) {
            AssayCommand.Ended refused = date(bad);
            assertThat(refused.exit()).as(bad).isEqualTo(3);
            assertThat(refused.err())
                    .startsWith(folder.resolve("c.json") + ":2: ")
                    .hasLineCount(1);
        }
    }

    private AssayCommand.Ended date(String text) throws Exception {
        Path file = folder.resolve("c.json");
        Files.writeString(file, """
                [{"sample_id": "c", "qa": [], "conversation": {
                  "session_1_date_time": "%s",
                  "session_1": [{"dia_id": "D1:1", "speaker": "Ada", "text": "hello"}]}}]
                """.formatted(text));
        Path project = folder.resolve("c.assay");
        Files.deleteIfExists(project);
        AssayCommand.Ended imported = AssayCommand.run("import", project, file);
        return imported.exit() == 0 ? AssayCommand.ok("matrix", project, "--json") : imported;
    }
}

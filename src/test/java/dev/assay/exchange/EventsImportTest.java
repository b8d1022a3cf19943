package dev.assay.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.model.Event;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.Provenance;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The project's own format, as it may be written. */
class EventsImportTest {
    @TempDir
    Path folder;

    private Path project;

    @BeforeEach
    void name() {
        project = folder.resolve("p.assay");
    }

    private Path file(String name, String content) throws Exception {
        return Files.write(folder.resolve(name), content.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    }

    private ProjectSnapshot snapshot() {
        try (Project p = Project.open(project, Access.READ)) {
            return p.snapshot();
        }
    }

    @Test
    void aByteOrderMarkCrlfBlankLinesAndAMissingLastLineEndAreAccepted() throws Exception {
        Path talk = file(
                "talk.jsonl",
                "\uFEFF{'id':'a','text':'é'}\r\n\r\n   \r\n{'id':'b','text':'x\\r\\ny'}\r\n\t\n{'id':'c','text':''}");
        AssayCommand.ok("import", project, talk);
        List<Event> events = snapshot().space("talk").record().events();
        assertThat(events).extracting(Event::id).containsExactly("a", "b", "c");
        assertThat(events).extracting(Event::text).containsExactly("é", "x\r\ny", "");
        assertThat(events)
                .extracting(e -> ((Provenance.FileLines) e.source()).from())
                .containsExactly(1, 4, 6);
        assertThat(events.getFirst().source()).isEqualTo(new Provenance.FileLines("talk.jsonl", 1, 1, null));
    }

    @Test
    void everyFieldOfAMentionIsKept() throws Exception {
        Path talk = file("talk.jsonl", """
                {'id':'a','text':'x','mentions':[{'text':'The Who','type':'organization','proper':true,'gender':'n','number':'pl'},{'text':'she','resolved':false},{'text':'it','type':null,'resolved':true}]}
                {'id':'b','text':'x','mentions':[]}
                {'id':'c','text':'x'}
                """);
        AssayCommand.ok("import", project, talk);
        var run = java.util.Objects.requireNonNull(snapshot().space("talk").run());
        assertThat(run.opened().run()).isEqualTo("talk");
        assertThat(run.mentions(0))
                .isEqualTo(List.of(
                        new Mention(
                                "The Who",
                                MentionType.ORGANIZATION,
                                true,
                                Gender.NEUTER,
                                GrammaticalNumber.PLURAL,
                                true),
                        Mention.unclear("she", null),
                        new Mention("it", null, null, null, null, true)));
        assertThat(run.mentions(1)).isEmpty();
        assertThat(run.mentions(2)).isNull();
        assertThat(run.listedEvents()).isEqualTo(2);
    }

    @Test
    void aFileThatNamesSpacesFillsThemAndTheOptionGoesBeforeThem() throws Exception {
        Path talk = file(
                "talk.jsonl",
                "{'space':'a','id':'1','text':'x'}\n{'space':'b','id':'1','text':'y'}\n{'id':'1','text':'z'}\n");
        AssayCommand.ok("import", project, talk);
        assertThat(snapshot().spaces()).containsExactly("a", "b", "talk");
        Path one = file("one.jsonl", "{'space':'a','id':'2','text':'x'}\n");
        AssayCommand.ok("import", project, one, "--space", "mine");
        assertThat(snapshot().spaces()).containsExactly("a", "b", "talk", "mine");
    }

    @Test
    void theSameFileTwiceChangesNoByte() throws Exception {
        Path four = AssayCommand.sample("alice-and-bob/four.jsonl", folder);
        AssayCommand.ok("import", project, four);
        byte[] before = Files.readAllBytes(project);
        AssayCommand.Ended again = AssayCommand.ok("import", project, four);
        assertThat(again.out()).contains("nothing new: all of it was there already; the project is unchanged");
        assertThat(Arrays.equals(Files.readAllBytes(project), before)).isTrue();
    }

    @Test
    void aLineTwiceInOneFileIsThereOnce() throws Exception {
        String line = "{'id':'a','text':'x','mentions':[{'text':'Carla'}]}\n";
        AssayCommand.ok("import", project, file("talk.jsonl", line + line));
        assertThat(snapshot().space("talk").record().events()).hasSize(1);
        AssayCommand.Ended other = AssayCommand.run(
                "import", folder.resolve("q.assay"), file("other.jsonl", line + line.replace("Carla", "Dora")));
        assertThat(other.exit()).isEqualTo(3);
        assertThat(other.err()).startsWith(folder.resolve("other.jsonl") + ":2: ");
    }

    @Test
    void aConversationThatGrowsGetsItsNewTurnsAndKeepsOneRun() throws Exception {
        String start = "{'id':'a','text':'x','mentions':[{'text':'Carla'}]}\n";
        AssayCommand.ok("import", project, file("talk.jsonl", start));
        String more = "{'id':'b','text':'y','mentions':[{'text':'Dora'}]}\n";
        AssayCommand.ok("import", project, file("talk.jsonl", start + more));
        var space = snapshot().space("talk");
        assertThat(space.record().events()).extracting(Event::id).containsExactly("a", "b");
        assertThat(space.record().runs()).hasSize(1);
        assertThat(space.rows().of("dora")).isNotNegative();
    }

    @Test
    void aDryRunSaysWhatWouldHappenAndChangesNothing() throws Exception {
        Path four = AssayCommand.sample("alice-and-bob/four.jsonl", folder);
        Path five = AssayCommand.sample("alice-and-bob/five.jsonl", folder);
        AssayCommand.Ended fresh = AssayCommand.ok("import", project, four, "--dry-run");
        assertThat(fresh.out()).contains("dry run").contains("4 events");
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("four.jsonl", "five.jsonl");
        AssayCommand.ok("import", project, four);
        byte[] before = Files.readAllBytes(project);
        assertThat(AssayCommand.ok("import", project, five, "--dry-run").out()).contains("5 events");
        assertThat(Arrays.equals(Files.readAllBytes(project), before)).isTrue();
    }
}

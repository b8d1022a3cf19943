package dev.assay.ui.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ui.Selected;
import dev.assay.ui.TestWindow;
import dev.assay.ui.action.Action;
import dev.assay.ui.action.Actions;
import dev.assay.ui.command.Hit.Kind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is found for what is typed, in a window with a project. */
class CommandsTest {
    @TempDir
    Path folder;

    private TestWindow window;
    private final Actions actions = new Actions();
    private final SimpleBooleanProperty possible = new SimpleBooleanProperty();
    private int fired;

    @BeforeEach
    void open() {
        window = new TestWindow(folder);
        window.model.sample("alice-and-bob");
        actions.add(
                new Action("edit.x", "Carve it", null, null, Action.Group.EDIT, possible, () -> fired++),
                new Action(
                        "go.y", "Go on", null, null, Action.Group.GO, new SimpleBooleanProperty(true), () -> fired++));
    }

    @AfterEach
    void close() {
        window.model.project().close();
    }

    private List<Hit> find(String typed) {
        CommandModel model = new Commands(window.model, actions).now();
        model.type(typed);
        return model.hits().get();
    }

    private static List<String> titles(List<Hit> hits) {
        return hits.stream().map(h -> h.kind() + " " + h.title()).toList();
    }

    @Test
    void before_anything_is_typed_what_can_be_done_now_comes_first_then_the_other_spaces() {
        assertThat(titles(find(""))).containsExactly("ACTION Go on", "ACTION Carve it", "SPACE five");
        assertThat(find("").get(1).possible()).isFalse();
    }

    @Test
    void kinds_stand_together_and_the_kind_of_the_nearest_comes_first() {
        assertThat(titles(find("car")))
                .containsExactly(
                        "ACTION Carve it",
                        "ENTITY carla",
                        "EVENT t2  Alice: Carla praised my vase.",
                        "EVENT t1  Bob: My teacher Carla runs the pottery class.");
        assertThat(titles(find("carla")).getFirst()).isEqualTo("ENTITY carla");
        assertThat(find("nothing of that name")).isEmpty();
        assertThat(find("car").equals(find("car")))
                .as("each search builds its own")
                .isFalse();
        assertThat(titles(find("car"))).isEqualTo(titles(find("car")));
    }

    @Test
    void an_event_is_found_by_its_id_and_gone_to() {
        List<Hit> found = find("t3");
        assertThat(found.getFirst().kind()).isEqualTo(Kind.EVENT);
        assertThat(found.getFirst().detail()).isEqualTo("2026-05-09 Sat");
        found.getFirst().choose().run();
        assertThat(window.model.selection().current().get()).isEqualTo(new Selected.OfEvent("t3"));
        find("alice's vase").getFirst().choose().run();
        assertThat(window.model.selection().current().get()).isEqualTo(new Selected.OfRow("alice's vase"));
        find("five").getFirst().choose().run();
        assertThat(window.model.project().spaceName().get()).isEqualTo("five");
        find("go on").getFirst().choose().run();
        assertThat(fired).isEqualTo(1);
    }

    @Test
    void hostile_text_is_shown_as_text() throws Exception {
        Path file = Files.writeString(
                folder.resolve("h.jsonl"),
                "{\"space\": \"h\", \"id\": \"{0}\", \"speaker\": \"%s\", \"text\": \"<b>x</b>\\u202Eevil\\n{1} _m\"}\n");
        window.model.take(List.of(file), window);
        window.model.acceptPreview();
        window.model.project().showSpace("h");
        assertThat(find("evil")).singleElement().extracting(Hit::title).isEqualTo("{0}  %s: <b>x</b>evil {1} _m");
    }
}

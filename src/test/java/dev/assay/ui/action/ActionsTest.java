package dev.assay.ui.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.ui.action.Action.Group;
import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The registry: one key does one thing at a time. */
class ActionsTest {
    private static Action action(String id, Group group, @Nullable KeyCombination key) {
        return new Action(id, "Name of " + id, key, null, group, new SimpleBooleanProperty(true), () -> {});
    }

    private static KeyCombination key(String name) {
        return KeyCombination.valueOf(name);
    }

    @Test
    void a_perspective_brings_its_actions_and_takes_them_away() {
        Actions actions = new Actions();
        actions.add(action("go.x", Group.GO, key("F6")));
        actions.show(List.of(action("one.find", Group.PERSPECTIVE, Sign.of("/"))));
        assertThat(actions.all()).extracting(Action::id).containsExactly("one.find", "go.x");
        actions.show(List.of(action("two.find", Group.PERSPECTIVE, Sign.of("/"))));
        assertThat(actions.of(Group.PERSPECTIVE)).extracting(Action::id).containsExactly("two.find");
        actions.show(List.of());
        assertThat(actions.all()).extracting(Action::id).containsExactly("go.x");
    }

    @Test
    void two_actions_never_have_one_key_or_one_id_at_a_time() {
        Actions actions = new Actions();
        actions.add(action("go.x", Group.GO, key("F6")), action("go.y", Group.GO, Sign.of("a")));
        assertThatThrownBy(() -> actions.add(action("go.z", Group.GO, key("F6"))))
                .hasMessageContaining("F6");
        assertThatThrownBy(() -> actions.show(List.of(action("p.a", Group.PERSPECTIVE, Sign.of("A")))))
                .hasMessageContaining("go.y and p.a");
        assertThatThrownBy(() -> actions.show(List.of(action("go.x", Group.PERSPECTIVE, null))))
                .hasMessageContaining("two actions go.x");
        assertThatThrownBy(() -> actions.show(List.of(action("p.b", Group.VIEW, null))))
                .hasMessageContaining("p.b");
        assertThatThrownBy(() -> actions.show(List.of(
                        action("p.c", Group.PERSPECTIVE, key("Ctrl+J")),
                        action("p.d", Group.PERSPECTIVE, key("Ctrl+J")))))
                .hasMessageContaining("p.c and p.d");
        assertThat(actions.of(Group.PERSPECTIVE))
                .as("what was refused is not shown")
                .isEmpty();
    }

    @Test
    void an_action_says_what_it_would_act_on() {
        SimpleStringProperty what = new SimpleStringProperty();
        Action undo = action("edit.undo", Group.EDIT, key("Ctrl+Z")).on(what).also(key("Ctrl+Y"));
        assertThat(undo.nameAndKey()).isEqualTo("Name of edit.undo  Ctrl+Z");
        what.set("settle “it”");
        assertThat(undo.says()).isEqualTo("Name of edit.undo: settle “it”");
        assertThat(undo.keys()).hasSize(2);
        assertThat(Action.keyText(key("Esc"))).isEqualTo("Esc");
    }

    private static KeyEvent typed(String character, boolean control) {
        return new KeyEvent(KeyEvent.KEY_TYPED, character, "", KeyCode.UNDEFINED, false, control, false, false);
    }

    @Test
    void a_sign_is_what_is_typed_wherever_it_lies() {
        assertThat(Sign.of("/").match(typed("/", false))).isTrue();
        assertThat(Sign.of("t").match(typed("T", false))).isTrue();
        assertThat(Sign.of("t").match(typed("t", true))).isFalse();
        assertThat(Sign.of("/")
                        .match(new KeyEvent(KeyEvent.KEY_PRESSED, "/", "/", KeyCode.SLASH, false, false, false, false)))
                .isFalse();
        assertThat(Sign.of("t")).isEqualTo(Sign.of("T")).isNotEqualTo(Sign.of("u"));
    }
}

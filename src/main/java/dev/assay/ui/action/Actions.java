package dev.assay.ui.action;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import javafx.scene.input.KeyCombination;

/** The one list of actions, in the order in which menus and pages show them: the window's own, and those of the perspective on show. */
public final class Actions {
    private final List<Action> own = new ArrayList<>();
    private List<Action> shown = List.of();

    /** Adds actions of the window; an id or a key that is taken is a mistake of the program. */
    public void add(Action... actions) {
        for (Action action : actions) {
            check(own, action);
            own.add(action);
        }
    }

    /**
     * From now on these are the actions of the perspective on show; those of the last one are gone. Two perspectives may have the same
     * key; a key of the window's own stays the window's.
     */
    public void show(List<Action> perspective) {
        List<Action> all = new ArrayList<>(own);
        for (Action action : perspective) {
            if (action.group() != Action.Group.PERSPECTIVE) {
                throw new IllegalArgumentException(action.id() + " belongs to no perspective");
            }
            check(all, action);
            all.add(action);
        }
        shown = List.copyOf(perspective);
    }

    private static void check(List<Action> known, Action action) {
        for (Action other : known) {
            if (other.id().equals(action.id())) throw new IllegalArgumentException("two actions " + action.id());
            for (KeyCombination key : action.keys()) {
                if (other.keys().contains(key)) {
                    throw new IllegalArgumentException(
                            other.id() + " and " + action.id() + " have one key, " + key.getName());
                }
            }
        }
    }

    /** All of them: the perspective's come first, since its keys are nearest. */
    public List<Action> all() {
        List<Action> all = new ArrayList<>(shown);
        all.addAll(own);
        return List.copyOf(all);
    }

    /** Those of a group. */
    public List<Action> of(Action.Group group) {
        return all().stream().filter(a -> a.group() == group).toList();
    }

    /** The action of that id. */
    public Action get(String id) {
        return all().stream()
                .filter(a -> a.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException("no action " + id));
    }
}

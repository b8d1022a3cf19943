package dev.assay.ui.action;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/** The one list of actions, in the order in which menus and pages show them. */
public final class Actions {
    private final List<Action> all = new ArrayList<>();

    /** Adds actions; an id or a key that is taken is a mistake of the program. */
    public void add(Action... actions) {
        for (Action action : actions) {
            for (Action known : all) {
                if (known.id().equals(action.id())) throw new IllegalArgumentException("two actions " + action.id());
                if (action.key() != null && action.key().equals(known.key())) {
                    throw new IllegalArgumentException(known.id() + " and " + action.id() + " have one key");
                }
            }
            all.add(action);
        }
    }

    /** All of them. */
    public List<Action> all() {
        return List.copyOf(all);
    }

    /** Those of a group. */
    public List<Action> of(Action.Group group) {
        return all.stream().filter(a -> a.group() == group).toList();
    }

    /** The action of that id. */
    public Action get(String id) {
        return all.stream()
                .filter(a -> a.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException("no action " + id));
    }
}

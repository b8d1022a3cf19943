package dev.assay.ui;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/** F6: from one part of the window to the next. */
final class FocusParts {
    private final Supplier<List<Node>> parts;

    FocusParts(Supplier<List<Node>> parts) {
        this.parts = parts;
    }

    void move(Scene scene, boolean forward) {
        List<Node> all = parts.get();
        int now = -1;
        for (int i = 0; i < all.size(); i++) if (holds(all.get(i), scene.getFocusOwner())) now = i;
        for (int step = 1; step <= all.size(); step++) {
            int next = Math.floorMod(now < 0 ? step - 1 : now + (forward ? step : -step), all.size());
            Node first = first(all.get(next));
            if (first != null) {
                first.requestFocus();
                return;
            }
        }
    }

    static boolean holds(Node part, @Nullable Node node) {
        for (Node n = node; n != null; n = n.getParent()) if (n == part) return true;
        return false;
    }

    /** The first in the part that Tab would stop at. */
    static @Nullable Node first(Node node) {
        if (!node.isVisible() || node.isDisabled()) return null;
        if (node.isFocusTraversable()) return node;
        if (node instanceof Parent parent) {
            for (Node child : parent.getChildrenUnmodifiable()) {
                Node found = first(child);
                if (found != null) return found;
            }
        }
        return null;
    }
}

package dev.assay.project;

import org.jspecify.annotations.Nullable;

/** How a journal stands to the head that was last seen of it here. */
public sealed interface HeadCheck {
    /** It was never seen here. */
    record FirstSeen() implements HeadCheck {}

    /** It leads to that head. */
    record Agrees(Head last) implements HeadCheck {}

    /** It ends before that head: its tail was cut, or a backup was put back. */
    record TailCut(Head last) implements HeadCheck {}

    /** It is as long, but another: all of it was written anew. */
    record WrittenAnew(Head last) implements HeadCheck {}

    /** Whether there is nothing to be said. */
    default boolean holds() {
        return this instanceof FirstSeen || this instanceof Agrees;
    }

    /** The head last seen; null when there was none. */
    default @Nullable Head seen() {
        return switch (this) {
            case FirstSeen c -> null;
            case Agrees c -> c.last;
            case TailCut c -> c.last;
            case WrittenAnew c -> c.last;
        };
    }
}

package dev.assay.cli;

import dev.assay.method.Reference.State;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What states of references are called in commands. */
final class QueueText {
    private QueueText() {}

    static String state(State state) {
        return state.name().toLowerCase(Locale.ROOT);
    }

    /** The same; "not listed" where the run on show does not list the reference. */
    static String stateOrNone(@Nullable State state) {
        return state == null ? "not listed" : state(state);
    }
}

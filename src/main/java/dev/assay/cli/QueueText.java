package dev.assay.cli;

import dev.assay.method.Reference.State;
import java.util.Locale;

/** What states of references are called in commands. */
final class QueueText {
    private QueueText() {}

    static String state(State state) {
        return state.name().toLowerCase(Locale.ROOT);
    }
}

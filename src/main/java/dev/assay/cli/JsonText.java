package dev.assay.cli;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/** Small things that JSON answers share. */
final class JsonText {
    private JsonText() {}

    /** A text, or null. */
    static void optional(JsonGenerator g, String key, @Nullable String value) {
        if (value == null) g.writeNullProperty(key);
        else g.writeStringProperty(key, value);
    }

    /** A double as the shortest decimal that reads back to the same double; whole numbers without a fraction. */
    static void number(JsonGenerator g, String key, double value) {
        if (value == Math.rint(value) && Math.abs(value) < 1e15) g.writeNumberProperty(key, (long) value);
        else g.writeNumberProperty(key, value);
    }
}

package dev.assay.ui;

import dev.assay.ui.settings.UserSettings;

/** Whether things may move to explain a change of place. */
public final class Motion {
    /** The preference that holds it. */
    public static final String PREFERENCE = "reduced-motion";

    private Motion() {}

    /** Whether nothing is to move. */
    public static boolean reduced(UserSettings settings) {
        return Boolean.parseBoolean(settings.preference(PREFERENCE, "false"));
    }
}

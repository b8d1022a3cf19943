package dev.assay.ui.timeline;

import dev.assay.ui.settings.SettingsModel;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which ruler zooms and which rows are pinned in one space: kept in the settings, not in the project. */
final class Remembered {
    /** No row has it in its name: keys are single lines. */
    private static final String LINE = "\n";

    private final SettingsModel settings;
    private final String stem;

    /**
     * For one space.
     *
     * @param project the project's id
     */
    Remembered(SettingsModel settings, String project, String space) {
        this.settings = settings;
        stem = "timeline." + project + "." + space;
    }

    Zoom zoom() {
        String name = settings.get().preference(stem + ".zoom", "");
        for (Zoom z : Zoom.values()) if (z.name().equals(name)) return z;
        return Zoom.LINKED;
    }

    /** The pinned rows; null when nobody ever pinned one here. */
    @Nullable
    List<String> pinned() {
        String rows = settings.get().preference(stem + ".pinned", "");
        if (rows.isEmpty()) return null;
        return rows.lines().filter(r -> !r.isEmpty()).toList();
    }

    void zoom(Zoom zoom) {
        if (zoom != zoom()) settings.update(s -> s.withPreference(stem + ".zoom", zoom.name()));
    }

    /** Also that every pin was taken off. */
    void pinned(List<String> rows) {
        settings.update(s -> s.withPreference(stem + ".pinned", LINE + String.join(LINE, rows)));
    }
}

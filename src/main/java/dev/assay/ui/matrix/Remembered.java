package dev.assay.ui.matrix;

import dev.assay.ui.matrix.Arrangement.Choice;
import dev.assay.ui.settings.SettingsModel;
import dev.assay.ui.settings.UserSettings;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What the matrix remembers: mode, orders and hubs, and of the last space how far it was zoomed. */
final class Remembered {
    private static final String MODE = "matrix.mode";
    private static final String ROWS = "matrix.rows";
    private static final String COLUMNS = "matrix.columns";
    private static final String HUBS = "matrix.hubs";
    private static final String ZOOM = "matrix.zoom";

    private final SettingsModel settings;
    private @Nullable Choice lastChoice;
    private String lastZoom = "";

    Remembered(SettingsModel settings) {
        this.settings = settings;
    }

    /** What was chosen last; what nobody chose, or nobody understands any more, is as at first. Filters are of one space and not kept. */
    Choice choice() {
        UserSettings s = settings.get();
        Choice first = Choice.FIRST;
        return new Choice(
                read(s, MODE, first.mode()),
                read(s, ROWS, first.rowOrder()),
                read(s, COLUMNS, first.columnOrder()),
                read(s, HUBS, first.hubs()),
                Filter.NONE);
    }

    private static <E extends Enum<E>> E read(UserSettings settings, String name, E otherwise) {
        String id = settings.preference(name, "");
        return Arrays.stream(otherwise.getDeclaringClass().getEnumConstants())
                .filter(e -> id(e).equals(id))
                .findFirst()
                .orElse(otherwise);
    }

    private static String id(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** From now on this is what was chosen last. */
    void choice(Choice choice) {
        if (choice.equals(lastChoice)) return;
        lastChoice = choice;
        settings.update(s -> s.withPreference(MODE, id(choice.mode()))
                .withPreference(ROWS, id(choice.rowOrder()))
                .withPreference(COLUMNS, id(choice.columnOrder()))
                .withPreference(HUBS, id(choice.hubs())));
    }

    /** From now on this space is seen at these distances. */
    void zoom(String space, double columnWidth, double rowHeight) {
        String now = columnWidth + " " + rowHeight + " " + space;
        if (now.equals(lastZoom)) return;
        lastZoom = now;
        settings.update(s -> s.withPreference(ZOOM, now));
    }

    /** The distances at which that space was seen last, as {column, row}; {0, 0} when it was not the last one. */
    double[] zoom(String space) {
        String[] parts = settings.get().preference(ZOOM, "").split(" ", 3);
        if (parts.length < 3 || !parts[2].equals(space)) return new double[] {0, 0};
        try {
            return new double[] {Double.parseDouble(parts[0]), Double.parseDouble(parts[1])};
        } catch (NumberFormatException e) {
            return new double[] {0, 0};
        }
    }
}

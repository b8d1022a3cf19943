package dev.assay.ui.settings;

import dev.assay.ui.theme.ThemeChoice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What is remembered. Values a file does not state have their defaults; nothing in here is needed to open a project.
 *
 * @param theme light, dark or as the system
 * @param inspector whether the inspector is shown
 * @param window where the window was; null before the first time
 * @param recent projects, the last opened first
 * @param preferences what views remember, by a stable name ("matrix.order")
 */
public record UserSettings(
        ThemeChoice theme,
        boolean inspector,
        @Nullable WindowBounds window,
        List<Recent> recent,
        SortedMap<String, String> preferences) {
    /** So many projects are remembered. */
    public static final int REMEMBERED = 12;

    /** Before anything was chosen. */
    public static final UserSettings DEFAULT = new UserSettings(ThemeChoice.SYSTEM, true, null, List.of());

    /** Settings in which no view remembers anything. */
    public UserSettings(ThemeChoice theme, boolean inspector, @Nullable WindowBounds window, List<Recent> recent) {
        this(theme, inspector, window, recent, new TreeMap<>());
    }

    public UserSettings {
        recent = List.copyOf(recent);
        preferences = Collections.unmodifiableSortedMap(new TreeMap<>(preferences));
    }

    /**
     * A project that was open.
     *
     * @param path where its file was
     * @param id by which the project is known wherever its file lies
     * @param entries the number of entries when it was last seen
     * @param head the hash of the last of them
     * @param openedAt when it was last opened, UTC, ISO-8601
     * @param spaces how many spaces it had
     * @param space the space that was shown; null while it had none
     * @param view the perspective that was shown
     * @param events how many events it had
     * @param open how many references of the space that was shown waited for a person
     */
    public record Recent(
            String path,
            String id,
            long entries,
            String head,
            String openedAt,
            int spaces,
            @Nullable String space,
            @Nullable String view,
            long events,
            long open) {}

    /** What a view remembers under that name; {@code otherwise} when it remembers nothing. */
    public String preference(String name, String otherwise) {
        return preferences.getOrDefault(name, otherwise);
    }

    /** The same with something remembered. */
    public UserSettings withPreference(String name, String value) {
        SortedMap<String, String> next = new TreeMap<>(preferences);
        next.put(name, value);
        return new UserSettings(theme, inspector, window, recent, next);
    }

    /** The same with another theme. */
    public UserSettings withTheme(ThemeChoice choice) {
        return new UserSettings(choice, inspector, window, recent, preferences);
    }

    /** The same with the inspector shown or not. */
    public UserSettings withInspector(boolean shown) {
        return new UserSettings(theme, shown, window, recent, preferences);
    }

    /** The same with the window elsewhere. */
    public UserSettings withWindow(WindowBounds bounds) {
        return new UserSettings(theme, inspector, bounds, recent, preferences);
    }

    /** The same with a project at the top of the recent ones; what was known of its file before gives way. */
    public UserSettings withRecent(Recent opened) {
        List<Recent> next = new ArrayList<>();
        next.add(opened);
        for (Recent r : recent) {
            if (!r.path().equals(opened.path()) && next.size() < REMEMBERED) next.add(r);
        }
        return new UserSettings(theme, inspector, window, next, preferences);
    }

    /** The same without a project. */
    public UserSettings without(String path) {
        return new UserSettings(
                theme,
                inspector,
                window,
                recent.stream().filter(r -> !r.path().equals(path)).toList(),
                preferences);
    }

    /** What was last seen of the project in that file; null when it was never open. */
    public @Nullable Recent recent(String path) {
        for (Recent r : recent) {
            if (r.path().equals(path)) return r;
        }
        return null;
    }

    /** What was last seen of the project of that id, wherever its file was; the last opened one counts. Null when never open. */
    public @Nullable Recent lastSeen(String id) {
        for (Recent r : recent) {
            if (r.id().equals(id)) return r;
        }
        return null;
    }
}

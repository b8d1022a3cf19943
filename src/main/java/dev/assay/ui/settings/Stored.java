package dev.assay.ui.settings;

import dev.assay.ui.theme.ThemeChoice;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The shape of the settings file. Anything may be absent: an older or newer program wrote it, or a person edited it. */
record Stored(
        @Nullable String theme,
        @Nullable Boolean inspector,
        @Nullable WindowBounds window,
        @Nullable List<@Nullable Project> recent,
        @Nullable SortedMap<String, @Nullable String> preferences) {

    record Project(
            @Nullable String path,
            @Nullable String id,
            long entries,
            @Nullable String head,
            @Nullable String openedAt,
            int spaces,
            @Nullable String space,
            @Nullable String view,
            long events,
            long open) {}

    static Stored of(UserSettings s) {
        return new Stored(
                s.theme().name().toLowerCase(Locale.ROOT),
                s.inspector(),
                s.window(),
                s.recent().stream()
                        .<@Nullable Project>map(r -> new Project(
                                r.path(),
                                r.id(),
                                r.entries(),
                                r.head(),
                                r.openedAt(),
                                r.spaces(),
                                r.space(),
                                r.view(),
                                r.events(),
                                r.open()))
                        .toList(),
                new TreeMap<>(s.preferences()));
    }

    UserSettings settings() {
        return new UserSettings(
                choice(theme),
                inspector == null || inspector,
                window,
                recent == null
                        ? List.of()
                        : recent.stream().flatMap(r -> read(r).stream()).toList(),
                remembered(preferences));
    }

    private static SortedMap<String, String> remembered(@Nullable SortedMap<String, @Nullable String> stored) {
        SortedMap<String, String> read = new TreeMap<>();
        if (stored == null) return read;
        stored.forEach((name, value) -> {
            if (value != null) read.put(name, value);
        });
        return read;
    }

    private static List<UserSettings.Recent> read(@Nullable Project r) {
        if (r == null || r.path == null || r.id == null || r.head == null || r.openedAt == null) return List.of();
        return List.of(new UserSettings.Recent(
                r.path, r.id, r.entries, r.head, r.openedAt, r.spaces, r.space, r.view, r.events, r.open));
    }

    private static ThemeChoice choice(@Nullable String name) {
        for (ThemeChoice c : ThemeChoice.values()) {
            if (c.name().equalsIgnoreCase(name)) return c;
        }
        return ThemeChoice.SYSTEM;
    }
}

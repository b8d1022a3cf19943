package dev.assay.ui.queue;

import dev.assay.model.Decision.ReferenceId;
import dev.assay.ui.settings.SettingsModel;
import java.util.LinkedHashSet;
import java.util.SequencedSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Where the queue of one space stood, and what was put off: kept in the settings, not in the project. */
final class Memory {
    private static final int MOST_SKIPPED = 500;
    private static final String FIELD = "\t";
    private static final String LINE = "\n";

    private final SettingsModel settings;
    private final String stem;

    /**
     * For one space.
     *
     * @param project the project's id
     */
    Memory(SettingsModel settings, String project, String space) {
        this.settings = settings;
        stem = "queue." + project + "." + space;
    }

    Tab tab() {
        String name = settings.get().preference(stem + ".tab", "");
        for (Tab t : Tab.values()) if (t.name().equals(name)) return t;
        return Tab.OPEN;
    }

    @Nullable
    ReferenceId at() {
        return read(settings.get().preference(stem + ".at", ""));
    }

    /** Nothing is written when nothing changed. */
    void stands(Tab tab, @Nullable ReferenceId at) {
        String where = at == null ? "" : write(at);
        if (tab == tab() && where.equals(settings.get().preference(stem + ".at", ""))) return;
        settings.update(s -> s.withPreference(stem + ".tab", tab.name()).withPreference(stem + ".at", where));
    }

    /** In the order in which they were put off. */
    SequencedSet<ReferenceId> skipped() {
        SequencedSet<ReferenceId> all = new LinkedHashSet<>();
        for (String line : settings.get().preference(stem + ".skipped", "").split(LINE, -1)) {
            ReferenceId id = read(line);
            if (id != null) all.add(id);
        }
        return all;
    }

    /** Remembers what was put off; of very many the last. */
    void skipped(Set<ReferenceId> all) {
        StringBuilder text = new StringBuilder();
        int over = all.size() - MOST_SKIPPED;
        for (ReferenceId id : all) {
            if (over-- > 0) continue;
            if (!text.isEmpty()) text.append(LINE);
            text.append(write(id));
        }
        settings.update(s -> s.withPreference(stem + ".skipped", text.toString()));
    }

    /** Ids and words are recorded text and may hold anything; what would break a line is taken as it is and read back the same. */
    private static String write(ReferenceId id) {
        return id.occurrence() + FIELD + safe(id.event()) + FIELD + safe(id.words());
    }

    private static @Nullable ReferenceId read(String line) {
        String[] parts = line.split(FIELD, -1);
        if (parts.length != 3 || !parts[0].matches("[1-9][0-9]{0,8}")) return null;
        return new ReferenceId(plain(parts[1]), plain(parts[2]), Integer.parseInt(parts[0]));
    }

    private static String safe(String text) {
        return text.replace("\\", "\\\\").replace(FIELD, "\\t").replace(LINE, "\\n");
    }

    private static String plain(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\\' || i + 1 == text.length()) {
                out.append(c);
                continue;
            }
            char next = text.charAt(++i);
            out.append(next == 't' ? '\t' : next == 'n' ? '\n' : next);
        }
        return out.toString();
    }
}

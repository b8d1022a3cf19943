package dev.assay.ui.start;

import dev.assay.ledger.Chain;
import dev.assay.store.JournalStore;
import dev.assay.store.StoreException;
import dev.assay.ui.project.Opened;
import dev.assay.ui.settings.SettingsModel;
import dev.assay.ui.settings.UserSettings;
import dev.assay.ui.settings.UserSettings.Recent;
import dev.assay.ui.start.RecentRow.State;
import dev.assay.ui.text.Texts;
import dev.assay.ui.work.Work;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The recent projects with what is known of their chains. Files are looked at in the background, each time the page is shown. */
public final class StartModel {
    private final SettingsModel settings;
    private final Work work;
    private final Texts texts;
    private final Clock clock;
    private final String home;
    private final Map<Recent, State> states = new HashMap<>();
    private final ReadOnlyObjectWrapper<List<RecentRow>> rows = new ReadOnlyObjectWrapper<>(List.of());

    /**
     * The page's content.
     *
     * @param home the folder that is written as ~
     */
    public StartModel(SettingsModel settings, Work work, Texts texts, Clock clock, Path home) {
        this.settings = settings;
        this.work = work;
        this.texts = texts;
        this.clock = clock;
        this.home = home.toString();
        settings.current().addListener((o, was, now) -> {
            if (!was.recent().equals(now.recent())) write(now);
        });
        write(settings.get());
    }

    /** The recent projects, the last opened first. */
    public ReadOnlyObjectProperty<List<RecentRow>> rows() {
        return rows.getReadOnlyProperty();
    }

    /** Looks at the files again. */
    public void look() {
        List<Recent> all = settings.get().recent();
        states.keySet().retainAll(all);
        for (Recent recent : all) {
            work.background().execute(() -> {
                State state = stateOf(recent);
                work.window().execute(() -> {
                    states.put(recent, state);
                    write(settings.get());
                });
            });
        }
    }

    /** Takes a project off the list; its file stays. */
    public void forget(RecentRow row) {
        settings.update(s -> s.without(row.path()));
    }

    static State stateOf(Recent recent) {
        Path file = Path.of(recent.path());
        if (!Files.exists(file)) return State.GONE;
        try (JournalStore store = JournalStore.open(file, false)) {
            Chain head = store.head();
            if (head.entries() < recent.entries()) return State.SHORTER;
            boolean same =
                    head.entries() > recent.entries() || Chain.hex(head.head()).equals(recent.head());
            return same ? State.KEPT : State.OTHER;
        } catch (StoreException e) {
            return State.UNREADABLE;
        }
    }

    private void write(UserSettings s) {
        List<RecentRow> next = new ArrayList<>();
        for (Recent recent : s.recent()) next.add(row(recent, states.getOrDefault(recent, State.UNSEEN)));
        rows.set(List.copyOf(next));
    }

    private RecentRow row(Recent r, State state) {
        Path file = Path.of(r.path());
        String where = r.path().startsWith(home) ? "~" + r.path().substring(home.length()) : r.path();
        String space = r.spaces() == 1 && r.space() != null ? r.space() : texts.count("count.spaces", r.spaces());
        return new RecentRow(
                r.path(),
                Opened.nameOf(file),
                where,
                space,
                texts.number(r.events()),
                state,
                waits(r, state),
                opened(r.openedAt()));
    }

    private String waits(Recent r, State state) {
        return switch (state) {
            case UNSEEN, KEPT ->
                r.open() == 0 ? texts.get("recent.nothing-open") : texts.count("recent.open", r.open());
            case SHORTER -> texts.get("recent.shorter");
            case OTHER -> texts.get("recent.other");
            case GONE -> texts.get("recent.gone");
            case UNREADABLE -> texts.get("recent.unreadable");
        };
    }

    private String opened(String at) {
        try {
            LocalDateTime here = LocalDateTime.ofInstant(Instant.parse(at), clock.getZone());
            return texts.moment(here, LocalDateTime.now(clock).toLocalDate());
        } catch (DateTimeParseException e) {
            return at;
        }
    }
}

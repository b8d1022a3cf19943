package dev.assay.ui.asof;

import dev.assay.model.Anchor;
import dev.assay.model.Entry;
import dev.assay.ui.project.AsOf;
import dev.assay.ui.project.Opened;
import dev.assay.ui.project.ProjectModel;
import dev.assay.ui.text.Texts;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.jspecify.annotations.Nullable;

/** As of when the window looks at its project, and what the journal says about that moment. */
public final class AsOfModel {
    private final ProjectModel project;
    private final Texts texts;
    private final JournalWords words;
    private final BooleanBinding past;
    private final BooleanBinding possible;
    private final BooleanBinding canGoEarlier;
    private final ReadOnlyObjectWrapper<JournalIndex> index = new ReadOnlyObjectWrapper<>(JournalIndex.empty());
    private final ReadOnlyStringWrapper entryWords = new ReadOnlyStringWrapper("");
    private boolean reading;
    private @Nullable String of;

    /** Of that project. */
    public AsOfModel(ProjectModel project, Texts texts) {
        this.project = project;
        this.texts = texts;
        this.words = new JournalWords(texts);
        past = project.asOf().isNotEqualTo(AsOf.NOW);
        possible = project.opened().isNotNull();
        canGoEarlier = Bindings.createBooleanBinding(
                () -> project.opened().get() != null && entry() > 1, project.opened(), project.asOf());
        project.opened().addListener((o, was, now) -> follow(now));
        project.asOf().addListener((o, was, now) -> tellEntry());
    }

    private void follow(@Nullable Opened now) {
        String id = now == null ? null : now.snapshot().id();
        if (Objects.equals(id, of)) {
            // Something was recorded while the journal is on show.
            if (index.get().size() > 0) look();
            return;
        }
        of = id;
        reading = false;
        index.set(JournalIndex.empty());
        entryWords.set("");
    }

    /** What is looked at. */
    public ReadOnlyObjectProperty<AsOf> moment() {
        return project.asOf();
    }

    /** Whether anything but now is looked at. */
    public BooleanBinding past() {
        return past;
    }

    /** Whether there is a project to look at. */
    public BooleanBinding possible() {
        return possible;
    }

    /** Whether there is an entry before the one that is looked at. */
    public BooleanBinding canGoEarlier() {
        return canGoEarlier;
    }

    /** The entry after which the journal is looked at. */
    public long entry() {
        Long chosen = project.asOf().get().entry();
        return chosen == null ? project.entries() : chosen;
    }

    /** How many entries there are. */
    public long entries() {
        return project.entries();
    }

    /** What the entry on show says; empty until it was read. */
    public ReadOnlyStringProperty entryWords() {
        return entryWords.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<JournalIndex> index() {
        return index.getReadOnlyProperty();
    }

    /** Reads the journal, or what of it was not read yet: somebody is going to look at it. */
    public void look() {
        if (reading || index.get().size() >= entries() || project.opened().get() == null) return;
        reading = true;
        String mine = of;
        JournalIndex before = index.get();
        project.read(texts.get("work.journal"), from -> JournalIndex.read(from, before), read -> {
            reading = false;
            if (!Objects.equals(mine, of)) return;
            index.set(read);
            tellEntry();
        });
    }

    private void tellEntry() {
        long entry = entry();
        if (entry < 1) return;
        String mine = of;
        project.read(
                texts.get("work.journal"),
                from -> {
                    List<Entry> one = new ArrayList<>();
                    from.read(entry - 1, entry, (seq, e, bytes) -> one.add(e));
                    return one;
                },
                one -> {
                    if (Objects.equals(mine, of) && entry == entry() && !one.isEmpty()) {
                        entryWords.set(words.says(one.getFirst()));
                    }
                });
    }

    /** Looks at everything as it is now. */
    public void now() {
        project.asOf(AsOf.NOW);
    }

    /** Looks at what was known on a day. */
    public void knownAt(LocalDate day) {
        project.asOf(project.asOf().get().withKnownAt(Anchor.of(day.toString())));
    }

    /** Looks at what was true on a day. */
    public void validAt(LocalDate day) {
        project.asOf(project.asOf().get().withValidAt(Anchor.of(day.toString())));
    }

    /** Looks at the journal as it stood after an entry; after the last one is now. */
    public void entry(long entry) {
        long wanted = Math.clamp(entry, 1, Math.max(1, entries()));
        project.asOf(project.asOf().get().withEntry(wanted == entries() ? null : wanted));
    }

    /** Looks so many entries later, or earlier. */
    public void step(int entries) {
        look();
        entry(entry() + entries);
    }

    /** The day that is set, or would be. */
    @Nullable
    LocalDate day(boolean validity) {
        if (validity) return project.validAt().day();
        Anchor known = project.asOf().get().knownAt();
        if (known != null) return known.day();
        return index.get().known().isEmpty() ? null : index.get().known().lastKey();
    }

    /** The last day of what is known; null for all of it. */
    @Nullable
    LocalDate knownDay() {
        Anchor known = project.asOf().get().knownAt();
        return known == null ? null : known.day();
    }

    /** What is looked at, in a sentence. */
    public String says() {
        AsOf at = project.asOf().get();
        List<String> parts = new ArrayList<>();
        if (at.knownAt() != null)
            parts.add(texts.get("as-of.says.known", texts.day(at.knownAt().day())));
        if (at.entry() != null) {
            parts.add(texts.get("as-of.says.entry", texts.number(at.entry()), texts.number(entries())));
        }
        if (at.validAt() != null)
            parts.add(texts.get("as-of.says.valid", texts.day(at.validAt().day())));
        return String.join(" · ", parts);
    }

    /** The day of what is known, for the control. */
    public String known() {
        AsOf at = project.asOf().get();
        return at.knownAt() == null
                ? texts.get("as-of.latest")
                : texts.day(at.knownAt().day());
    }

    /** The day of what is true, for the control. */
    public String valid() {
        return texts.day(project.validAt().day());
    }
}

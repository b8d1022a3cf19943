package dev.assay.ui.queue;

import dev.assay.method.Reference;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Event;
import dev.assay.model.MentionType;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Which references are shown.
 *
 * @param type as listed; null for every type
 * @param speaker who says it, verbatim; null for everybody
 * @param word part of the reference's own words, lower-case; empty for all
 * @param flagged only those a person marked
 */
record Filter(@Nullable MentionType type, @Nullable String speaker, String word, boolean flagged) {
    static final Filter NONE = new Filter(null, null, "", false);

    boolean active() {
        return !equals(NONE);
    }

    boolean lets(Reference r, Queues queues) {
        SpaceSnapshot space = queues.space();
        Event event = space.record().events().get(r.tick());
        return (type == null || type == r.mention().type())
                && (speaker == null || speaker.equals(event.speaker()))
                && (word.isEmpty() || r.id().words().contains(word.toLowerCase(Locale.ROOT)))
                && (!flagged || queues.isFlagged(r));
    }
}

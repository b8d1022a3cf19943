package dev.assay.ui.matrix;

import dev.assay.method.Folding;
import dev.assay.method.Reference;
import dev.assay.method.SnapshotChange;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.project.ProjectSnapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What can be corrected at a place, and the decisions that would do it. Knows no control. */
final class Correction {
    private Correction() {}

    /** One way to correct. */
    enum Kind {
        REFUSE,
        ADD,
        REMOVE,
        RETYPE,
        OTHER,
        UNKNOWABLE,
        ALIAS,
        SPLIT,
        HUB,
        NO_HUB;

        /** The stem of its texts. */
        String key() {
            return "correct." + name().toLowerCase(Locale.ROOT);
        }

        /** Whether one of several things listed at the place is meant. */
        boolean picks() {
            return this == REMOVE || this == RETYPE || this == OTHER || this == UNKNOWABLE || this == SPLIT;
        }

        /** Whether a type is said. */
        boolean types() {
            return this == ADD || this == RETYPE;
        }

        /** Whether another row is named. */
        boolean names() {
            return this == OTHER || this == ALIAS;
        }
    }

    /**
     * What a person said so far.
     *
     * @param words the words of a missed mention
     * @param type its type, or the right one of a listed mention; null until said
     * @param picked the place of what is meant among {@link #choices}; -1 for nothing
     * @param row the key of the other row; empty until said
     */
    record Input(String words, @Nullable MentionType type, int picked, String row) {
        static final Input NONE = new Input("", null, 0, "");
    }

    /** What comes of it. */
    sealed interface Draft {
        /** Decisions that can be recorded. */
        record Ready(List<Decision.Act> acts) implements Draft {
            public Ready {
                acts = List.copyOf(acts);
            }
        }

        /** What is missing or wrong, by the key of its text. */
        record Missing(String textKey) implements Draft {}
    }

    /** What can be corrected there, in the order in which it is offered. */
    static List<Kind> possible(Place place) {
        List<Kind> kinds = new ArrayList<>();
        if (place.tick() >= 0) {
            if (!place.counted().isEmpty()) kinds.add(Kind.REFUSE);
            if (!place.references().isEmpty()) {
                kinds.add(Kind.OTHER);
                kinds.add(Kind.UNKNOWABLE);
            }
            kinds.add(Kind.ADD);
            if (!place.listed().isEmpty()) {
                kinds.add(Kind.REMOVE);
                kinds.add(Kind.RETYPE);
            }
        }
        if (place.row() >= 0) {
            kinds.add(Kind.ALIAS);
            if (!place.plurals().isEmpty()) kinds.add(Kind.SPLIT);
            kinds.add(place.space().rows().hub(place.row()) ? Kind.NO_HUB : Kind.HUB);
        }
        return kinds;
    }

    /** What may be meant, as a person reads it. */
    static List<String> choices(Place place, Kind kind) {
        return switch (kind) {
            case REMOVE, RETYPE -> List.copyOf(place.listed().values());
            case OTHER, UNKNOWABLE ->
                place.references().stream().map(r -> r.mention().text()).toList();
            case SPLIT -> List.copyOf(place.plurals());
            case REFUSE, ADD, ALIAS, HUB, NO_HUB -> List.of();
        };
    }

    /** The decisions that what was said amounts to. */
    static Draft draft(Place place, Kind kind, Input input) {
        return switch (kind) {
            case REFUSE -> new Draft.Ready(refused(place));
            case ADD -> add(place, input);
            case REMOVE -> {
                String words = pick(List.copyOf(place.listed().keySet()), input);
                yield words == null
                        ? new Draft.Missing("correct.missing.pick")
                        : ready(new Decision.MentionRemoved(place.event(), words));
            }
            case RETYPE -> {
                String words = pick(List.copyOf(place.listed().keySet()), input);
                if (words == null) yield new Draft.Missing("correct.missing.pick");
                if (input.type() == null) yield new Draft.Missing("correct.missing.type");
                yield ready(new Decision.MentionRetyped(place.event(), words, input.type()));
            }
            case OTHER -> {
                Reference r = pick(place.references(), input);
                if (r == null) yield new Draft.Missing("correct.missing.pick");
                if (place.space().rows().of(input.row()) < 0) yield new Draft.Missing("correct.missing.row");
                yield ready(new Decision.SettledAs(r.id(), input.row()));
            }
            case UNKNOWABLE -> {
                Reference r = pick(place.references(), input);
                yield r == null ? new Draft.Missing("correct.missing.pick") : ready(new Decision.Unknowable(r.id()));
            }
            case ALIAS -> alias(place.space(), place.key(), input.row());
            case SPLIT -> {
                String plural = pick(List.copyOf(place.plurals()), input);
                yield plural == null ? new Draft.Missing("correct.missing.pick") : ready(new Decision.Split(plural));
            }
            case HUB -> ready(new Decision.HubMarked(place.key(), true));
            case NO_HUB -> ready(new Decision.HubMarked(place.key(), false));
        };
    }

    /** Nothing that a count alone says of the cell is believed; who or what is meant, a person must say. */
    static List<Decision.Act> refused(Place place) {
        List<Decision.Act> acts = new ArrayList<>();
        for (Reference r : place.counted()) acts.add(new Decision.CountRefused(r.id(), place.key()));
        return acts;
    }

    private static Draft add(Place place, Input input) {
        String words = input.words().strip();
        // The lister's mention is what stands in the text; a name for something that does not stand there is a settled
        // reference.
        boolean there = !words.isEmpty() && Folding.characters(place.text()).contains(Folding.characters(words));
        if (!there || Folding.fold(words).isEmpty()) return new Draft.Missing("correct.missing.words");
        if (input.type() == null) return new Draft.Missing("correct.missing.type");
        return ready(new Decision.MentionAdded(place.event(), Mention.of(words, input.type())));
    }

    /** One row is another; an alias that closes a circle is refused before it is tried. */
    static Draft alias(SpaceSnapshot space, String from, String to) {
        if (space.rows().of(to) < 0) return new Draft.Missing("correct.missing.row");
        if (from.equals(to) || space.settings().nameDecisions().wouldClose(from, to)) {
            return new Draft.Missing("correct.missing.circle");
        }
        return ready(new Decision.Alias(from, to));
    }

    private static Draft ready(Decision.Act act) {
        return new Draft.Ready(List.of(act));
    }

    private static <T> @Nullable T pick(List<T> all, Input input) {
        return input.picked() >= 0 && input.picked() < all.size() ? all.get(input.picked()) : null;
    }

    /** What the decisions would change; nothing is recorded. Takes as long as deriving the space does. */
    static SnapshotChange preview(ProjectSnapshot now, SpaceSnapshot shown, List<Decision> decisions) {
        String name = shown.record().name();
        return SnapshotChange.between(now.space(name), now.trying(decisions).space(name));
    }
}

package dev.assay.method;

import dev.assay.method.reference.Counted;
import dev.assay.method.reference.Listed;
import dev.assay.method.reference.ReferenceCount;
import dev.assay.method.reference.Scene;
import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.Event;
import dev.assay.model.Mention;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads one mention after the other: which cell it makes and, where it is unclear, what becomes of the reference. */
final class MentionReader {
    /** Takes the cells of the event that is being read. */
    @FunctionalInterface
    interface Cells {
        /** One cell; the same may come again. */
        void add(int row, Origin origin);
    }

    private final Settings settings;
    private final boolean statedOnly;
    private final Names names;
    private final Speakers speakers;
    private final RowKeeper rows;
    private final Scene scene;
    private final ReferenceCount count;

    MentionReader(Settings settings, boolean statedOnly, Names names, Speakers speakers, RowKeeper rows, Scene scene) {
        this.settings = settings;
        this.statedOnly = statedOnly;
        this.names = names;
        this.speakers = speakers;
        this.rows = rows;
        this.scene = scene;
        count = ReferenceCount.of(settings.references());
    }

    /**
     * Takes one mention into the matrix and returns its row; {@link FormRows#NONE} when it makes none.
     *
     * @param form what {@link FormRows} says of it
     * @param references those found so far, the event's own last; one that is found here is added
     */
    int read(Event event, int tick, Mention mention, int form, Origin origin, Cells cells, List<Reference> references) {
        if (form == FormRows.NONE) return form;
        if (form == FormRows.UNCLEAR) {
            Reference reference = refer(event, tick, mention, references);
            references.add(reference);
            if (reference.row() >= 0) cells.add(reference.row(), originOf(reference, origin));
            return reference.row();
        }
        int row = form & ~FormRows.ALIASED;
        cells.add(row, origin == Origin.LISTED && row != form ? Origin.ALIAS : origin);
        return row;
    }

    private static Origin originOf(Reference reference, Origin mention) {
        return switch (reference.state()) {
            case COUNTED -> Origin.COUNTED;
            case DECIDED -> Origin.DECIDED;
            // "her dog" is there, whoever she is: it has a row of its own until that is settled.
            case OPEN, UNKNOWN, UNKNOWABLE -> mention;
        };
    }

    private Reference refer(Event event, int tick, Mention mention, List<Reference> references) {
        Named named = names.name(mention, speakers.context(tick));
        String owner = mention.resolved() ? named.owner() : null;
        ReferenceId id = identify(event, tick, mention, references);
        Counted counted = count.count(
                scene, tick, owner == null ? id.words() : owner, new Listed(mention, FormRows.NONE), settings.window());
        SpaceRecord.Decided decided = settings.settled().get(id);
        Reference.State state;
        String key = null;
        if (decided != null) {
            state = decided.decision().act() instanceof Decision.Unknowable
                    ? Reference.State.UNKNOWABLE
                    : Reference.State.DECIDED;
            key = decidedKey(decided.decision().act());
        } else if (counted.settled() != null && !statedOnly) {
            state = Reference.State.COUNTED;
            key = rows.key(counted.settled().row());
        } else {
            state = counted.candidates().isEmpty() ? Reference.State.UNKNOWN : Reference.State.OPEN;
        }
        int row = FormRows.NONE;
        if (owner != null) {
            String thing = Objects.requireNonNull(named.key());
            String own = thing + " (" + event.id() + (id.occurrence() > 1 ? " #" + id.occurrence() : "") + ")";
            row = rows.add(key == null ? own : names.ownedBy(thing, key), mention);
        } else if (key != null) {
            row = rows.add(key, standsFor(key, decided));
        }
        return new Reference(id, tick, mention, owner, state, counted, row, decided);
    }

    /** A pronoun must not give the row it stands for its own words or type; a row made new by a decision has those decided. */
    static Mention standsFor(String key, SpaceRecord.@Nullable Decided decided) {
        if (decided != null && decided.decision().act() instanceof Decision.SettledAsNew n) {
            return Mention.of(n.name(), n.type());
        }
        return new Mention(key, null, null, null, null, true);
    }

    private @Nullable String decidedKey(Decision.Act act) {
        return switch (act) {
            case Decision.SettledAs s -> names.alias(s.row());
            case Decision.SettledAsNew n ->
                names.name(Mention.of(n.name(), n.type()), NameContext.NONE).key();
            default -> null;
        };
    }

    private static ReferenceId identify(Event event, int tick, Mention mention, List<Reference> references) {
        String words = Folding.fold(mention.text());
        int occurrence = 1;
        for (int i = references.size() - 1; i >= 0 && references.get(i).tick() == tick; i--) {
            if (references.get(i).id().words().equals(words)) occurrence++;
        }
        return new ReferenceId(event.id(), words, occurrence);
    }
}

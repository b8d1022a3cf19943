package dev.assay.method;

import dev.assay.method.reference.Counted;
import dev.assay.method.reference.Listed;
import dev.assay.method.reference.ReferenceCount;
import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.Event;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The pure derivation of one space: record in, snapshot out. One pass in tick order, since a reference that is settled counts as a
 * mention for the later ones.
 */
public final class SpaceDerivation {
    private final SpaceRecord record;
    private final Settings settings;
    private final boolean statedOnly;
    private final Names names;
    private final Speakers speakers;
    private final Rows rows;
    private final @Nullable Run run;
    private final FormRows formRows;
    private final ReferenceCount count;
    private final CellBuilder cells;
    private final List<Reference> references = new ArrayList<>();
    private final SceneSoFar scene;

    private SpaceDerivation(SpaceRecord record, @Nullable String runName, boolean statedOnly) {
        this.record = record;
        this.settings = Settings.of(record, runName);
        this.statedOnly = statedOnly;
        names = new Names(settings.names(), settings.nameDecisions());
        speakers = new Speakers(record, names);
        run = settings.run() == null ? null : record.runs().get(settings.run());
        rows = new Rows(run == null ? 16 : run.forms() + 16);
        formRows = new FormRows(names, settings, rows, run);
        count = ReferenceCount.of(settings.references());
        cells = new CellBuilder(record.events().size());
        scene = new SceneSoFar(record, settings, run, speakers, rows);
    }

    /** Derives a space with its active run. */
    public static SpaceSnapshot derive(SpaceRecord record) {
        return derive(record, null, false);
    }

    /**
     * Derives a space.
     *
     * @param record what was recorded
     * @param run the run to read; null for the active one
     * @param statedOnly whether references settled by count are left out of the matrix
     * @throws IllegalArgumentException when the space has no run of that name
     */
    public static SpaceSnapshot derive(SpaceRecord record, @Nullable String run, boolean statedOnly) {
        return new SpaceDerivation(record, run, statedOnly).derive();
    }

    private SpaceSnapshot derive() {
        List<Event> events = record.events();
        int[] speakerRows = new int[events.size()];
        BitSet corrected = new BitSet();
        for (String event : settings.corrections().keySet()) {
            if (record.tick(event) >= 0) corrected.set(record.tick(event));
        }
        for (int t = 0; t < speakerRows.length; t++) {
            Event event = events.get(t);
            speakerRows[t] = addSpeaker(event, t);
            int[] forms = run == null ? null : run.formsOf(t);
            if (corrected.get(t)) {
                readCorrected(
                        event,
                        t,
                        forms == null ? List.of() : Objects.requireNonNull(run).mentions(t));
            } else if (forms != null) {
                readListed(event, t, forms, Objects.requireNonNull(run));
            }
            cells.closeEvent();
        }
        for (int r = 0; r < rows.size(); r++) {
            if (scene.isHubKey(rows.key(r))) rows.markHub(r);
        }
        return new SpaceSnapshot(
                record, settings, names, speakers, rows, cells.build(rows.size()), references, speakerRows, statedOnly);
    }

    private int addSpeaker(Event event, int tick) {
        String key = speakers.key(tick);
        if (key == null) return FormRows.NONE;
        int row = rows.of(key);
        if (row < 0 || rows.type(row) == null) {
            row = rows.add(key, Mention.of(Objects.requireNonNull(event.speaker()), MentionType.PERSON));
        }
        cells.add(row, Origin.LISTED);
        return row;
    }

    private void readListed(Event event, int tick, int[] forms, Run run) {
        int[] made = scene.begin(tick, forms.length);
        NameContext context = speakers.context(tick);
        for (int i = 0; i < forms.length; i++) {
            Mention mention = run.form(forms[i]);
            made[i] = read(event, tick, i, mention, formRows.of(forms[i], mention, context), Origin.LISTED);
            scene.read(i + 1);
        }
    }

    private void readCorrected(Event event, int tick, @Nullable List<Mention> listed) {
        List<Mention> before = listed == null ? List.of() : listed;
        List<Mention> mentions = settings.corrected(event.id(), before);
        int[] made = scene.begin(tick, mentions.size());
        NameContext context = speakers.context(tick);
        for (int i = 0; i < made.length; i++) {
            Mention mention = mentions.get(i);
            Origin origin = before.contains(mention) ? Origin.LISTED : Origin.DECIDED;
            made[i] = read(event, tick, i, mention, formRows.of(mention, context), origin);
            scene.read(i + 1);
        }
    }

    /** Takes one mention into the matrix and returns its row; {@link FormRows#NONE} when it makes none. */
    private int read(Event event, int tick, int at, Mention mention, int form, Origin origin) {
        if (form == FormRows.NONE) return form;
        if (form == FormRows.UNCLEAR) {
            Reference reference = refer(event, tick, at, mention);
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

    private Reference refer(Event event, int tick, int at, Mention mention) {
        Named named = names.name(mention, speakers.context(tick));
        String owner = mention.resolved() ? named.owner() : null;
        ReferenceId id = identify(event, tick, mention);
        Counted counted = believed(
                id,
                count.count(
                        scene,
                        tick,
                        owner == null ? id.words() : owner,
                        new Listed(mention, FormRows.NONE),
                        settings.window()));
        SpaceRecord.Decided decided = settings.settled().get(id);
        Reference.State state;
        String key = null;
        if (decided != null) {
            Decision.Answer answer =
                    Objects.requireNonNull(decided.decision().act().settles());
            state = answer instanceof Decision.Unknowable ? Reference.State.UNKNOWABLE : Reference.State.DECIDED;
            key = names.keyOf(answer);
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
    private static Mention standsFor(String key, SpaceRecord.@Nullable Decided decided) {
        if (decided != null && decided.decision().act().settles() instanceof Decision.SettledAsNew n) {
            return Mention.of(n.name(), n.type());
        }
        return new Mention(key, null, null, null, null, true);
    }

    /** What the count found, unless a person does not believe it: that row is then one candidate among others, though the only one. */
    private Counted believed(ReferenceId id, Counted counted) {
        SpaceRecord.Decided refused = settings.refused().get(id);
        if (refused == null || counted.settled() == null) return counted;
        if (!(refused.decision().act() instanceof Decision.CountRefused r)) return counted;
        if (!names.alias(r.row()).equals(rows.key(counted.settled().row()))) return counted;
        String why = "refused by " + refused.decision().by() + ": "
                + refused.decision().why();
        return new Counted(counted.candidates(), counted.dropped(), why);
    }

    private ReferenceId identify(Event event, int tick, Mention mention) {
        String words = Folding.fold(mention.text());
        int occurrence = 1;
        for (int i = references.size() - 1; i >= 0 && references.get(i).tick() == tick; i--) {
            if (references.get(i).id().words().equals(words)) occurrence++;
        }
        return new ReferenceId(event.id(), words, occurrence);
    }
}

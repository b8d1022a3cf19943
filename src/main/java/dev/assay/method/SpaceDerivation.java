package dev.assay.method;

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
    private final RowKeeper keeper;
    private final @Nullable Run run;
    private final FormRows formRows;
    private final MentionReader reader;
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
        keeper = rows.keeper();
        formRows = new FormRows(names, settings, keeper, run);
        cells = new CellBuilder(record.events().size(), 0);
        scene = new SceneSoFar(record, settings, run, speakers, rows);
        reader = new MentionReader(settings, statedOnly, names, speakers, keeper, scene);
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

    /**
     * Derives a space with its active run after more has been decided. The result is that of {@link #derive(SpaceRecord)}; where the
     * decisions reach few events, only those are read anew.
     *
     * @param before what was derived of the same space earlier
     */
    public static SpaceSnapshot derive(SpaceRecord record, SpaceSnapshot before) {
        return derive(record, before, Rederivation.mostEvents(record));
    }

    /** The same, reading at most so many events anew before all are. */
    static SpaceSnapshot derive(SpaceRecord record, SpaceSnapshot before, int most) {
        SpaceSnapshot after = Rederivation.of(record, before, most);
        return after == null ? derive(record) : after;
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
        rows.markHubs(settings.hubKeys(speakers));
        return new SpaceSnapshot(
                record,
                settings,
                names,
                speakers,
                rows,
                cells.build(rows.size()),
                references,
                speakerRows,
                statedOnly,
                null);
    }

    private int addSpeaker(Event event, int tick) {
        String key = speakers.key(tick);
        if (key == null) return FormRows.NONE;
        int row = rows.of(key);
        if (row < 0 || rows.type(row) == null) {
            row = keeper.add(key, Mention.of(Objects.requireNonNull(event.speaker()), MentionType.PERSON));
        }
        cells.add(row, Origin.LISTED);
        return row;
    }

    private void readListed(Event event, int tick, int[] forms, Run run) {
        int[] made = scene.begin(tick, forms.length);
        NameContext context = speakers.context(tick);
        for (int i = 0; i < forms.length; i++) {
            Mention mention = run.form(forms[i]);
            int form = formRows.of(forms[i], mention, context);
            made[i] = reader.read(event, tick, mention, form, Origin.LISTED, cells, references);
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
            made[i] = reader.read(event, tick, mention, formRows.of(mention, context), origin, cells, references);
            scene.read(i + 1);
        }
    }
}

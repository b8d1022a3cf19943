package dev.assay.method;

import dev.assay.method.reference.Listed;
import dev.assay.method.reference.Scene;
import dev.assay.model.Event;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a derivation has read so far, as the count of references may see it. */
final class SceneSoFar implements Scene {
    private final SpaceRecord record;
    private final Settings settings;
    private final @Nullable Run run;
    private final Speakers speakers;
    private final Rows rows;
    private final int[][] made;
    private final Set<String> hubs;
    private int tick = -1;
    private int upTo;

    SceneSoFar(SpaceRecord record, Settings settings, @Nullable Run run, Speakers speakers, Rows rows) {
        this.record = record;
        this.settings = settings;
        this.run = run;
        this.speakers = speakers;
        this.rows = rows;
        made = new int[record.events().size()][];
        hubs = settings.hubKeys(speakers);
    }

    /** An event is about to be read; the answer holds the rows of its mentions and is filled by the caller. */
    int[] begin(int tick, int mentions) {
        this.tick = tick;
        upTo = 0;
        made[tick] = new int[mentions];
        return made[tick];
    }

    /** So many mentions of the event have been read. */
    void read(int mentions) {
        upTo = mentions;
    }

    @Override
    public boolean isTurn(int tick) {
        return record.events().get(tick) instanceof Turn;
    }

    @Override
    public int speaker(int tick) {
        String key = speakers.key(tick);
        return key == null ? -1 : rows.of(key);
    }

    @Override
    public String text(int tick) {
        return record.events().get(tick).text();
    }

    @Override
    public List<Listed> listed(int tick) {
        int[] of = made[tick];
        if (of == null) return List.of();
        Event event = record.events().get(tick);
        List<Mention> mentions = run == null ? null : run.mentions(tick);
        List<Mention> corrected = settings.corrected(event.id(), mentions == null ? List.of() : mentions);
        int n = tick == this.tick ? upTo : of.length;
        List<Listed> listed = new ArrayList<>(n);
        for (int i = 0; i < n; i++) listed.add(new Listed(corrected.get(i), of[i]));
        return listed;
    }

    @Override
    public boolean hub(int row) {
        return hubs.contains(rows.key(row));
    }

    @Override
    public @Nullable MentionType type(int row) {
        return rows.type(row);
    }

    @Override
    public @Nullable Gender gender(int row) {
        return rows.gender(row);
    }

    @Override
    public @Nullable GrammaticalNumber number(int row) {
        return rows.number(row);
    }

    @Override
    public String key(int row) {
        return rows.key(row);
    }
}

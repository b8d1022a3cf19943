package dev.assay.method;

import dev.assay.method.reference.Listed;
import dev.assay.method.reference.ReferenceCount;
import dev.assay.method.reference.Scene;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.Event;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.Turn;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The derivation of a space after more has been decided, from the one before. It reads anew, in tick order, the events a decision is
 * about, and from there on every event whose references may look at something that changed: what an event of their window lists, a
 * hub, or what is known of a row. Everything else stays as it was; {@link Renumbering} puts both together.
 *
 * <p>What touches every event (rule sets, the window, the run, a speaker's own name) is not done here, nor what touches many.
 */
final class Rederivation {
    /** So many are read anew whatever the size of the space. */
    private static final int ALWAYS = 16;
    /** Reading an event anew costs about so many times what it costs to derive it with all the others. */
    private static final int DEARER = 64;

    private final SpaceRecord record;
    private final SpaceSnapshot before;
    private final Settings settings;
    private final Names names;
    private final Speakers speakers;
    private final Set<String> hubs;
    private final int most;
    private final int reach;
    private final Restated rows;
    private final FormRows formRows;
    private final MentionReader reader;
    private final NavigableMap<Integer, Reread> done = new TreeMap<>();
    private final TreeSet<Integer> open = new TreeSet<>();

    private Rederivation(SpaceRecord record, SpaceSnapshot before, Settings settings, int most) {
        this.record = record;
        this.before = before;
        this.settings = settings;
        this.most = most;
        names = new Names(settings.names(), settings.nameDecisions());
        speakers = new Speakers(record, names);
        hubs = settings.hubKeys(speakers);
        reach = ReferenceCount.of(settings.references()).reach(settings.window());
        rows = new Restated(before, done);
        formRows = new FormRows(names, settings, rows, null);
        reader = new MentionReader(settings, false, names, speakers, rows, new Anew());
    }

    /** How many events of a space are read anew at most; beyond it, deriving all is no slower. */
    static int mostEvents(SpaceRecord record) {
        return ALWAYS + record.events().size() / DEARER;
    }

    /** The snapshot of the record's active run; null when it has to be derived as a whole. */
    static @Nullable SpaceSnapshot of(SpaceRecord record, SpaceSnapshot before, int most) {
        if (before.statedOnly() || !record.differsInDecisionsOnly(before.record())) return null;
        Settings settings = Settings.of(record, null);
        Settings was = before.settings();
        boolean sameRules = settings.names() == was.names()
                && settings.references() == was.references()
                && settings.window() == was.window()
                && Objects.equals(settings.run(), was.run());
        if (!sameRules) return null;
        Rederivation anew = new Rederivation(record, before, settings, most);
        return anew.speakers.haveTheKeysOf(before.voices()) ? anew.derive() : null;
    }

    /**
     * One event read anew.
     *
     * @param stated what its mentions and its speaker state about rows, in order
     */
    record Reread(
            int tick,
            List<Mention> mentions,
            int[] made,
            List<Reference> references,
            List<Stated> stated,
            List<Cell> cells) {
        record Cell(int row, Origin origin) {}
    }

    /** What a mention states about a row: its type, gender and number, where it has them. */
    record Stated(int row, Mention mention) {}

    private @Nullable SpaceSnapshot derive() {
        touchDecided();
        touchNames();
        touchHubs();
        while (!open.isEmpty() && !tooMany()) {
            Reread anew = read(Objects.requireNonNull(open.pollFirst()));
            spread(anew);
        }
        if (tooMany()) return null;
        return new Renumbering(record, settings, names, speakers, hubs, before, rows, done).snapshot();
    }

    private boolean tooMany() {
        return open.size() + done.size() > most;
    }

    // What decisions are about.

    private void touchDecided() {
        Settings was = before.settings();
        for (String event : unionOfKeys(was.corrections(), settings.corrections())) {
            boolean same = Objects.equals(
                    was.corrections().get(event), settings.corrections().get(event));
            if (!same) touch(event);
        }
        for (ReferenceId id : unionOfKeys(was.settled(), settings.settled())) {
            boolean same =
                    Objects.equals(was.settled().get(id), settings.settled().get(id));
            if (!same) touch(id.event());
        }
    }

    private static <K, V> Set<K> unionOfKeys(Map<K, V> one, Map<K, V> other) {
        if (one.equals(other)) return Set.of();
        Set<K> keys = new HashSet<>(one.keySet());
        keys.addAll(other.keySet());
        return keys;
    }

    /** An alias or a split changes the events of the row that its name had, and those where a person or a word like "his" refers to it. */
    private void touchNames() {
        NameDecisions was = before.settings().nameDecisions();
        NameDecisions is = settings.nameDecisions();
        if (was.equals(is)) return;
        for (String key : unionOfKeys(was.aliases(), is.aliases())) {
            if (!was.alias(key).equals(is.alias(key))) touchRow(was.alias(key));
        }
        Set<String> splits = new HashSet<>(was.splits());
        splits.addAll(is.splits());
        for (String plural : splits) {
            if (was.isSplit(plural) == is.isSplit(plural)) continue;
            touchRow(was.alias(was.isSplit(plural) ? plural : Names.singularOf(plural)));
        }
        for (ReferenceId id : settings.settled().keySet()) touch(id.event());
        for (Reference r : before.references()) {
            if (r.owner() == null) continue;
            NameContext context = speakers.context(r.tick());
            String key = names.name(r.mention(), context).key();
            if (!Objects.equals(key, before.names().name(r.mention(), context).key())) open.add(r.tick());
        }
    }

    private void touchRow(String key) {
        int row = before.rows().of(key);
        if (row < 0) return;
        Incidence b = before.incidence();
        for (int j = b.rowStart(row); j < b.rowEnd(row) && !tooMany(); j++) open.add(b.rowEvent(j));
    }

    private void touchHubs() {
        Set<String> was = before.settings().hubKeys(speakers);
        for (String key : was) if (!hubs.contains(key)) touchSeers(before.rows().of(key), -1);
        for (String key : hubs) if (!was.contains(key)) touchSeers(before.rows().of(key), -1);
    }

    private void touch(String event) {
        if (record.tick(event) >= 0) open.add(record.tick(event));
    }

    // What changed by it.

    /** Touches the references after an event, or in it, that look at an event of the row. */
    private void touchSeers(int row, int after) {
        if (row < 0 || row >= before.rows().size()) return;
        Incidence b = before.incidence();
        for (int j = b.rowStart(row); j < b.rowEnd(row) && !tooMany(); j++) touchReach(b.rowEvent(j), after);
    }

    /** Touches the references that look at an event and are in a later one than another. */
    private void touchReach(int event, int after) {
        List<Reference> all = before.references();
        int turns = 0;
        int tick = event;
        for (int i = before.firstReference(Math.max(event, after + 1)); i < all.size(); i++) {
            int at = all.get(i).tick();
            for (; tick < at; tick++) {
                // A window holds turns only; what is no turn is seen by itself alone.
                if (record.events().get(tick) instanceof Turn) turns++;
                else if (tick == event) return;
                if (turns > reach) return;
            }
            open.add(at);
        }
    }

    private void spread(Reread anew) {
        int t = anew.tick;
        if (!lists(anew, before.mentions(t))) touchReach(t, t);
        List<Stated> was = rows.statedBefore(t);
        Set<Integer> stated = new HashSet<>();
        for (Stated s : was) stated.add(s.row());
        for (Stated s : anew.stated) stated.add(s.row());
        for (int row : stated) {
            for (Restated.Trait<?> trait : Restated.TRAITS) {
                boolean same = Objects.equals(Restated.first(was, row, trait), Restated.first(anew.stated, row, trait));
                if (!same && rows.dependsOn(row, trait, t)) {
                    touchSeers(row, t);
                    break;
                }
            }
        }
    }

    private static boolean lists(Reread anew, List<SpaceSnapshot.EventMention> mentions) {
        if (anew.made.length != mentions.size()) return false;
        for (int i = 0; i < anew.made.length; i++) {
            SpaceSnapshot.EventMention m = mentions.get(i);
            if (anew.made[i] != m.row() || !anew.mentions.get(i).equals(m.mention())) return false;
        }
        return true;
    }

    private Reread read(int tick) {
        Event event = record.events().get(tick);
        Run run = settings.run() == null ? null : record.runs().get(settings.run());
        List<Mention> listed = run == null ? null : run.mentions(tick);
        List<Mention> plain = listed == null ? List.of() : listed;
        List<Mention> mentions = settings.corrected(event.id(), plain);
        int[] made = new int[mentions.size()];
        List<Reread.Cell> cells = new ArrayList<>();
        List<Reference> references = new ArrayList<>();
        List<Stated> stated = new ArrayList<>();
        Reread anew = new Reread(tick, mentions, made, references, stated, cells);
        done.put(tick, anew);
        rows.begin(tick, stated);
        String speaker = speakers.key(tick);
        if (speaker != null) {
            Mention said = Mention.of(Objects.requireNonNull(event.speaker()), MentionType.PERSON);
            cells.add(new Reread.Cell(rows.add(speaker, said), Origin.LISTED));
        }
        NameContext context = speakers.context(tick);
        for (int i = 0; i < made.length; i++) {
            Mention mention = mentions.get(i);
            rows.upTo(i);
            Origin origin = mentions == plain || plain.contains(mention) ? Origin.LISTED : Origin.DECIDED;
            int form = formRows.of(mention, context);
            made[i] = reader.read(
                    event, tick, mention, form, origin, (row, o) -> cells.add(new Reread.Cell(row, o)), references);
        }
        return anew;
    }

    /** The space as the event that is being read sees it. */
    private final class Anew implements Scene {
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
            List<Listed> listed = new ArrayList<>();
            Reread anew = done.get(tick);
            if (anew == null) {
                for (SpaceSnapshot.EventMention m : before.mentions(tick)) listed.add(new Listed(m.mention(), m.row()));
                return listed;
            }
            int n = rows.isOpen(tick) ? rows.read() : anew.made.length;
            for (int i = 0; i < n; i++) listed.add(new Listed(anew.mentions.get(i), anew.made[i]));
            return listed;
        }

        @Override
        public boolean hub(int row) {
            return hubs.contains(rows.key(row));
        }

        @Override
        public @Nullable MentionType type(int row) {
            return rows.soFar(row, Restated.TYPE);
        }

        @Override
        public @Nullable Gender gender(int row) {
            return rows.soFar(row, Restated.GENDER);
        }

        @Override
        public @Nullable GrammaticalNumber number(int row) {
            return rows.soFar(row, Restated.NUMBER);
        }

        @Override
        public String key(int row) {
            return rows.key(row);
        }
    }
}

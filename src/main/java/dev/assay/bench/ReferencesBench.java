package dev.assay.bench;

import dev.assay.bench.DialogueFile.Marked;
import dev.assay.bench.DialogueFile.Scene;
import dev.assay.bench.DialogueFile.Utterance;
import dev.assay.method.NameContext;
import dev.assay.method.NameDecisions;
import dev.assay.method.Names;
import dev.assay.method.Reference;
import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.model.Listing;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import dev.assay.model.Provenance;
import dev.assay.model.ReferenceRules;
import dev.assay.model.RunOpened;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * How often a reference settled by count is right, on dialogue in which people marked who is meant. A space is a scene; mentions and
 * the type person are given; the speakers are hubs only where there are two. Counted are the singular third-person pronouns. The
 * scenes go through the same derivation as every other space.
 */
public final class ReferencesBench {
    /** The references that are measured. */
    private static final Set<String> MEASURED = Set.of("he", "she", "him", "her", "his", "hers");

    /** Marked as persons in the file, but no lister lists them: they name nobody, or say no more than who speaks to whom. */
    private static final Set<String> LEFT_OUT = Set.of(
            "i",
            "me",
            "my",
            "mine",
            "myself",
            "you",
            "your",
            "yours",
            "ya",
            "yourself",
            "yourselves",
            "we",
            "us",
            "our",
            "ours",
            "ourselves",
            "they",
            "them",
            "their",
            "theirs",
            "themselves",
            "it",
            "its",
            "itself",
            "himself",
            "herself",
            "thy",
            "d'you",
            "'s",
            "one");

    private static final Set<String> NOBODY = Set.of("#GENERAL#", "#OTHER#");

    private final List<Scene> scenes;

    private ReferencesBench(List<Scene> scenes) {
        this.scenes = scenes;
    }

    /**
     * Reads a character-identification file.
     *
     * @throws IOException when it cannot be read, or is no such file
     */
    public static ReferencesBench of(Path file) throws IOException {
        return new ReferencesBench(DialogueFile.read(file).scenes());
    }

    /** The same over some of the scenes, by their place in the file: for trying a rule on what it was not made on. */
    public ReferencesBench only(IntPredicate scene) {
        List<Scene> some = new ArrayList<>();
        for (int i = 0; i < scenes.size(); i++) {
            if (scene.test(i)) some.add(scenes.get(i));
        }
        return new ReferencesBench(some);
    }

    /**
     * What one rule set makes of the file.
     *
     * @param total references measured
     * @param settled by count
     * @param right settled on the person that people marked
     * @param wrong settled on another
     * @param open two or more candidates, or an objection
     * @param unknown no candidate
     * @param precision right ÷ settled; 0 when none is settled
     * @param share settled ÷ total
     * @param unnamed of those wrong, how many cannot be judged: one side is marked only as "general" or "other"
     */
    public record Result(
            int total,
            int settled,
            int right,
            int wrong,
            int open,
            int unknown,
            double precision,
            double share,
            int unnamed) {}

    /** A reference that was settled on another person than people marked. */
    public record Miss(
            String scene, String event, String words, String row, List<String> counted, List<String> marked) {}

    /** Both rule sets with the window of a new space, as a table. */
    public String table() {
        StringBuilder out = new StringBuilder();
        out.append(String.format(
                Locale.ROOT,
                "%-8s %6s %8s %6s %6s %6s %8s %10s %7s\n",
                "rules",
                "total",
                "settled",
                "right",
                "wrong",
                "open",
                "unknown",
                "precision",
                "share"));
        for (ReferenceRules rules : ReferenceRules.values()) {
            Result r = measure(rules, SpaceOpened.DEFAULT_WINDOW);
            out.append(String.format(
                    Locale.ROOT,
                    "%-8s %6d %8d %6d %6d %6d %8d %10.3f %7.3f\n",
                    rules.id(),
                    r.total,
                    r.settled,
                    r.right,
                    r.wrong,
                    r.open,
                    r.unknown,
                    r.precision,
                    r.share));
        }
        return out.toString();
    }

    /** Measures a rule set with a window of so many turns. */
    public Result measure(ReferenceRules rules, int window) {
        Tally tally = new Tally();
        for (Scene scene : scenes) new Measured(scene, rules, window).into(tally);
        return tally.result();
    }

    /** What a rule set settled wrongly, in file order. */
    public List<Miss> misses(ReferenceRules rules, int window) {
        Tally tally = new Tally();
        for (Scene scene : scenes) new Measured(scene, rules, window).into(tally);
        return List.copyOf(tally.misses);
    }

    private static final class Tally {
        private int open;
        private int unknown;
        private int right;
        private int unnamed;
        private final List<Miss> misses = new ArrayList<>();

        void settled(Miss asIfWrong) {
            if (asIfWrong.counted.stream().anyMatch(asIfWrong.marked::contains)) {
                right++;
                return;
            }
            misses.add(asIfWrong);
            if (NOBODY.containsAll(asIfWrong.counted) || NOBODY.containsAll(asIfWrong.marked)) unnamed++;
        }

        Result result() {
            int settled = right + misses.size();
            int total = settled + open + unknown;
            return new Result(
                    total,
                    settled,
                    right,
                    misses.size(),
                    open,
                    unknown,
                    settled == 0 ? 0 : (double) right / settled,
                    total == 0 ? 0 : (double) settled / total,
                    unnamed);
        }
    }

    /** One scene as a space. */
    private static final class Measured {
        private static final String LISTER = "marked";

        private final Scene scene;
        private final SpaceSnapshot snapshot;

        Measured(Scene scene, ReferenceRules rules, int window) {
            this.scene = scene;
            snapshot = SpaceDerivation.derive(record(rules, window));
        }

        private SpaceRecord record(ReferenceRules rules, int window) {
            SpaceRecord.Builder space =
                    new SpaceRecord.Builder(new SpaceOpened(scene.id(), NameRules.ASSAY_1, rules, window));
            space.add(new RunOpened(scene.id(), LISTER, "file", new TreeMap<>()));
            Set<String> speakers = new LinkedHashSet<>();
            for (Utterance u : scene.utterances()) {
                speakers.addAll(u.speakers());
                String speaker = u.speakers().isEmpty() ? null : u.speakers().getFirst();
                Provenance source = new Provenance.Document(scene.id(), u.id());
                space.add(new Turn(scene.id(), u.id(), null, speaker, u.text(), null, source));
                List<Mention> mentions =
                        listed(u).stream().map(Measured::mention).toList();
                space.add(new Listing(scene.id(), LISTER, u.id(), mentions, null));
            }
            int entry = 0;
            for (String speaker : speakers) {
                String key = names().speaker(speaker);
                if (key == null) continue;
                Decision.Act hub = new Decision.HubMarked(key, speakers.size() == 2);
                space.add(new SpaceRecord.Decided(++entry, new Decision(scene.id(), hub, "bench", "", "as measured")));
            }
            return space.build();
        }

        private static List<Marked> listed(Utterance utterance) {
            return utterance.marked().stream()
                    .filter(m -> !LEFT_OUT.contains(lower(m)))
                    .toList();
        }

        private static Mention mention(Marked marked) {
            return MEASURED.contains(lower(marked))
                    ? Mention.unclear(marked.text(), MentionType.PERSON)
                    : Mention.of(marked.text(), MentionType.PERSON);
        }

        private static String lower(Marked marked) {
            return marked.text().toLowerCase(Locale.ROOT);
        }

        private static Names names() {
            return new Names(NameRules.ASSAY_1, NameDecisions.NONE);
        }

        /** Holds every settled reference against the last mention of its row: whom that names in the file. */
        void into(Tally tally) {
            Map<String, List<String>> lastMarked = new HashMap<>();
            int next = 0;
            for (Utterance u : scene.utterances()) {
                for (Marked m : listed(u)) {
                    if (!MEASURED.contains(lower(m))) {
                        String key = key(m);
                        if (key != null) lastMarked.put(key, m.persons());
                        continue;
                    }
                    Reference reference = snapshot.references().get(next++);
                    switch (reference.state()) {
                        case COUNTED -> {
                            String row = snapshot.rows().key(reference.row());
                            List<String> counted = lastMarked.getOrDefault(row, List.of());
                            tally.settled(new Miss(scene.id(), u.id(), m.text(), row, counted, m.persons()));
                        }
                        case OPEN -> tally.open++;
                        case UNKNOWN -> tally.unknown++;
                        case DECIDED, UNKNOWABLE -> throw new IllegalStateException("nobody decided anything here");
                    }
                }
            }
        }

        private static @Nullable String key(Marked marked) {
            return names().name(mention(marked), NameContext.NONE).key();
        }
    }
}

package dev.assay.method;

import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import dev.assay.model.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Sections 2, 3 and 6 of the method once more, with what people decided, by sets and maps of names. It shares with the program only the
 * records of the model, and knows of names only what {@link DrawnSpace} draws.
 */
final class ByHand {
    /** Row by row in order of first mention, the ticks that mention it with how the cell came to be. */
    final Map<String, TreeMap<Integer, Origin>> matrix = new LinkedHashMap<>();

    final Map<String, Stated> stated = new HashMap<>();
    final Set<String> hubs = new HashSet<>();
    /** Each reference in order: event, words, occurrence, state, candidates with their ticks, row. */
    final List<String> references = new ArrayList<>();
    /** The decisions about references that no listed mention is. */
    final Set<ReferenceId> waiting = new HashSet<>();

    private final DrawnSpace space;
    private final Map<ReferenceId, Decision.Act> settled = new HashMap<>();
    private final Map<String, String> aliases = new HashMap<>();
    private final Set<String> splits = new HashSet<>();
    private final Map<String, List<Decision.Act>> corrections = new HashMap<>();
    private final List<List<String>> mentioned = new ArrayList<>();
    private int window = 3;
    private int run;
    private boolean ndm;

    /** What was first stated of a row. */
    static final class Stated {
        @Nullable
        MentionType type;

        @Nullable
        Gender gender;

        @Nullable
        GrammaticalNumber number;
    }

    ByHand(DrawnSpace space) {
        this(space, -1);
    }

    /** With a run of its own; -1 for the active one. */
    ByHand(DrawnSpace space, int ownRun) {
        this.space = space;
        Map<String, Boolean> marks = new HashMap<>();
        for (Decision.Act act : counting(space)) decide(act, marks);
        if (ownRun >= 0) run = ownRun;
        Set<String> speakers = new TreeSet<>();
        for (Turn t : space.turns()) if (t.speaker() != null) speakers.add(alias(lower(t.speaker())));
        hubs.addAll(speakers);
        marks.forEach((key, hub) -> {
            if (hub) hubs.add(key);
            else hubs.remove(key);
        });
        waiting.addAll(settled.keySet());
        for (int t = 0; t < space.turns().size(); t++) turn(t, space.turns().get(t), speakers);
        hubs.retainAll(matrix.keySet());
    }

    /** Asks of each decision whether one that counts withdraws it, the last ones first. */
    private static List<Decision.Act> counting(DrawnSpace space) {
        List<Decision> all = space.decidedFrom(0);
        boolean[] counts = new boolean[all.size()];
        for (int i = all.size() - 1; i >= 0; i--) {
            counts[i] = true;
            for (int j = i + 1; j < all.size(); j++) {
                if (counts[j] && all.get(j).act() instanceof Decision.Withdrawn w && w.entry() == i) counts[i] = false;
            }
        }
        List<Decision.Act> acts = new ArrayList<>();
        for (int i = 0; i < counts.length; i++)
            if (counts[i]) acts.add(all.get(i).act());
        return acts;
    }

    private void decide(Decision.Act act, Map<String, Boolean> marks) {
        switch (act) {
            case Decision.SettledAs a -> settled.put(a.reference(), a);
            case Decision.SettledAsNew a -> settled.put(a.reference(), a);
            case Decision.Unknowable a -> settled.put(a.reference(), a);
            case Decision.Alias a -> aliases.put(a.from(), a.to());
            case Decision.Split a -> splits.add(a.plural());
            case Decision.MentionAdded a -> correction(a.event(), a);
            case Decision.MentionRemoved a -> correction(a.event(), a);
            case Decision.MentionRetyped a -> correction(a.event(), a);
            case Decision.HubMarked a -> marks.put(a.row(), a.hub());
            case Decision.WindowSet a -> window = a.window();
            case Decision.NamesSet a -> ndm = a.names() == NameRules.NDM_0_2;
            case Decision.RunActivated a -> run = a.run().equals("first") ? 0 : 1;
            case Decision.Withdrawn a -> {}
            // Not drawn; ReviewsTest has them.
            case Decision.CountRefused a -> throw new IllegalArgumentException(act.toString());
            case Decision.Opinion a -> throw new IllegalArgumentException(act.toString());
            case Decision.Adjudicated a -> throw new IllegalArgumentException(act.toString());
            case Decision.Flagged a -> throw new IllegalArgumentException(act.toString());
            case Decision.Noted a -> throw new IllegalArgumentException(act.toString());
            case Decision.KeptApart a -> throw new IllegalArgumentException(act.toString());
            case Decision.ReferencesSet a -> throw new IllegalArgumentException(act.toString());
        }
    }

    private void correction(String event, Decision.Act act) {
        corrections.computeIfAbsent(event, e -> new ArrayList<>()).add(act);
    }

    static String lower(String s) {
        return s.toLowerCase(Locale.ROOT);
    }

    String alias(String key) {
        String to = aliases.get(key);
        return to == null ? key : alias(to);
    }

    private void cell(String key, int tick, Origin origin) {
        matrix.computeIfAbsent(key, k -> new TreeMap<>()).merge(tick, origin, (a, b) -> a.compareTo(b) < 0 ? a : b);
    }

    private void state(String key, @Nullable MentionType type, @Nullable Gender gender, @Nullable GrammaticalNumber n) {
        Stated row = stated.computeIfAbsent(key, k -> new Stated());
        if (row.type == null) row.type = type;
        if (row.gender == null) row.gender = gender;
        if (row.number == null) row.number = n;
    }

    private void turn(int t, Turn turn, Set<String> speakers) {
        mentioned.add(new ArrayList<>());
        String me = turn.speaker() == null ? null : alias(lower(turn.speaker()));
        String you = null;
        if (me != null && speakers.size() == 2) {
            for (String s : speakers) if (!s.equals(me)) you = s;
        }
        if (me != null) {
            state(me, MentionType.PERSON, null, null);
            cell(me, t, Origin.LISTED);
        }
        List<Mention> listed = space.listed().get(run).get(t);
        List<Mention> mentions = new ArrayList<>(listed == null ? List.of() : listed);
        for (Decision.Act act : corrections.getOrDefault(turn.id(), List.of())) mentions = correct(mentions, act);
        Map<String, Integer> seen = new HashMap<>();
        for (Mention m : mentions) {
            boolean added = listed == null || !listed.contains(m);
            read(t, m, added, me, you, seen);
        }
    }

    private static List<Mention> correct(List<Mention> mentions, Decision.Act act) {
        List<Mention> now = new ArrayList<>();
        for (Mention m : mentions) {
            boolean removed =
                    act instanceof Decision.MentionRemoved r && r.words().equals(lower(m.text()));
            boolean retyped =
                    act instanceof Decision.MentionRetyped r && r.words().equals(lower(m.text()));
            if (retyped) {
                MentionType type = ((Decision.MentionRetyped) act).type();
                now.add(new Mention(m.text(), type, m.proper(), m.gender(), m.number(), m.resolved()));
            } else if (!removed) {
                now.add(m);
            }
        }
        if (act instanceof Decision.MentionAdded a) now.add(a.mention());
        return now;
    }

    private void read(
            int t, Mention m, boolean added, @Nullable String me, @Nullable String you, Map<String, Integer> seen) {
        String text = lower(m.text());
        Origin said = added ? Origin.DECIDED : Origin.LISTED;
        if (ndm) {
            String bare = text.replaceFirst("^(the|an|a) ", "");
            list(t, bare, m, said);
            return;
        }
        if (m.type() == MentionType.TIME) return;
        if (!m.resolved()) {
            refer(t, m, text, null, said, seen);
            return;
        }
        String key = text.replaceFirst("^(the|a|an|this|that|those|these|some|any) ", "");
        String owner = null;
        if (key.startsWith("my ") && me != null) key = me + "'s" + key.substring(2);
        else if (key.startsWith("your ") && you != null) key = you + "'s" + key.substring(4);
        else if (key.matches("(your|his|her) .*")) owner = key.substring(0, key.indexOf(' '));
        if (m.type() != MentionType.PERSON && !splits.contains(key)) key = singular(key);
        if (owner == null) list(t, key, m, said);
        else refer(t, m, key, owner, said, seen);
    }

    private static String singular(String key) {
        String last = key.substring(key.lastIndexOf(' ') + 1);
        return last.length() > 3 && last.matches(".*[^suio']s") ? key.substring(0, key.length() - 1) : key;
    }

    private void list(int t, String own, Mention m, Origin said) {
        String key = alias(own);
        state(key, m.type(), m.gender(), m.number());
        cell(key, t, said == Origin.LISTED && !key.equals(own) ? Origin.ALIAS : said);
        mentioned.get(t).add(key);
    }

    private void refer(int t, Mention m, String thing, @Nullable String owner, Origin said, Map<String, Integer> seen) {
        String words = lower(m.text());
        int occurrence = seen.merge(words, 1, Integer::sum);
        ReferenceId id = new ReferenceId("e" + t, words, occurrence);
        Map<String, TreeSet<Integer>> candidates = new TreeMap<>();
        for (int b = Math.max(0, t - window); b <= t; b++) {
            for (String key : mentioned.get(b)) {
                if (!hubs.contains(key) && agrees(owner != null ? owner : words, m, key)) {
                    candidates.computeIfAbsent(key, k -> new TreeSet<>()).add(b);
                }
            }
        }
        Decision.Act act = settled.get(id);
        waiting.remove(id);
        String key = null;
        String state;
        Origin origin = said;
        if (act != null) {
            state = act instanceof Decision.Unknowable ? "UNKNOWABLE" : "DECIDED";
            if (act instanceof Decision.SettledAs a) key = alias(a.row());
            if (act instanceof Decision.SettledAsNew a)
                key = alias(a.name().equals("Dora") ? "dora" : splits.contains("kilns") ? "kilns" : "kiln");
            if (key != null) origin = Origin.DECIDED;
        } else if (candidates.size() == 1) {
            state = "COUNTED";
            key = candidates.keySet().iterator().next();
            origin = Origin.COUNTED;
        } else {
            state = candidates.isEmpty() ? "UNKNOWN" : "OPEN";
        }
        String row = key;
        if (owner != null) {
            row = key == null
                    ? thing + " (e" + t + (occurrence > 1 ? " #" + occurrence : "") + ")"
                    : alias(key + "'s" + thing.substring(thing.indexOf(' ')));
            state(row, m.type(), m.gender(), m.number());
        } else if (key != null) {
            state(key, act instanceof Decision.SettledAsNew a ? a.type() : null, null, null);
        }
        if (row != null) {
            cell(row, t, origin);
            mentioned.get(t).add(row);
        }
        references.add(id + " " + state + " " + candidates + " " + row);
    }

    private boolean agrees(String word, Mention m, String key) {
        Stated row = Objects.requireNonNull(stated.get(key));
        boolean untyped = row.type == null;
        boolean person = row.type == MentionType.PERSON;
        boolean plural = row.number == GrammaticalNumber.PLURAL;
        return switch (word) {
            case "she", "her" -> (untyped || person) && row.gender != Gender.MALE && !plural;
            case "he", "his" -> (untyped || person) && row.gender != Gender.FEMALE && !plural;
            case "it" -> !person && !plural;
            case "they" -> untyped || person || row.type == MentionType.ORGANIZATION || plural;
            case "there" -> untyped || row.type == MentionType.PLACE;
            // "your", with nobody spoken to: no row ends so.
            case "your" -> false;
            default -> {
                String noun = word.substring(word.lastIndexOf(' ') + 1);
                String last = key.substring(key.lastIndexOf(' ') + 1);
                yield last.equals(noun) || last.equals(singular(noun));
            }
        };
    }

    /** d(e). */
    int rowsOf(int tick) {
        return (int) matrix.values().stream().filter(t -> t.containsKey(tick)).count();
    }

    /** The non-hub rows that two events share. */
    Set<String> shared(int a, int b) {
        Set<String> shared = new TreeSet<>();
        matrix.forEach((key, ticks) -> {
            if (!hubs.contains(key) && ticks.containsKey(a) && ticks.containsKey(b)) shared.add(key);
        });
        return shared;
    }

    /** The pairs of events that collide. */
    Set<List<Integer>> pairs() {
        Set<List<Integer>> pairs = new HashSet<>();
        for (int a = 0; a < space.turns().size(); a++) {
            for (int b = a + 1; b < space.turns().size(); b++) if (!shared(a, b).isEmpty()) pairs.add(List.of(a, b));
        }
        return pairs;
    }

    /** The keys of an event's rows. */
    Set<String> keys(int tick, boolean withHubs) {
        Set<String> keys = new TreeSet<>();
        matrix.forEach((key, ticks) -> {
            if (ticks.containsKey(tick) && (withHubs || !hubs.contains(key))) keys.add(key);
        });
        return keys;
    }
}

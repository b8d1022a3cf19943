package dev.assay.method;

import dev.assay.method.RandomSpace.Form;
import dev.assay.method.RandomSpace.Kind;
import dev.assay.method.RandomSpace.Listed;
import dev.assay.method.RandomSpace.Said;
import dev.assay.method.RandomSpace.Settled;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.MentionType;
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
 * The method's sections 2, 3 and 6 once more, by sets and maps of names, as slowly as they are written. It shares with the program only
 * the records of the model.
 */
final class Replay {
    /** What a row was first listed with. */
    static final class Row {
        @Nullable
        MentionType type;

        @Nullable
        Gender gender;

        @Nullable
        GrammaticalNumber number;
    }

    /** Row by row, in order of first mention, the ticks that mention it. */
    final Map<String, TreeSet<Integer>> matrix = new LinkedHashMap<>();

    final Map<String, Row> rows = new HashMap<>();
    final Set<String> hubs = new HashSet<>();
    /** Each reference in order: event, words, state, candidates with their ticks, row. */
    final List<String> references = new ArrayList<>();

    private final RandomSpace space;
    private final Map<String, String> aliases = new HashMap<>();
    private final List<List<String>> mentioned = new ArrayList<>();

    Replay(RandomSpace space) {
        this.space = space;
        space.aliases().forEach(a -> aliases.put(a.from(), a.to()));
        Set<String> speakers = new TreeSet<>();
        for (Said said : space.turns()) {
            if (said.speaker() != null) speakers.add(alias(lower(said.speaker())));
        }
        hubs.addAll(speakers);
        space.marks().forEach(m -> {
            if (m.hub()) hubs.add(m.key());
            else hubs.remove(m.key());
        });
        for (int t = 0; t < space.turns().size(); t++) turn(t, space.turns().get(t), speakers);
        hubs.retainAll(matrix.keySet());
    }

    private static String lower(String s) {
        return s.toLowerCase(Locale.ROOT);
    }

    private String alias(String key) {
        String to = aliases.get(key);
        return to == null ? key : alias(to);
    }

    private Row mention(String key, int tick) {
        matrix.computeIfAbsent(key, k -> new TreeSet<>()).add(tick);
        return rows.computeIfAbsent(key, k -> new Row());
    }

    private void turn(int t, Said said, Set<String> speakers) {
        mentioned.add(new ArrayList<>());
        String me = said.speaker() == null ? null : alias(lower(said.speaker()));
        String you = null;
        if (me != null && speakers.size() == 2) {
            for (String s : speakers) {
                if (!s.equals(me)) you = s;
            }
        }
        if (me != null) {
            Row row = mention(me, t);
            if (row.type == null) row.type = MentionType.PERSON;
        }
        if (said.listed() == null) return;
        Map<String, Integer> occurrences = new HashMap<>();
        for (Listed l : said.listed()) {
            Form f = l.form();
            if (f.kind() == Kind.NAMED) {
                String key = bound(f, me, you);
                if (key == null) continue;
                if (key.startsWith("your ")) {
                    // Nobody is spoken to: whose it is is unclear, and no word says what kind of owner.
                    refer(t, f, "your", l.settled(), occurrences);
                } else {
                    list(t, alias(key), f);
                }
            } else {
                refer(t, f, f.kind() == Kind.UNCLEAR ? null : f.text().split(" ")[0], l.settled(), occurrences);
            }
        }
    }

    private static @Nullable String bound(Form f, @Nullable String me, @Nullable String you) {
        String key = f.key();
        if (key == null) return null;
        key = me == null ? key.replace("<me>'s", "my") : key.replace("<me>", me);
        return you == null ? key.replace("<you>'s bike", "your bike") : key.replace("<you>", you);
    }

    private void list(int t, String key, Form f) {
        Row row = mention(key, t);
        if (row.type == null) row.type = f.type();
        if (row.gender == null) row.gender = f.gender();
        if (row.number == null) row.number = f.number();
        mentioned.get(t).add(key);
    }

    private void refer(
            int t, Form f, @Nullable String owner, @Nullable Settled settled, Map<String, Integer> occurrences) {
        int occurrence = occurrences.merge(f.folded(), 1, Integer::sum);
        Map<String, TreeSet<Integer>> candidates = new TreeMap<>();
        for (int b = Math.max(0, t - space.window()); b <= t; b++) {
            for (String key : mentioned.get(b)) {
                if (!hubs.contains(key) && agrees(owner != null ? owner : f.folded(), key)) {
                    candidates.computeIfAbsent(key, k -> new TreeSet<>()).add(b);
                }
            }
        }
        String state = candidates.isEmpty() ? "UNKNOWN" : candidates.size() == 1 ? "COUNTED" : "OPEN";
        String key = candidates.size() == 1 ? candidates.keySet().iterator().next() : null;
        if (settled != null) {
            state = settled instanceof Settled.Never ? "UNKNOWABLE" : "DECIDED";
            key = switch (settled) {
                case Settled.As as -> alias(as.key());
                case Settled.New n -> alias(n.key());
                case Settled.Never n -> null;
            };
        }
        if (owner != null) {
            String thing = singular(f.folded());
            String own = thing + " (e" + t + (occurrence > 1 ? " #" + occurrence : "") + ")";
            key = key == null ? own : alias(key + "'s" + thing.substring(thing.indexOf(' ')));
            list(t, key, f);
        } else if (key != null) {
            Row row = mention(key, t);
            if (settled instanceof Settled.New && row.type == null) row.type = MentionType.PERSON;
            mentioned.get(t).add(key);
        }
        references.add("e" + t + "/" + f.folded() + "/" + occurrence + " " + state + " " + candidates + " " + key);
    }

    private static String singular(String s) {
        return s.endsWith("bikes") ? s.substring(0, s.length() - 1) : s;
    }

    private boolean agrees(String word, String key) {
        Row row = Objects.requireNonNull(rows.get(key));
        boolean untyped = row.type == null;
        boolean person = row.type == MentionType.PERSON;
        boolean plural = row.number == GrammaticalNumber.PLURAL;
        return switch (word) {
            case "she", "her" -> (untyped || person) && row.gender != Gender.MALE && !plural;
            case "he", "his" -> (untyped || person) && row.gender != Gender.FEMALE && !plural;
            case "it" -> (untyped || !person) && !plural;
            case "they" -> untyped || person || row.type == MentionType.ORGANIZATION || plural;
            case "here" -> untyped || row.type == MentionType.PLACE;
            case "that vase" -> key.endsWith("vase");
            case "your" -> key.equals("your");
            default -> throw new IllegalArgumentException(word);
        };
    }
}

package dev.assay.method;

import dev.assay.model.Decision;
import dev.assay.model.Mention;
import dev.assay.model.NameRules;
import dev.assay.model.ReferenceRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What holds in a space after all its decisions that still count: a fold over them in journal order.
 *
 * @param names the rule set for names
 * @param references the rule set for references
 * @param window how many turns before a reference are looked at
 * @param run the active run; null when the space has none
 * @param nameDecisions aliases and splits
 * @param hubs rows a person marked as hub (true) or as none (false), by key
 * @param settled what persons settled about references, with the decision's number: the last decision, or where reviewers disagreed
 *     what was adjudicated
 * @param refused where a person does not believe the count
 * @param corrections by event, in the order they were made
 * @param apart pairs of rows that are not to be proposed as one, each as the smaller key, a tab, the greater
 */
public record Settings(
        NameRules names,
        ReferenceRules references,
        int window,
        @Nullable String run,
        NameDecisions nameDecisions,
        SortedMap<String, Boolean> hubs,
        Map<Decision.ReferenceId, SpaceRecord.Decided> settled,
        Map<Decision.ReferenceId, SpaceRecord.Decided> refused,
        Map<String, List<SpaceRecord.Decided>> corrections,
        TreeSet<String> apart) {

    /** The settings of a space as its decisions left them. A run asked for by name goes before the active one. */
    public static Settings of(SpaceRecord space, @Nullable String run) {
        Fold fold = new Fold(space);
        for (SpaceRecord.Decided d : effective(space.decisions())) fold.apply(d);
        if (run != null) {
            if (!space.runs().containsKey(run)) {
                throw new IllegalArgumentException("no run \"" + run + "\" in " + space.name() + "; there are "
                        + String.join(", ", space.runs().keySet()));
            }
            fold.run = run;
        }
        return fold.settings();
    }

    /** The decisions that still count: those no later withdrawal took back, withdrawals themselves left out. */
    public static List<SpaceRecord.Decided> effective(List<SpaceRecord.Decided> all) {
        // From the last to the first: a withdrawal counts unless a later one that counts withdrew it.
        Map<Long, Boolean> withdrawn = new HashMap<>();
        List<SpaceRecord.Decided> kept = new ArrayList<>(all.size());
        for (int i = all.size() - 1; i >= 0; i--) {
            SpaceRecord.Decided d = all.get(i);
            if (withdrawn.containsKey(d.entry())) continue;
            if (d.decision().act() instanceof Decision.Withdrawn w) {
                withdrawn.put(w.entry(), true);
            } else {
                kept.add(d);
            }
        }
        return kept.reversed();
    }

    /** The mentions of an event after a person's corrections. */
    List<Mention> corrected(String event, List<Mention> listed) {
        List<SpaceRecord.Decided> of = corrections.get(event);
        if (of == null) return listed;
        List<Mention> result = new ArrayList<>(listed);
        for (SpaceRecord.Decided d : of) {
            switch (d.decision().act()) {
                case Decision.MentionAdded a -> result.add(a.mention());
                case Decision.MentionRemoved r ->
                    result.removeIf(m -> Folding.fold(m.text()).equals(r.words()));
                case Decision.MentionRetyped r ->
                    result.replaceAll(m -> Folding.fold(m.text()).equals(r.words())
                            ? new Mention(m.text(), r.type(), m.proper(), m.gender(), m.number(), m.resolved())
                            : m);
                default ->
                    throw new IllegalStateException(
                            "not a correction: " + d.decision().act());
            }
        }
        return result;
    }

    private static final class Fold {
        private NameRules names;
        private ReferenceRules references;
        private int window;
        private @Nullable String run;
        private final TreeMap<String, String> aliases = new TreeMap<>();
        private final TreeSet<String> splits = new TreeSet<>();
        private final TreeMap<String, Boolean> hubs = new TreeMap<>();
        private final Map<Decision.ReferenceId, SpaceRecord.Decided> settled = new HashMap<>();
        private final Map<Decision.ReferenceId, SpaceRecord.Decided> refused = new HashMap<>();
        private final Map<String, List<SpaceRecord.Decided>> corrections = new HashMap<>();
        private final TreeSet<String> apart = new TreeSet<>();

        Fold(SpaceRecord space) {
            names = space.opened().names();
            references = space.opened().references();
            window = space.opened().window();
            run = space.runs().isEmpty() ? null : space.runs().firstEntry().getKey();
        }

        void apply(SpaceRecord.Decided d) {
            switch (d.decision().act()) {
                case Decision.Answer s -> settle(s.reference(), d);
                case Decision.Adjudicated s -> settled.put(s.answer().reference(), d);
                case Decision.CountRefused r -> refused.put(r.reference(), d);
                // Kept beside what holds; they change nothing that is derived.
                case Decision.Opinion o -> {}
                case Decision.Flagged f -> {}
                case Decision.Noted n -> {}
                case Decision.Alias a -> aliases.put(a.from(), a.to());
                case Decision.Split s -> splits.add(s.plural());
                case Decision.KeptApart k -> apart.add(pair(k.one(), k.other()));
                case Decision.MentionAdded a -> correct(a.event(), d);
                case Decision.MentionRemoved r -> correct(r.event(), d);
                case Decision.MentionRetyped r -> correct(r.event(), d);
                case Decision.HubMarked h -> hubs.put(h.row(), h.hub());
                case Decision.WindowSet w -> window = w.window();
                case Decision.NamesSet n -> names = n.names();
                case Decision.ReferencesSet r -> references = r.references();
                case Decision.RunActivated r -> run = r.run();
                case Decision.Withdrawn w -> throw new IllegalStateException("withdrawals do not reach the fold");
            }
        }

        private void settle(Decision.ReferenceId reference, SpaceRecord.Decided d) {
            SpaceRecord.Decided before = settled.get(reference);
            boolean adjudicated = before != null && before.decision().act() instanceof Decision.Adjudicated;
            if (!adjudicated) settled.put(reference, d);
        }

        private void correct(String event, SpaceRecord.Decided d) {
            corrections.computeIfAbsent(event, e -> new ArrayList<>()).add(d);
        }

        Settings settings() {
            return new Settings(
                    names,
                    references,
                    window,
                    run,
                    new NameDecisions(aliases, splits),
                    hubs,
                    settled,
                    refused,
                    corrections,
                    apart);
        }
    }

    static String pair(String one, String other) {
        return one.compareTo(other) <= 0 ? one + "\t" + other : other + "\t" + one;
    }
}

package dev.assay.ui.stability;

import dev.assay.method.AliasProposals;
import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Stability;
import dev.assay.model.Decision;
import dev.assay.project.ProjectSnapshot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Two runs of one space compared (METHOD, section 8), with what would bring them together.
 *
 * @param runA the first run
 * @param runB the second run
 * @param a what is derived by the first
 * @param b what is derived by the second
 * @param stability J, pairs, drifts
 * @param pairs the pairs that only one of them has, in tick order
 * @param proposals aliases that would make drifted rows one, that which helps most first
 */
record Comparison(
        String runA,
        String runB,
        SpaceSnapshot a,
        SpaceSnapshot b,
        Stability stability,
        List<Pair> pairs,
        List<Proposal> proposals) {
    /** So many are tried; each takes two derivations. */
    private static final int TRIED = 40;

    Comparison {
        pairs = List.copyOf(pairs);
        proposals = List.copyOf(proposals);
    }

    /**
     * Two events that collide in one of the runs only.
     *
     * @param one the lower tick
     * @param lost whether only the first run has it
     * @param shared the rows by which they collide there
     * @param drifts how the rows of either event differ between the runs
     */
    record Pair(int one, int other, boolean lost, List<String> shared, List<Stability.Drift> drifts) {
        Pair {
            shared = List.copyOf(shared);
            drifts = List.copyOf(drifts);
        }
    }

    /**
     * One name for two drifted rows. Proposed, never merged by itself.
     *
     * @param from the row that would become the other
     * @param to the row that has more events in both runs together
     * @param ticks the events in which one run has the one and the other run the other
     * @param shared the words by which they look alike
     * @param after the comparison of both runs with that alias; null where too many were proposed to try them all
     */
    record Proposal(
            String from,
            String to,
            List<Integer> ticks,
            List<String> shared,
            @Nullable Stability after) {
        Proposal {
            ticks = List.copyOf(ticks);
            shared = List.copyOf(shared);
        }
    }

    /** Compares. Takes several derivations of the space. */
    static Comparison of(ProjectSnapshot project, String space, String runA, String runB) {
        SpaceRecord record = record(project, space);
        SpaceSnapshot a = SpaceDerivation.derive(record, runA, false);
        SpaceSnapshot b = SpaceDerivation.derive(record, runB, false);
        Stability stability = Stability.of(a, b);
        Comparison bare = new Comparison(runA, runB, a, b, stability, pairs(a, b, stability), List.of());
        List<Proposal> proposals = new ArrayList<>();
        for (Proposal p : bare.drifted()) {
            Stability after = proposals.size() < TRIED ? after(project, space, runA, runB, p.from(), p.to()) : null;
            proposals.add(new Proposal(p.from(), p.to(), p.ticks(), p.shared(), after));
        }
        proposals.sort(Comparator.comparingDouble(
                        (Proposal p) -> p.after() == null ? -1 : p.after().jaccard())
                .reversed()
                .thenComparing(Proposal::from)
                .thenComparing(Proposal::to));
        return new Comparison(runA, runB, a, b, stability, bare.pairs, proposals);
    }

    private static SpaceRecord record(ProjectSnapshot project, String space) {
        SpaceRecord record = project.record(space);
        if (record == null) throw new IllegalArgumentException("no space \"" + space + "\"");
        return record;
    }

    /** Both runs compared as they would be with one more alias; nothing is recorded. */
    static Stability after(ProjectSnapshot project, String space, String runA, String runB, String from, String to) {
        Decision alias = new Decision(space, new Decision.Alias(from, to), "", "", "");
        SpaceRecord tried = record(project.trying(List.of(alias)), space);
        return Stability.of(SpaceDerivation.derive(tried, runA, false), SpaceDerivation.derive(tried, runB, false));
    }

    private static List<Pair> pairs(SpaceSnapshot a, SpaceSnapshot b, Stability stability) {
        TreeMap<Integer, Stability.Drift> drifts = new TreeMap<>();
        for (Stability.Drift d : stability.drifted()) drifts.put(d.tick(), d);
        List<Pair> pairs = new ArrayList<>();
        for (Stability.Pair p : stability.onlyA()) pairs.add(pair(a, p, true, drifts));
        for (Stability.Pair p : stability.onlyB()) pairs.add(pair(b, p, false, drifts));
        pairs.sort(Comparator.comparingInt(Pair::one).thenComparingInt(Pair::other));
        return pairs;
    }

    private static Pair pair(
            SpaceSnapshot in, Stability.Pair p, boolean lost, TreeMap<Integer, Stability.Drift> drifts) {
        List<String> shared = new ArrayList<>();
        for (int row : in.collisions().shared(p.a(), p.b()))
            shared.add(in.rows().key(row));
        List<Stability.Drift> of = new ArrayList<>();
        for (int tick : new int[] {p.a(), p.b()}) {
            Stability.Drift d = drifts.get(tick);
            if (d != null) of.add(d);
        }
        return new Pair(p.a(), p.b(), lost, shared, of);
    }

    /** Rows that drifted in one event and whose names look alike; those that drifted in most events first. */
    private List<Proposal> drifted() {
        TreeMap<String, Proposal> found = new TreeMap<>();
        for (Stability.Drift d : stability.drifted()) {
            for (String x : d.a()) {
                for (String y : d.b()) {
                    List<String> shared = AliasProposals.likeness(x, y);
                    if (!shared.isEmpty()) add(found, x, y, d.tick(), shared);
                }
            }
        }
        List<Proposal> all = new ArrayList<>(found.values());
        all.sort(Comparator.comparingInt((Proposal p) -> -p.ticks().size()));
        return all;
    }

    private void add(TreeMap<String, Proposal> found, String x, String y, int tick, List<String> shared) {
        String pair = x.compareTo(y) <= 0 ? x + "\t" + y : y + "\t" + x;
        if (a.settings().apart().contains(pair)) return;
        boolean toX = events(x) >= events(y);
        String from = toX ? y : x;
        String to = toX ? x : y;
        if (a.settings().nameDecisions().wouldClose(from, to)) return;
        Proposal known = found.get(pair);
        List<Integer> ticks = new ArrayList<>(known == null ? List.of() : known.ticks());
        ticks.add(tick);
        found.put(pair, new Proposal(from, to, ticks, shared, null));
    }

    /** How many events mention a row, both runs together. */
    private int events(String key) {
        return events(a, key) + events(b, key);
    }

    private static int events(SpaceSnapshot in, String key) {
        int row = in.rows().of(key);
        return row < 0 ? 0 : in.incidence().eventsOf(row);
    }

    /** How many pairs collide in the first run. */
    int pairsA() {
        return stability.both() + stability.onlyA().size();
    }

    /** How many pairs collide in the second run. */
    int pairsB() {
        return stability.both() + stability.onlyB().size();
    }

    /** How many pairs collide in either. */
    int either() {
        return pairsA() + stability.onlyB().size();
    }

    /** An event's id. */
    String id(int tick) {
        return a.record().events().get(tick).id();
    }
}

package dev.assay.method;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Thousands of small spaces in which people have decided things, against the method followed by hand. */
class DecidedSpacesTest {
    @Provide
    Arbitrary<DrawnSpace> spaces() {
        return DrawnSpace.all();
    }

    @Property(tries = 3000)
    void theMatrixAndTheReferencesAreWhatAReplayByHandGives(@ForAll("spaces") DrawnSpace drawn) {
        ByHand hand = new ByHand(drawn);
        SpaceSnapshot space = SpaceDerivation.derive(drawn.record());
        Map<String, TreeMap<Integer, Origin>> matrix = new LinkedHashMap<>();
        Incidence b = space.incidence();
        Set<String> hubs = new HashSet<>();
        for (int r = 0; r < b.rows(); r++) {
            TreeMap<Integer, Origin> ticks = new TreeMap<>();
            for (int j = b.rowStart(r); j < b.rowEnd(r); j++) {
                ticks.put(b.rowEvent(j), b.origin(b.position(r, b.rowEvent(j))));
            }
            String key = space.rows().key(r);
            matrix.put(key, ticks);
            if (space.rows().hub(r)) hubs.add(key);
            ByHand.Stated stated = Objects.requireNonNull(hand.stated.get(key), key);
            assertThat(space.rows().type(r)).as(key).isEqualTo(stated.type);
            assertThat(space.rows().gender(r)).as(key).isEqualTo(stated.gender);
            assertThat(space.rows().number(r)).as(key).isEqualTo(stated.number);
        }
        assertThat(references(space)).isEqualTo(hand.references);
        assertThat(new ArrayList<>(matrix.entrySet())).isEqualTo(new ArrayList<>(hand.matrix.entrySet()));
        assertThat(hubs).isEqualTo(hand.hubs);
        assertThat(space.waiting())
                .extracting(w -> reference(w.decision()))
                .containsExactlyInAnyOrderElementsOf(hand.waiting);
    }

    private static ReferenceId reference(Decision d) {
        return switch (d.act()) {
            case Decision.SettledAs a -> a.reference();
            case Decision.SettledAsNew a -> a.reference();
            case Decision.Unknowable a -> a.reference();
            default -> throw new IllegalArgumentException(d.toString());
        };
    }

    private static List<String> references(SpaceSnapshot space) {
        List<String> lines = new ArrayList<>();
        for (Reference r : space.references()) {
            Map<String, TreeSet<Integer>> candidates = new TreeMap<>();
            r.counted()
                    .candidates()
                    .forEach(c -> candidates.put(
                            space.rows().key(c.row()),
                            new TreeSet<>(Arrays.stream(c.ticks()).boxed().toList())));
            lines.add(r.id() + " " + r.state() + " " + candidates + " "
                    + (r.row() < 0 ? null : space.rows().key(r.row())));
        }
        return lines;
    }

    @Property(tries = 1000)
    void everyMentionOfAnEventSaysWhichRowItIs(@ForAll("spaces") DrawnSpace drawn) {
        SpaceSnapshot space = SpaceDerivation.derive(drawn.record());
        List<ReferenceId> found = new ArrayList<>();
        for (int t = 0; t < drawn.turns().size(); t++) {
            Set<Integer> rows = new TreeSet<>();
            if (space.speaker(t) >= 0) rows.add(space.speaker(t));
            for (SpaceSnapshot.EventMention m : space.mentions(t)) {
                if (m.row() >= 0) rows.add(m.row());
                if (m.reference() != null) found.add(m.reference().id());
            }
            Set<Integer> ones = new TreeSet<>();
            Incidence b = space.incidence();
            for (int i = b.eventStart(t); i < b.eventEnd(t); i++) ones.add(b.eventRow(i));
            assertThat(rows).as("t" + t).isEqualTo(ones);
        }
        assertThat(found)
                .isEqualTo(space.references().stream().map(Reference::id).toList());
    }

    @Property(tries = 1000)
    void affinityIsTheDenseSum(@ForAll("spaces") DrawnSpace drawn) {
        ByHand hand = new ByHand(drawn);
        SpaceSnapshot space = SpaceDerivation.derive(drawn.record());
        Affinity affinity = new Affinity(space);
        for (String a : hand.matrix.keySet()) {
            Map<String, Double> weights = new TreeMap<>();
            Map<String, List<Integer>> events = new TreeMap<>();
            for (String other : hand.matrix.keySet()) {
                if (other.equals(a)) continue;
                double sum = 0;
                List<Integer> both = new ArrayList<>();
                for (int t : ticks(hand, a)) {
                    if (!ticks(hand, other).contains(t)) continue;
                    sum += 1 / Math.log(1 + hand.rowsOf(t));
                    both.add(t);
                }
                assertThat(affinity.of(space.rows().of(a), space.rows().of(other)))
                        .isCloseTo(sum, within());
                if (!both.isEmpty()) {
                    weights.put(other, sum);
                    events.put(other, both);
                }
            }
            List<Affinity.Neighbour> neighbours =
                    affinity.neighbours(space.rows().of(a));
            assertThat(neighbours)
                    .extracting(n -> space.rows().key(n.row()))
                    .containsExactlyInAnyOrderElementsOf(weights.keySet());
            double last = Double.MAX_VALUE;
            for (Affinity.Neighbour n : neighbours) {
                String key = space.rows().key(n.row());
                assertThat(n.weight()).isCloseTo(Objects.requireNonNull(weights.get(key)), within());
                assertThat(Arrays.stream(n.ticks()).boxed().toList()).isEqualTo(events.get(key));
                assertThat(n.count()).isEqualTo(n.ticks().length);
                assertThat(n.weight()).isLessThanOrEqualTo(last);
                last = n.weight();
            }
        }
    }

    private static Set<Integer> ticks(ByHand hand, String key) {
        return hand.matrix.getOrDefault(key, new TreeMap<>()).keySet();
    }

    private static org.assertj.core.data.Offset<Double> within() {
        return org.assertj.core.data.Offset.offset(1e-12);
    }

    @Property(tries = 1000)
    void theTwoRunsAreAsAlikeAsTheirSetsOfPairs(@ForAll("spaces") DrawnSpace drawn) {
        ByHand first = new ByHand(drawn, 0);
        ByHand second = new ByHand(drawn, 1);
        SpaceRecord record = drawn.record();
        Stability s = Stability.of(
                SpaceDerivation.derive(record, "first", false), SpaceDerivation.derive(record, "second", false));
        Set<List<Integer>> both = new HashSet<>(first.pairs());
        both.retainAll(second.pairs());
        Set<List<Integer>> either = new HashSet<>(first.pairs());
        either.addAll(second.pairs());
        assertThat(s.both()).isEqualTo(both.size());
        assertThat(s.jaccard()).isEqualTo(either.isEmpty() ? 1.0 : both.size() / (double) either.size());
        Set<List<Integer>> onlyA = new HashSet<>(first.pairs());
        onlyA.removeAll(both);
        Set<List<Integer>> onlyB = new HashSet<>(second.pairs());
        onlyB.removeAll(both);
        assertThat(s.onlyA()).extracting(p -> List.of(p.a(), p.b())).containsExactlyInAnyOrderElementsOf(onlyA);
        assertThat(s.onlyB()).extracting(p -> List.of(p.a(), p.b())).containsExactlyInAnyOrderElementsOf(onlyB);

        List<String> drifted = new ArrayList<>();
        for (int t = 0; t < drawn.turns().size(); t++) {
            int tick = t;
            either.removeAll(both);
            if (either.stream().noneMatch(p -> p.contains(tick))) continue;
            Set<String> a = first.keys(t, false);
            Set<String> b = second.keys(t, false);
            Set<String> onlyInA = new TreeSet<>(a);
            onlyInA.removeAll(b);
            b.removeAll(a);
            if (!onlyInA.isEmpty() || !b.isEmpty()) drifted.add(t + " " + onlyInA + b);
        }
        assertThat(s.drifted()).extracting(d -> d.tick() + " " + d.a() + d.b()).isEqualTo(drifted);
    }

    @Property(tries = 2000)
    void whatADecisionChangedIsTheDifferenceOfTheTwoStates(@ForAll("spaces") DrawnSpace drawn) {
        List<Decision> all = drawn.decisions();
        if (all.isEmpty()) return;
        DrawnSpace before = new DrawnSpace(drawn.turns(), drawn.listed(), all.subList(0, all.size() - 1));
        ByHand was = new ByHand(before);
        ByHand is = new ByHand(drawn);
        SnapshotChange change =
                SnapshotChange.between(SpaceDerivation.derive(before.record()), SpaceDerivation.derive(drawn.record()));

        List<SnapshotChange.Cell> gained = new ArrayList<>();
        List<SnapshotChange.Cell> lost = new ArrayList<>();
        for (int t = 0; t < drawn.turns().size(); t++) {
            for (String k : is.keys(t, true))
                if (!was.keys(t, true).contains(k)) gained.add(new SnapshotChange.Cell("e" + t, k));
            for (String k : was.keys(t, true))
                if (!is.keys(t, true).contains(k)) lost.add(new SnapshotChange.Cell("e" + t, k));
        }
        assertThat(change.cellsGained()).isEqualTo(gained);
        assertThat(change.cellsLost()).isEqualTo(lost);
        Set<List<Integer>> newPairs = new HashSet<>(is.pairs());
        newPairs.removeAll(was.pairs());
        Set<List<Integer>> oldPairs = new HashSet<>(was.pairs());
        oldPairs.removeAll(is.pairs());
        assertThat(change.pairsGained()).isEqualTo(newPairs.size());
        assertThat(change.pairsLost()).isEqualTo(oldPairs.size());

        Map<String, String> before1 = outcomes(was);
        Map<String, String> after1 = outcomes(is);
        Set<String> changed = new TreeSet<>();
        Set<String> falsified = new TreeSet<>();
        Set<String> ids = new TreeSet<>(before1.keySet());
        ids.addAll(after1.keySet());
        for (String id : ids) {
            if (Objects.equals(before1.get(id), after1.get(id))) continue;
            changed.add(id + " " + before1.get(id) + " " + after1.get(id));
            String was1 = before1.getOrDefault(id, "");
            if (!was1.startsWith("COUNTED")) continue;
            String now = after1.getOrDefault(id, " null");
            String row = is.alias(was1.substring(was1.indexOf(' ') + 1));
            if (!row.equals(now.substring(now.indexOf(' ') + 1))) falsified.add(id);
        }
        Set<String> said = new TreeSet<>();
        Set<String> saidFalsified = new TreeSet<>();
        for (SnapshotChange.Changed c : change.references()) {
            String from = c.before() == null ? null : c.before() + " " + c.rowBefore();
            String to = c.after() == null ? null : c.after() + " " + c.rowAfter();
            said.add(c.id() + " " + from + " " + to);
            if (c.falsified()) saidFalsified.add(c.id().toString());
        }
        assertThat(change.references()).hasSameSizeAs(said);
        assertThat(said).isEqualTo(changed);
        assertThat(saidFalsified).isEqualTo(falsified);
    }

    /** What became of each reference, by its id: state and row, without the candidates. */
    private static Map<String, String> outcomes(ByHand hand) {
        Map<String, String> outcomes = new HashMap<>();
        for (String line : hand.references) {
            int id = line.indexOf(']') + 1;
            int candidates = line.indexOf(" {");
            outcomes.put(
                    line.substring(0, id),
                    line.substring(id + 1, candidates) + line.substring(line.lastIndexOf('}') + 1));
        }
        return outcomes;
    }

    @Property(tries = 1500)
    void takingDecisionsBackIsNeverHavingMadeThem(@ForAll("spaces") DrawnSpace drawn, @ForAll int which) {
        SpaceRecord all = drawn.record();
        SpaceRecord without = drawn.undecided();
        SpaceRecord withdrawn = all;
        long next = all.decisions().size();
        for (SpaceRecord.Decided d : all.decisions()) {
            if ((which >> d.entry() & 1) == 0) {
                without = without.with(d);
            } else {
                Decision back = new Decision(
                        DrawnSpace.SPACE,
                        new Decision.Withdrawn(d.entry()),
                        "Bo",
                        d.decision().at(),
                        "no");
                withdrawn = withdrawn.with(new SpaceRecord.Decided(next++, back));
            }
        }
        List<String> taken = Described.of(SpaceDerivation.derive(withdrawn));
        assertThat(taken).isEqualTo(Described.of(SpaceDerivation.derive(without)));
        // And back again.
        for (long w = all.decisions().size(), end = next; w < end; w++) {
            Decision again = new Decision(DrawnSpace.SPACE, new Decision.Withdrawn(w), "Bo", "2026-01-01", "yes");
            withdrawn = withdrawn.with(new SpaceRecord.Decided(next++, again));
        }
        assertThat(Described.of(SpaceDerivation.derive(withdrawn)))
                .isEqualTo(Described.of(SpaceDerivation.derive(all)));
    }

    @Property(tries = 300)
    void derivingTwiceGivesTheSameWhateverTheOrderOfHashes(@ForAll("spaces") DrawnSpace drawn) {
        assertThat(Described.of(SpaceDerivation.derive(drawn.record())))
                .isEqualTo(Described.of(SpaceDerivation.derive(drawn.record())));
    }
}

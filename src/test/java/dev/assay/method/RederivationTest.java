package dev.assay.method;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** What is derived by a step from the state before is what is derived of the whole, after every decision of a sequence. */
class RederivationTest {
    private static final int ALL = Integer.MAX_VALUE;

    @Provide
    Arbitrary<DrawnSpace> spaces() {
        return DrawnSpace.all();
    }

    @Property(tries = 2000)
    void aShortSpaceStepByStepIsTheSpaceAsAWhole(@ForAll("spaces") DrawnSpace drawn) {
        SpaceRecord record = drawn.undecided();
        SpaceSnapshot stepwise = SpaceDerivation.derive(record);
        List<Decision> all = drawn.decidedFrom(0);
        for (int i = 0; i < all.size(); i++) {
            record = record.with(new SpaceRecord.Decided(i, all.get(i)));
            stepwise = step(stepwise, record);
        }
    }

    @Property(tries = 4000, shrinking = ShrinkingMode.OFF)
    void aLongSpaceStepByStepIsTheSpaceAsAWhole(@ForAll long seed) {
        LongSpace space = new LongSpace(seed);
        SpaceSnapshot stepwise = SpaceDerivation.derive(space.undecided());
        for (int i = 0; i < 12; i++) stepwise = step(stepwise, space.decided(stepwise));
    }

    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void severalDecisionsAreOneStep(@ForAll long seed) {
        LongSpace space = new LongSpace(seed);
        SpaceSnapshot stepwise = SpaceDerivation.derive(space.undecided());
        for (int i = 0; i < 4; i++) {
            SpaceSnapshot whole = stepwise;
            for (int n = 0; n < 3; n++) whole = SpaceDerivation.derive(space.decided(whole));
            stepwise = step(stepwise, whole.record());
        }
    }

    /** One step, held against the derivation of the whole and against the difference of the two states. */
    private static SpaceSnapshot step(SpaceSnapshot before, SpaceRecord record) {
        SpaceSnapshot whole = SpaceDerivation.derive(record);
        SpaceSnapshot stepped = SpaceDerivation.derive(record, before, ALL);
        assertThat(Described.of(stepped)).isEqualTo(Described.of(whole));
        Settings was = before.settings();
        Settings is = whole.settings();
        boolean ofAll = was.names() != is.names()
                || was.references() != is.references()
                || was.window() != is.window()
                || !Objects.equals(was.run(), is.run())
                || !before.speakers().equals(whole.speakers());
        // Else a step that always gave up would pass.
        if (!ofAll) assertThat(stepped.readAnewSince(before)).as("a step").isNotNull();
        assertThat(SpaceDerivation.derive(record, before, 0).incidence().cells())
                .isEqualTo(whole.incidence().cells());
        requireTheDifference(before, whole, SnapshotChange.between(before, stepped));
        requireTheDifference(before, whole, SnapshotChange.between(before, whole));
        return stepped;
    }

    private static void requireTheDifference(SpaceSnapshot before, SpaceSnapshot after, SnapshotChange change) {
        List<SnapshotChange.Cell> gained = new ArrayList<>();
        List<SnapshotChange.Cell> lost = new ArrayList<>();
        for (int t = 0; t < before.record().events().size(); t++) {
            String id = before.record().events().get(t).id();
            Set<String> was = keys(before, t, true);
            Set<String> is = keys(after, t, true);
            for (String k : is) if (!was.contains(k)) gained.add(new SnapshotChange.Cell(id, k));
            for (String k : was) if (!is.contains(k)) lost.add(new SnapshotChange.Cell(id, k));
        }
        assertThat(change.cellsGained()).isEqualTo(gained);
        assertThat(change.cellsLost()).isEqualTo(lost);

        Set<List<Integer>> pairsWere = pairs(before);
        Set<List<Integer>> pairsAre = pairs(after);
        Set<List<Integer>> pairsGained = new HashSet<>(pairsAre);
        pairsGained.removeAll(pairsWere);
        pairsWere.removeAll(pairsAre);
        assertThat(change.pairsGained()).as("pairs gained").isEqualTo(pairsGained.size());
        assertThat(change.pairsLost()).as("pairs lost").isEqualTo(pairsWere.size());

        Map<ReferenceId, String> was = outcomes(before);
        Map<ReferenceId, String> is = outcomes(after);
        Set<ReferenceId> ids = new HashSet<>(was.keySet());
        ids.addAll(is.keySet());
        Set<String> changed = new TreeSet<>();
        for (ReferenceId id : ids) {
            if (!Objects.equals(was.get(id), is.get(id))) changed.add(id + ": " + was.get(id) + " > " + is.get(id));
        }
        Set<String> said = new TreeSet<>();
        int last = -1;
        for (SnapshotChange.Changed c : change.references()) {
            String from = c.before() == null ? null : c.before() + " " + c.rowBefore();
            String to = c.after() == null ? null : c.after() + " " + c.rowAfter();
            said.add(c.id() + ": " + from + " > " + to);
            int tick = before.record().tick(c.id().event());
            assertThat(tick).as("in tick order").isGreaterThanOrEqualTo(last);
            last = tick;
        }
        assertThat(said).isEqualTo(changed);
        assertThat(change.references()).hasSameSizeAs(said);
    }

    private static Set<String> keys(SpaceSnapshot s, int tick, boolean withHubs) {
        Set<String> keys = new TreeSet<>();
        for (int r = 0; r < s.rows().size(); r++) {
            if (s.incidence().has(r, tick) && (withHubs || !s.rows().hub(r)))
                keys.add(s.rows().key(r));
        }
        return keys;
    }

    private static Set<List<Integer>> pairs(SpaceSnapshot s) {
        int events = s.record().events().size();
        List<Set<String>> keys = new ArrayList<>();
        for (int t = 0; t < events; t++) keys.add(keys(s, t, false));
        Set<List<Integer>> pairs = new HashSet<>();
        for (int a = 0; a < events; a++) {
            for (int b = a + 1; b < events; b++) {
                for (String k : keys.get(a)) {
                    if (!keys.get(b).contains(k)) continue;
                    pairs.add(List.of(a, b));
                    break;
                }
            }
        }
        return pairs;
    }

    private static Map<ReferenceId, String> outcomes(SpaceSnapshot s) {
        Map<ReferenceId, String> outcomes = new HashMap<>();
        for (Reference r : s.references()) {
            outcomes.put(
                    r.id(), r.state() + " " + (r.row() < 0 ? null : s.rows().key(r.row())));
        }
        return outcomes;
    }
}

package dev.assay.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

/** Matrix, references, collisions, chains and paths of thousands of small spaces, against dense arithmetic. */
class BruteForceTest {
    @Provide
    Arbitrary<RandomSpace> spaces() {
        return RandomSpace.all();
    }

    @Property(tries = 4000)
    void theMatrixIsWhatAReplayGives(@ForAll("spaces") RandomSpace random) {
        Replay replay = new Replay(random);
        SpaceSnapshot space = SpaceDerivation.derive(random.record());

        Map<String, TreeSet<Integer>> byRow = new LinkedHashMap<>();
        Map<String, TreeSet<Integer>> byEvent = new HashMap<>();
        Incidence b = space.incidence();
        Set<String> hubs = new HashSet<>();
        for (int r = 0; r < b.rows(); r++) {
            TreeSet<Integer> ticks = new TreeSet<>();
            for (int j = b.rowStart(r); j < b.rowEnd(r); j++)
                assertThat(ticks.add(b.rowEvent(j))).isTrue();
            byRow.put(space.rows().key(r), ticks);
            if (space.rows().hub(r)) hubs.add(space.rows().key(r));
        }
        for (int e = 0; e < b.events(); e++) {
            for (int i = b.eventStart(e); i < b.eventEnd(e); i++) {
                byEvent.computeIfAbsent(space.rows().key(b.eventRow(i)), k -> new TreeSet<>())
                        .add(e);
            }
        }
        // Rows that a counted or decided reference was the first to name come in the same order as well.
        assertThat(new ArrayList<>(byRow.entrySet())).isEqualTo(new ArrayList<>(replay.matrix.entrySet()));
        assertThat(byEvent).isEqualTo(replay.matrix);
        assertThat(hubs).isEqualTo(replay.hubs);
        assertThat(references(space)).isEqualTo(replay.references);
        for (String key : replay.rows.keySet()) {
            int row = space.rows().of(key);
            assertThat(space.rows().type(row)).as(key).isEqualTo(replay.rows.get(key).type);
            assertThat(space.rows().gender(row)).as(key).isEqualTo(replay.rows.get(key).gender);
            assertThat(space.rows().number(row)).as(key).isEqualTo(replay.rows.get(key).number);
        }
    }

    private static List<String> references(SpaceSnapshot space) {
        List<String> all = new ArrayList<>();
        for (Reference r : space.references()) {
            Map<String, TreeSet<Integer>> candidates = new TreeMap<>();
            r.counted().candidates().forEach(c -> {
                TreeSet<Integer> ticks = new TreeSet<>();
                for (int t : c.ticks()) ticks.add(t);
                candidates.put(space.rows().key(c.row()), ticks);
            });
            String row = r.row() < 0 ? "null" : space.rows().key(r.row());
            all.add(r.name("s").substring(2) + " " + r.state() + " " + candidates + " " + row);
        }
        return all;
    }

    /** C = Bᵀ·B over non-hub rows, by three nested loops over a dense B. */
    private static int[][] dense(Replay replay, int events) {
        int[][] c = new int[events][events];
        replay.matrix.forEach((key, ticks) -> {
            if (replay.hubs.contains(key)) return;
            for (int i : ticks) {
                for (int j : ticks) c[i][j]++;
            }
        });
        return c;
    }

    @Property(tries = 4000)
    void collisionsAreTheDenseProduct(@ForAll("spaces") RandomSpace random) {
        int n = random.turns().size();
        int[][] c = dense(new Replay(random), n);
        Collisions collisions = SpaceDerivation.derive(random.record()).collisions();
        List<String> expected = new ArrayList<>();
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                if (a != b) assertThat(collisions.count(a, b)).isEqualTo(c[a][b]);
                if (a < b && c[a][b] > 0) expected.add(a + " " + b + " " + c[a][b]);
            }
        }
        List<String> pairs = new ArrayList<>();
        collisions.forEachPair((a, b, count) -> pairs.add(a + " " + b + " " + count));
        assertThat(pairs).isEqualTo(expected);
        assertThat(collisions.pairs()).isEqualTo(expected.size());
    }

    @Property(tries = 4000)
    void chainsAreTheClosureOfColliding(@ForAll("spaces") RandomSpace random) {
        int n = random.turns().size();
        int[][] c = dense(new Replay(random), n);
        boolean[][] joined = new boolean[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) joined[i][j] = i == j || c[i][j] > 0;
        }
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) joined[i][j] |= joined[i][k] && joined[k][j];
            }
        }
        List<List<Integer>> chains = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            List<Integer> chain = new ArrayList<>();
            for (int j = 0; j < n; j++) {
                if (joined[i][j]) chain.add(j);
            }
            if (chain.size() > 1 && chain.getFirst() == i) chains.add(chain);
        }
        chains.sort((x, y) -> y.size() != x.size() ? y.size() - x.size() : x.getFirst() - y.getFirst());

        Collisions collisions = SpaceDerivation.derive(random.record()).collisions();
        assertThat(Arrays.stream(collisions.chains())
                        .map(chain -> IntStream.of(chain).boxed().toList())
                        .toList())
                .isEqualTo(chains);
        for (int e = 0; e < n; e++) {
            int event = e;
            int of = IntStream.range(0, chains.size())
                    .filter(k -> chains.get(k).contains(event))
                    .findFirst()
                    .orElse(-1);
            assertThat(collisions.chainOf(e)).isEqualTo(of);
        }
    }

    @Property(tries = 2000)
    void thePathIsTheFirstOfTheShortestInLexicographicOrder(@ForAll("spaces") RandomSpace random) {
        int n = random.turns().size();
        int[][] c = dense(new Replay(random), n);
        Collisions collisions = SpaceDerivation.derive(random.record()).collisions();
        for (int from = 0; from < n; from++) {
            for (int to = 0; to < n; to++) {
                List<Integer> expected = shortest(c, from, to);
                int[] path = collisions.path(from, to);
                assertThat(path == null ? null : IntStream.of(path).boxed().toList())
                        .as("%d to %d", from, to)
                        .isEqualTo(expected);
            }
        }
    }

    /** Every path of one length, in lexicographic order, then every one a step longer. */
    private static @Nullable List<Integer> shortest(int[][] c, int from, int to) {
        List<List<Integer>> paths = List.of(List.of(from));
        Set<Integer> seen = new HashSet<>(Set.of(from));
        while (!paths.isEmpty()) {
            for (List<Integer> p : paths) {
                if (p.getLast() == to) return p;
            }
            List<List<Integer>> longer = new ArrayList<>();
            Set<Integer> reached = new HashSet<>();
            for (List<Integer> p : paths) {
                for (int e = 0; e < c.length; e++) {
                    if (c[p.getLast()][e] == 0 || seen.contains(e)) continue;
                    List<Integer> more = new ArrayList<>(p);
                    more.add(e);
                    longer.add(more);
                    reached.add(e);
                }
            }
            seen.addAll(reached);
            paths = longer;
        }
        return null;
    }
}

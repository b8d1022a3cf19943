package dev.assay.ui.collisions;

import dev.assay.method.Collisions;
import dev.assay.method.Incidence;
import dev.assay.method.SpaceSnapshot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * One chain as a graph: events in tick order, of which some stand by themselves and the others are folded into stretches between them,
 * and the links among these. A link is drawn from each event to the next with the same row, which keeps every event connected and leaves
 * out what follows from it; or for every pair of single events, where that can be read.
 *
 * @param nodes in tick order
 * @param links the folded ones by their first node, then their second; after them those that are drawn besides, in the same order
 * @param folded how many links are folded ones: where nodes stand depends on them alone, whatever else is drawn
 * @param between how many links between stretches that are not neighbours are left out: they would cover the others
 * @param pairs how many pairs of events of the chain collide
 * @param allPairs whether every colliding pair of single events has a link
 */
record ChainGraph(List<Node> nodes, List<Link> links, int folded, int between, long pairs, boolean allPairs) {
    /** More lines than this say nothing: then only the folded ones are drawn. */
    static final int MOST_PAIRS = 2_500;
    /** So many events are shown one by one before stretches are folded. */
    static final int FOCUS = 24;

    /**
     * An event, or a stretch of events that follow each other in the chain.
     *
     * @param ticks ascending; one for an event
     */
    record Node(int[] ticks) {
        boolean stretch() {
            return ticks.length > 1;
        }

        int first() {
            return ticks[0];
        }

        int last() {
            return ticks[ticks.length - 1];
        }
    }

    /**
     * A line between two nodes.
     *
     * @param a the place of the earlier node
     * @param b the place of the later one
     * @param rows the rows that carry it: those shared by two events, or those of the lines folded into it, the most frequent first
     */
    record Link(int a, int b, int[] rows) {}

    /** The place of the node that holds an event; -1 when none does. */
    int nodeOf(int tick) {
        int from = 0;
        int to = nodes.size();
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (nodes.get(middle).last() < tick) from = middle + 1;
            else to = middle;
        }
        if (from == nodes.size()) return -1;
        return Arrays.binarySearch(nodes.get(from).ticks(), tick) >= 0 ? from : -1;
    }

    /** How many events have a card of their own. */
    int singles() {
        int n = 0;
        for (Node node : nodes) if (!node.stretch()) n++;
        return n;
    }

    /** The link between two nodes, the earlier one first; null when none is drawn. */
    @org.jspecify.annotations.Nullable
    Link link(int a, int b) {
        for (Link l : links) if (l.a == a && l.b == b) return l;
        return null;
    }

    /**
     * The graph of a chain.
     *
     * @param chain its events, ascending
     * @param single those that must stand by themselves
     * @param everyPair whether every pair of single events that collide has a link
     * @param path events of which each must have a link to the next; they stand by themselves
     */
    static ChainGraph of(SpaceSnapshot space, int[] chain, BitSet single, boolean everyPair, int[] path) {
        List<Node> nodes = nodes(chain, single);
        int[] nodeOf = new int[space.incidence().events()];
        Arrays.fill(nodeOf, -1);
        for (int n = 0; n < nodes.size(); n++) for (int t : nodes.get(n).ticks()) nodeOf[t] = n;
        boolean all = everyPair && singlePairs(space, nodes, nodeOf) <= MOST_PAIRS;
        TreeMap<Long, TreeMap<Integer, Integer>> found = new TreeMap<>();
        TreeSet<Long> besides = new TreeSet<>();
        Incidence b = space.incidence();
        for (int row : rowsOf(space, chain)) {
            int end = b.rowEnd(row);
            for (int i = b.rowStart(row); i < end; i++) {
                int one = nodeOf[b.rowEvent(i)];
                for (int j = i + 1; j < (all ? end : Math.min(end, i + 2)); j++) {
                    int other = nodeOf[b.rowEvent(j)];
                    if (one == other) continue;
                    long key = ((long) one << 32) | other;
                    if (j == i + 1)
                        found.computeIfAbsent(key, k -> new TreeMap<>()).merge(row, 1, Integer::sum);
                    else if (!nodes.get(one).stretch() && !nodes.get(other).stretch()) besides.add(key);
                }
            }
        }
        for (int i = 0; i + 1 < path.length; i++) {
            int one = nodeOf[Math.min(path[i], path[i + 1])];
            int other = nodeOf[Math.max(path[i], path[i + 1])];
            if (one >= 0 && other >= 0 && one != other) besides.add(((long) one << 32) | other);
        }
        besides.removeAll(found.keySet());
        List<Link> links = new ArrayList<>(found.size());
        int[] between = new int[1];
        found.forEach((key, rows) -> {
            int one = (int) (key >>> 32);
            int other = key.intValue();
            boolean stretches = nodes.get(one).stretch() && nodes.get(other).stretch();
            boolean events = !nodes.get(one).stretch() && !nodes.get(other).stretch();
            if (stretches && other > one + 2) between[0]++;
            else links.add(new Link(one, other, events ? shared(space, nodes, one, other) : byCount(rows)));
        });
        int folded = links.size();
        for (long key : besides) {
            int one = (int) (key >>> 32);
            int other = (int) key;
            links.add(new Link(one, other, shared(space, nodes, one, other)));
        }
        return new ChainGraph(List.copyOf(nodes), List.copyOf(links), folded, between[0], pairs(space, chain), all);
    }

    private static int[] shared(SpaceSnapshot space, List<Node> nodes, int one, int other) {
        return space.collisions()
                .shared(nodes.get(one).first(), nodes.get(other).first());
    }

    private static int[] byCount(TreeMap<Integer, Integer> rows) {
        return rows.entrySet().stream()
                .sorted((x, y) -> Integer.compare(y.getValue(), x.getValue()))
                .mapToInt(java.util.Map.Entry::getKey)
                .toArray();
    }

    private static List<Node> nodes(int[] chain, BitSet single) {
        List<Node> nodes = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= chain.length; i++) {
            if (i < chain.length && !single.get(chain[i])) continue;
            if (i > from) nodes.add(new Node(Arrays.copyOfRange(chain, from, i)));
            if (i < chain.length) nodes.add(new Node(new int[] {chain[i]}));
            from = i + 1;
        }
        return nodes;
    }

    /** The rows that carry a chain: those that two or more of its events mention and that are no hub, ascending. */
    static int[] rowsOf(SpaceSnapshot space, int[] chain) {
        Incidence b = space.incidence();
        BitSet rows = new BitSet(b.rows());
        for (int t : chain) {
            for (int i = b.eventStart(t); i < b.eventEnd(t); i++) {
                int row = b.eventRow(i);
                if (!space.rows().hub(row) && b.eventsOf(row) > 1) rows.set(row);
            }
        }
        return rows.stream().toArray();
    }

    /** How many pairs of a chain's events collide. */
    static long pairs(SpaceSnapshot space, int[] chain) {
        Incidence b = space.incidence();
        int[] seen = new int[b.events()];
        Arrays.fill(seen, -1);
        long pairs = 0;
        for (int t : chain) {
            for (int i = b.eventStart(t); i < b.eventEnd(t); i++) {
                int row = b.eventRow(i);
                if (space.rows().hub(row)) continue;
                for (int j = b.rowEnd(row) - 1; j >= b.rowStart(row) && b.rowEvent(j) > t; j--) {
                    int other = b.rowEvent(j);
                    if (seen[other] != t) {
                        seen[other] = t;
                        pairs++;
                    }
                }
            }
        }
        return pairs;
    }

    /** An upper bound of the lines between single events: those of a pair that shares two rows are counted twice. */
    private static long singlePairs(SpaceSnapshot space, List<Node> nodes, int[] nodeOf) {
        Incidence b = space.incidence();
        long sum = 0;
        BitSet rows = new BitSet();
        for (Node n : nodes) {
            if (n.stretch()) continue;
            for (int i = b.eventStart(n.first()); i < b.eventEnd(n.first()); i++) rows.set(b.eventRow(i));
        }
        for (int row = rows.nextSetBit(0); row >= 0; row = rows.nextSetBit(row + 1)) {
            if (space.rows().hub(row)) continue;
            long singles = 0;
            for (int j = b.rowStart(row); j < b.rowEnd(row); j++) {
                int node = nodeOf[b.rowEvent(j)];
                if (node >= 0 && !nodes.get(node).stretch()) singles++;
            }
            sum += singles * (singles - 1) / 2;
        }
        return sum;
    }

    /** The events of a chain that have the most links, so many of them; equal numbers: the smaller tick first. */
    static BitSet most(SpaceSnapshot space, int[] chain, int number) {
        Incidence b = space.incidence();
        long[] order = new long[chain.length];
        for (int p = 0; p < chain.length; p++) {
            long links = 0;
            for (int i = b.eventStart(chain[p]); i < b.eventEnd(chain[p]); i++) {
                int row = b.eventRow(i);
                if (!space.rows().hub(row)) links += b.eventsOf(row) - 1;
            }
            order[p] = -(links << 31) + p;
        }
        Arrays.sort(order);
        BitSet most = new BitSet();
        for (int i = 0; i < Math.min(number, order.length); i++) most.set(chain[(int) (order[i] & 0x7FFFFFFF)]);
        return most;
    }

    /** What collides with an event, the nearest ticks first where there are more than so many. */
    static BitSet neighbours(SpaceSnapshot space, int tick, int most) {
        Incidence b = space.incidence();
        BitSet found = new BitSet();
        for (int i = b.eventStart(tick); i < b.eventEnd(tick); i++) {
            int row = b.eventRow(i);
            if (space.rows().hub(row)) continue;
            for (int j = b.rowStart(row); j < b.rowEnd(row); j++) found.set(b.rowEvent(j));
        }
        found.clear(tick);
        if (found.cardinality() <= most) return found;
        int[] nearest = found.stream()
                .boxed()
                .sorted((x, y) -> Math.abs(x - tick) != Math.abs(y - tick)
                        ? Integer.compare(Math.abs(x - tick), Math.abs(y - tick))
                        : Integer.compare(x, y))
                .limit(most)
                .mapToInt(Integer::intValue)
                .toArray();
        found.clear();
        for (int t : nearest) found.set(t);
        return found;
    }

    /** What is left of a chain without some rows: the place of each event's part, the largest part first; -1 for an event alone. */
    static int[] parts(Collisions without, int[] chain) {
        int[] parts = new int[chain.length];
        List<Integer> known = new ArrayList<>();
        int[] sizes = new int[chain.length];
        for (int i = 0; i < chain.length; i++) {
            int c = without.chainOf(chain[i]);
            parts[i] = -1;
            if (c < 0) continue;
            int place = known.indexOf(c);
            if (place < 0) {
                place = known.size();
                known.add(c);
            }
            sizes[place]++;
            parts[i] = place;
        }
        Integer[] order = new Integer[known.size()];
        for (int i = 0; i < order.length; i++) order[i] = i;
        Arrays.sort(order, (x, y) -> Integer.compare(sizes[y], sizes[x]));
        int[] rank = new int[order.length];
        for (int i = 0; i < order.length; i++) rank[order[i]] = i;
        for (int i = 0; i < chain.length; i++) if (parts[i] >= 0) parts[i] = rank[parts[i]];
        return parts;
    }
}

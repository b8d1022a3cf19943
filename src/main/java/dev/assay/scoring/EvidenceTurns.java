package dev.assay.scoring;

import dev.assay.method.SpaceRecord;
import dev.assay.model.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * The turns a gold answer cites, with those beside them.
 *
 * @param lines in order of tick
 * @param lost what names no turn, as it was written
 */
public record EvidenceTurns(List<Line> lines, List<String> lost) {
    public EvidenceTurns {
        lines = List.copyOf(lines);
        lost = List.copyOf(lost);
    }

    /**
     * One turn.
     *
     * @param cited whether the gold answer cites it; else it stands beside one that is
     * @param follows whether it comes right after the line before it
     */
    public record Line(int tick, Event event, boolean cited, boolean follows) {}

    /**
     * Finds the turns.
     *
     * @param written the evidence as the question set cites it
     * @param around how many turns before and after each are shown with it
     */
    public static EvidenceTurns of(SpaceRecord space, List<String> written, int around) {
        Evidence read = Evidence.read(written, turn -> space.tick(turn) >= 0);
        TreeMap<Integer, Boolean> ticks = new TreeMap<>();
        for (String turn : read.turns()) {
            int at = space.tick(turn);
            int last = Math.min(space.events().size() - 1, at + around);
            for (int t = Math.max(0, at - around); t <= last; t++) ticks.merge(t, t == at, Boolean::logicalOr);
        }
        List<Line> lines = new ArrayList<>();
        int before = -2;
        for (var e : ticks.entrySet()) {
            int tick = e.getKey();
            lines.add(new Line(tick, space.events().get(tick), e.getValue(), tick == before + 1));
            before = tick;
        }
        return new EvidenceTurns(lines, read.lost());
    }
}

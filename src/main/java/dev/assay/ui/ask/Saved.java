package dev.assay.ui.ask;

import dev.assay.method.SpaceRecord;
import dev.assay.model.Question;
import dev.assay.scoring.Evidence;
import dev.assay.scoring.Gold;
import dev.assay.scoring.QuestionRecord;
import java.util.List;

/**
 * A recorded question as it stands for one space.
 *
 * @param question as recorded
 * @param gold its gold answer as it stands
 * @param evidence the ticks of the turns that are cited for it, in the order they are cited
 * @param lost what is cited and names no turn of the space
 */
record Saved(Question question, Gold gold, List<Integer> evidence, List<String> lost) {
    Saved {
        evidence = List.copyOf(evidence);
        lost = List.copyOf(lost);
    }

    static Saved of(QuestionRecord recorded, SpaceRecord space) {
        Gold gold = recorded.gold();
        Evidence read = Evidence.read(gold.evidence(), turn -> space.tick(turn) >= 0);
        // Sets that do not cite as LoCoMo does name turns by their own ids.
        List<Integer> own = gold.evidence().stream()
                .filter(id -> space.tick(id) >= 0)
                .map(space::tick)
                .toList();
        List<Integer> ticks = java.util.stream.Stream.concat(
                        read.turns().stream().map(space::tick), own.stream())
                .distinct()
                .toList();
        List<String> lost =
                read.lost().stream().filter(id -> space.tick(id) < 0).toList();
        return new Saved(recorded.question(), gold, ticks, lost);
    }

    /** Whether a person saved it in the window: nobody has said what the answer is. */
    boolean own() {
        return Asked.isOwn(question);
    }
}

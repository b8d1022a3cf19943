package dev.assay.scoring;

import dev.assay.model.Scoring;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Something done in scoring, with its number in the journal. */
public record Recorded(long entry, Scoring scoring) {
    /** Those that count: not withdrawn, by a withdrawal that counts itself. In journal order, withdrawals left out. */
    static List<Recorded> standing(List<Recorded> all) {
        Set<Long> withdrawn = new HashSet<>();
        List<Recorded> standing = new ArrayList<>(all.size());
        for (int i = all.size() - 1; i >= 0; i--) {
            Recorded r = all.get(i);
            if (withdrawn.contains(r.entry)) continue;
            if (r.scoring.act() instanceof Scoring.Withdrawn w) withdrawn.add(w.entry());
            else standing.add(r);
        }
        Collections.reverse(standing);
        return standing;
    }
}

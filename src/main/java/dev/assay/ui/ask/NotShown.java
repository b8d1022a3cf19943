package dev.assay.ui.ask;

import dev.assay.method.Answer;
import dev.assay.method.Profile;
import dev.assay.method.Standing;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Events that score and yet are not shown, each with the reason. Of the best only: a long space has thousands. */
record NotShown(int tick, double score, Why why) {
    /** So many of the best scores are looked at. */
    static final int LOOKED_AT = 400;

    private static final int BEST_OF_SEED = 8;

    /** Why it is not shown. */
    sealed interface Why {
        /** It is not live. */
        record NotLive(List<Standing> reasons) implements Why {
            public NotLive {
                reasons = List.copyOf(reasons);
            }
        }

        /** Only the best are kept, and it comes after them. */
        record Behind(int place, int kept) implements Why {}

        /** Its line does not fit into what is left of the budget. */
        record NoRoom() implements Why {}
    }

    /** Those of an answer, best first, at most so many. */
    static List<NotShown> of(Asked asked, int most) {
        List<NotShown> found = new ArrayList<>();
        Set<Integer> shown = asked.shown();
        Set<Integer> named = new HashSet<>();
        asked.answer().rejected().forEach(r -> named.add(r.tick()));
        int place = 0;
        int looked = 0;
        for (Answer.Score s : asked.answer().scores()) {
            if (++looked > LOOKED_AT || found.size() == most) break;
            boolean live = asked.standings().isLive(s.tick());
            if (live) place++;
            if (shown.contains(s.tick()) || named.contains(s.tick())) continue;
            found.add(new NotShown(s.tick(), s.score(), why(asked, s.tick(), live, place)));
        }
        return found;
    }

    private static Why why(Asked asked, int tick, boolean live, int place) {
        if (!live) return new Why.NotLive(asked.standings().all(tick));
        return asked.answer().profile() == Profile.SEED && place > BEST_OF_SEED
                ? new Why.Behind(place, BEST_OF_SEED)
                : new Why.NoRoom();
    }
}

package dev.assay.method;

import dev.assay.method.Answer.Attribution;
import dev.assay.method.Answer.Cited;
import dev.assay.method.Answer.Reason;
import dev.assay.method.Answer.Rejected;
import dev.assay.method.Answer.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A rule set that decides verdicts. */
sealed interface Judging permits Cover1, Cover2 {
    /** The verdict on a question that the scores were asked before. */
    Judged judge(QuestionReading q);

    /** A verdict with what it rests on. */
    record Judged(
            Verdict verdict,
            Reason reason,
            List<Cited> cited,
            List<Rejected> rejected,
            @Nullable Attribution attribution) {
        Judged(Verdict verdict, Reason reason, List<Cited> cited, List<Rejected> rejected) {
            this(verdict, reason, cited, rejected, null);
        }

        static Judged abstain(Reason reason) {
            return new Judged(Verdict.ABSTAIN, reason, List.of(), List.of());
        }

        Judged with(@Nullable Attribution counted) {
            return new Judged(verdict, reason, cited, rejected, counted);
        }
    }

    /** Whether an event was said by, or mentions, who is named; true when nobody is. */
    static boolean isTheirs(SpaceSnapshot space, int[] hubs, int tick) {
        for (int hub : hubs) {
            if (space.incidence().has(hub, tick)) return true;
        }
        return hubs.length == 0;
    }

    static List<String> keys(SpaceSnapshot space, int[] rows) {
        List<String> keys = new ArrayList<>();
        for (int r : rows) keys.add(space.rows().key(r));
        return keys;
    }

    /** Who says an event, else its id. */
    static String said(SpaceSnapshot space, int tick) {
        int speaker = space.speaker(tick);
        return speaker < 0
                ? space.record().events().get(tick).id()
                : space.rows().key(speaker);
    }
}

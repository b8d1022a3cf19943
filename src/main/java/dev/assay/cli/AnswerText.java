package dev.assay.cli;

import dev.assay.method.Answer.Reason;
import dev.assay.method.Answer.Verdict;
import java.util.Locale;

/** Verdicts and reasons as commands say them. */
final class AnswerText {
    private AnswerText() {}

    static String verdict(Verdict verdict) {
        return verdict.name().toLowerCase(Locale.ROOT);
    }

    static String reason(Reason reason) {
        return switch (reason) {
            case Reason.OneEventCovers r -> "one live event covers " + r.covered() + " of " + terms(r.terms());
            case Reason.TwoEventsCover r ->
                "two events that collide cover " + r.covered() + " of " + terms(r.terms()) + " together";
            case Reason.AllRejected r -> r.found() + " found, none of them live";
            case Reason.NoTerms r -> "the question holds no term: nothing to look for";
            case Reason.NoRow r -> "no row for \"" + r.text() + "\"";
            case Reason.IsAmbiguous r -> "\"" + r.text() + "\" is ambiguous between " + String.join(" and ", r.rows());
            case Reason.NothingThen r -> "nothing was said from " + r.from() + " to " + r.to() + ", nor in the week after";
            case Reason.OfAnother r -> "said by " + r.other() + ", not by " + String.join(" or ", r.asked());
            case Reason.TooLittleCovered r ->
                "the best event covers " + r.covered() + " of " + terms(r.terms()) + ", which is too little";
            case Reason.NoPhraseCovered r -> "no event holds a noun phrase of the question";
        };
    }

    private static String terms(int n) {
        return n + (n == 1 ? " term" : " terms");
    }

    /** A number without a needless fraction. */
    static String number(double d) {
        return d == Math.rint(d) ? Long.toString((long) d) : Double.toString(d);
    }
}

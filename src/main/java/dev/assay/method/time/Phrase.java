package dev.assay.method.time;

import java.time.LocalDate;
import java.util.function.Function;

/**
 * A stretch of tokens that is a time expression, and its meaning.
 *
 * @param end index behind its last token
 * @param anchored whether the meaning needs to know when it was said
 * @param meaning gives days for an anchor and a tense; for a phrase that is not anchored, whatever they are
 */
record Phrase(int end, boolean anchored, Meaning meaning) {
    /** The days meant by words said on a day in a tense. */
    @FunctionalInterface
    interface Meaning {
        Outcome when(LocalDate said, Tense tense);
    }

    static Phrase anchored(int end, Meaning meaning) {
        return new Phrase(end, true, meaning);
    }

    static Phrase fixed(int end, Outcome outcome) {
        return new Phrase(end, false, (said, tense) -> outcome);
    }

    static Phrase unresolved(int end, Outcome.Why why) {
        return fixed(end, new Outcome.Unresolved(why));
    }

    /** The same anchor, another meaning: a phrase around this one, ending at {@code newEnd}. */
    Phrase then(int newEnd, Function<Outcome.Span, Outcome> change) {
        return new Phrase(newEnd, anchored, (said, tense) -> switch (meaning.when(said, tense)) {
            case Outcome.Span span -> change.apply(span);
            case Outcome.Unresolved unresolved -> unresolved;
        });
    }
}

package dev.assay.listing;

import dev.assay.model.Mention;
import java.util.List;

/** What came of listing one text: a listing, or the reason why there is none. */
public sealed interface Outcome {

    /** The text was listed. No mentions is a listing too. */
    record Listed(List<Mention> mentions) implements Outcome {
        public Listed {
            mentions = List.copyOf(mentions);
        }
    }

    /**
     * The text was not listed, and its event stays so; not an error.
     *
     * @param reason of a closed set, for counting
     * @param message for a person, plain
     */
    record NotListed(Reason reason, String message) implements Outcome {}

    /** Why a text was not listed. */
    enum Reason {
        /** It is not in a language this lister reads. */
        LANGUAGE
    }
}

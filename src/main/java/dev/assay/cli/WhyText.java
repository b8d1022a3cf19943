package dev.assay.cli;

import dev.assay.method.Answer.Place;
import dev.assay.method.Answer.ScoreTerm;
import dev.assay.method.Answer.Voice;
import dev.assay.method.Answer.Why;
import dev.assay.method.SpaceSnapshot;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How a term of a score comes to count, as commands say it. */
final class WhyText {
    private WhyText() {}

    /** Null where the term says it all. */
    static @Nullable String of(ScoreTerm term, SpaceSnapshot space) {
        return switch (term.why()) {
            case Why.Counted w -> null;
            case Why.Row w -> term.key() + ": row, in " + w.events() + " of " + w.of() + " events";
            case Why.Word w ->
                term.key() + (w.said().equals(term.key()) ? "" : " ~ " + w.said() + ": same form") + place(w.where())
                        + ", in " + w.events() + " of " + w.of() + " events";
            case Why.Beside w -> term.key() + ": in " + id(space, w.tick()) + ", " + places(w.places());
            case Why.Sitting w ->
                w.words() + (w.words() == 1 ? " word" : " words") + " of the question in the same sitting, "
                        + id(space, w.from()) + " to " + id(space, w.to());
            case Why.Hop w -> "one hop from " + id(space, w.tick()) + " over " + String.join(", ", w.over());
            case Why.SaidBy w -> "said by " + w.who() + ", who was asked about";
            case Why.About w -> "about " + w.who() + ", by its persons";
            case Why.Dated w -> "said in the time asked about, " + w.from() + " to " + w.to() + ", or the week after";
            case Why.Length w -> "a line of " + w.words() + " words, the usual one has " + w.usual();
        };
    }

    private static String place(Place place) {
        return switch (place) {
            case TEXT -> "";
            case ROW -> ", in a row's name";
            case CAPTION -> ", in the picture's caption";
        };
    }

    private static String places(int places) {
        int n = Math.abs(places);
        return (n == 1 ? "the turn" : n + " turns") + (places < 0 ? " before" : " after");
    }

    private static String id(SpaceSnapshot space, int tick) {
        return space.record().events().get(tick).id();
    }

    /** The voice of a sentence. */
    static String voice(Voice voice) {
        return voice.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}

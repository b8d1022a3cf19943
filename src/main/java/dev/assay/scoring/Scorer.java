package dev.assay.scoring;

import dev.assay.model.ScorerKind;
import dev.assay.model.Scoring;
import java.util.Comparator;

/**
 * Who scores.
 *
 * @param name as given
 * @param kind a person, or a model marked as such; the two are never added up
 */
public record Scorer(String name, ScorerKind kind) implements Comparable<Scorer> {
    private static final Comparator<Scorer> ORDER =
            Comparator.comparing(Scorer::kind).thenComparing(Scorer::name);

    /** Who did this. */
    public static Scorer of(Scoring scoring) {
        return new Scorer(scoring.by(), scoring.scorer());
    }

    /** A person. */
    public static Scorer person(String name) {
        return new Scorer(name, ScorerKind.PERSON);
    }

    @Override
    public int compareTo(Scorer other) {
        return ORDER.compare(this, other);
    }
}

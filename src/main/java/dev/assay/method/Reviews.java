package dev.assay.method;

import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Who said what about the references of a space: every reviewer's own last word, whether or not it is what holds. A pure function of
 * the decisions that still count; answers are compared by the row they name, after aliases.
 */
public final class Reviews {
    /**
     * What one reviewer says.
     *
     * @param reviewer who
     * @param decided the decision, with its number
     * @param answer what it says
     * @param key the row it names; null when it says that it cannot be known
     */
    public record Position(
            String reviewer,
            SpaceRecord.Decided decided,
            Decision.Answer answer,
            @Nullable String key) {}

    /**
     * All that was said about one reference.
     *
     * @param positions by reviewer, in the order in which each first said anything
     * @param adjudicated what was adjudicated; null while nothing was
     * @param flag the mark that is on it; null when none is
     * @param notes in order
     */
    public record Review(
            ReferenceId reference,
            List<Position> positions,
            SpaceRecord.@Nullable Decided adjudicated,
            SpaceRecord.@Nullable Decided flag,
            List<SpaceRecord.Decided> notes) {
        public Review {
            positions = List.copyOf(positions);
            notes = List.copyOf(notes);
        }

        /** What that reviewer says; null when they said nothing. */
        public @Nullable Position of(String reviewer) {
            for (Position p : positions) if (p.reviewer.equals(reviewer)) return p;
            return null;
        }

        /** Whether two reviewers say different things. */
        public boolean differs() {
            return positions.stream().map(p -> String.valueOf(p.key)).distinct().count() > 1;
        }

        /** Whether two say different things and nobody adjudicated. */
        public boolean disputed() {
            return adjudicated == null && differs();
        }
    }

    private final SequencedMap<ReferenceId, Review> reviews;
    private final List<String> reviewers;

    private Reviews(SequencedMap<ReferenceId, Review> reviews, List<String> reviewers) {
        this.reviews = reviews;
        this.reviewers = reviewers;
    }

    /** Of a space as it stands. */
    public static Reviews of(SpaceSnapshot space) {
        Map<ReferenceId, Gathered> gathered = new LinkedHashMap<>();
        TreeSet<String> reviewers = new TreeSet<>();
        for (SpaceRecord.Decided d : Settings.effective(space.record().decisions())) {
            ReferenceId reference = d.decision().act().about();
            if (reference == null) continue;
            Gathered g = gathered.computeIfAbsent(reference, r -> new Gathered());
            switch (d.decision().act()) {
                case Decision.Answer a -> g.says(d, a, space.names());
                case Decision.Opinion o -> g.says(d, o.answer(), space.names());
                case Decision.Adjudicated a -> g.adjudicated = d;
                case Decision.Flagged f -> g.flag = f.flagged() ? d : null;
                case Decision.Noted n -> g.notes.add(d);
                default -> {}
            }
            reviewers.addAll(g.positions.keySet());
        }
        Comparator<ReferenceId> order = Comparator.comparingInt(
                        (ReferenceId r) -> space.record().tick(r.event()))
                .thenComparing(ReferenceId::words)
                .thenComparingInt(ReferenceId::occurrence);
        SequencedMap<ReferenceId, Review> all = new TreeMap<>(order.thenComparing(ReferenceId::event));
        gathered.forEach((id, g) ->
                all.put(id, new Review(id, new ArrayList<>(g.positions.values()), g.adjudicated, g.flag, g.notes)));
        return new Reviews(Collections.unmodifiableSequencedMap(all), List.copyOf(reviewers));
    }

    private static final class Gathered {
        final Map<String, Position> positions = new LinkedHashMap<>();
        final List<SpaceRecord.Decided> notes = new ArrayList<>();
        SpaceRecord.@Nullable Decided adjudicated;
        SpaceRecord.@Nullable Decided flag;

        void says(SpaceRecord.Decided d, Decision.Answer answer, Names names) {
            String reviewer = d.decision().by();
            positions.put(reviewer, new Position(reviewer, d, answer, names.keyOf(answer)));
        }
    }

    /** Everybody who said what a reference is, by name. */
    public List<String> reviewers() {
        return reviewers;
    }

    /** Every reference that anything was said about, in tick order. */
    public List<Review> all() {
        return List.copyOf(reviews.values());
    }

    /** What was said about one; null when nothing was. */
    public @Nullable Review of(ReferenceId reference) {
        return reviews.get(reference);
    }

    /** Where reviewers say different things and nobody adjudicated, in tick order. */
    public List<Review> disputed() {
        return reviews.values().stream().filter(Review::disputed).toList();
    }
}

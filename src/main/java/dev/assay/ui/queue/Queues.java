package dev.assay.ui.queue;

import dev.assay.method.Reference;
import dev.assay.method.Reference.State;
import dev.assay.method.Reviews;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Stakes;
import dev.assay.method.reference.Candidate;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.Question;
import dev.assay.project.ProjectSnapshot;
import dev.assay.scoring.ReviewAgreement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The references of one state of a space as a reviewer meets them. Immutable; made in the background. */
final class Queues {
    /** How often the count was right where a person decided what it would have settled. */
    record Precision(int right, int of) {}

    private final SpaceSnapshot space;
    private final String reviewer;
    private final Reviews reviews;
    private final ReviewAgreement agreement;
    private final Map<Tab, List<Reference>> tabs = new EnumMap<>(Tab.class);
    private final List<Reference> settled;
    private final Map<ReferenceId, Reference> byId;
    private final Map<ReferenceId, Stakes.Stake> stakes;
    private final Precision precision;

    private Queues(SpaceSnapshot space, List<String> questions, String reviewer) {
        this.space = space;
        this.reviewer = reviewer;
        reviews = Reviews.of(space);
        agreement = ReviewAgreement.of(reviews);
        byId = HashMap.newHashMap(space.references().size());
        stakes = HashMap.newHashMap(space.references().size());
        for (Tab t : Tab.values()) tabs.put(t, new ArrayList<>());
        List<Reference> decided = new ArrayList<>();
        Stakes count = new Stakes(space, questions);
        for (Reference r : space.references()) {
            byId.put(r.id(), r);
            stakes.put(r.id(), count.of(r));
            switch (r.state()) {
                case OPEN -> of(Tab.OPEN).add(r);
                case UNKNOWN -> of(Tab.UNKNOWN).add(r);
                case COUNTED -> of(Tab.COUNTED).add(r);
                case DECIDED, UNKNOWABLE -> decided.add(r);
            }
            Reviews.Review review = reviews.of(r.id());
            if (review == null || review.positions().isEmpty()) continue;
            if (review.disputed()) of(Tab.DISPUTED).add(r);
            if (review.adjudicated() == null && review.of(reviewer) == null)
                of(Tab.SECOND).add(r);
        }
        decided.sort(Comparator.comparingLong(Queues::entry).reversed());
        settled = decided;
        precision = precision(space);
    }

    /** Of a space, for the reviewer who decides. */
    static Queues of(ProjectSnapshot project, SpaceSnapshot space, String reviewer) {
        return new Queues(
                space,
                questions(project, space.record().name()).stream()
                        .map(Question::text)
                        .toList(),
                reviewer);
    }

    /** The questions that are asked of a space. */
    static List<Question> questions(ProjectSnapshot project, String space) {
        boolean only = project.spaces().size() == 1;
        return project.questions().stream()
                .filter(q -> q.space() == null ? only : q.space().equals(space))
                .toList();
    }

    private static long entry(Reference r) {
        return r.decision() == null ? 0 : r.decision().entry();
    }

    private static Precision precision(SpaceSnapshot space) {
        int right = 0;
        int of = 0;
        for (Reference r : space.references()) {
            Candidate counted = r.counted().settled();
            if (counted == null || r.state() != State.DECIDED) continue;
            of++;
            if (counted.row() == r.row()) right++;
        }
        return new Precision(right, of);
    }

    SpaceSnapshot space() {
        return space;
    }

    String reviewer() {
        return reviewer;
    }

    Reviews reviews() {
        return reviews;
    }

    ReviewAgreement agreement() {
        return agreement;
    }

    Precision precision() {
        return precision;
    }

    List<Reference> of(Tab tab) {
        return Objects.requireNonNull(tabs.get(tab));
    }

    /** What persons settled, the last decision first. */
    List<Reference> settled() {
        return settled;
    }

    /** The reference as it stands in this state; null when it is not listed. */
    @Nullable
    Reference find(ReferenceId id) {
        return byId.get(id);
    }

    boolean isFlagged(Reference r) {
        Reviews.Review review = reviews.of(r.id());
        return review != null && review.flag() != null;
    }

    /** The first reference of an event, one that is open before all others; null when it has none. */
    @Nullable
    Reference inEvent(String event) {
        Reference first = null;
        for (Reference r : space.references()) {
            if (!r.id().event().equals(event)) continue;
            if (first == null || (r.state() == State.OPEN && first.state() != State.OPEN)) first = r;
        }
        return first;
    }

    /** Those of a tab that a filter lets through, in an order. */
    List<Reference> list(Tab tab, Filter filter, Order order) {
        List<Reference> list = new ArrayList<>();
        for (Reference r : of(tab)) if (filter.lets(r, this)) list.add(r);
        switch (order) {
            case TICK -> {}
            case WORD -> list.sort(Comparator.comparing(r -> r.id().words()));
            case CONSEQUENCES ->
                list.sort(
                        Comparator.comparingInt((Reference r) -> stake(r).sum()).reversed());
        }
        return list;
    }

    Stakes.Stake stake(Reference r) {
        return Objects.requireNonNull(stakes.get(r.id()));
    }

    /** The other references in the same state with the same words and the same candidates. */
    List<Reference> identical(Reference to) {
        List<Reference> same = new ArrayList<>();
        for (Reference r : space.references()) {
            if (r.state() == to.state() && !r.id().equals(to.id()) && isSame(r, to)) same.add(r);
        }
        return same;
    }

    private static boolean isSame(Reference a, Reference b) {
        if (!a.id().words().equals(b.id().words())) return false;
        if (a.counted().candidates().size() != b.counted().candidates().size()) return false;
        for (int i = 0; i < a.counted().candidates().size(); i++) {
            if (a.counted().candidates().get(i).row()
                    != b.counted().candidates().get(i).row()) return false;
        }
        return true;
    }
}

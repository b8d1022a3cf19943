package dev.assay.ui.overview;

import dev.assay.method.AliasProposals;
import dev.assay.method.Reference;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.model.Edge;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.project.Head;
import dev.assay.project.ProjectSnapshot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is counted for the overview: a pure function of snapshots.
 *
 * @param spaces each space, in the order they were opened
 * @param alike names that look alike in the space on show; null when none is
 * @param questions how many questions are kept
 * @param refused how many records were turned away
 * @param head the end of the chain
 * @param changes what changed between two states; null when there is nothing to compare with
 */
record Survey(
        List<Space> spaces,
        @Nullable Alike alike,
        int questions,
        int refused,
        Head head,
        @Nullable Changes changes) {
    /**
     * A space in figures.
     *
     * @param firstOpen the first open reference; null when none is
     * @param firstUnknown the first unknown one
     */
    record Space(
            String name,
            int events,
            int rows,
            int cells,
            int open,
            int unknown,
            Decision.@Nullable ReferenceId firstOpen,
            Decision.@Nullable ReferenceId firstUnknown,
            @Nullable String run,
            String rules,
            int window) {}

    /**
     * Names of one space that look alike. Pairs are between the rows of one space, and most of them are none: a sum over all spaces
     * would frighten and tell nothing.
     *
     * @param pairs how many pairs
     * @param first a row of the first of them; null when there is none
     */
    record Alike(String space, int pairs, @Nullable String first) {
        static Alike of(SpaceSnapshot s) {
            List<AliasProposals.Proposal> pairs = AliasProposals.of(s);
            return new Alike(
                    s.record().name(),
                    pairs.size(),
                    pairs.isEmpty() ? null : s.rows().key(pairs.getFirst().from()));
        }
    }

    /** A fact that another record declared something about. */
    record Declared(
            dev.assay.model.Relation relation,
            EventKey what,
            Fact by,
            @Nullable String reason) {}

    /**
     * What came between two states of one journal.
     *
     * @param spaces new spaces
     * @param events new events in all spaces
     * @param runs new extraction runs
     * @param questions new questions
     * @param settled references that people settled
     * @param unknowable of these, how many cannot be known
     * @param names aliases, splits and pairs kept apart
     * @param corrections mentions added, removed or retyped
     * @param settings hubs, windows, rule sets, active runs
     * @param withdrawn decisions taken back
     * @param refused records turned away
     * @param declared what new facts falsify, supersede or retract, in the order they came
     */
    record Changes(
            int spaces,
            int events,
            int runs,
            int questions,
            int settled,
            int unknowable,
            int names,
            int corrections,
            int settings,
            int withdrawn,
            int refused,
            List<Declared> declared) {
        boolean nothing() {
            return spaces + events + runs + questions + settled + names + corrections + settings + withdrawn + refused
                    == 0;
        }
    }

    /**
     * Counts.
     *
     * @param on the space on show, whose names are compared; null for none
     * @param before an earlier state of the same journal; null for none
     * @param after the later of the two; {@code shown} itself unless the past is on show
     */
    static Survey of(
            ProjectSnapshot shown, @Nullable String on, @Nullable ProjectSnapshot before, ProjectSnapshot after) {
        List<Space> spaces = new ArrayList<>();
        for (String name : shown.spaces()) spaces.add(space(shown.space(name)));
        return new Survey(
                List.copyOf(spaces),
                on == null || shown.record(on) == null ? null : Alike.of(shown.space(on)),
                shown.questions().size(),
                shown.refusals().size(),
                shown.head(),
                before == null ? null : changes(before, after));
    }

    /** The same with the names of another space compared. */
    Survey on(ProjectSnapshot shown, String space) {
        return new Survey(spaces, Alike.of(shown.space(space)), questions, refused, head, changes);
    }

    private static Space space(SpaceSnapshot s) {
        return new Space(
                s.record().name(),
                s.incidence().events(),
                s.incidence().rows(),
                s.incidence().cells(),
                s.count(Reference.State.OPEN),
                s.count(Reference.State.UNKNOWN),
                first(s, Reference.State.OPEN),
                first(s, Reference.State.UNKNOWN),
                s.settings().run(),
                s.settings().names().id() + ", " + s.settings().references().id(),
                s.settings().window());
    }

    private static Decision.@Nullable ReferenceId first(SpaceSnapshot s, Reference.State state) {
        for (Reference r : s.references()) if (r.state() == state) return r.id();
        return null;
    }

    private static Changes changes(ProjectSnapshot before, ProjectSnapshot after) {
        int[] n = new int[6];
        int events = 0;
        int runs = 0;
        int spaces = 0;
        List<Declared> declared = new ArrayList<>();
        for (String name : after.spaces()) {
            SpaceRecord now = after.record(name);
            SpaceRecord was = before.record(name);
            if (now == null) continue;
            if (was == null) spaces++;
            for (Event e : now.events()) {
                if (was != null && was.tick(e.id()) >= 0) continue;
                events++;
                if (e instanceof Fact f) declare(f, declared);
            }
            runs += now.runs().size() - (was == null ? 0 : was.runs().size());
            // What was known at a moment is no beginning of the journal: decisions are compared one by one.
            Set<Long> known = new HashSet<>();
            if (was != null) for (SpaceRecord.Decided d : was.decisions()) known.add(d.entry());
            for (SpaceRecord.Decided d : now.decisions())
                if (!known.contains(d.entry())) count(d.decision().act(), n);
        }
        int refused = after.refusals().size() - before.refusals().size();
        return new Changes(
                spaces,
                events,
                runs,
                after.questions().size() - before.questions().size(),
                n[0],
                n[1],
                n[2],
                n[3],
                n[4],
                n[5],
                refused,
                List.copyOf(declared));
    }

    private static void declare(Fact f, List<Declared> declared) {
        for (Edge e : f.edges()) {
            switch (e.relation()) {
                case FALSIFIES, SUPERSEDES, RETRACTS ->
                    declared.add(new Declared(e.relation(), EventKey.target(f, e), f, e.reason()));
                case SUPPORTS, CONTRADICTS, DERIVES_FROM -> {}
            }
        }
    }

    private static void answered(Decision.Answer answer, int[] n) {
        n[0]++;
        if (answer instanceof Decision.Unknowable) n[1]++;
    }

    private static void count(Decision.Act act, int[] n) {
        switch (act) {
            case Decision.Answer a -> answered(a, n);
            case Decision.Adjudicated a -> answered(a.answer(), n);
            // What several say is counted where it comes to hold; a mark or a note settles nothing.
            case Decision.Opinion a -> {}
            case Decision.Flagged a -> {}
            case Decision.Noted a -> {}
            case Decision.CountRefused a -> n[3]++;
            case Decision.Alias a -> n[2]++;
            case Decision.Split a -> n[2]++;
            case Decision.KeptApart a -> n[2]++;
            case Decision.MentionAdded a -> n[3]++;
            case Decision.MentionRemoved a -> n[3]++;
            case Decision.MentionRetyped a -> n[3]++;
            case Decision.HubMarked a -> n[4]++;
            case Decision.WindowSet a -> n[4]++;
            case Decision.NamesSet a -> n[4]++;
            case Decision.ReferencesSet a -> n[4]++;
            case Decision.RunActivated a -> n[4]++;
            case Decision.Withdrawn a -> n[5]++;
        }
    }
}

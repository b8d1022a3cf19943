package dev.assay.bench;

import dev.assay.listing.Agreement;
import dev.assay.listing.Agreement.Cell;
import dev.assay.listing.Lister;
import dev.assay.listing.Outcome;
import dev.assay.method.NameContext;
import dev.assay.method.Names;
import dev.assay.method.Run;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Event;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A lister against another run of the same space, row by row. Only what stands in an event's own words is compared: a run that lists the
 * person addressed in every turn, or writes a name out, says more than the text. Types are left out of it, since a kid is a person to one
 * and not to the other, and the singular hangs on that.
 */
public final class AgreementBench {
    private AgreementBench() {}

    /**
     * How far they agree.
     *
     * @param events the events that both list
     * @param named rows of proper names: as a run states it, else told by capitals inside a sentence
     * @param all all rows
     */
    public record Result(int events, Agreement named, Agreement all) {}

    /** Compares; what the lister lists comes first, the run second. */
    public static Result compare(SpaceSnapshot space, Lister lister, Run run) {
        Set<String> names = names(space, run);
        Set<Cell> ourNames = new TreeSet<>();
        Set<Cell> theirNames = new TreeSet<>();
        Set<Cell> ours = new TreeSet<>();
        Set<Cell> theirs = new TreeSet<>();
        int events = 0;
        for (int t = 0; t < space.record().events().size(); t++) {
            List<Mention> other = run.mentions(t);
            Event e = space.record().events().get(t);
            NameContext context = space.context(t);
            if (other == null
                    || !(lister.list(e.text(), context.speaker(), context.addressee())
                            instanceof Outcome.Listed(List<Mention> listed))) continue;
            events++;
            Names rows = space.names();
            List<Mention> proper =
                    listed.stream().filter(m -> Boolean.TRUE.equals(m.proper())).toList();
            ourNames.addAll(Agreement.cells(e.id(), proper, rows, context));
            ours.addAll(Agreement.cells(
                    e.id(), listed.stream().map(m -> untyped(m, m.proper())).toList(), rows, context));
            for (Mention m : other) {
                if (!m.resolved() || !e.text().contains(m.text()) || m.text().equals(e.speaker())) continue;
                boolean named = m.proper() == null ? names.contains(m.text()) : m.proper();
                Set<Cell> cells =
                        Agreement.cells(e.id(), List.of(untyped(m, named ? Boolean.TRUE : null)), rows, context);
                theirs.addAll(cells);
                if (named) theirNames.addAll(cells);
            }
        }
        return new Result(events, Agreement.of(ourNames, theirNames), Agreement.of(ours, theirs));
    }

    private static Mention untyped(Mention m, @Nullable Boolean proper) {
        MentionType type = m.type() == MentionType.TIME ? MentionType.TIME : MentionType.OTHER;
        return new Mention(m.text(), type, proper, null, null, m.resolved());
    }

    /** The texts that are names somewhere in the space; a run that does not say so writes them alike everywhere. */
    private static Set<String> names(SpaceSnapshot space, Run run) {
        Set<String> names = new TreeSet<>();
        for (int t = 0; t < space.record().events().size(); t++) {
            List<Mention> listed = run.mentions(t);
            if (listed == null) continue;
            Event e = space.record().events().get(t);
            for (Mention m : listed) {
                if (isSpeaker(space, m.text()) || isName(m.text(), e.text())) names.add(m.text());
            }
        }
        return names;
    }

    private static boolean isSpeaker(SpaceSnapshot space, String name) {
        String key = space.names().speaker(name);
        return key != null && space.speakers().contains(key);
    }

    /** Whether every longer word has a capital, and the start of a sentence does not explain the first. */
    private static boolean isName(String name, String text) {
        if (name.isEmpty() || !Character.isUpperCase(name.charAt(0))) return false;
        for (String word : name.split(" ")) {
            if (word.length() > 3 && !Character.isUpperCase(word.charAt(0))) return false;
        }
        int at = text.indexOf(name);
        if (at < 2) return false;
        char before = text.charAt(at - 1);
        char earlier = text.charAt(at - 2);
        return before == '"' || before == ' ' && (Character.isLetter(earlier) || earlier == ',');
    }
}

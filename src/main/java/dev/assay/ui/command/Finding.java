package dev.assay.ui.command;

import dev.assay.method.Rows;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Event;
import dev.assay.model.Question;
import dev.assay.ui.command.Hit.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Looks for what was typed among everything there is. Kinds stand together, the kind of the nearest thing first; the same question to
 * the same project has the same answer, in the same order.
 *
 * @param given actions, projects and spaces, in the order in which they are shown before anything is typed
 * @param space whose rows and events are looked through; null for none
 * @param questions the recorded questions
 */
record Finding(
        List<Hit> given,
        @Nullable SpaceSnapshot space,
        List<Question> questions,
        Function<String, Hit> row,
        Function<Event, Hit> event,
        Function<Question, Hit> question) {
    /** So many of each kind are shown. */
    static final int MOST = 8;

    private static final int STRIDE = 4096;

    private record Group(Kind kind, long best, List<Hit> hits) {}

    /** What is nearest; {@code stopped} ends the search, the answer is then of no use. */
    List<Hit> find(String typed, BooleanSupplier stopped) {
        Likeness likeness = new Likeness(typed);
        if (likeness.blank()) return given;
        List<Group> groups = new ArrayList<>();
        for (Kind kind : List.of(Kind.ACTION, Kind.PROJECT, Kind.SPACE)) {
            List<Hit> of = given.stream().filter(h -> h.kind() == kind).toList();
            groups.add(group(kind, of.size(), i -> likeness.ofName(of.get(i).title()), of::get, stopped));
        }
        SpaceSnapshot in = space;
        if (in != null) {
            Rows rows = in.rows();
            groups.add(group(
                    Kind.ENTITY, rows.size(), i -> likeness.ofName(rows.key(i)), i -> row.apply(rows.key(i)), stopped));
            List<Event> events = in.record().events();
            groups.add(group(
                    Kind.EVENT,
                    events.size(),
                    i -> ofEvent(likeness, events.get(i)),
                    i -> event.apply(events.get(i)),
                    stopped));
        }
        groups.add(group(
                Kind.QUESTION,
                questions.size(),
                i -> likeness.ofText(questions.get(i).text()),
                i -> question.apply(questions.get(i)),
                stopped));
        return groups.stream()
                .filter(g -> !g.hits.isEmpty())
                // Within a tier the kinds keep their own order: what can be done first, then the smaller things.
                .sorted(Comparator.<Group>comparingLong(g -> g.best >> 40).thenComparing(Group::kind))
                .flatMap(g -> g.hits.stream())
                .toList();
    }

    /** An event is its id first; its text is what it says. */
    private static long ofEvent(Likeness likeness, Event event) {
        long byId = likeness.ofText(event.id());
        return byId != Likeness.NONE ? byId : likeness.ofText(event.text());
    }

    private static Group group(Kind kind, int size, Ranking ranking, IntFunction<Hit> hit, BooleanSupplier stopped) {
        Nearest nearest = new Nearest(MOST);
        for (int i = 0; i < size; i++) {
            if (i % STRIDE == 0 && stopped.getAsBoolean()) break;
            nearest.offer(ranking.of(i), i);
        }
        List<Hit> hits = new ArrayList<>();
        for (int i = 0; i < nearest.size(); i++) hits.add(hit.apply(nearest.place(i)));
        return new Group(kind, nearest.best(), hits);
    }

    @FunctionalInterface
    private interface Ranking {
        long of(int place);
    }
}

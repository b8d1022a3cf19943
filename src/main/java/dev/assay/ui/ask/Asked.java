package dev.assay.ui.ask;

import dev.assay.method.Answer;
import dev.assay.method.EventLine;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Standings;
import dev.assay.model.Event;
import dev.assay.model.Provenance;
import dev.assay.model.Question;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A question that was asked, with all that came of it.
 *
 * @param space what it was asked of
 * @param standings which of its events are live
 * @param answer what came of it
 * @param saved the recorded question of the same words; null when there is none
 */
record Asked(
        SpaceSnapshot space,
        Standings standings,
        Answer answer,
        @Nullable Saved saved) {
    /** The document that is the source of a question a person saved in the window. */
    private static final String BY_HAND = "asked by hand";

    /** The source of a question that somebody saves. */
    static Provenance byHand(String who, String at) {
        return new Provenance.Document(BY_HAND, who + ", " + at);
    }

    /** Whether somebody saved it in the window. */
    static boolean isOwn(Question question) {
        return question.source() instanceof Provenance.Document d && d.name().equals(BY_HAND);
    }

    String question() {
        return answer.reading().text();
    }

    Event event(int tick) {
        return space.record().events().get(tick);
    }

    /** The ticks that are cited. */
    Set<Integer> cited() {
        Set<Integer> cited = new HashSet<>();
        for (Answer.Cited c : answer.cited()) {
            cited.add(c.tick());
            if (c.with() >= 0) cited.add(c.with());
        }
        return cited;
    }

    /** The ticks that are shown. */
    Set<Integer> shown() {
        Set<Integer> shown = new HashSet<>();
        for (Answer.Line l : answer.depiction()) shown.add(l.tick());
        return shown;
    }

    /** The cited ticks that the depiction leaves out. */
    List<Integer> citedNotShown() {
        Set<Integer> shown = shown();
        return answer.cited().stream()
                .map(Answer.Cited::tick)
                .filter(t -> !shown.contains(t))
                .toList();
    }

    /** The ticks of the evidence that the recorded question cites. */
    List<Integer> evidence() {
        return saved == null ? List.of() : saved.evidence();
    }

    /** What would be handed to a model: the question below the lines of the depiction, byte for byte as recorded. */
    String prompt() {
        StringBuilder prompt = new StringBuilder();
        for (Answer.Line l : answer.depiction()) {
            prompt.append(EventLine.of(event(l.tick()))).append('\n');
        }
        if (!prompt.isEmpty()) prompt.append('\n');
        return prompt.append(question()).append('\n').toString();
    }
}

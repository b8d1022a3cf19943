package dev.assay.ui.ask;

import dev.assay.method.Answer;
import dev.assay.method.Answer.Verdict;
import java.util.ArrayList;
import java.util.List;

/** What stands below a verdict, line by line. */
sealed interface Items {
    /** The tick of the event it is; -1 for none. */
    default int tick() {
        return switch (this) {
            case Head h -> -1;
            case Cited c -> c.cited.tick();
            case Rejected r -> r.rejected.tick();
            case Side s ->
                s.side.events().isEmpty() ? -1 : s.side.events().getFirst().tick();
            case Depicted d -> -1;
            case Line l -> l.line.tick();
            case Note n -> -1;
        };
    }

    /** A heading. */
    record Head(String textKey, String noteKey) implements Items {}

    /** A cited record. */
    record Cited(Answer.Cited cited) implements Items {}

    /** A record that would answer but is not live. */
    record Rejected(Answer.Rejected rejected) implements Items {}

    /** What was said of one person, of so much at most. */
    record Side(Answer.Side side, boolean named, double most) implements Items {}

    /** The head of the depiction. */
    record Depicted() implements Items {}

    /** A line of the depiction. */
    record Line(Answer.Line line, boolean cited, boolean evidence) implements Items {}

    /** A remark. */
    record Note(String says) implements Items {}

    /** All of an answer, in order: what decides first. */
    static List<Items> of(Asked asked, AskWords words) {
        Answer a = asked.answer();
        List<Items> items = new ArrayList<>();
        if (!a.cited().isEmpty()) {
            items.add(new Head("ask.cited", "ask.cited.note"));
            a.cited().forEach(c -> items.add(new Cited(c)));
        }
        if (a.verdict() == Verdict.MISSING_EVIDENCE) {
            items.add(new Head("ask.would-answer", "ask.would-answer.note"));
            a.rejected().forEach(r -> items.add(new Rejected(r)));
        }
        boolean another = a.reason() instanceof Answer.Reason.OfAnother;
        if (another) sides(a, items);
        items.add(new Depicted());
        var cited = asked.cited();
        var evidence = asked.evidence();
        a.depiction().forEach(l -> items.add(new Line(l, cited.contains(l.tick()), evidence.contains(l.tick()))));
        if (a.depiction().isEmpty()) items.add(new Note(words.texts().get("ask.depiction.empty")));
        List<Integer> cut = asked.citedNotShown();
        if (!cut.isEmpty()) {
            items.add(new Note(words.texts()
                    .get(
                            "ask.depiction.cut",
                            String.join(
                                    ", ",
                                    cut.stream()
                                            .map(t -> AskWords.id(asked.space(), t))
                                            .toList()))));
        }
        if (!another) sides(a, items);
        return items;
    }

    private static void sides(Answer a, List<Items> items) {
        Answer.Attribution of = a.attribution();
        if (of == null || of.other() == null) return;
        double most = Math.max(of.asked().amount(), of.other().amount());
        if (most <= 0) return;
        items.add(new Head("ask.sides", "ask.sides.note"));
        items.add(new Side(of.asked(), true, most));
        items.add(new Side(of.other(), false, most));
    }
}

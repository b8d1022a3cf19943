package dev.assay.ui.inspector;

import dev.assay.method.Trajectory;
import dev.assay.method.time.TimeExpression;
import dev.assay.model.Event;
import dev.assay.ui.inspector.Inspection.Line;
import dev.assay.ui.inspector.Inspection.Lines;
import dev.assay.ui.inspector.Inspection.Piece;
import dev.assay.ui.inspector.Inspection.Section;
import dev.assay.ui.inspector.Inspection.Style;
import dev.assay.ui.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** The time expressions of an event, resolved against its own date. */
final class Times {
    private Times() {}

    static List<Section> of(Event event, Words words) {
        Texts texts = words.texts();
        List<Line> lines = new ArrayList<>();
        for (TimeExpression time : Trajectory.times(event)) {
            List<Piece> text = new ArrayList<>();
            text.add(Piece.of(words.quoted(time.text()) + "  ", Style.PLAIN));
            text.add(Piece.of(days(time, texts), time.resolved() ? Style.PLAIN : Style.MUTED));
            String rule = time.vague() ? texts.get("times.vague", time.rule()) : texts.get("times.rule", time.rule());
            lines.add(new Line(null, false, text, List.of(Piece.of(rule, Style.MUTED))));
        }
        return lines.isEmpty() ? List.of() : List.of(new Lines(texts.get("times.heading"), null, lines));
    }

    private static String days(TimeExpression time, Texts texts) {
        if (time.from() == null || time.to() == null) return texts.get("times.unresolved");
        return time.from().equals(time.to())
                ? texts.day(time.from())
                : texts.get("times.interval", time.from(), time.to());
    }
}

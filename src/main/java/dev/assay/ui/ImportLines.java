package dev.assay.ui;

import dev.assay.exchange.ImportReport;
import dev.assay.ui.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** What an import report says, in words. */
final class ImportLines {
    private ImportLines() {}

    /** A line for each space, for the questions, and for what comes in of scoring: what is new, then what was there already. */
    static List<String> lines(ImportReport report, Texts texts) {
        List<String> lines = new ArrayList<>();
        report.spaces().forEach((space, in) -> {
            List<String> parts = new ArrayList<>();
            if (in.events() > 0) parts.add(texts.count("import.events", in.events()));
            if (in.listings() > 0) parts.add(texts.count("import.listings", in.listings()));
            if (in.mentions() > 0) parts.add(texts.count("import.mentions", in.mentions()));
            if (in.eventsKnown() > 0) parts.add(texts.count("import.events-known", in.eventsKnown()));
            if (parts.isEmpty()) parts.add(texts.get("import.nothing"));
            lines.add(texts.get("import.space", space, String.join(", ", parts)));
        });
        if (report.questions() > 0) lines.add(texts.count("import.questions", report.questions()));
        if (report.questionsKnown() > 0) lines.add(texts.count("import.questions-known", report.questionsKnown()));
        ImportReport.Scored scored = report.scored();
        if (scored.number("answers") > 0) lines.add(texts.count("import.answers", scored.number("answers")));
        if (scored.number("scores") > 0) lines.add(texts.count("import.scores", scored.number("scores")));
        if (scored.number("corrections") > 0)
            lines.add(texts.count("import.corrections", scored.number("corrections")));
        if (!scored.unmatched().isEmpty()) {
            lines.add(texts.count("import.unmatched", scored.unmatched().size()));
        }
        return lines;
    }

    /** All of it in one sentence. */
    static String summary(ImportReport report, Texts texts) {
        return report.changedNothing() ? texts.get("import.unchanged") : String.join(" · ", lines(report, texts));
    }
}

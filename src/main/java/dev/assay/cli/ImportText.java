package dev.assay.cli;

import dev.assay.exchange.ImportReport;
import dev.assay.model.Refusal;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/** An import's report for people and for programs. */
final class ImportText {
    /** A reason names what was written, and that can be of any length; {@code --json} has it whole. */
    private static final int REASON = 600;

    private ImportText() {}

    static void print(ImportReport r, Console console) {
        String tried = r.dryRun() ? " (dry run: nothing is stored)" : "";
        console.line(r.file() + ": read as " + r.format().id() + tried);
        refused(r, console);
        if (r.changedNothing()) {
            console.line("  nothing new: all of it was there already; the project is unchanged");
            return;
        }
        r.spaces().forEach((space, s) -> {
            List<String> parts = new ArrayList<>();
            parts.add(CountText.of(s.events(), "event")
                    + (s.eventsKnown() > 0 ? " (" + s.eventsKnown() + " there already)" : ""));
            if (s.listings() + s.listingsKnown() > 0) {
                parts.add(
                        CountText.of(s.listings(), "event") + " listed with " + CountText.of(s.mentions(), "mention"));
            }
            if (s.facts() > 0) {
                parts.add(CountText.of(s.facts(), "fact") + ", " + s.checked() + " with a source checked here");
            }
            console.line("  " + space + ": " + String.join(", ", parts));
        });
        if (r.questions() + r.questionsKnown() > 0) {
            console.line("  " + CountText.of(r.questions(), "question")
                    + (r.questionsKnown() > 0 ? " (" + r.questionsKnown() + " there already)" : ""));
        }
        ImportReport.Scored scored = r.scored();
        if (scored.number("answers") + scored.number("answers_known") > 0) {
            console.line(
                    "  " + CountText.of(scored.number("answers"), "answer") + known(scored.number("answers_known")));
        }
        if (scored.number("words") > 0)
            console.line("  words shown: " + CountText.of(scored.number("words"), "figure"));
        if (scored.number("scores") + scored.number("scores_known") > 0) {
            console.line("  " + CountText.of(scored.number("scores"), "score") + known(scored.number("scores_known")));
        }
        if (scored.number("corrections") + scored.number("corrections_known") > 0) {
            console.line("  " + CountText.of(scored.number("corrections"), "correction") + " of gold answers"
                    + known(scored.number("corrections_known")) + ", " + scored.number("evidence_only")
                    + " of the evidence only; scores asked for again: " + scored.number("scores_returned"));
        }
        if (!scored.unmatched().isEmpty()) {
            console.line("  " + CountText.of(scored.unmatched().size(), "record") + " not stored");
        }
        if (!r.refused().isEmpty()) {
            console.line("  " + CountText.of(r.refused().size(), "record") + " refused at the door"
                    + (r.refusedNew() < r.refused().size()
                            ? " (" + (r.refused().size() - r.refusedNew()) + " before)"
                            : ""));
        }
        r.notes().forEach(n -> console.line("  " + n));
    }

    /** Says on the message stream what was refused: where and why, a line each. */
    static void refused(ImportReport r, Console console) {
        for (Refusal refusal : r.refused()) {
            console.message(r.file() + ":" + refusal.line() + ": "
                    + (refusal.id() == null ? "" : "\"" + Console.cut(refusal.id()) + "\": ")
                    + Console.cut(String.join("; ", refusal.reasons()), REASON));
        }
        for (ImportReport.Unmatched u : r.scored().unmatched()) {
            console.message(
                    r.file() + ":" + u.line() + ": " + (u.id() == null ? "" : "\"" + u.id() + "\": ") + u.reason());
        }
    }

    private static String known(int n) {
        return n > 0 ? " (" + n + " there already)" : "";
    }

    static void write(List<ImportReport> reports, JsonGenerator g) {
        g.writeStartArray();
        for (ImportReport r : reports) {
            g.writeStartObject();
            g.writeStringProperty("file", r.file());
            g.writeStringProperty("format", r.format().id());
            g.writeBooleanProperty("dry_run", r.dryRun());
            g.writeBooleanProperty("changed", !r.changedNothing());
            g.writeArrayPropertyStart("spaces");
            r.spaces().forEach((space, s) -> {
                g.writeStartObject();
                g.writeStringProperty("space", space);
                g.writeNumberProperty("events", s.events());
                g.writeNumberProperty("events_known", s.eventsKnown());
                g.writeNumberProperty("listings", s.listings());
                g.writeNumberProperty("listings_known", s.listingsKnown());
                g.writeNumberProperty("mentions", s.mentions());
                g.writeNumberProperty("facts", s.facts());
                g.writeNumberProperty("checked", s.checked());
                g.writeEndObject();
            });
            g.writeEndArray();
            g.writeNumberProperty("questions", r.questions());
            g.writeNumberProperty("questions_known", r.questionsKnown());
            r.scored().counts().forEach(g::writeNumberProperty);
            g.writeArrayPropertyStart("unmatched");
            for (ImportReport.Unmatched u : r.scored().unmatched()) {
                g.writeStartObject();
                g.writeNumberProperty("line", u.line());
                JsonText.optional(g, "id", u.id());
                g.writeStringProperty("reason", u.reason());
                g.writeEndObject();
            }
            g.writeEndArray();
            g.writeArrayPropertyStart("notes");
            r.notes().forEach(g::writeString);
            g.writeEndArray();
            g.writeArrayPropertyStart("refused");
            for (Refusal refusal : r.refused()) {
                g.writeStartObject();
                g.writeNumberProperty("line", refusal.line());
                JsonText.optional(g, "event", refusal.id());
                g.writeArrayPropertyStart("reasons");
                refusal.reasons().forEach(g::writeString);
                g.writeEndArray();
                g.writeEndObject();
            }
            g.writeEndArray();
            g.writeEndObject();
        }
        g.writeEndArray();
    }
}

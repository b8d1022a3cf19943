package dev.assay.cli;

import dev.assay.method.EventLine;
import dev.assay.method.SpaceRecord;
import dev.assay.model.Event;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import dev.assay.scoring.EvidenceTurns;
import dev.assay.scoring.Filter;
import dev.assay.scoring.Gold;
import dev.assay.scoring.Scorer;
import dev.assay.scoring.ScoringDesk;
import dev.assay.scoring.ScoringItem;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/** {@code assay score next}. */
@CommandLine.Command(
        name = "next",
        description = "The first question that is not scored yet, its gold answer and the answers, blind.",
        mixinStandardHelpOptions = true)
final class ScoreNext extends ScoreWriting {
    @CommandLine.Mixin
    ScoreFilter questions = new ScoreFilter();

    @Option(names = "--question", paramLabel = "Q", description = "This question, whatever its state.")
    @Nullable
    String question;

    @Option(
            names = "--state",
            paramLabel = "STATE",
            description = "to-do (open or asked for again, not skipped), returned, skipped, flagged, scored or all.",
            defaultValue = "to-do")
    String state = "to-do";

    @Option(
            names = "--around",
            paramLabel = "N",
            description = "Turns shown beside each cited one.",
            defaultValue = "2")
    int around = 2;

    @Override
    void write(Project p, Scorer scorer, Console console) {
        Filter filter = questions.filter(p.snapshot().scoring(), which());
        ScoringDesk desk = desk(p, scorer);
        ScoringItem item = question == null ? desk.next(filter, null) : desk.item(question);
        ScoringDesk.Progress progress = desk.progress(filter);
        if (json) console.json(g -> write(p.snapshot(), item, progress, g));
        else print(p.snapshot(), item, progress, console);
    }

    private Filter.Which which() {
        String name = state.replace('-', '_').toUpperCase(Locale.ROOT);
        for (Filter.Which w : Filter.Which.values()) {
            if (w.name().equals(name)) return w;
        }
        throw new UsageException(
                "no state \"" + state + "\"; there are to-do, returned, skipped, flagged, scored and all");
    }

    private @Nullable EvidenceTurns turns(ProjectSnapshot project, ScoringItem item) {
        String space = item.question().space();
        SpaceRecord record = space == null ? null : project.record(space);
        return record == null ? null : EvidenceTurns.of(record, item.gold().evidence(), Math.max(0, around));
    }

    private void write(
            ProjectSnapshot project, @Nullable ScoringItem item, ScoringDesk.Progress progress, JsonGenerator g) {
        g.writeStartObject();
        g.writeName("question");
        if (item == null) g.writeNull();
        else question(project, item, g);
        g.writeObjectPropertyStart("progress");
        g.writeNumberProperty("questions", progress.questions());
        g.writeNumberProperty("scored", progress.scored());
        g.writeNumberProperty("left", progress.left());
        g.writeNumberProperty("returned", progress.returned());
        g.writeNumberProperty("skipped", progress.skipped());
        g.writeNumberProperty("flagged", progress.flagged());
        g.writeEndObject();
        g.writeEndObject();
    }

    private void question(ProjectSnapshot project, ScoringItem item, JsonGenerator g) {
        g.writeStartObject();
        g.writeStringProperty("id", item.question().id());
        g.writeNumberProperty("number", item.number());
        JsonText.optional(g, "space", item.question().space());
        JsonText.optional(g, "category", item.question().category());
        g.writeStringProperty("text", item.question().text());
        Gold gold = item.gold();
        JsonText.optional(g, "gold", gold.answer());
        g.writeBooleanProperty("gold_known", gold.known());
        g.writeNumberProperty("gold_version", gold.version());
        JsonText.optional(g, "trap", item.question().trap());
        g.writeArrayPropertyStart("corrections");
        for (Gold.Correction c : gold.corrections()) {
            if (!c.standing()) continue;
            g.writeStartObject();
            g.writeNumberProperty("entry", c.recorded().entry());
            g.writeStringProperty("falsifies", c.falsifies().part().id());
            JsonText.optional(g, "type", c.falsifies().type());
            JsonText.optional(g, "reason", c.recorded().scoring().why());
            g.writeEndObject();
        }
        g.writeEndArray();
        evidence(project, item, g);
        g.writeArrayPropertyStart("answers");
        for (ScoringItem.Card c : item.answers()) {
            g.writeStartObject();
            g.writeStringProperty("letter", c.letter());
            g.writeStringProperty("text", c.text());
            g.writeStringProperty("state", c.state().name().toLowerCase(Locale.ROOT));
            g.writeName("score");
            if (c.grade() == null) g.writeNull();
            else g.writeNumber(c.grade().score());
            JsonText.optional(g, "note", c.note());
            if (c.arm() != null) g.writeStringProperty("arm", c.arm());
            g.writeEndObject();
        }
        g.writeEndArray();
        g.writeStringProperty("state", item.state().name().toLowerCase(Locale.ROOT));
        g.writeBooleanProperty("skipped", item.skipped());
        g.writeBooleanProperty("flagged", item.flagged());
        JsonText.optional(g, "note", item.note());
        g.writeEndObject();
    }

    private void evidence(ProjectSnapshot project, ScoringItem item, JsonGenerator g) {
        EvidenceTurns turns = turns(project, item);
        g.writeArrayPropertyStart("evidence");
        for (EvidenceTurns.Line l : turns == null ? List.<EvidenceTurns.Line>of() : turns.lines()) {
            Event e = l.event();
            g.writeStartObject();
            g.writeStringProperty("event", e.id());
            JsonText.optional(g, "date", e.date() == null ? null : e.date().text());
            JsonText.optional(g, "speaker", e.speaker());
            g.writeStringProperty("text", e.text());
            g.writeBooleanProperty("cited", l.cited());
            g.writeEndObject();
        }
        g.writeEndArray();
        g.writeArrayPropertyStart("evidence_lost");
        (turns == null ? item.gold().evidence() : turns.lost()).forEach(g::writeString);
        g.writeEndArray();
    }

    private void print(
            ProjectSnapshot project, @Nullable ScoringItem item, ScoringDesk.Progress progress, Console console) {
        if (item != null) {
            console.line(item.question().id()
                    + (item.question().category() == null
                            ? ""
                            : "  category " + item.question().category())
                    + "  " + item.state().name().toLowerCase(Locale.ROOT)
                    + (item.skipped() ? ", skipped" : "") + (item.flagged() ? ", flagged" : ""));
            console.line(item.question().text());
            console.line("gold: " + goldText(item));
            for (Gold.Correction c : item.gold().corrections()) {
                if (c.standing()) {
                    console.line("  corrected (" + c.falsifies().part().id() + "): "
                            + c.recorded().scoring().why());
                }
            }
            EvidenceTurns turns = turns(project, item);
            if (turns != null) {
                for (EvidenceTurns.Line l : turns.lines()) {
                    console.line((l.cited() ? "  > " : "    ") + EventLine.of(l.event()));
                }
            }
            for (ScoringItem.Card c : item.answers()) {
                console.line("");
                console.line(c.letter() + "  "
                        + (c.grade() == null
                                ? ""
                                : "[" + c.grade().score()
                                        + (c.state() == ScoringItem.State.RETURNED ? ", asked for again" : "") + "] ")
                        + c.text()
                        + (c.arm() == null ? "" : "  (" + c.arm() + ")"));
                if (c.note() != null) console.line("   note: " + c.note());
            }
            console.line("");
        }
        console.line((item == null ? "nothing is left here: " : "") + progress.scored() + " of " + progress.questions()
                + " questions scored, " + progress.left() + " left, " + progress.returned() + " asked for again, "
                + progress.skipped() + " skipped, " + progress.flagged() + " flagged");
    }

    private static String goldText(ScoringItem item) {
        Gold gold = item.gold();
        if (!gold.known()) return "falsified; what is right is not known";
        if (gold.answer() != null) return gold.answer();
        return "not in the conversation"
                + (item.question().trap() == null
                        ? ""
                        : "  (the trap: " + item.question().trap() + ")");
    }
}

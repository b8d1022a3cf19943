package dev.assay.cli;

import dev.assay.exchange.FactFiles;
import dev.assay.method.Answer;
import dev.assay.method.Asking;
import dev.assay.method.EventLine;
import dev.assay.method.Profile;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Standings;
import dev.assay.method.VerdictRule;
import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.model.Fact;
import dev.assay.project.ProjectSnapshot;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/** {@code assay ask}. */
@CommandLine.Command(
        name = "ask",
        description = "The verdict on a question, what would be shown to a model, and why.",
        mixinStandardHelpOptions = true)
final class AskCommand extends Command.OfSpace {
    @Parameters(index = "1", paramLabel = "QUESTION")
    String question = "";

    @Option(
            names = "--profile",
            paramLabel = "P",
            description = "seed: the published formula; linked: by rarity, with the turns beside and one hop.",
            defaultValue = "seed")
    String profile = "seed";

    @Option(names = "--rule", paramLabel = "R", description = "cover-2 or cover-1.", defaultValue = "cover-2")
    String rule = "cover-2";

    @Option(
            names = "--budget",
            paramLabel = "WORDS",
            description = "How many words may be shown.",
            defaultValue = "700")
    int budget = Asking.DEFAULT_BUDGET;

    @Option(
            names = "--valid-at",
            paramLabel = "T",
            description = "The day or moment that is asked about; today when left out.")
    @Nullable
    String validAt;

    @Option(names = "--stated-only", description = "Leave out what was settled by count.")
    boolean statedOnly;

    @Override
    boolean statedOnly() {
        return statedOnly;
    }

    @Override
    int read(ProjectSnapshot project, SpaceSnapshot space, Console console) {
        Profile how = ImportCommand.need(profile, Profile::of);
        VerdictRule by = ImportCommand.need(rule, VerdictRule::of);
        if (budget < 0) throw new UsageException("--budget must not be negative");
        Anchor valid = validAt == null ? today() : ImportCommand.need(validAt, Anchor::of);
        Standings standings = project.standings(space.record().name(), valid);
        Answer answer = new Asking(space, standings).ask(new Asking.Ask(question, how, by, budget));
        if (json) console.json(g -> write(space, answer, g));
        else print(space, answer, console);
        return Exit.OK;
    }

    private static Event event(SpaceSnapshot space, int tick) {
        return space.record().events().get(tick);
    }

    private static void write(SpaceSnapshot space, Answer a, JsonGenerator g) {
        g.writeStartObject();
        g.writeStringProperty("question", a.reading().text());
        g.writeStringProperty("verdict", AnswerText.verdict(a.verdict()));
        g.writeStringProperty("reason", AnswerText.reason(a.reason()));
        g.writeStringProperty("rule", a.rule());
        g.writeArrayPropertyStart("entities");
        a.reading().entities().forEach(e -> {
            g.writeStartObject();
            g.writeStringProperty("text", e.text());
            g.writeStringProperty("key", e.key());
            g.writeBooleanProperty("hub", e.hub());
            g.writeEndObject();
        });
        g.writeEndArray();
        g.writeArrayPropertyStart("unmatched");
        a.reading().unmatched().forEach(p -> g.writeString(p.text()));
        g.writeEndArray();
        g.writeArrayPropertyStart("terms");
        a.reading().terms().forEach(t -> g.writeString(t.text()));
        g.writeEndArray();
        g.writeArrayPropertyStart("cited");
        a.cited().forEach(c -> {
            Event e = event(space, c.tick());
            g.writeStartObject();
            g.writeStringProperty("event", e.id());
            g.writeStringProperty("text", e.text());
            JsonText.optional(g, "date", e.date() == null ? null : e.date().text());
            g.writeStringProperty("source", SourceText.of(e.source()));
            JsonText.number(g, "score", c.score());
            if (e instanceof Fact f) {
                g.writeName("provenance");
                FactFiles.provenance(f, g);
            }
            g.writeArrayPropertyStart("covers");
            c.covered().forEach(g::writeString);
            g.writeEndArray();
            JsonText.optional(
                    g, "with", c.with() < 0 ? null : event(space, c.with()).id());
            g.writeEndObject();
        });
        g.writeEndArray();
        g.writeArrayPropertyStart("rejected");
        a.rejected().forEach(r -> {
            g.writeStartObject();
            g.writeStringProperty("event", event(space, r.tick()).id());
            g.writeStringProperty("reason", StandingText.of(r.reason()));
            g.writeStringProperty("by", StandingText.by(r.reason(), event(space, r.tick())));
            g.writeStringProperty("text", event(space, r.tick()).text());
            g.writeArrayPropertyStart("reasons");
            r.reasons().forEach(s -> {
                g.writeStartObject();
                g.writeStringProperty("state", StandingText.state(s));
                g.writeStringProperty("reason", StandingText.of(s));
                g.writeStringProperty("by", StandingText.by(s, event(space, r.tick())));
                g.writeEndObject();
            });
            g.writeEndArray();
            g.writeEndObject();
        });
        g.writeEndArray();
        g.writeArrayPropertyStart("depiction");
        a.depiction().forEach(l -> {
            Event e = event(space, l.tick());
            g.writeStartObject();
            g.writeStringProperty("event", e.id());
            JsonText.optional(g, "date", e.date() == null ? null : e.date().text());
            JsonText.optional(g, "speaker", e.speaker());
            g.writeStringProperty("text", e.text());
            JsonText.number(g, "score", l.score());
            g.writeBooleanProperty("context", l.context());
            g.writeEndObject();
        });
        g.writeEndArray();
        g.writeNumberProperty("words", a.words());
        g.writeNumberProperty("budget", a.budget());
        g.writeNumberProperty("words_total", a.wordsTotal());
        g.writeArrayPropertyStart("not_shown");
        notShown(a).forEach(t -> g.writeString(event(space, t).id()));
        g.writeEndArray();
        g.writeArrayPropertyStart("scores");
        a.scores().forEach(s -> {
            g.writeStartObject();
            g.writeStringProperty("event", event(space, s.tick()).id());
            JsonText.number(g, "score", s.score());
            g.writeArrayPropertyStart("terms");
            s.terms().forEach(t -> {
                g.writeStartObject();
                g.writeStringProperty("key", t.key());
                JsonText.number(g, "weight", t.weight());
                JsonText.optional(g, "why", WhyText.of(t, space));
                g.writeEndObject();
            });
            g.writeEndArray();
            g.writeEndObject();
        });
        g.writeEndArray();
        g.writeStringProperty("profile", a.profile().id());
        g.writeArrayPropertyStart("ambiguous");
        a.reading().ambiguous().forEach(m -> {
            g.writeStartObject();
            g.writeStringProperty("text", m.text());
            g.writeArrayPropertyStart("keys");
            m.keys().forEach(g::writeString);
            g.writeEndArray();
            g.writeEndObject();
        });
        g.writeEndArray();
        g.writeArrayPropertyStart("times");
        a.reading().times().forEach(g::writeString);
        g.writeEndArray();
        g.writeName("attribution");
        if (a.attribution() == null) {
            g.writeNull();
        } else {
            g.writeStartObject();
            g.writeName("asked");
            side(space, a.attribution().asked(), g);
            g.writeName("other");
            if (a.attribution().other() == null) g.writeNull();
            else side(space, a.attribution().other(), g);
            g.writeEndObject();
        }
        JsonText.optional(
                g, "valid_at", a.validAt() == null ? null : a.validAt().text());
        g.writeEndObject();
    }

    /** The cited events that the depiction leaves out: a model that is shown it does not see what the verdict rests on. */
    private static List<Integer> notShown(Answer a) {
        Set<Integer> shown = new HashSet<>();
        a.depiction().forEach(l -> shown.add(l.tick()));
        return a.cited().stream()
                .map(c -> c.tick())
                .filter(t -> !shown.contains(t))
                .toList();
    }

    private static String term(Answer.ScoreTerm t, SpaceSnapshot space) {
        String why = WhyText.of(t, space);
        return AnswerText.number(t.weight()) + " " + (why == null ? Console.cut(t.key()) : why);
    }

    private static void side(SpaceSnapshot space, Answer.Side side, JsonGenerator g) {
        g.writeStartObject();
        g.writeStringProperty("who", side.who());
        JsonText.number(g, "amount", side.amount());
        g.writeArrayPropertyStart("events");
        side.events().forEach(t -> {
            g.writeStartObject();
            g.writeStringProperty("event", event(space, t.tick()).id());
            JsonText.number(g, "amount", t.amount());
            g.writeArrayPropertyStart("words");
            t.words().forEach(w -> {
                g.writeStartObject();
                g.writeStringProperty("word", w.word());
                JsonText.number(g, "amount", w.amount());
                g.writeStringProperty("in", event(space, w.tick()).id());
                g.writeStringProperty("voice", WhyText.voice(w.voice()));
                g.writeEndObject();
            });
            g.writeEndArray();
            g.writeEndObject();
        });
        g.writeEndArray();
        g.writeEndObject();
    }

    private static void printSide(SpaceSnapshot space, Answer.Side side, Console console) {
        console.line("  of " + side.who() + ": " + AnswerText.number(side.amount()));
        side.events()
                .forEach(t -> console.line("    " + AnswerText.number(t.amount()) + "  "
                        + event(space, t.tick()).id() + "  "
                        + String.join(
                                " + ",
                                t.words().stream()
                                        .map(w -> AnswerText.number(w.amount()) + " " + w.word()
                                                + (w.tick() == t.tick()
                                                        ? ""
                                                        : " (in "
                                                                + event(space, w.tick())
                                                                        .id() + ")")
                                                + ", " + WhyText.voice(w.voice()))
                                        .toList())));
    }

    private static void print(SpaceSnapshot space, Answer a, Console console) {
        console.line(AnswerText.verdict(a.verdict()) + ": " + AnswerText.reason(a.reason()));
        if (a.validAt() != null) console.line("valid at " + a.validAt().text());
        console.line("rule " + a.rule() + "; terms: "
                + (a.reading().terms().isEmpty()
                        ? "none"
                        : String.join(
                                ", ",
                                a.reading().terms().stream().map(t -> t.text()).toList())));
        if (a.attribution() != null) {
            console.line("what is said of whom");
            printSide(space, a.attribution().asked(), console);
            if (a.attribution().other() != null)
                printSide(space, a.attribution().other(), console);
        }
        if (!a.cited().isEmpty()) console.line("cited");
        a.cited().forEach(c -> {
            Event e = event(space, c.tick());
            console.line("  " + EventLine.of(e));
            console.line("    " + SourceText.of(e.source()) + "; covers " + String.join(", ", c.covered()));
        });
        if (!a.rejected().isEmpty()) console.line("would answer, but not live");
        a.rejected().forEach(r -> {
            Event e = event(space, r.tick());
            console.line("  " + EventLine.of(e));
            r.reasons().forEach(s -> console.line("    " + StandingText.of(s) + " (by " + StandingText.by(s, e) + ")"));
        });
        console.line(
                "depiction, " + a.words() + " of " + a.budget() + " words (the whole space: " + a.wordsTotal() + ")");
        a.depiction()
                .forEach(l -> console.line((l.context() ? "  ⊢ " : "    ") + EventLine.of(event(space, l.tick()))));
        List<Integer> cut = notShown(a);
        if (!cut.isEmpty()) {
            console.line("  cited but not shown, for want of room in the budget: "
                    + CountText.names(
                            cut.stream().map(t -> event(space, t).id()).toList()));
        }
        if (!a.scores().isEmpty()) console.line("scores");
        List<Answer.Score> shown = a.scores().subList(0, Math.min(20, a.scores().size()));
        shown.forEach(s -> console.line("  " + AnswerText.number(s.score()) + "  "
                + event(space, s.tick()).id() + "  "
                + String.join(" + ", s.terms().stream().map(t -> term(t, space)).toList())));
        if (shown.size() < a.scores().size()) {
            console.line("  and " + (a.scores().size() - shown.size()) + " more; --json has them all");
        }
    }
}

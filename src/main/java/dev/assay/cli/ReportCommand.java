package dev.assay.cli;

import dev.assay.method.Answer;
import dev.assay.method.Asking;
import dev.assay.method.Edges;
import dev.assay.method.EventLine;
import dev.assay.method.Profile;
import dev.assay.method.Reference;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.VerdictRule;
import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Question;
import dev.assay.model.Relation;
import dev.assay.project.ProjectSnapshot;
import dev.assay.report.Report;
import dev.assay.report.ReportHtml;
import dev.assay.report.ReportPdf;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code assay report}. */
@CommandLine.Command(
        name = "report",
        description = "An audit report to hand to someone else: one HTML or PDF file.",
        mixinStandardHelpOptions = true)
final class ReportCommand extends Command.Reading {
    private static final Set<Relation> FELL = EnumSet.of(Relation.FALSIFIES, Relation.SUPERSEDES, Relation.RETRACTS);

    @Option(names = "-o", paramLabel = "FILE", required = true, description = "FILE.html or FILE.pdf; is written over.")
    Path output = Path.of("");

    @Option(names = "--question", paramLabel = "TEXT", description = "This question alone; all that are saved when left out.")
    @Nullable
    String question;

    @Option(names = "--space", paramLabel = "S", description = "The space the question is asked of.")
    @Nullable
    String space;

    @Option(names = "--profile", paramLabel = "P", description = "seed or linked.", defaultValue = "linked")
    String profile = "linked";

    @Option(names = "--budget", paramLabel = "WORDS", description = "How many words may be shown.", defaultValue = "700")
    int budget = Asking.DEFAULT_BUDGET;

    @Option(names = "--valid-at", paramLabel = "T", description = "The day or moment that is asked about; today when left out.")
    @Nullable
    String validAt;

    private final Map<String, Asking> asked = new LinkedHashMap<>();

    @Override
    int read(ProjectSnapshot snapshot, Console console) throws IOException {
        boolean pdf = output.toString().toLowerCase(Locale.ROOT).endsWith(".pdf");
        if (!pdf && !output.toString().toLowerCase(Locale.ROOT).endsWith(".html")) {
            throw new UsageException(output + ": a report is FILE.html or FILE.pdf");
        }
        if (budget < 0) throw new UsageException("--budget must not be negative");
        Profile how = ImportCommand.need(profile, Profile::of);
        Anchor valid = validAt == null ? today() : ImportCommand.need(validAt, Anchor::of);
        List<Report.Question> questions = new ArrayList<>();
        String one = question;
        if (one != null) {
            questions.add(question(snapshot, space(snapshot), one, how, valid, true));
        } else {
            for (Question q : snapshot.questions()) {
                String of = q.space();
                if (of == null || !snapshot.spaces().contains(of) || (space != null && !space.equals(of))) continue;
                questions.add(question(snapshot, of, q.text(), how, valid, false));
            }
        }
        String name = String.valueOf(project.getFileName());
        Report report = new Report(
                one == null ? "Audit of " + name : "Audit of one question to " + name,
                name + ", " + snapshot.id(),
                snapshot.head().toString(),
                valid.text() + (knownAt == null ? "" : ", as known at " + knownAt)
                        + (entry == null ? "" : ", after entry " + entry),
                spaces(snapshot),
                questions,
                fell(snapshot),
                refusals(snapshot));
        String html = ReportHtml.of(report);
        byte[] bytes = html.getBytes(StandardCharsets.UTF_8);
        if (pdf) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ReportPdf.write(html, out);
            bytes = out.toByteArray();
        }
        write(bytes);
        console.message("wrote " + output + ": " + questions.size()
                + (questions.size() == 1 ? " question" : " questions") + ", head " + snapshot.head());
        return Exit.OK;
    }

    /** All of it or nothing: a report that could not be written leaves the one before. */
    private void write(byte[] bytes) throws IOException {
        Path folder = output.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) throw new UsageException(output + ": there is no such folder");
        Path part = Files.createTempFile(folder, "report", ".part");
        try {
            Files.write(part, bytes);
            Files.move(part, output, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private String space(ProjectSnapshot snapshot) {
        if (space != null) {
            if (!snapshot.spaces().contains(space)) throw new UsageException("no space \"" + space + "\"");
            return space;
        }
        if (snapshot.spaces().size() != 1) {
            throw new UsageException("name one with --space: " + String.join(", ", snapshot.spaces()));
        }
        return snapshot.spaces().getFirst();
    }

    private Report.Question question(
            ProjectSnapshot project, String of, String text, Profile how, Anchor valid, boolean whole) {
        SpaceSnapshot in = project.space(of);
        Asking asking = asked.computeIfAbsent(of, s -> new Asking(in, project.standings(s, valid)));
        Answer a = asking.ask(new Asking.Ask(text, how, VerdictRule.COVER_2, budget));
        List<String> attribution = new ArrayList<>();
        if (a.attribution() != null) {
            attribution.add(side(a.attribution().asked()));
            if (a.attribution().other() != null) attribution.add(side(a.attribution().other()));
        }
        return new Report.Question(
                of,
                text,
                switch (a.verdict()) {
                    case GROUNDED -> Report.Mark.GROUNDED;
                    case MISSING_EVIDENCE -> Report.Mark.MISSING;
                    case ABSTAIN -> Report.Mark.ABSTAIN;
                },
                AnswerText.reason(a.reason()),
                a.rule(),
                attribution,
                a.cited().stream().map(c -> cited(in, c)).toList(),
                a.rejected().stream().map(r -> rejected(in, r)).toList(),
                whole ? a.depiction().stream().map(l -> EventLine.of(event(in, l.tick()))).toList() : List.of(),
                a.words() + " of " + a.budget() + " words, profile " + how.id());
    }

    private static String side(Answer.Side side) {
        return "said of " + side.who() + ": " + AnswerText.number(side.amount());
    }

    private static Event event(SpaceSnapshot space, int tick) {
        return space.record().events().get(tick);
    }

    private static Report.Cited cited(SpaceSnapshot space, Answer.Cited c) {
        Event e = event(space, c.tick());
        String when = e.date() == null ? "" : ", " + e.date().text();
        return new Report.Cited(
                EventLine.of(e),
                List.of(SourceText.of(e.source()) + when, "covers " + String.join(", ", c.covered())));
    }

    private static Report.Cited rejected(SpaceSnapshot space, Answer.Rejected r) {
        Event e = event(space, r.tick());
        return new Report.Cited(
                EventLine.of(e),
                r.reasons().stream()
                        .map(s -> StandingText.of(s) + " (by " + StandingText.by(s, e) + ")")
                        .toList());
    }

    private static List<List<String>> spaces(ProjectSnapshot snapshot) {
        List<List<String>> rows = new ArrayList<>();
        for (String name : snapshot.spaces()) {
            SpaceSnapshot s = snapshot.space(name);
            String run = s.settings().run();
            rows.add(List.of(
                    name,
                    "" + s.record().events().size(),
                    "" + s.rows().size(),
                    "" + s.incidence().cells(),
                    "" + s.words(),
                    run == null ? "–" : run,
                    "" + s.count(Reference.State.OPEN),
                    String.join(", ", s.hubs())));
        }
        return rows;
    }

    /** Every record that another one falsified, superseded or retracted, in the order of the records. */
    private static List<List<String>> fell(ProjectSnapshot snapshot) {
        List<List<String>> rows = new ArrayList<>();
        for (String name : snapshot.spaces()) {
            for (Event e : snapshot.space(name).record().events()) {
                for (Edges.Incoming i : snapshot.edges().at(EventKey.of(e))) {
                    if (!FELL.contains(i.edge().relation()) || !snapshot.edges().counts(i)) continue;
                    String reason = i.edge().reason();
                    rows.add(List.of(
                            e.id(),
                            e.text(),
                            i.edge().relation().name().toLowerCase(Locale.ROOT),
                            i.by().id(),
                            i.by().date().text(),
                            reason == null ? "–" : reason,
                            SourceText.of(i.by().source())));
                }
            }
        }
        return rows;
    }

    private static List<List<String>> refusals(ProjectSnapshot snapshot) {
        return snapshot.refusals().stream()
                .map(r -> List.of(
                        "" + r.entry(),
                        r.refusal().id() == null ? "–" : r.refusal().id(),
                        String.join("; ", r.refusal().reasons())))
                .toList();
    }
}

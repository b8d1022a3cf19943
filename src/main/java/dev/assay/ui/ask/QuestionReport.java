package dev.assay.ui.ask;

import dev.assay.method.Answer;
import dev.assay.method.EventLine;
import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.project.ProjectSnapshot;
import dev.assay.report.Report;
import dev.assay.report.ReportHtml;
import dev.assay.report.ReportPdf;
import dev.assay.ui.project.AsOf;
import dev.assay.ui.text.Texts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The report of one question, as HTML or PDF by the file's ending. Reports are in English, whatever the window speaks. */
final class QuestionReport {
    private final AskWords words = new AskWords(Texts.of(Locale.ENGLISH));
    private final Asked asked;

    private QuestionReport(Asked asked) {
        this.asked = asked;
    }

    /** Writes it: all of it or nothing. */
    static void write(Asked asked, String name, ProjectSnapshot project, AsOf asOf, Path file) throws IOException {
        String html = html(asked, name, project, asOf);
        byte[] bytes = html.getBytes(StandardCharsets.UTF_8);
        if (file.toString().toLowerCase(Locale.ROOT).endsWith(".pdf")) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ReportPdf.write(html, out);
            bytes = out.toByteArray();
        }
        Path folder = file.toAbsolutePath().getParent();
        Path part = Files.createTempFile(folder, "report", ".part");
        try {
            Files.write(part, bytes);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** The report as a page. */
    static String html(Asked asked, String name, ProjectSnapshot project, AsOf asOf) {
        Anchor valid = asked.answer().validAt();
        String at = valid == null ? "" : valid.text();
        if (asOf.knownAt() != null) at += ", as known at " + asOf.knownAt().text();
        if (asOf.entry() != null) at += ", after entry " + asOf.entry();
        return ReportHtml.of(new Report(
                "Audit of one question to " + name,
                name + ", " + project.id(),
                project.head().toString(),
                at,
                List.of(),
                List.of(new QuestionReport(asked).question()),
                List.of(),
                List.of()));
    }

    private Report.Question question() {
        Answer a = asked.answer();
        List<String> sides = new ArrayList<>();
        if (a.attribution() != null) {
            sides.add(side(a.attribution().asked()));
            if (a.attribution().other() != null) sides.add(side(a.attribution().other()));
        }
        return new Report.Question(
                asked.space().record().name(),
                asked.question(),
                switch (a.verdict()) {
                    case GROUNDED -> Report.Mark.GROUNDED;
                    case MISSING_EVIDENCE -> Report.Mark.MISSING;
                    case ABSTAIN -> Report.Mark.ABSTAIN;
                },
                words.reason(a.reason()),
                a.rule(),
                sides,
                a.cited().stream().map(this::cited).toList(),
                a.rejected().stream().map(this::rejected).toList(),
                a.depiction().stream()
                        .map(l -> EventLine.of(asked.event(l.tick())))
                        .toList(),
                a.words() + " of " + a.budget() + " words, profile "
                        + a.profile().id() + (asked.space().statedOnly() ? ", stated only" : ""));
    }

    private static String side(Answer.Side side) {
        return "said of " + side.who() + ": " + AskWords.number(side.amount());
    }

    private Report.Cited cited(Answer.Cited c) {
        Event e = asked.event(c.tick());
        String when = e.date() == null ? "" : ", " + e.date().text();
        return new Report.Cited(
                EventLine.of(e),
                List.of(AskWords.source(e.source()) + when, "covers " + String.join(", ", c.covered())));
    }

    private Report.Cited rejected(Answer.Rejected r) {
        Event e = asked.event(r.tick());
        return new Report.Cited(
                EventLine.of(e),
                r.reasons().stream().map(s -> words.standingLine(s, e)).toList());
    }
}

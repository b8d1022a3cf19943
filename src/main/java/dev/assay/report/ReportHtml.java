package dev.assay.report;

import java.util.List;
import java.util.Locale;

/** A report as one HTML page, which is also well-formed XML. */
public final class ReportHtml {
    private static final String STYLE = """
            @page { size: A4; margin: 18mm 16mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
            body { font-family: 'IBM Plex Sans', sans-serif; font-size: 10pt; line-height: 1.45; color: #1B2127; background: #FFFFFF; margin: 0 auto; max-width: 180mm; }
            h1 { font-size: 20pt; font-weight: 600; margin: 0 0 4mm 0; }
            h2 { font-size: 13pt; font-weight: 600; margin: 8mm 0 2mm 0; border-bottom: 1px solid #D3D8DE; }
            h3 { font-size: 11pt; font-weight: 600; margin: 6mm 0 1mm 0; }
            table { border-collapse: collapse; width: 100%; font-size: 9pt; }
            th { text-align: left; font-weight: 600; color: #4A535E; border-bottom: 1px solid #D3D8DE; padding: 1mm 2mm 1mm 0; }
            td { border-bottom: 1px solid #E7EAEE; padding: 1mm 2mm 1mm 0; vertical-align: top; word-wrap: break-word; }
            .mono { font-family: 'IBM Plex Mono', monospace; font-size: 8.5pt; white-space: pre-wrap; word-wrap: break-word; }
            .muted { color: #4A535E; font-size: 9pt; }
            .verdict { padding: 2mm 3mm; font-weight: 600; page-break-inside: avoid; }
            .grounded { color: #00694F; background: #E0F2EC; }
            .missing { color: #8A5000; background: #FBF0DC; }
            .abstain { color: #4A545F; background: #ECEFF2; }
            .record { margin: 1mm 0; padding-left: 3mm; border-left: 2px solid #D3D8DE; page-break-inside: avoid; }
            """;

    private ReportHtml() {}

    /** The page. The language of its sentences is English; recorded text is in whatever language it was recorded. */
    public static String of(Report r) {
        Page p = new Page();
        p.begin("body", "");
        p.element("h1", "", r.title());
        p.begin("table", "").begin("tbody", "");
        row(p, "project", r.project());
        row(p, "head of the journal", r.head());
        row(p, "valid at", r.validAt());
        p.end().end();
        p.element(
                "p",
                "muted",
                "Check this report against the project: assay verify PROJECT --head with the head above. Every quoted line is a recorded"
                        + " text; the program writes no answers.");
        if (!r.questions().isEmpty()) p.element("h2", "", "Questions");
        for (Report.Question q : r.questions()) question(p, q);
        p.element("h2", "", "Spaces").table(Report.SPACE_HEAD, r.spaces());
        p.element("h2", "", "What fell");
        if (r.falsifications().isEmpty()) p.element("p", "muted", "Nothing was falsified, superseded or retracted.");
        else p.table(Report.FALSIFICATION_HEAD, r.falsifications());
        p.element("h2", "", "Turned away at the door");
        if (r.refusals().isEmpty()) p.element("p", "muted", "Nothing was turned away.");
        else p.table(Report.REFUSAL_HEAD, r.refusals());
        String title = new Page().begin("title", "").text(r.title()).finish();
        return "<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\"><head><meta charset=\"utf-8\"/>\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
                + title + "<style>\n" + STYLE + "</style></head>\n" + p.finish() + "</html>\n";
    }

    private static void row(Page p, String name, String value) {
        p.begin("tr", "").element("th", "", name).element("td", "mono", value).end();
    }

    private static void question(Page p, Report.Question q) {
        p.element("h3", "", q.text());
        String style = q.verdict().name().toLowerCase(Locale.ROOT);
        p.element("div", "verdict " + style, q.verdict().shape + " " + q.verdict().word + ": " + q.reason());
        p.element("p", "muted", "space " + q.space() + "; rule " + q.rule());
        for (String line : q.attribution()) p.element("p", "muted", line);
        records(p, "Cited", q.cited());
        records(p, "Would answer, but is not live", q.rejected());
        if (q.depiction().isEmpty()) return;
        p.element("p", "muted", "What a model would be shown, " + q.words());
        for (String line : q.depiction()) p.element("div", "mono", line);
    }

    private static void records(Page p, String title, List<Report.Cited> records) {
        if (records.isEmpty()) return;
        p.element("p", "muted", title);
        for (Report.Cited c : records) {
            p.begin("div", "record").element("div", "mono", c.line());
            for (String note : c.notes()) p.element("div", "muted", note);
            p.end();
        }
    }
}

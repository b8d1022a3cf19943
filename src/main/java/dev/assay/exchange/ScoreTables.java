package dev.assay.exchange;

import dev.assay.scoring.JudgeReport;
import dev.assay.scoring.Results;
import dev.assay.scoring.Scoreboard;
import dev.assay.scoring.Scorer;
import dev.assay.scoring.Statistics;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.TreeSet;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** A summary as tables for people: text, CSV, Markdown and HTML are made of the same cells. */
public final class ScoreTables {
    private static final JsonFactory JSON = new JsonFactory();

    private ScoreTables() {}

    /** A table with a heading; the first row names the columns. */
    public record Named(String title, List<List<String>> rows) {}

    /** All tables of a summary that have something in them. */
    public static List<Named> of(ScoreSummary s) {
        List<Named> tables = new ArrayList<>();
        tables.add(new Named("Arms", arms(s.board())));
        if (s.board().arms().stream().anyMatch(r -> !r.byCategory().isEmpty())) {
            tables.add(new Named("By category: points of scored", categories(s.board())));
        }
        if (!s.board().ratios().isEmpty()) tables.add(new Named("Against another arm", ratios(s.board())));
        if (s.agreement().scorers().size() > 1) tables.add(new Named("Agreement", agreement(s)));
        if (!s.agreement().disagreements().isEmpty()) tables.add(new Named("Disagreements", disagreements(s)));
        if (!s.judge().arms().isEmpty()) tables.add(new Named("The judge beside the scores", judge(s.judge())));
        return tables;
    }

    /** Who scored, and who is not in it, in a sentence. */
    public static String scorers(ScoreSummary s) {
        String who = s.board().scorers().isEmpty()
                ? "nobody has scored"
                : "scored by "
                        + String.join(
                                ", ",
                                s.board().scorers().stream()
                                        .map(ScoreTables::name)
                                        .toList());
        return s.others().isEmpty()
                ? who
                : who + "; not in it, as the two are never added up: "
                        + String.join(
                                ", ", s.others().stream().map(ScoreTables::name).toList());
    }

    private static String name(Scorer s) {
        return s.name() + " (" + s.kind().id() + ")";
    }

    private static List<List<String>> arms(Scoreboard board) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("arm", "scored", "points", "accuracy", "95 %", "by", "words", "answers", "returned"));
        for (Scoreboard.Row r : board.arms()) {
            Scoreboard.Cell c = r.total();
            rows.add(List.of(
                    r.arm(),
                    c == null ? "0" : String.valueOf(c.scored()),
                    c == null ? "–" : points(c.points()),
                    c == null ? "–" : share(c.accuracy()),
                    c == null ? "–" : interval(c.interval()),
                    c == null ? "–" : c.interval().method().id(),
                    r.words() == null ? "–" : grouped(r.words()),
                    String.valueOf(r.answers()),
                    String.valueOf(r.returned())));
        }
        return rows;
    }

    private static List<List<String>> categories(Scoreboard board) {
        TreeSet<String> categories = new TreeSet<>();
        board.arms().forEach(r -> categories.addAll(r.byCategory().keySet()));
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("category"));
        board.arms().forEach(r -> head.add(r.arm()));
        rows.add(head);
        for (String category : categories) {
            List<String> row = new ArrayList<>(List.of(category));
            for (Scoreboard.Row r : board.arms()) {
                Scoreboard.Cell c = r.byCategory().get(category);
                row.add(c == null ? "–" : points(c.points()) + " of " + c.scored());
            }
            rows.add(row);
        }
        return rows;
    }

    private static List<List<String>> ratios(Scoreboard board) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("arm", "reference", "questions", "accuracy ÷", "words ÷", "difference", "95 %"));
        for (Scoreboard.Ratio r : board.ratios()) {
            rows.add(List.of(
                    r.arm(),
                    r.reference(),
                    String.valueOf(r.common()),
                    r.accuracy() == null ? "–" : share(r.accuracy()),
                    r.words() == null ? "–" : share(r.words()),
                    signed(r.difference()),
                    signed(r.interval().low()) + " to " + signed(r.interval().high())));
        }
        return rows;
    }

    private static List<List<String>> agreement(ScoreSummary s) {
        return List.of(
                List.of("figure", "value", "of"),
                List.of(
                        "answers scored twice or more",
                        String.valueOf(s.agreement().both()),
                        String.valueOf(s.agreement().scored())),
                List.of("raw agreement", figure(s.agreement().raw()), ""),
                List.of(
                        "Cohen's κ",
                        s.agreement().scorers().size() == 2
                                ? figure(s.agreement().kappa())
                                : "for two scorers only",
                        ""),
                List.of("Krippendorff's α, ordinal", figure(s.agreement().alpha()), ""),
                List.of("Krippendorff's α, nominal", figure(s.agreement().alphaNominal()), ""));
    }

    private static List<List<String>> disagreements(ScoreSummary s) {
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("question", "arm"));
        s.agreement().scorers().forEach(who -> head.add(who.name()));
        head.add("adjudicated");
        rows.add(head);
        for (Results.Result r : s.agreement().disagreements()) {
            List<String> row = new ArrayList<>(List.of(r.question().question().id(), r.arm()));
            for (Scorer who : s.agreement().scorers()) {
                var given = r.given().get(who);
                row.add(given == null ? "–" : given.grade().score());
            }
            row.add(r.adjudicated() ? points(r.points()) : "–");
            rows.add(row);
        }
        return rows;
    }

    private static List<List<String>> judge(JudgeReport judge) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "arm",
                "judged",
                "accepted",
                "accepted and 1",
                "accepted and ½",
                "accepted and 0",
                "not and 1",
                "not and ½",
                "not and 0"));
        for (JudgeReport.Row r : judge.arms()) {
            rows.add(List.of(
                    r.arm(),
                    String.valueOf(r.judged()),
                    String.valueOf(r.accepted()),
                    String.valueOf(r.accepting().correct()),
                    String.valueOf(r.accepting().partly()),
                    String.valueOf(r.accepting().wrong()),
                    String.valueOf(r.rejecting().correct()),
                    String.valueOf(r.rejecting().partly()),
                    String.valueOf(r.rejecting().wrong())));
        }
        return rows;
    }

    private static String points(double points) {
        return String.format(Locale.ROOT, points * 2 == Math.rint(points * 2) ? "%.1f" : "%.2f", points);
    }

    private static String share(double share) {
        return String.format(Locale.ROOT, "%.1f %%", share * 100);
    }

    private static String interval(Statistics.Interval i) {
        return String.format(Locale.ROOT, "%.1f–%.1f %%", i.low() * 100, i.high() * 100);
    }

    private static String signed(double value) {
        return String.format(Locale.ROOT, "%+.3f", value);
    }

    private static String grouped(double words) {
        return String.format(Locale.ROOT, "%,.0f", words);
    }

    private static String figure(OptionalDouble value) {
        return value.isPresent() ? String.format(Locale.ROOT, "%.3f", value.getAsDouble()) : "undefined";
    }

    /** The tables as CSV, one after another, with an empty line between. */
    public static String csv(ScoreSummary s) {
        StringBuilder out = new StringBuilder();
        for (Named table : of(s)) {
            if (!out.isEmpty()) out.append("\r\n");
            out.append(Csv.row(List.of(table.title)));
            table.rows.forEach(row -> out.append(Csv.row(row)));
        }
        return out.toString();
    }

    /** The summary as JSON, with the keys of {@code assay score summary}. */
    public static String json(ScoreSummary s) {
        StringWriter out = new StringWriter();
        try (JsonGenerator g = JSON.createGenerator(ObjectWriteContext.empty(), out)) {
            s.write(g);
        }
        return out.append('\n').toString();
    }

    /** The tables as Markdown. */
    public static String markdown(ScoreSummary s, String head) {
        StringBuilder out = new StringBuilder("# Hand scores\n\n");
        out.append(escaped(scorers(s)))
                .append(". Intervals: 95 %; seed ")
                .append(s.board().seed());
        out.append(". ").append(escaped(head)).append(".\n");
        for (Named table : of(s)) {
            out.append("\n## ").append(table.title).append("\n\n");
            for (int i = 0; i < table.rows.size(); i++) {
                out.append('|');
                table.rows
                        .get(i)
                        .forEach(c -> out.append(' ').append(escaped(c)).append(" |"));
                out.append('\n');
                if (i == 0)
                    out.append('|')
                            .append("---|".repeat(table.rows.getFirst().size()))
                            .append('\n');
            }
        }
        return out.toString();
    }

    /** Recorded text is no markup. */
    private static String escaped(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (c == '\n' || c == '\r') out.append(' ');
            else if ("\\`*_[]#|<>!&~".indexOf(c) >= 0) {
                out.append('\\').appendCodePoint(c);
            } else out.appendCodePoint(c);
        });
        return out.toString();
    }

    /** The tables as one HTML page without anything from elsewhere. */
    public static String html(ScoreSummary s, String head) {
        StringBuilder out = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">");
        out.append("<title>Hand scores</title><style>")
                .append(
                        "body{font:15px/1.5 'IBM Plex Sans',system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1c1c1c;background:#fff}")
                .append(
                        "table{border-collapse:collapse;margin:0 0 1.5rem}th,td{padding:.25rem .75rem;text-align:left;border-bottom:1px solid #ddd;font-variant-numeric:tabular-nums}")
                .append(
                        "@media(prefers-color-scheme:dark){body{color:#e6e6e6;background:#161616}th,td{border-color:#444}}")
                .append("</style></head><body>\n<h1>Hand scores</h1>\n<p>");
        out.append(html(scorers(s)))
                .append(". Intervals: 95 %; seed ")
                .append(s.board().seed());
        out.append(". ").append(html(head)).append(".</p>\n");
        for (Named table : of(s)) {
            out.append("<h2>").append(html(table.title)).append("</h2>\n<table>\n");
            for (int i = 0; i < table.rows.size(); i++) {
                String tag = i == 0 ? "th" : "td";
                out.append("<tr>");
                for (String c : table.rows.get(i)) {
                    out.append('<')
                            .append(tag)
                            .append('>')
                            .append(html(c))
                            .append("</")
                            .append(tag)
                            .append('>');
                }
                out.append("</tr>\n");
            }
            out.append("</table>\n");
        }
        return out.append("</body></html>\n").toString();
    }

    private static String html(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.appendCodePoint(c);
            }
        });
        return out.toString();
    }
}

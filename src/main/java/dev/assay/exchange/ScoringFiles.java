package dev.assay.exchange;

import dev.assay.model.Grade;
import dev.assay.model.Question;
import dev.assay.model.Scoring;
import dev.assay.scoring.Given;
import dev.assay.scoring.Gold;
import dev.assay.scoring.QuestionRecord;
import dev.assay.scoring.ScoringSnapshot;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Questions, answers, scores and corrections as files that can be brought in again: what is exported, imported elsewhere and exported
 * again is the same, byte for byte, when it is brought in in the order of {@link What}.
 */
public final class ScoringFiles {
    private static final JsonFactory JSON = new JsonFactory();

    private ScoringFiles() {}

    /** What is written. */
    public enum What {
        QUESTIONS("question_id", "space", "category", "question", "answer", "evidence", "adversarial_answer"),
        ANSWERS("question_id", "arm", "answer", "words", "judgements"),
        /** Corrections of gold answers, also those that were withdrawn: scores count the versions. */
        ERRATA("question_id", "error_type", "reasoning", "correct_answer", "correct_evidence", "by", "at", "withdrawn"),
        SCORES("question_id", "arm", "scorer", "scorer_kind", "score", "note", "gold", "at", "adjudicated");

        private final List<String> columns;

        What(String... columns) {
            this.columns = List.of(columns);
        }

        /** The name used on the command line. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Comma-separated values: RFC 4180, UTF-8, with a header; no cell is run by a spreadsheet. */
    public static String csv(ScoringSnapshot scoring, What what) {
        StringBuilder out = new StringBuilder(Csv.row(what.columns));
        for (List<@Nullable Object> row : rows(scoring, what)) {
            out.append(Csv.row(row.stream().map(ScoringFiles::cell).toList()));
        }
        return out.toString();
    }

    private static String cell(@Nullable Object value) {
        return switch (value) {
            case null -> "";
            case Grade g -> g.score();
            case List<?> l -> String.join("; ", l.stream().map(String::valueOf).toList());
            default -> value.toString();
        };
    }

    /** JSON Lines: an object a record, without the fields that are empty. */
    public static String jsonLines(ScoringSnapshot scoring, What what) {
        StringBuilder out = new StringBuilder();
        for (List<@Nullable Object> row : rows(scoring, what)) {
            StringWriter line = new StringWriter();
            try (JsonGenerator g = JSON.createGenerator(ObjectWriteContext.empty(), line)) {
                g.writeStartObject();
                for (int i = 0; i < row.size(); i++) field(what.columns.get(i), row.get(i), g);
                g.writeEndObject();
            }
            out.append(line).append('\n');
        }
        return out.toString();
    }

    private static void field(String name, @Nullable Object value, JsonGenerator g) {
        switch (value) {
            case null -> {}
            case Integer n -> g.writeNumberProperty(name, n);
            case Boolean b -> g.writeBooleanProperty(name, b);
            case Grade grade -> {
                g.writeName(name);
                g.writeNumber(grade.score());
            }
            case List<?> l -> {
                if (l.isEmpty()) return;
                g.writeArrayPropertyStart(name);
                for (Object each : l) {
                    if (each instanceof Boolean b) g.writeBoolean(b);
                    else g.writeString(String.valueOf(each));
                }
                g.writeEndArray();
            }
            default -> g.writeStringProperty(name, value.toString());
        }
    }

    private static List<List<@Nullable Object>> rows(ScoringSnapshot scoring, What what) {
        List<List<@Nullable Object>> rows = new ArrayList<>();
        for (QuestionRecord q : scoring.questions()) {
            switch (what) {
                case QUESTIONS -> rows.add(question(q.question()));
                case ANSWERS -> q.answers().values().forEach(a -> rows.add(answer(a)));
                case ERRATA -> q.gold().corrections().forEach(c -> rows.add(correction(c)));
                case SCORES -> scores(q, rows);
            }
        }
        return rows;
    }

    private static List<@Nullable Object> question(Question q) {
        return row(q.id(), q.space(), q.category(), q.text(), q.gold(), Table.parts(q.evidence()), q.trap());
    }

    private static List<@Nullable Object> answer(QuestionRecord.Answered a) {
        List<@Nullable Object> row = row(
                a.answer().question(),
                a.answer().arm(),
                null,
                a.words(),
                a.answer().judgements());
        // An empty answer is an answer.
        row.set(2, a.answer().text());
        return row;
    }

    private static List<@Nullable Object> correction(Gold.Correction c) {
        Scoring s = c.recorded().scoring();
        Scoring.Falsifies f = c.falsifies();
        return row(
                f.question(),
                f.part() == Scoring.Part.EVIDENCE ? ErrataImporter.EVIDENCE_ONLY : f.type(),
                s.why(),
                f.answer(),
                Table.parts(f.evidence()),
                s.by(),
                s.at(),
                !c.standing());
    }

    private static void scores(QuestionRecord q, List<List<@Nullable Object>> rows) {
        for (String arm : q.answers().keySet()) {
            q.sheets().values().forEach(sheet -> {
                Given g = sheet.given().get(arm);
                if (g != null) rows.add(score(q, arm, g, false));
            });
            Given settled = q.adjudicated().get(arm);
            if (settled != null) rows.add(score(q, arm, settled, true));
        }
    }

    private static List<@Nullable Object> score(QuestionRecord q, String arm, Given g, boolean adjudicated) {
        List<@Nullable Object> row = row(
                q.question().id(),
                arm,
                g.scoring().by(),
                g.scoring().scorer().id(),
                null,
                g.note(),
                g.gold(),
                g.scoring().at(),
                adjudicated);
        row.set(4, g.grade());
        return row;
    }

    /** What is blank is as if it were not there: no file could tell the two apart. */
    private static List<@Nullable Object> row(@Nullable Object... cells) {
        List<@Nullable Object> row = new ArrayList<>();
        for (Object cell : cells) row.add(cell instanceof String s && s.isBlank() ? null : cell);
        return row;
    }
}

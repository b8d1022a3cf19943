package dev.assay.exchange;

import dev.assay.model.Anchor;
import dev.assay.model.Grade;
import dev.assay.model.ScorerKind;
import dev.assay.model.Scoring;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Scores that were given elsewhere: CSV or JSON records; or one object that gives each arm a letter a question (C, P, W), as published
 * with the reviewing model's name.
 */
final class ScoresImporter implements Importer {
    private static final Set<String> READ =
            Set.of("question_id", "arm", "scorer", "scorer_kind", "score", "note", "gold", "at", "adjudicated");
    private static final String MISSES = "_miss_attribution";

    @Override
    public void read(Path file, ImportSession session, ImportOptions options, Progress progress) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        if (Table.isJson(bytes)) {
            List<Json.Value> values = Json.readAll(bytes);
            if (values.size() == 1 && values.getFirst().value() instanceof Json.Fields f && f.get("reviewer") != null) {
                review(f, session, new NumberedQuestions(session, options));
                return;
            }
        }
        List<Json.Fields> records = Table.read(file);
        Table.noteUnread(records, READ, session);
        for (int i = 0; i < records.size(); i++) {
            Imports.tell(progress, i, records.size());
            record(records.get(i), session);
        }
    }

    private static void record(Json.Fields f, ImportSession session) {
        String question = Table.need(f, "question_id");
        String arm = Table.need(f, "arm");
        Grade grade = known(f, () -> Grade.ofScore(Table.need(f, "score")));
        String kind = Table.text(f, "scorer_kind");
        ScorerKind scorer = kind == null ? ScorerKind.PERSON : known(f, () -> ScorerKind.of(kind));
        Integer stated = Table.count(f, "gold");
        int gold = stated == null ? session.scoring().goldOf(question) : stated;
        String adjudicated = Table.text(f, "adjudicated");
        boolean settles = adjudicated != null && adjudicated.equals("true");
        if (adjudicated != null && !settles && !adjudicated.equals("false")) {
            throw new Refused(f.line(), "\"adjudicated\" must be true or false, not \"" + adjudicated + "\"");
        }
        session.scoring()
                .score(
                        new Scoring(
                                settles
                                        ? new Scoring.Adjudicated(question, arm, grade, gold)
                                        : new Scoring.Scored(question, arm, grade, gold),
                                Table.need(f, "scorer"),
                                scorer,
                                at(f, session),
                                Table.text(f, "note"),
                                session.scoring().source(f.line())),
                        f.line());
    }

    /** When it was done, where the record says; else now. */
    static String at(Json.Fields f, ImportSession session) {
        String at = Table.text(f, "at");
        return at == null
                ? session.scoring().at()
                : known(f, () -> Anchor.of(at)).text();
    }

    /** A value that a field must be able to have. */
    private interface Reading<T> {
        T read();
    }

    private static <T> T known(Json.Fields f, Reading<T> reading) {
        try {
            return reading.read();
        } catch (IllegalArgumentException e) {
            throw new Refused(f.line(), String.valueOf(e.getMessage()));
        }
    }

    private static void review(Json.Fields f, ImportSession session, NumberedQuestions numbered) {
        String reviewer = f.needText("reviewer").split(";", 2)[0].strip();
        TreeMap<String, Double> points = new TreeMap<>();
        for (Map.Entry<String, Json.Value> e : f.all().entrySet()) {
            if (!(e.getValue().value() instanceof Json.Fields letters) || !isGrades(letters)) continue;
            String arm = session.scoring().armCalled(e.getKey());
            if (arm.equals(e.getKey()))
                arm = session.scoring().armCalled(e.getKey().toLowerCase(Locale.ROOT));
            Json.Value reasons = f.get(e.getKey() + MISSES);
            Json.Fields notes = reasons == null ? null : reasons.fields("\"" + e.getKey() + MISSES + "\"");
            double sum = 0;
            for (Map.Entry<String, Json.Value> letter : letters.all().entrySet()) {
                Grade grade = grade(letter.getValue());
                sum += grade.points();
                String id = numbered.id(letter.getKey(), letter.getValue().line());
                score(letter, id, arm, grade, reviewer, notes, session);
            }
            points.put(e.getKey(), sum);
        }
        figures(f, points, session);
    }

    private static boolean isGrades(Json.Fields letters) {
        return !letters.all().isEmpty()
                && letters.all().values().stream().allMatch(v -> v.value() instanceof String s && s.matches("[CPW]"));
    }

    private static Grade grade(Json.Value letter) {
        return switch (letter.plain("a grade")) {
            case "C" -> Grade.CORRECT;
            case "P" -> Grade.PARTLY;
            default -> Grade.WRONG;
        };
    }

    private static void score(
            Map.Entry<String, Json.Value> letter,
            @Nullable String id,
            String arm,
            Grade grade,
            String reviewer,
            Json.@Nullable Fields notes,
            ImportSession session) {
        int line = letter.getValue().line();
        if (id == null) {
            session.scoring().unmatched(line, letter.getKey(), "there is no question of this number");
            return;
        }
        session.scoring()
                .score(
                        new Scoring(
                                // Read against the gold answers as published, whatever was corrected since.
                                new Scoring.Scored(id, arm, grade, 0),
                                reviewer,
                                ScorerKind.MODEL,
                                session.scoring().at(),
                                notes == null ? null : notes.text(letter.getKey()),
                                session.scoring().source(line)),
                        line);
    }

    /** The file's own totals must be what its letters add up to; a figure of words for a whole arm comes in. */
    private static void figures(Json.Fields f, TreeMap<String, Double> points, ImportSession session) {
        Json.Value totals = f.get("totals");
        if (totals != null) {
            totals.fields("\"totals\"").all().forEach((arm, v) -> {
                Double sum = points.get(arm);
                if (sum != null && v.value() instanceof Number n && n.doubleValue() != sum) {
                    throw new Refused(v.line(), "the scores of " + arm + " add up to " + sum + ", not " + n);
                }
            });
        }
        Json.Value words = f.get("context_words");
        if (words == null) return;
        words.fields("\"context_words\"").all().forEach((name, v) -> {
            if (!points.containsKey(name) || !(v.value() instanceof Number n)) return;
            String arm = session.scoring().armCalled(name);
            session.scoring().words(arm, null, n.intValue(), v.line());
        });
    }
}

package dev.assay.exchange;

import dev.assay.model.ArmAnswer;
import dev.assay.model.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Answers of arms and the words they were shown: CSV or JSON records; the {@code detailed_results} files that evaluations publish; or
 * one object a file that gives each question an answer, or a number of words.
 */
final class AnswersImporter implements Importer {
    private static final Set<String> READ = Set.of("question_id", "arm", "answer", "words", "judgements");
    private static final Pattern ARM_IN_NAME = Pattern.compile("(?:.*[._-])?(?:answers|words)[._-](.+)");

    @Override
    public void read(Path file, ImportSession session, ImportOptions options, Progress progress) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        if (Table.isJson(bytes)) {
            List<Json.Value> values = Json.readAll(bytes);
            if (values.size() == 1 && values.getFirst().value() instanceof Json.Fields f) {
                if (f.get("detailed_results") != null) {
                    detailed(f, armOf(file, options), session, progress);
                    return;
                }
                if (f.get("question_id") == null && f.get("arm") == null) {
                    map(f, armOf(file, options), session, new NumberedQuestions(session, options));
                    return;
                }
            }
        }
        List<Json.Fields> records = Table.read(file);
        Table.noteUnread(records, READ, session);
        for (int i = 0; i < records.size(); i++) {
            Imports.tell(progress, i, records.size());
            record(records.get(i), file, session, options);
        }
    }

    /** The arm a file is of: as asked for, else what follows "answers" or "words" in its name, else its name. */
    private static String armOf(Path file, ImportOptions options) {
        if (options.arm() != null) return options.arm();
        Matcher m = ARM_IN_NAME.matcher(FileName.stem(file));
        return m.matches() ? m.group(1) : FileName.stem(file);
    }

    private static void record(Json.Fields f, Path file, ImportSession session, ImportOptions options) {
        String question = Table.text(f, "question_id");
        String named = Table.text(f, "arm");
        String arm = named != null ? named : armOf(file, options);
        Integer words = Table.count(f, "words");
        Json.Value answer = f.get("answer");
        boolean answered = answer != null && (question != null || Table.text(f, "answer") != null);
        if (answer == null || !answered) {
            if (words == null) throw new Refused(f.line(), "has neither an answer nor a number of words");
            session.scoring().words(arm, question, words, f.line());
            return;
        }
        if (question == null) throw new Refused(f.line(), "the field \"question_id\" is missing");
        // A figure without an answer, in a file of answers with a cell for each.
        if (Table.text(f, "answer") == null
                && words != null
                && session.scoring().answer(question, arm) != null) {
            session.scoring().words(arm, question, words, f.line());
            return;
        }
        session.scoring()
                .answer(
                        new ArmAnswer(
                                question,
                                arm,
                                answer.plain("\"answer\""),
                                words,
                                judgements(f),
                                session.scoring().source(f.line())),
                        f.line());
    }

    /** A list of truth values, an object of such, or a text such as "true;true;false". */
    private static List<Boolean> judgements(Json.Fields f) {
        Json.Value v = f.get("judgements");
        if (v == null) v = f.get("llm_judgments");
        if (v == null) return List.of();
        List<Boolean> all = new ArrayList<>();
        if (v.value() instanceof Json.Fields byName) {
            for (Json.Value each : byName.all().values()) all.add(truth(each));
        } else if (v.value() instanceof List<?>) {
            for (Json.Value each : v.list("")) all.add(truth(each));
        } else {
            for (String each : Table.texts(f, "judgements")) all.add(truth(new Json.Value(each, v.line())));
        }
        return all;
    }

    private static boolean truth(Json.Value v) {
        if (v.value() instanceof Boolean b) return b;
        if ("true".equals(v.value())) return true;
        if ("false".equals(v.value())) return false;
        throw new Refused(v.line(), "a judgement must be true or false, not " + v.kind());
    }

    private static void detailed(Json.Fields file, String arm, ImportSession session, Progress progress) {
        Map<String, Json.Value> users =
                file.need("detailed_results").fields("\"detailed_results\"").all();
        int done = 0;
        for (Json.Value of : users.values()) {
            Imports.tell(progress, done++, users.size());
            for (Json.Value v : of.list("a user's results")) result(v.fields("a result"), arm, session);
        }
    }

    private static void result(Json.Fields f, String arm, ImportSession session) {
        String id = Table.need(f, "question_id");
        String text = Table.need(f, "question");
        String gold = Table.text(f, "golden_answer");
        Question known = session.scoring().question(id);
        if (known == null) {
            // The file brings its questions along; a conversation that comes later says the rest.
            session.question(
                    new Question(
                            null,
                            id,
                            text,
                            gold,
                            Table.text(f, "category"),
                            List.of(),
                            null,
                            session.scoring().source(f.line())),
                    f.line());
        } else if (!known.text().equals(text)) {
            session.scoring()
                    .unmatched(f.line(), id, "the question of this id is another one: \"" + known.text() + "\"");
            return;
        } else if (gold != null && !gold.equals(known.gold())) {
            session.note("line " + f.line() + ", " + id + ": it was answered against the gold answer \"" + gold
                    + "\", which is not the one here");
        }
        session.scoring()
                .answer(
                        new ArmAnswer(
                                id,
                                arm,
                                f.need("generated_answer").plain("\"generated_answer\""),
                                Table.count(f, "words"),
                                judgements(f),
                                session.scoring().source(f.line())),
                        f.line());
    }

    private static void map(Json.Fields file, String arm, ImportSession session, NumberedQuestions numbered) {
        for (Map.Entry<String, Json.Value> e : file.all().entrySet()) {
            int line = e.getValue().line();
            String id = numbered.id(e.getKey(), line);
            if (id == null) {
                session.scoring().unmatched(line, e.getKey(), "there is no question of this number");
                continue;
            }
            if (e.getValue().value() instanceof String text) {
                session.scoring()
                        .answer(
                                new ArmAnswer(
                                        id,
                                        arm,
                                        text,
                                        null,
                                        List.of(),
                                        session.scoring().source(line)),
                                line);
            } else {
                session.scoring().words(arm, id, words(e.getValue()), line);
            }
        }
    }

    private static int words(Json.Value v) {
        Integer words = Table.count(new Json.Fields(new LinkedHashMap<>(Map.of("words", v)), v.line()), "words");
        if (words == null) throw new Refused(v.line(), "must be an answer or a number of words");
        return words;
    }
}

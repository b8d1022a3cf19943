package dev.assay.ui.scoring;

import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.project.Project;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A question set made up for tests: what the arms answer says nothing about which arm it is, to anybody but the test. */
final class MadeSet {
    static final String SPACE = "kiln";
    static final List<String> ARMS = List.of("zebracontext", "quokkadepiction", "walrusindex");
    static final List<Integer> WORDS = List.of(41234, 3219, 3220);

    /** Who gave an answer. */
    record Whose(String question, String arm) {}

    /** Whose each text is. */
    final Map<String, Whose> whose = new LinkedHashMap<>();

    private final int questions;

    MadeSet(int questions) {
        this.questions = questions;
        for (int q = 0; q < questions; q++) {
            for (int a = 0; a < ARMS.size(); a++) whose.put(text(q, a), new Whose(id(q), ARMS.get(a)));
        }
    }

    static String id(int q) {
        return String.format(Locale.ROOT, "q%02d", q);
    }

    private static String text(int q, int a) {
        return "It was fired on day " + q
                + (a == 0 ? ", I think." : a == 1 ? " of the month." : ", or so it was told.");
    }

    private static String turn(int t) {
        return "{\"id\":\"D1:" + (t + 1) + "\",\"date\":\"2026-04-" + String.format(Locale.ROOT, "%02d", t + 1)
                + "\",\"speaker\":\"" + (t % 2 == 0 ? "Mara" : "Jonas") + "\",\"text\":\"Said at " + t + ".\"}\n";
    }

    /** Writes the files and brings them into a new project. */
    void into(Path project, Path folder) throws Exception {
        StringBuilder turns = new StringBuilder();
        StringBuilder set = new StringBuilder("question_id,space,category,question,answer,evidence\n");
        StringBuilder answers = new StringBuilder("question_id,arm,answer,words\n");
        for (int t = 0; t < 20; t++) turns.append(turn(t));
        for (int q = 0; q < questions; q++) {
            set.append(id(q)).append(',').append(SPACE).append(q % 2 == 0 ? ",when" : ",who");
            set.append(",When was pot ")
                    .append(q)
                    .append(" fired?,day ")
                    .append(q)
                    .append(",D1:")
                    .append(q % 20 + 1)
                    .append('\n');
            for (int a = 0; a < ARMS.size(); a++) {
                answers.append(id(q))
                        .append(',')
                        .append(ARMS.get(a))
                        .append(",\"")
                        .append(text(q, a))
                        .append("\",")
                        .append(WORDS.get(a))
                        .append('\n');
            }
        }
        try (Project p = Project.create(project)) {
            bring(p, folder, "turns.jsonl", turns, new ImportOptions(null, SPACE, null, null, false));
            bring(p, folder, "questions.csv", set, ImportOptions.DEFAULT);
            bring(p, folder, "answers.csv", answers, ImportOptions.DEFAULT);
        }
    }

    static void bring(Project p, Path folder, String name, CharSequence text, ImportOptions options) throws Exception {
        Imports.importFile(
                p, Files.writeString(Files.createDirectories(folder).resolve(name), text), options, Progress.NONE);
    }
}

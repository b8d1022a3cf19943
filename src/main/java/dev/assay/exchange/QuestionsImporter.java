package dev.assay.exchange;

import dev.assay.model.Question;
import dev.assay.scoring.Evidence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** Questions with their gold answers, as CSV or JSON. */
final class QuestionsImporter implements Importer {
    private static final Set<String> READ = Set.of(
            "question_id",
            "id",
            "question",
            "answer",
            "gold",
            "golden_answer",
            "category",
            "evidence",
            "space",
            "adversarial_answer",
            "trap");

    @Override
    public void read(Path file, ImportSession session, ImportOptions options, Progress progress) throws IOException {
        List<Json.Fields> records = Table.read(file);
        Table.noteUnread(records, READ, session);
        for (int i = 0; i < records.size(); i++) {
            Imports.tell(progress, i, records.size());
            Json.Fields f = records.get(i);
            String space = options.space() != null ? options.space() : Table.text(f, "space");
            List<String> evidence = Table.texts(f, "evidence");
            String id = Table.need(f, "question_id", "id");
            boolean fresh = session.question(
                    new Question(
                            space,
                            id,
                            Table.need(f, "question"),
                            Table.text(f, "answer", "gold", "golden_answer"),
                            Table.text(f, "category"),
                            evidence,
                            Table.text(f, "adversarial_answer", "trap"),
                            session.scoring().source(f.line())),
                    f.line());
            if (!fresh || space == null || !session.hasSpace(space)) continue;
            for (String lost : Evidence.read(evidence, turn -> session.hasEvent(space, turn))
                    .lost()) {
                session.note("line " + f.line() + ", " + id + ": evidence \"" + lost
                        + "\" names no turn; it is kept as written");
            }
        }
    }
}

package dev.assay.exchange;

import dev.assay.model.Question;
import dev.assay.model.ScorerKind;
import dev.assay.model.Scoring;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Gold answers that were found wrong, or miscited: each becomes a record that falsifies the answer, or its evidence only. */
final class ErrataImporter implements Importer {
    /** The kind of error that leaves the gold answer as it is. */
    static final String EVIDENCE_ONLY = "WRONG_CITATION";

    private static final Set<String> READ = Set.of(
            "question_id",
            "question",
            "golden_answer",
            "category",
            "error_type",
            "reasoning",
            "correct_answer",
            "correct_evidence",
            "cited_evidence",
            "by",
            "at",
            "withdrawn");

    @Override
    public void read(Path file, ImportSession session, ImportOptions options, Progress progress) throws IOException {
        List<Json.Fields> records = Table.read(file);
        Table.noteUnread(records, READ, session);
        String list = file.getFileName() == null
                ? file.toString()
                : file.getFileName().toString();
        for (int i = 0; i < records.size(); i++) {
            Imports.tell(progress, i, records.size());
            record(records.get(i), list, session);
        }
    }

    private static void record(Json.Fields f, String list, ImportSession session) {
        String id = Table.need(f, "question_id");
        Question known = session.scoring().question(id);
        String text = Table.text(f, "question");
        if (known != null && text != null && !known.text().equals(text)) {
            session.scoring()
                    .unmatched(f.line(), id, "the question of this id is another one: \"" + known.text() + "\"");
            return;
        }
        String gold = Table.text(f, "golden_answer");
        if (known != null && gold != null && !Objects.equals(known.gold(), gold)) {
            session.scoring()
                    .unmatched(f.line(), id, "it is about the gold answer \"" + gold + "\", which is not the one here");
            return;
        }
        String type = Table.text(f, "error_type");
        Scoring.Part part = EVIDENCE_ONLY.equals(type) ? Scoring.Part.EVIDENCE : Scoring.Part.ANSWER;
        String by = Table.text(f, "by");
        session.scoring()
                .correction(
                        new Scoring(
                                new Scoring.Falsifies(
                                        id,
                                        part,
                                        type,
                                        Table.text(f, "correct_answer"),
                                        Table.texts(f, "correct_evidence")),
                                by == null ? list : by,
                                ScorerKind.PERSON,
                                ScoresImporter.at(f, session),
                                Table.need(f, "reasoning"),
                                session.scoring().source(f.line())),
                        "true".equals(Table.text(f, "withdrawn")),
                        f.line());
    }
}

package dev.assay.ui.notice;

import dev.assay.exchange.ImportException;
import dev.assay.store.StoreException;
import dev.assay.ui.text.Texts;
import java.io.PrintWriter;
import java.io.StringWriter;

/** Turns what was thrown into what a person can use. */
public final class Notices {
    private final Texts texts;

    /** Notices in the language of the texts. */
    public Notices(Texts texts) {
        this.texts = texts;
    }

    /** A project could not be opened, made or written. */
    public Notice project(Throwable thrown) {
        if (!(thrown instanceof StoreException e)) return unexpected(thrown);
        return switch (e.reason()) {
            case MISSING -> problem("problem.missing", e, "problem.missing.todo");
            case NOT_A_PROJECT -> problem("problem.not-a-project", e, "problem.not-a-project.todo");
            case NEWER -> problem("problem.newer", e, "problem.newer.todo");
            case LOCKED -> problem("problem.locked", e, "problem.locked.todo");
            case DAMAGED -> problem("problem.damaged", e, "problem.damaged.todo");
            case EXISTS -> problem("problem.exists", e, "problem.exists.todo");
            case UNWRITABLE -> problem("problem.unwritable", e, "problem.unwritable.todo");
        };
    }

    /** A file was refused. */
    public Notice refused(Throwable thrown) {
        if (thrown instanceof ImportException e) {
            return problem("problem.refused", e, e.line() > 0 ? "problem.refused.todo" : "problem.refused.file.todo");
        }
        if (thrown instanceof StoreException) return project(thrown);
        return unexpected(thrown);
    }

    /** Something this program did not expect. */
    public Notice unexpected(Throwable thrown) {
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        String message = thrown.getMessage() == null ? thrown.getClass().getSimpleName() : thrown.getMessage();
        return new Notice(
                Notice.Tone.PROBLEM,
                texts.get("problem.unexpected"),
                message,
                texts.get("problem.unexpected.todo"),
                trace.toString());
    }

    private Notice problem(String title, Throwable e, String todo) {
        return new Notice(Notice.Tone.PROBLEM, texts.get(title), e.getMessage(), texts.get(todo), null);
    }
}

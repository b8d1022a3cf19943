package dev.assay.cli;

import dev.assay.project.Head;
import dev.assay.project.HeadCheck;
import dev.assay.project.Project;

/** What is said when a journal does not lead to the head last seen of it. */
final class HeadText {
    private HeadText() {}

    /** Says it on the message stream; nothing when all is well. */
    static void warn(Project p, Console console) {
        String what = switch (p.headCheck()) {
            case HeadCheck.FirstSeen c -> null;
            case HeadCheck.Agrees c -> null;
            case HeadCheck.TailCut c ->
                "the journal ends before entry " + entries(c.last())
                        + ", which was seen here: its tail was cut, or a backup was put back";
            case HeadCheck.WrittenAnew c ->
                "entry " + entries(c.last()) + " is not the one that was seen here: the journal was written anew";
        };
        if (what == null) return;
        console.message("assay: " + p.file().getFileName() + ": " + what
                + "; if you know why, say so with: assay accept PROJECT --by WHO --why TEXT");
    }

    private static long entries(Head head) {
        return head.entries();
    }
}

package dev.assay.cli;

import dev.assay.exchange.ImportReport;
import dev.assay.listing.BuiltinLister;
import dev.assay.listing.ListingRun;
import dev.assay.method.SpaceRecord;
import dev.assay.project.Project;

/**
 * Lists what a file brought in without mentions.
 *
 * @param run what the lister's run is called
 */
record Unlisted(String run, InSpace lister) {
    @FunctionalInterface
    interface InSpace {
        void list(Project project, String space);
    }

    static Unlisted builtin(boolean json, Console console) {
        BuiltinLister builtin = new BuiltinLister();
        return new Unlisted(builtin.name(), (p, name) -> {
            try (CtrlC ctrlC = new CtrlC()) {
                ListingRun.Result r =
                        ListingRun.list(p, name, builtin, builtin.name(), new TerminalProgress(console, name, ctrlC));
                if (!json && r.listed() + r.notListed().size() > 0) ListCommand.print(name, r, console);
            }
        });
    }

    /** Lists the spaces of a file that have no run, or whose run by this lister was cut off or has not seen the new turns. */
    void list(Project p, ImportReport report) {
        for (String name : report.spaces().keySet()) {
            SpaceRecord record = p.snapshot().space(name).record();
            boolean listedByOthers = !record.runs().isEmpty() && !record.runs().containsKey(run);
            if (listedByOthers) continue;
            try {
                lister.list(p, name);
            } catch (IllegalArgumentException e) {
                throw new UsageException(String.valueOf(e.getMessage()));
            }
        }
    }
}

package dev.assay.cli;

import dev.assay.exchange.ImportReport;
import dev.assay.listing.BuiltinLister;
import dev.assay.listing.ListingRun;
import dev.assay.method.Run;
import dev.assay.method.SpaceRecord;
import dev.assay.project.Project;

/**
 * Lists what a file brought in without mentions.
 *
 * @param run what the lister's run is called
 */
record Unlisted(String run, InSpace lister, Console console) {
    @FunctionalInterface
    interface InSpace {
        void list(Project project, String space);
    }

    static Unlisted builtin(boolean json, Console console) {
        return new Unlisted(
                new BuiltinLister().name(),
                (p, name) -> {
                    try (CtrlC ctrlC = new CtrlC()) {
                        ListingRun.Result r = ListingRun.unlisted(p, name, new TerminalProgress(console, name, ctrlC));
                        if (r != null && !json && r.listed() + r.notListed().size() > 0)
                            ListCommand.print(name, r, console);
                    }
                },
                console);
    }

    /** Lists the spaces of a file that have no run, or whose run by this lister was cut off or has not seen the new turns. */
    void list(Project p, ImportReport report) {
        for (String name : report.spaces().keySet()) {
            SpaceRecord record = p.snapshot().space(name).record();
            if (ListingRun.listedByOthers(record, run)) {
                sayWhatIsLeft(p, record);
                continue;
            }
            try {
                lister.list(p, name);
            } catch (IllegalArgumentException e) {
                throw new UsageException(String.valueOf(e.getMessage()));
            }
        }
    }

    /** A run is one lister's work: what a file's run leaves out is listed by a run of its own, when somebody asks for one. */
    private void sayWhatIsLeft(Project p, SpaceRecord record) {
        String active = p.snapshot().space(record.name()).settings().run();
        Run of = active == null ? null : record.runs().get(active);
        int events = record.events().size();
        if (of == null || of.listedEvents() + of.failures().size() >= events) return;
        console.message("assay: " + Console.cut(record.name()) + ": its run "
                + Console.cut(of.opened().run())
                + " lists " + of.listedEvents() + " of " + CountText.of(events, "event")
                + "; \"assay list\" adds a run that lists all of them");
    }
}

package dev.assay.ui;

import dev.assay.exchange.ImportReport;
import dev.assay.model.Provenance;
import java.nio.file.Path;

/** What lies over the window, one at a time. */
public sealed interface Sheet {
    /** The keys. */
    record KeysPage() implements Sheet {}

    /** Lines of a source. */
    record Source(Provenance.FileLines lines, Path file) implements Sheet {}

    /** What would come in with a file. */
    record Preview(Path file, ImportReport report) implements Sheet {}

    /** Everything that can be gone to or done, by typing. */
    record Commands() implements Sheet {}

    /** Who decides: asked once, before the first decision, and whenever a person wants to change it. */
    record WhoDecides() implements Sheet {}

    /** As of when everything is on show. */
    record AsOfPage(Clock clock) implements Sheet {
        /** Which of the three moments is set. */
        public enum Clock {
            KNOWN_AT,
            VALID_AT,
            ENTRY
        }
    }

    /** The journal does not lead to the head last seen here. */
    record HeadDiffers() implements Sheet {}

    /** What can be set. */
    record SettingsPage() implements Sheet {}

    /** What this program is. */
    record About() implements Sheet {}
}

package dev.assay.exchange;

import java.io.IOException;
import java.nio.file.Path;

/** Reads one format. */
interface Importer {
    /**
     * Reads a file into the session.
     *
     * @throws Refused at the line that cannot be taken
     */
    void read(Path file, ImportSession session, ImportOptions options, Progress progress) throws IOException;
}

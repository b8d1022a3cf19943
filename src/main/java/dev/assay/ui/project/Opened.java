package dev.assay.ui.project;

import dev.assay.project.ProjectSnapshot;
import java.nio.file.Path;

/**
 * The project on show at one state of its journal.
 *
 * @param file its file
 * @param readOnly whether nothing can be recorded
 * @param snapshot what is recorded
 */
public record Opened(Path file, boolean readOnly, ProjectSnapshot snapshot) {
    /** The project's name: that of its file without the ending. */
    public String name() {
        return nameOf(file);
    }

    /** The name of the project in a file. */
    public static String nameOf(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith(".assay") ? name.substring(0, name.length() - ".assay".length()) : name;
    }
}

package dev.assay.ui.project;

import dev.assay.exchange.ImportException;
import dev.assay.exchange.ImportReport;
import dev.assay.project.Project;
import dev.assay.ui.work.Progress;
import java.nio.file.Path;

/** Brings files into projects. Its methods block and run in the background. */
public interface Intake {
    /**
     * Brings a file in: all of it or nothing.
     *
     * @param dryRun whether it is only said what would come in
     * @throws java.util.concurrent.CancellationException when the progress said so; nothing was stored
     */
    ImportReport bring(Project project, Path file, boolean dryRun, Progress progress) throws ImportException;

    /** The project file of a bundled sample below that folder, made when it is not there yet. */
    Path sample(String sample, Path folder, Progress progress) throws ImportException;
}

package dev.assay.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Asks for files. Behind an interface because there is nobody to ask in a test. */
public interface Chooser {
    /** A project to open. */
    Optional<Path> project();

    /** Where a new project goes. */
    Optional<Path> newProject(String suggestedName);

    /** Where something that is exported goes. */
    Optional<Path> export(String suggestedName);

    /** Files to bring in; none when the person thought better of it. */
    List<Path> files();
}

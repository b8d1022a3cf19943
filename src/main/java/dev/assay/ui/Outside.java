package dev.assay.ui;

import java.nio.file.Path;

/** What is outside the window: the clipboard and the system's own programs. */
public interface Outside {
    /** Puts text on the clipboard. */
    void copy(String text);

    /** Opens a file with the system's program for it. */
    void open(Path file);
}

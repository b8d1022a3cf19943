package dev.assay;

import dev.assay.cli.Cli;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The entry point of the window and of every command. Not an {@code Application}, so that the program starts from a class path. */
public final class Main {
    // Held, since a logger that nobody holds forgets its level. Its driver reports a race over its unpacked library
    // that harms nothing.
    private static final Logger SQLITE = Logger.getLogger("org.sqlite");

    private Main() {}

    /** Runs the command line and leaves with its exit code. */
    public static void main(String[] args) {
        // Pictures are drawn without AWT's own display; only its PNG writer is used.
        System.setProperty("java.awt.headless", "true");
        SQLITE.setLevel(Level.OFF);
        System.exit(Cli.run(new WindowHere(), args));
    }
}

package dev.assay;

import dev.assay.cli.Cli;

/** The entry point of the window and of every command. Not an {@code Application}, so that the program starts from a class path. */
public final class Main {
    private Main() {}

    /** Runs the command line and leaves with its exit code. */
    public static void main(String[] args) {
        // Pictures are drawn without AWT's own display; only its PNG writer is used.
        System.setProperty("java.awt.headless", "true");
        System.exit(Cli.run(new WindowHere(), args));
    }
}

package dev.assay;

import dev.assay.cli.Cli;

/** The entry point of the window and of every command. Not an {@code Application}, so that the program starts from a class path. */
public final class Main {
    private Main() {}

    /** Runs the command line and leaves with its exit code. */
    public static void main(String[] args) {
        System.exit(Cli.run(args));
    }
}

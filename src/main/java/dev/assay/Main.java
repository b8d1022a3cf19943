package dev.assay;

/** The entry point of the window and of every command. */
public final class Main {
    private Main() {}

    /** Runs the command line. */
    public static void main(String[] args) {}
}

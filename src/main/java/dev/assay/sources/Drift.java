package dev.assay.sources;

/** How a source stands now. */
public sealed interface Drift {
    /** The cited lines, or the commit, are there and unchanged. */
    record Holds() implements Drift {}

    /** It cannot be looked up on this machine. */
    record NotHere(String why) implements Drift {}

    /** The cited lines are unchanged, but stand elsewhere now. */
    record Moved(String path, int line) implements Drift {}

    /** The cited lines read differently now. */
    record Changed(String how) implements Drift {}

    /** What is cited is not there any more: the commit, the file or the lines. */
    record Gone(String how) implements Drift {}
}

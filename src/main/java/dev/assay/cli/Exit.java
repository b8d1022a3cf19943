package dev.assay.cli;

/** Exit codes. */
final class Exit {
    /** Done. */
    static final int OK = 0;
    /** A check does not hold. */
    static final int CHECK_FAILED = 1;
    /** Wrong use. */
    static final int USAGE = 2;
    /** Input refused; nothing of the refused part was stored. */
    static final int REFUSED = 3;
    /** The project cannot be opened; the file is untouched. */
    static final int CANNOT_OPEN = 4;

    private Exit() {}
}

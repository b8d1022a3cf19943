package dev.assay.cli;

/** What was asked for is understood and refused; nothing was stored. */
final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    RefusedException(String message) {
        super(message);
    }
}

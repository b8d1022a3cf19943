package dev.assay.exchange;

/** Thrown inside an importer at a line it knows; becomes an {@link ImportException} with the file's name. */
final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;

    Refused(int line, String reason) {
        super(reason);
        this.line = line;
    }

    int line() {
        return line;
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}

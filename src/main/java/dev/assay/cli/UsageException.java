package dev.assay.cli;

/** The command was given something that is not there, or too little. */
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}

package dev.assay.store;

/** A project file cannot be opened, or not be written. The file is untouched. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Why. */
    public enum Reason {
        /** There is no such file. */
        MISSING,
        /** It is something else. */
        NOT_A_PROJECT,
        /** A newer version of this program wrote it. */
        NEWER,
        /** Another window or command is writing to it. */
        LOCKED,
        /** Its bytes are not what was written. */
        DAMAGED,
        /** A file of that name is there already. */
        EXISTS,
        /** The disk or its permissions refuse. */
        UNWRITABLE
    }

    private final Reason reason;

    /** A reason for programs, a sentence for people. */
    public StoreException(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    /** The same with its cause. */
    public StoreException(Reason reason, String message, Throwable cause) {
        super(message, cause);
        this.reason = reason;
    }

    /** The reason for programs. */
    public Reason reason() {
        return reason;
    }
}

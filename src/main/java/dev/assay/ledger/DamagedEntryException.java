package dev.assay.ledger;

/** The bytes of an entry are not what this program writes. */
public final class DamagedEntryException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Says what is wrong with them. */
    public DamagedEntryException(String message) {
        super(message);
    }

    DamagedEntryException(String message, Throwable cause) {
        super(message, cause);
    }
}

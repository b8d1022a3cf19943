package dev.assay.exchange;

/** A file is refused; nothing of it was stored. The message is one line: {@code file:line: reason}. */
public final class ImportException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String file;
    private final int line;
    private final String reason;

    /**
     * Says where and why.
     *
     * @param file its name, as given
     * @param line from 1; 0 when it is the file as a whole
     * @param reason what is wrong, and what would be right
     */
    public ImportException(String file, int line, String reason) {
        super(file + (line > 0 ? ":" + line : "") + ": " + reason);
        this.file = file;
        this.line = line;
        this.reason = reason;
    }

    /** The file's name, as given. */
    public String file() {
        return file;
    }

    /** The line, from 1; 0 when it is the file as a whole. */
    public int line() {
        return line;
    }

    /** What is wrong. */
    public String reason() {
        return reason;
    }
}

package dev.assay.ui.work;

/** How far a piece of work is; how it learns that it should stop. May be called from any thread. */
public interface Progress {
    /**
     * Reports.
     *
     * @param done so much is done
     * @param total of so much; 0 when that is not known
     */
    void report(long done, long total);

    /** Whether somebody asked it to stop. */
    boolean cancelled();
}

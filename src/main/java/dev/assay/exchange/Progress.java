package dev.assay.exchange;

/** How far long work is, and whether it is still wanted. */
public interface Progress {
    /** Nobody watches and nobody cancels. */
    Progress NONE = new Progress() {
        @Override
        public void at(long done, long total) {}

        @Override
        public boolean cancelled() {
            return false;
        }
    };

    /** So much of so much is done (bytes of a file). */
    void at(long done, long total);

    /** Whether to stop; the work then leaves everything as it was. */
    boolean cancelled();
}

package dev.assay.cli;

import dev.assay.exchange.Progress;
import org.jspecify.annotations.Nullable;

/** Shows how far work is, on a terminal only, a whole percent at a time. */
final class TerminalProgress implements Progress {
    private final Console console;
    private final String what;
    private final @Nullable CtrlC ctrlC;
    private long shown = -1;

    TerminalProgress(Console console, String what) {
        this(console, what, null);
    }

    /** Also cancels when the process is told to end. */
    TerminalProgress(Console console, String what, @Nullable CtrlC ctrlC) {
        this.console = console;
        this.what = what;
        this.ctrlC = ctrlC;
    }

    @Override
    public void at(long done, long total) {
        if (!console.progress() || total <= 0) return;
        long percent = done * 100 / total;
        if (percent == shown) return;
        shown = percent;
        console.err().print("\r" + Console.safe(what) + " " + percent + " %" + (percent == 100 ? "\n" : ""));
        console.err().flush();
    }

    @Override
    public boolean cancelled() {
        return Thread.currentThread().isInterrupted() || (ctrlC != null && ctrlC.pressed());
    }
}

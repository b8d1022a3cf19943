package dev.assay.cli;

import dev.assay.exchange.Progress;

/** Shows how far work is, on a terminal only, a whole percent at a time. */
final class TerminalProgress implements Progress {
    private final Console console;
    private final String what;
    private long shown = -1;

    TerminalProgress(Console console, String what) {
        this.console = console;
        this.what = what;
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
        return Thread.currentThread().isInterrupted();
    }
}

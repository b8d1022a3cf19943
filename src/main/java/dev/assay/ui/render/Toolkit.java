package dev.assay.ui.render;

import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;

/** Starts the toolkit for commands that need pictures: with the display where there is one, without where there is none. */
public final class Toolkit {
    // Loggers are held weakly by the system; one that nobody holds forgets its level.
    private static final Logger JAVAFX = Logger.getLogger("javafx");

    private Toolkit() {}

    /** Silences what JavaFX says about being on the class path, where it works as well. */
    public static void quiet() {
        JAVAFX.setLevel(Level.SEVERE);
    }

    /** Whether a window could be shown. */
    public static boolean hasDisplay() {
        if (!System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux")) return true;
        return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY");
    }

    private static boolean isSet(String variable) {
        String value = System.getenv(variable);
        return value != null && !value.isBlank();
    }

    /** Starts the toolkit if nobody has; returns when it runs. The program then ends by {@link Platform#exit}. */
    public static void start() {
        quiet();
        if (!hasDisplay() && System.getProperty("glass.platform") == null) {
            System.setProperty("glass.platform", "Headless");
            System.setProperty("prism.order", "sw");
        }
        CountDownLatch started = new CountDownLatch(1);
        try {
            Platform.startup(started::countDown);
        } catch (IllegalStateException alreadyRunning) {
            started.countDown();
        }
        Platform.setImplicitExit(false);
        try {
            started.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

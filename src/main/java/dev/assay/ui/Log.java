package dev.assay.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import net.harawata.appdirs.AppDirsFactory;

/**
 * What this program writes down about itself, in the platform's folder for such files: when it started, and what went wrong. Of what
 * is recorded in a project nothing is written but what a message says; of settings and keys nothing at all.
 */
public final class Log {
    private static final int BYTES = 1 << 20;
    private static final int FILES = 3;
    /** Set to a folder, the log is kept below it instead. */
    private static final String HOME_PROPERTY = "assay.home";

    // Held, since a logger that nobody holds forgets its handlers.
    private static final Logger LOGGER = Logger.getLogger("dev.assay");

    private Log() {}

    /** The folder. */
    public static Path folder() {
        String home = System.getProperty(HOME_PROPERTY);
        return home != null
                ? Path.of(home).resolve("log")
                : Path.of(AppDirsFactory.getInstance().getUserLogDir("assay", null, null));
    }

    /** From now on what happens is written; what cannot be written stops nothing. Closing the answer ends it. */
    public static AutoCloseable start() {
        try {
            Files.createDirectories(folder());
            FileHandler handler =
                    new FileHandler(folder().resolve("assay.%g.log").toString().replace("\\", "/"), BYTES, FILES, true);
            handler.setFormatter(new Line());
            handler.setLevel(Level.INFO);
            handler.setEncoding("UTF-8");
            LOGGER.addHandler(handler);
            LOGGER.setUseParentHandlers(false);
            LOGGER.info(() -> "Java " + Runtime.version() + " on " + System.getProperty("os.name"));
            return () -> {
                LOGGER.removeHandler(handler);
                handler.close();
            };
        } catch (IOException e) {
            return () -> {};
        }
    }

    /** Writes down what went wrong. */
    public static void problem(String what, Throwable thrown) {
        LOGGER.log(Level.WARNING, what, thrown);
    }

    /** Writes down what happened. */
    public static void say(String what) {
        LOGGER.info(what);
    }

    private static final class Line extends Formatter {
        @Override
        public String format(LogRecord entry) {
            StringBuilder line = new StringBuilder()
                    .append(entry.getInstant())
                    .append(' ')
                    .append(entry.getLevel().getName())
                    .append(' ')
                    // A message is one line, whatever is in it.
                    .append(formatMessage(entry).replaceAll("\\R", " "))
                    .append('\n');
            for (Throwable t = entry.getThrown(); t != null; t = t.getCause()) {
                line.append("  ")
                        .append(String.valueOf(t).replaceAll("\\R", " "))
                        .append('\n');
                for (StackTraceElement at : t.getStackTrace())
                    line.append("    at ").append(at).append('\n');
            }
            return line.toString();
        }
    }
}

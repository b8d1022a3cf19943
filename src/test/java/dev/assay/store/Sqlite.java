package dev.assay.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** Another program that opens the same file: plain JDBC, knowing nothing of this one. */
public final class Sqlite {
    private Sqlite() {}

    /** Runs statements; the file is made when it is missing. */
    public static void run(Path file, String... statements) throws SQLException {
        try (Connection db = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement s = db.createStatement()) {
            for (String sql : statements) s.execute(sql);
        }
    }

    /** What a person with a knife does first: the triggers go. */
    public static void unguarded(Path file, String... statements) throws SQLException {
        run(
                file,
                "DROP TRIGGER entry_is_never_changed",
                "DROP TRIGGER entry_is_never_deleted",
                "DROP TRIGGER entry_comes_last");
        run(file, statements);
    }
}

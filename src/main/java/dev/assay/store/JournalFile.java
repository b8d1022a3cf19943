package dev.assay.store;

import dev.assay.ledger.Chain;
import dev.assay.store.StoreException.Reason;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileStore;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import org.sqlite.SQLiteOpenMode;

/** The file a journal is in: its tables, how it is made, connected to and told from other files, and what its errors mean. */
final class JournalFile {
    /** "ASSY": what tells a project from every other SQLite file. */
    static final int APPLICATION_ID = 0x41535359;
    /** The version of the table below. */
    static final int VERSION = 1;

    static final String INSERT = "INSERT INTO entry (seq, body, hash) VALUES (?, CAST(? AS TEXT), ?)";

    private static final String[] SCHEMA = {
        """
        CREATE TABLE entry (
          seq INTEGER PRIMARY KEY,
          body TEXT NOT NULL,
          hash BLOB NOT NULL CHECK (length(hash) = 32)
        ) STRICT""", """
        CREATE TRIGGER entry_is_never_changed BEFORE UPDATE ON entry
        BEGIN SELECT RAISE(ABORT, 'the journal is never changed: record a correction'); END""", """
        CREATE TRIGGER entry_is_never_deleted BEFORE DELETE ON entry
        BEGIN SELECT RAISE(ABORT, 'the journal is never deleted from: record a retraction'); END""", """
        CREATE TRIGGER entry_comes_last BEFORE INSERT ON entry
        WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM entry)
        BEGIN SELECT RAISE(ABORT, 'an entry comes after the last one'); END""",
    };

    /** File systems on which several processes cannot share memory, which the write-ahead log needs. */
    private static final Set<String> NETWORK = Set.of(
            "nfs",
            "nfs4",
            "cifs",
            "smb",
            "smb2",
            "smb3",
            "smbfs",
            "afpfs",
            "webdav",
            "davfs",
            "9p",
            "fuse.sshfs",
            "afs",
            "ncpfs");

    private JournalFile() {}

    /**
     * Makes a project file with its first entry; refuses to overwrite anything. The file appears whole or not at all: it is made under
     * another name and linked to its own when it is complete.
     */
    static void create(Path file, byte[] first) {
        Path absolute = file.toAbsolutePath();
        Path folder = absolute.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new StoreException(Reason.MISSING, file + ": there is no folder " + folder + "; make it first");
        }
        if (Files.exists(absolute, LinkOption.NOFOLLOW_LINKS)) throw exists(file);
        Path making = absolute.resolveSibling(absolute.getFileName() + "-new");
        try {
            Files.deleteIfExists(making);
            Files.createFile(making);
            fill(making, first);
            publish(file, making, absolute);
        } catch (IOException | SQLException e) {
            throw new StoreException(Reason.UNWRITABLE, file + ": cannot be written: " + e.getMessage(), e);
        }
    }

    private static void fill(Path file, byte[] first) throws SQLException {
        try (Connection db = connect(file, false, false)) {
            db.setAutoCommit(false);
            try (Statement s = db.createStatement()) {
                for (String sql : SCHEMA) s.execute(sql);
                s.execute("PRAGMA application_id = " + APPLICATION_ID);
                s.execute("PRAGMA user_version = " + VERSION);
            }
            try (PreparedStatement insert = db.prepareStatement(INSERT)) {
                insert.setLong(1, 1);
                insert.setBytes(2, first);
                insert.setBytes(3, new Chain().link(first));
                insert.executeUpdate();
            }
            db.commit();
        }
    }

    private static void publish(Path file, Path made, Path target) throws IOException {
        try {
            Files.createLink(target, made);
            Files.delete(made);
        } catch (FileAlreadyExistsException e) {
            Files.delete(made);
            throw exists(file);
        } catch (UnsupportedOperationException | FileSystemException e) {
            Files.move(made, target); // no hard links here; a move refuses to overwrite, if less strictly
        }
    }

    private static StoreException exists(Path file) {
        return new StoreException(Reason.EXISTS, file + ": a file of that name is there already; nothing was written");
    }

    static void requireSqlite(Path file, Path absolute) {
        byte[] magic = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
        try (var in = Files.newInputStream(absolute)) {
            if (!Arrays.equals(in.readNBytes(magic.length), magic)) {
                throw new StoreException(Reason.NOT_A_PROJECT, file + ": is not an Assay project");
            }
        } catch (IOException e) {
            throw new StoreException(Reason.UNWRITABLE, file + ": cannot be read: " + e.getMessage(), e);
        }
    }

    static Connection connect(Path file, boolean readOnly, boolean immutable) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(5_000);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setOpenMode(SQLiteOpenMode.OPEN_URI);
        if (readOnly) {
            config.setReadOnly(true);
        } else {
            config.resetOpenMode(SQLiteOpenMode.CREATE);
        }
        String uri = file.toUri().getRawPath().replace("?", "%3f").replace("#", "%23");
        String mode = immutable ? "?immutable=1" : readOnly ? "?mode=ro" : "?mode=rw";
        return config.createConnection("jdbc:sqlite:file:" + uri + mode);
    }

    static void check(Path file, Connection db) throws SQLException {
        if (pragma(db, "application_id") != APPLICATION_ID) {
            throw new StoreException(Reason.NOT_A_PROJECT, file + ": is an SQLite file, but not an Assay project");
        }
        int version = pragma(db, "user_version");
        if (version > VERSION) {
            throw new StoreException(
                    Reason.NEWER,
                    file + ": was written by a newer Assay (format " + version + ", this one reads " + VERSION
                            + "); use that one");
        }
    }

    static List<String> missingGuards(Path file, Connection db) {
        SequencedMap<String, String> expected = new LinkedHashMap<>();
        for (String sql : SCHEMA) {
            String[] words = sql.split("\\s+", 4);
            if (words[1].equals("TRIGGER")) expected.put(words[2], withoutLayout(sql));
        }
        try (Statement s = db.createStatement();
                ResultSet r = s.executeQuery("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")) {
            while (r.next()) expected.remove(r.getString(1), withoutLayout(r.getString(2)));
        } catch (SQLException e) {
            throw translate(file, e);
        }
        return List.copyOf(expected.keySet());
    }

    private static String withoutLayout(String sql) {
        return sql.strip().replaceAll("\\s+", " ");
    }

    private static int pragma(Connection db, String name) throws SQLException {
        try (Statement s = db.createStatement();
                ResultSet r = s.executeQuery("PRAGMA " + name)) {
            return r.next() ? r.getInt(1) : 0;
        }
    }

    static boolean isLogged(Connection db) throws SQLException {
        try (Statement s = db.createStatement();
                ResultSet r = s.executeQuery("PRAGMA journal_mode")) {
            return r.next() && "wal".equals(r.getString(1));
        }
    }

    static boolean isNetwork(Path file) {
        try {
            FileStore store = Files.getFileStore(file);
            return NETWORK.contains(store.type().toLowerCase(Locale.ROOT))
                    || file.toString().startsWith("\\\\");
        } catch (IOException e) {
            return true; // what cannot be told is treated as what is safe everywhere
        }
    }

    static boolean isBusy(SQLException e) {
        return e instanceof SQLiteException s && (s.getResultCode().code & 0xff) == SQLiteErrorCode.SQLITE_BUSY.code
                || e instanceof SQLiteException t
                        && (t.getResultCode().code & 0xff) == SQLiteErrorCode.SQLITE_LOCKED.code;
    }

    static boolean cannotOpen(SQLException e) {
        return e instanceof SQLiteException s
                && ((s.getResultCode().code & 0xff) == SQLiteErrorCode.SQLITE_CANTOPEN.code
                        || (s.getResultCode().code & 0xff) == SQLiteErrorCode.SQLITE_READONLY.code);
    }

    static StoreException translate(Path file, SQLException e) {
        int code = e instanceof SQLiteException s ? s.getResultCode().code & 0xff : e.getErrorCode() & 0xff;
        Reason reason = switch (code) {
            case 5, 6 -> Reason.LOCKED;
            case 11 -> Reason.DAMAGED;
            case 26 -> Reason.NOT_A_PROJECT;
            case 1 -> Reason.DAMAGED;
            default -> Reason.UNWRITABLE;
        };
        String what = switch (reason) {
            case LOCKED -> "another program holds it; try again when that has finished";
            case DAMAGED -> "is damaged; restore it from a backup";
            case NOT_A_PROJECT -> "is not an Assay project";
            default -> "the disk refuses";
        };
        return new StoreException(reason, file + ": " + what + " (" + e.getMessage() + ")", e);
    }

    static void closeQuietly(@Nullable AutoCloseable open, @Nullable Exception because) {
        if (open == null) return;
        try {
            open.close();
        } catch (Exception e) {
            if (because != null) because.addSuppressed(e);
        }
    }
}

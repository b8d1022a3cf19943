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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import org.sqlite.SQLiteOpenMode;

/**
 * The journal of one project in its file. Entries are appended in one transaction for an action and never changed: triggers refuse it
 * to this program and to others.
 */
public final class JournalStore implements AutoCloseable {
    /** "ASSY": what tells a project from every other SQLite file. */
    static final int APPLICATION_ID = 0x41535359;
    /** The version of the table below. */
    static final int VERSION = 1;

    private static final String INSERT = "INSERT INTO entry (seq, body, hash) VALUES (?, CAST(? AS TEXT), ?)";

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

    private final Path file;
    private final Connection db;
    private final @Nullable WriterLock lock;
    private boolean logged;

    private JournalStore(Path file, Connection db, @Nullable WriterLock lock) {
        this.file = file;
        this.db = db;
        this.lock = lock;
    }

    /**
     * Makes a project file with its first entry; refuses to overwrite anything. The file appears whole or not at all: it is made under
     * another name and linked to its own when it is complete.
     */
    public static void create(Path file, byte[] first) {
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

    /**
     * Opens a project file.
     *
     * @param write whether entries will be appended; only one may at a time
     * @throws StoreException when it is missing, no project, newer, damaged or (for writing) locked
     */
    public static JournalStore open(Path file, boolean write) {
        Path absolute = file.toAbsolutePath();
        if (Files.isDirectory(absolute)) {
            throw new StoreException(Reason.NOT_A_PROJECT, file + ": is a folder; a project is a file, NAME.assay");
        }
        if (!Files.isRegularFile(absolute)) {
            throw new StoreException(Reason.MISSING, file + ": there is no such file");
        }
        requireSqlite(file, absolute);
        WriterLock lock = write ? WriterLock.take(absolute) : null;
        Connection db = null;
        try {
            db = connect(absolute, !write, false);
            check(file, db);
            JournalStore store = new JournalStore(absolute, db, lock);
            // A writer that was killed, or closed while others read, left the log in use.
            store.logged = write && isLogged(db);
            return store;
        } catch (SQLException e) {
            closeQuietly(db, e);
            closeQuietly(lock, e);
            if (!write && cannotOpen(e)) return openOnReadOnlyMedium(file, absolute, e);
            throw translate(file, e);
        } catch (StoreException e) {
            closeQuietly(db, e);
            closeQuietly(lock, e);
            throw e;
        }
    }

    /** A folder that cannot be written holds no log; then the file alone is the whole truth. */
    private static JournalStore openOnReadOnlyMedium(Path file, Path absolute, SQLException before) {
        if (Files.exists(absolute.resolveSibling(absolute.getFileName() + "-wal"))) throw translate(file, before);
        Connection db = null;
        try {
            db = connect(absolute, true, true);
            check(file, db);
            return new JournalStore(absolute, db, null);
        } catch (SQLException e) {
            closeQuietly(db, e);
            throw translate(file, e);
        }
    }

    private static void requireSqlite(Path file, Path absolute) {
        byte[] magic = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
        try (var in = Files.newInputStream(absolute)) {
            if (!Arrays.equals(in.readNBytes(magic.length), magic)) {
                throw new StoreException(Reason.NOT_A_PROJECT, file + ": is not an Assay project");
            }
        } catch (IOException e) {
            throw new StoreException(Reason.UNWRITABLE, file + ": cannot be read: " + e.getMessage(), e);
        }
    }

    private static Connection connect(Path file, boolean readOnly, boolean immutable) throws SQLException {
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

    private static void check(Path file, Connection db) throws SQLException {
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

    private static int pragma(Connection db, String name) throws SQLException {
        try (Statement s = db.createStatement();
                ResultSet r = s.executeQuery("PRAGMA " + name)) {
            return r.next() ? r.getInt(1) : 0;
        }
    }

    private static boolean isLogged(Connection db) throws SQLException {
        try (Statement s = db.createStatement();
                ResultSet r = s.executeQuery("PRAGMA journal_mode")) {
            return r.next() && "wal".equals(r.getString(1));
        }
    }

    /** The log comes into use with the first entry, since turning it on and off changes bytes of the file. */
    private void useLog() throws SQLException {
        if (logged || isNetwork(file)) return;
        try (Statement s = db.createStatement()) {
            s.execute("PRAGMA journal_mode = WAL");
        }
        logged = isLogged(db);
    }

    private static boolean isNetwork(Path file) {
        try {
            FileStore store = Files.getFileStore(file);
            return NETWORK.contains(store.type().toLowerCase(Locale.ROOT))
                    || file.toString().startsWith("\\\\");
        } catch (IOException e) {
            return true; // what cannot be told is treated as what is safe everywhere
        }
    }

    /** The file. */
    public Path file() {
        return file;
    }

    /** Whether entries can be appended. */
    public boolean writable() {
        return lock != null;
    }

    /** The end of the chain as it stands in the file: number of entries and last hash. */
    public Chain head() {
        try (Statement s = db.createStatement();
                ResultSet r = s.executeQuery("SELECT seq, hash FROM entry ORDER BY seq DESC LIMIT 1")) {
            if (!r.next()) return new Chain();
            return new Chain(r.getLong(1), r.getBytes(2));
        } catch (SQLException e) {
            throw translate(file, e);
        }
    }

    /** Receives entries as they stand in the file. */
    @FunctionalInterface
    public interface RowVisitor {
        /** One entry: its number, canonical bytes and hash. */
        void row(long seq, byte[] body, byte[] hash);
    }

    /** Reads the entries after one number up to another, in order. */
    public void read(long after, long upTo, RowVisitor visitor) {
        String sql = "SELECT seq, CAST(body AS BLOB), hash FROM entry WHERE seq > ? AND seq <= ? ORDER BY seq";
        try (PreparedStatement s = db.prepareStatement(sql)) {
            s.setLong(1, after);
            s.setLong(2, upTo);
            try (ResultSet r = s.executeQuery()) {
                while (r.next()) visitor.row(r.getLong(1), r.getBytes(2), r.getBytes(3));
            }
        } catch (SQLException e) {
            throw translate(file, e);
        }
    }

    /** Receives what entries say. */
    @FunctionalInterface
    public interface BodyVisitor {
        /** One entry: its number and canonical bytes. */
        void body(long seq, byte[] body);
    }

    /** Reads the entries after one number up to another, in order, without their hashes. */
    public void readBodies(long after, long upTo, BodyVisitor visitor) {
        String sql = "SELECT seq, CAST(body AS BLOB) FROM entry WHERE seq > ? AND seq <= ? ORDER BY seq";
        try (PreparedStatement s = db.prepareStatement(sql)) {
            s.setLong(1, after);
            s.setLong(2, upTo);
            try (ResultSet r = s.executeQuery()) {
                while (r.next()) visitor.body(r.getLong(1), r.getBytes(2));
            }
        } catch (SQLException e) {
            throw translate(file, e);
        }
    }

    /** Takes canonical bytes into the open transaction. */
    @FunctionalInterface
    public interface Appender {
        /** Appends one entry and returns its number. */
        long append(byte[] body);
    }

    /** What is done in one transaction. */
    @FunctionalInterface
    public interface Action<T, X extends Exception> {
        /** Appends what is to be appended; whatever is thrown takes all of it back. */
        T run(Appender appender) throws X;
    }

    /**
     * Runs one action as one transaction: all of its entries are in when this returns, none when it throws. Entries are held back until
     * the action is through (or they are many), so that an action that throws leaves every byte of the file as it was.
     *
     * @throws StoreException when the file cannot be written
     */
    public <T, X extends Exception> T transaction(Action<T, X> action) throws X {
        if (lock == null) throw new StoreException(Reason.LOCKED, file + ": is open for reading only");
        try (Pending pending = new Pending(head())) {
            T result = action.run(pending);
            pending.commit();
            return result;
        } catch (SQLException e) {
            throw translate(file, e);
        }
    }

    /** The entries of one transaction: held back at first, then in the database's own transaction. */
    private final class Pending implements Appender, AutoCloseable {
        private static final long HELD_BACK = 64 << 20;

        private final Chain chain;
        private final List<byte[]> bodies = new ArrayList<>();
        private final List<byte[]> hashes = new ArrayList<>();
        private long held;
        private long written;
        private @Nullable PreparedStatement insert;

        Pending(Chain chain) {
            this.chain = chain;
            written = chain.entries();
        }

        @Override
        public long append(byte[] body) {
            bodies.add(body);
            hashes.add(chain.link(body));
            held += body.length;
            try {
                if (held > HELD_BACK) write();
            } catch (SQLException e) {
                throw translate(file, e);
            }
            return chain.entries();
        }

        private void write() throws SQLException {
            if (insert == null) {
                useLog();
                db.setAutoCommit(false);
                insert = db.prepareStatement(INSERT);
            }
            for (int i = 0; i < bodies.size(); i++) {
                insert.setLong(1, ++written);
                insert.setBytes(2, bodies.get(i));
                insert.setBytes(3, hashes.get(i));
                // The first by itself: a database that is busy says so there, where the code of the error is kept.
                if (i == 0) insert.executeUpdate();
                else insert.addBatch();
            }
            insert.executeBatch();
            bodies.clear();
            hashes.clear();
            held = 0;
        }

        void commit() throws SQLException {
            if (!bodies.isEmpty()) write();
            if (insert != null) db.commit();
        }

        /** Ends the database's transaction; what was not committed is taken back. */
        @Override
        public void close() throws SQLException {
            if (insert == null) return;
            try (PreparedStatement open = insert) {
                db.rollback();
            } finally {
                db.setAutoCommit(true);
            }
        }
    }

    /** Puts the log back into the file, so that at rest the project is one file, and lets the writer's lock go. */
    @Override
    public void close() {
        try {
            if (lock != null && logged) {
                try (Statement s = db.createStatement()) {
                    s.execute("PRAGMA busy_timeout = 0");
                    s.execute("PRAGMA journal_mode = DELETE");
                } catch (SQLException e) {
                    // Somebody is reading: the log stays, and whoever closes last puts it back.
                    if (!isBusy(e)) throw e;
                }
            }
            db.close();
        } catch (SQLException e) {
            throw translate(file, e);
        } finally {
            if (lock != null) closeQuietly(lock, null);
        }
    }

    private static boolean isBusy(SQLException e) {
        return e instanceof SQLiteException s && (s.getResultCode().code & 0xff) == SQLiteErrorCode.SQLITE_BUSY.code
                || e instanceof SQLiteException t
                        && (t.getResultCode().code & 0xff) == SQLiteErrorCode.SQLITE_LOCKED.code;
    }

    private static boolean cannotOpen(SQLException e) {
        return e instanceof SQLiteException s
                && ((s.getResultCode().code & 0xff) == SQLiteErrorCode.SQLITE_CANTOPEN.code
                        || (s.getResultCode().code & 0xff) == SQLiteErrorCode.SQLITE_READONLY.code);
    }

    private static StoreException translate(Path file, SQLException e) {
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

    private static void closeQuietly(@Nullable AutoCloseable open, @Nullable Exception because) {
        if (open == null) return;
        try {
            open.close();
        } catch (Exception e) {
            if (because != null) because.addSuppressed(e);
        }
    }
}

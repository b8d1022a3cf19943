package dev.assay.store;

import dev.assay.ledger.Chain;
import dev.assay.store.StoreException.Reason;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The journal of one project in its file. Entries are appended in one transaction for an action and never changed: triggers refuse it
 * to this program and to others.
 */
public final class JournalStore implements AutoCloseable {
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
     * Makes a project file with its first entry; refuses to overwrite anything. The file appears whole or not at all.
     *
     * @throws StoreException when there is one already, or it cannot be made
     */
    public static void create(Path file, byte[] first) {
        JournalFile.create(file, first);
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
        JournalFile.requireSqlite(file, absolute);
        WriterLock lock = write ? WriterLock.take(absolute) : null;
        Connection db = null;
        try {
            db = JournalFile.connect(absolute, !write, false);
            JournalFile.check(file, db);
            JournalStore store = new JournalStore(absolute, db, lock);
            // A writer that was killed, or closed while others read, left the log in use.
            store.logged = write && JournalFile.isLogged(db);
            return store;
        } catch (SQLException e) {
            JournalFile.closeQuietly(db, e);
            JournalFile.closeQuietly(lock, e);
            if (!write && JournalFile.cannotOpen(e)) return openOnReadOnlyMedium(file, absolute, e);
            throw JournalFile.translate(file, e);
        } catch (StoreException e) {
            JournalFile.closeQuietly(db, e);
            JournalFile.closeQuietly(lock, e);
            throw e;
        }
    }

    /** A folder that cannot be written holds no log; then the file alone is the whole truth. */
    private static JournalStore openOnReadOnlyMedium(Path file, Path absolute, SQLException before) {
        if (Files.exists(absolute.resolveSibling(absolute.getFileName() + "-wal")))
            throw JournalFile.translate(file, before);
        Connection db = null;
        try {
            db = JournalFile.connect(absolute, true, true);
            JournalFile.check(file, db);
            return new JournalStore(absolute, db, null);
        } catch (SQLException e) {
            JournalFile.closeQuietly(db, e);
            throw JournalFile.translate(file, e);
        }
    }

    /** The log comes into use with the first entry, since turning it on and off changes bytes of the file. */
    private void useLog() throws SQLException {
        if (logged || JournalFile.isNetwork(file)) return;
        try (Statement s = db.createStatement()) {
            s.execute("PRAGMA journal_mode = WAL");
        }
        logged = JournalFile.isLogged(db);
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
            throw JournalFile.translate(file, e);
        }
    }

    /**
     * The triggers by which the file refuses every change, as far as another program took them away or put others in their place: their
     * names. What is recorded need not differ for it; the chain says that.
     */
    public List<String> missingGuards() {
        return JournalFile.missingGuards(file, db);
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
            throw JournalFile.translate(file, e);
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
            throw JournalFile.translate(file, e);
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
            throw JournalFile.translate(file, e);
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
                throw JournalFile.translate(file, e);
            }
            return chain.entries();
        }

        private void write() throws SQLException {
            if (insert == null) {
                useLog();
                db.setAutoCommit(false);
                insert = db.prepareStatement(JournalFile.INSERT);
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
                    if (!JournalFile.isBusy(e)) throw e;
                }
            }
            db.close();
        } catch (SQLException e) {
            throw JournalFile.translate(file, e);
        } finally {
            if (lock != null) JournalFile.closeQuietly(lock, null);
        }
    }
}

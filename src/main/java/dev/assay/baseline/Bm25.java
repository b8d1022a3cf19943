package dev.assay.baseline;

import dev.assay.method.EventLine;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Words;
import dev.assay.model.Event;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;

/**
 * BM25 by SQLite's FTS5 over the lines of a space, in memory: words by Porter's stems, the question's words without stop words joined by
 * OR, SQLite's own weights (k1 = 1.2, b = 0.75).
 */
public final class Bm25 extends Baseline {
    private final Connection db;
    private final PreparedStatement query;

    /**
     * Indexes a space.
     *
     * @throws IllegalStateException when this SQLite has no FTS5
     */
    public Bm25(SpaceSnapshot space) {
        super(space);
        try {
            db = DriverManager.getConnection("jdbc:sqlite::memory:");
            db.setAutoCommit(false);
            try (Statement s = db.createStatement()) {
                s.execute("CREATE VIRTUAL TABLE line USING fts5(text, tokenize = 'porter unicode61')");
            }
            try (PreparedStatement insert = db.prepareStatement("INSERT INTO line(rowid, text) VALUES (?, ?)")) {
                List<Event> events = space.record().events();
                for (int t = 0; t < events.size(); t++) {
                    insert.setInt(1, t);
                    insert.setString(2, EventLine.of(events.get(t)));
                    insert.addBatch();
                    if (t % 10_000 == 9_999) insert.executeBatch();
                }
                insert.executeBatch();
            }
            db.commit();
            query = db.prepareStatement("SELECT rowid, bm25(line) FROM line WHERE line MATCH ?");
        } catch (SQLException e) {
            throw new IllegalStateException("SQLite's FTS5 could not index the space: " + e.getMessage(), e);
        }
    }

    @Override
    public String name() {
        return "bm25";
    }

    @Override
    public synchronized List<Ranked> rank(String question) {
        // Each word in quotes, so that nothing in it is an operator.
        String match = Words.of(question).stream()
                .map(w -> '"' + w.replace("\"", "\"\"") + '"')
                .collect(Collectors.joining(" OR "));
        double[] scores = new double[space().record().events().size()];
        if (match.isEmpty()) return List.of();
        try {
            query.setString(1, match);
            try (ResultSet rows = query.executeQuery()) {
                // FTS5 gives the better match the lower number.
                while (rows.next()) scores[rows.getInt(1)] = -rows.getDouble(2);
            }
        } catch (SQLException e) {
            throw new IllegalStateException("SQLite's FTS5 could not be asked: " + e.getMessage(), e);
        }
        return best(scores, 0);
    }

    @Override
    public synchronized void close() {
        try {
            db.close();
        } catch (SQLException e) {
            throw new IllegalStateException("SQLite could not be closed: " + e.getMessage(), e);
        }
    }
}

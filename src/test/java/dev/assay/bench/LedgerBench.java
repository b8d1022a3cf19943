package dev.assay.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.ImportReport;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.method.Standings;
import dev.assay.model.Anchor;
import dev.assay.project.Access;
import dev.assay.project.Project;
import java.io.BufferedWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.Statement;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * 100,000 facts with 50,000 edges: capturing them beside plain inserts of the same bytes into SQLite, opening the project, and the
 * standing of all at a chosen time. Run it alone: {@code ./mvnw test -Dtest=LedgerBench -Dtest.groups=bench -Dtest.excludedGroups=}.
 */
@Tag("bench")
class LedgerBench {
    private static final int FACTS = 100_000;
    private static final String[] RELATIONS = {"falsifies", "supersedes", "supports", "retracts"};

    @TempDir
    Path folder;

    private static double seconds(long since) {
        return (System.nanoTime() - since) / 1e9;
    }

    private static String fact(int i) {
        String edge = i % 2 == 1
                ? "{\"target_id\":\"m" + (i - 1 - (i / 2) % 97 * (i > 400 ? 2 : 0)) + "\",\"relation\":\""
                        + RELATIONS[i / 2 % RELATIONS.length] + "\",\"reason\":\"measured anew in run " + i + "\"}"
                : "";
        return "{\"memory_id\":\"m" + i + "\",\"content\":\"Service " + i % 1000 + " answers within " + i % 251
                + " milliseconds when " + i % 37 + " clients ask at once.\",\"provenance\":{\"source\":\"src/service"
                + i % 1000
                + ".ts\",\"line_range\":[" + (1 + i % 90) + "," + (5 + i % 90) + "],\"commit_hash\":\"a1b2c3d"
                + i % 10 + "\",\"timestamp\":\"" + LocalDate.of(2020, 1, 1).plusDays(i / 60)
                + "T10:00:00Z\"},\"edges\":["
                + edge + "]}";
    }

    @Test
    void aHundredThousandFacts() throws Exception {
        Path file = folder.resolve("facts.jsonl");
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int i = 0; i < FACTS; i++) out.write(fact(i) + "\n");
        }
        List<String> lines = Files.readAllLines(file);
        for (int round = 0; round < 3; round++) {
            plain(lines, folder.resolve("plain" + round + ".db"));
            Path project = folder.resolve("p" + round + ".assay");
            long since = System.nanoTime();
            try (Project p = Project.create(project)) {
                ImportReport report = Imports.importFile(p, file, ImportOptions.DEFAULT, Progress.NONE);
                assertThat(report.refused()).isEmpty();
            }
            report("captured, closed", seconds(since), FACTS);
            since = System.nanoTime();
            try (Project p = Project.open(project, Access.READ)) {
                report("opened", seconds(since), FACTS);
                since = System.nanoTime();
                p.snapshot().edges();
                report("edges indexed", seconds(since), FACTS / 2);
                since = System.nanoTime();
                Standings standings = p.snapshot().standings("facts", Anchor.of("2022-06-01"));
                report("standing of all", seconds(since), FACTS);
                System.out.println("  live: " + standings.live());
                since = System.nanoTime();
                p.asOf(null, Anchor.of("2022-06-01")).standings("facts", Anchor.of("2022-06-01"));
                report("standing of all as known then", seconds(since), FACTS);
            }
            since = System.nanoTime();
            assertThat(Project.verify(project, null).ok()).isTrue();
            report("verified", seconds(since), FACTS);
        }
    }

    private static void plain(List<String> lines, Path file) throws Exception {
        long since = System.nanoTime();
        try (Connection db = DriverManager.getConnection("jdbc:sqlite:" + file)) {
            try (Statement s = db.createStatement()) {
                s.execute("PRAGMA journal_mode = WAL");
                s.execute("CREATE TABLE fact (seq INTEGER PRIMARY KEY, body TEXT NOT NULL)");
            }
            db.setAutoCommit(false);
            try (PreparedStatement insert = db.prepareStatement("INSERT INTO fact (body) VALUES (?)")) {
                for (String line : lines) {
                    insert.setString(1, line);
                    insert.executeUpdate();
                }
            }
            db.commit();
        }
        report("plain SQLite inserts", seconds(since), FACTS);
    }

    private static void report(String what, double seconds, int n) {
        System.out.printf(Locale.ROOT, "%-32s %7.3f s  %,10.0f/s%n", what, seconds, n / seconds);
    }
}

package dev.assay.project;

import static dev.assay.exchange.Facts.edge;
import static dev.assay.exchange.Facts.fact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.AssayCommand.Ended;
import dev.assay.store.Sqlite;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A ledger with facts, edges, refusals and decisions, changed behind the program's back at every entry in turn. */
class LedgerTamperTest {
    @TempDir
    Path folder;

    private Path file;
    private String head = "";
    private List<String> bodies = List.of();
    private List<byte[]> hashes = List.of();

    @BeforeEach
    void aLedger() throws Exception {
        file = folder.resolve("p.assay");
        AssayCommand.ok(
                "import", file, AssayCommand.sample("alice-and-bob/five.jsonl", folder), "--references", "count-1");
        Path facts = Files.writeString(
                folder.resolve("facts.json"),
                "[" + fact("m30", "Tokens live 30 minutes.", "2024-01-01", "\"entities\":[\"tokens\"]") + ","
                        + fact("m15", "Tokens live 15 minutes.", "2024-02-01", edge("falsifies", "m30")) + ","
                        + fact("m5", "Tokens live 5 minutes.", "2024-03-01", edge("supersedes", "m15")) + ","
                        + fact("bad", "No such thing.", "2024-03-01", edge("supports", "nobody")) + ","
                        + fact("err", "That was another service.", "2024-04-01", edge("retracts", "m5")) + "]");
        assertThat(AssayCommand.run("capture", file, facts, "--space", "ledger").exit())
                .isEqualTo(3);
        AssayCommand.ok("settle", file, "five/t4/it/1", "--as", "alice's vase", "--by", "Ada", "--why", "the vase");
        AssayCommand.ok(
                "correct", file, "t3", "--space", "five", "--remove", "my bike", "--by", "Ada", "--why", "not his");
        AssayCommand.ok("alias", file, "carla", "pottery class", "--space", "five", "--by", "Bo", "--why", "try");
        read();
        head = bodies.size() + ":" + HexFormat.of().formatHex(hashes.getLast());
        AssayCommand.ok("verify", file, "--head", head);
        assertThat(kinds()).contains("fact", "refusal", "decision", "turn", "listing");
    }

    private List<String> kinds() {
        return bodies.stream()
                .map(b -> b.replaceFirst(".*\"kind\":\"([a-z_]+)\".*", "$1"))
                .toList();
    }

    private void read() throws SQLException {
        bodies = new ArrayList<>();
        hashes = new ArrayList<>();
        try (Connection db = DriverManager.getConnection("jdbc:sqlite:" + file);
                ResultSet r = db.createStatement().executeQuery("SELECT body, hash FROM entry ORDER BY seq")) {
            while (r.next()) {
                bodies.add(r.getString(1));
                hashes.add(r.getBytes(2));
            }
        }
    }

    private static byte[] link(byte[] before, String body) throws Exception {
        MessageDigest sha = MessageDigest.getInstance("SHA-256");
        sha.update(before);
        return sha.digest(body.getBytes(StandardCharsets.UTF_8));
    }

    /** Another journal in place of this one, its chain as it should be from the first entry on. */
    private void rewrite(List<String> all) throws Exception {
        List<byte[]> chain = new ArrayList<>();
        byte[] last = new byte[32];
        for (String body : all) chain.add(last = link(last, body));
        put(all, chain);
    }

    private void put(List<String> all, List<byte[]> chain) throws SQLException {
        try (Connection db = DriverManager.getConnection("jdbc:sqlite:" + file)) {
            db.createStatement().execute("DELETE FROM entry");
            try (PreparedStatement s = db.prepareStatement("INSERT INTO entry VALUES (?, ?, ?)")) {
                for (int i = 0; i < all.size(); i++) {
                    s.setLong(1, i + 1L);
                    s.setString(2, all.get(i));
                    s.setBytes(3, chain.get(i));
                    s.executeUpdate();
                }
            }
        }
    }

    private long firstBad(Object... more) {
        Object[] words = new Object[3 + more.length];
        words[0] = "verify";
        words[1] = file;
        words[2] = "--json";
        System.arraycopy(more, 0, words, 3, more.length);
        Ended ended = AssayCommand.run(words);
        JsonNode bad = ended.json().get("first_bad");
        if (bad.isNull()) return 0;
        assertThat(ended.exit()).isEqualTo(1);
        assertThat(AssayCommand.run("verify", file).out())
                .startsWith(
                        more.length == 0 ? "the chain does not hold: entry " + bad.get("seq") + ": " : "the chain ");
        return bad.get("seq").longValue();
    }

    /** One letter of every text in turn: every link is checked, not only the ends. */
    @Test
    void aLetterOfAnyEntryIsFoundThere() throws Exception {
        Sqlite.unguarded(file);
        for (int i = 0; i < bodies.size(); i++) {
            String body = bodies.get(i);
            int at = body.lastIndexOf('e');
            String edited = body.substring(0, at) + "E" + body.substring(at + 1);
            try (Connection db = DriverManager.getConnection("jdbc:sqlite:" + file);
                    PreparedStatement s = db.prepareStatement("UPDATE entry SET body = ? WHERE seq = ?")) {
                s.setLong(2, i + 1L);
                s.setString(1, edited);
                s.executeUpdate();
                assertThat(firstBad()).isEqualTo(i + 1);
                s.setString(1, body);
                s.executeUpdate();
            }
        }
        assertThat(firstBad()).isZero();
    }

    @Test
    void anyEntryThatIsDeletedIsMissed() throws Exception {
        Sqlite.unguarded(file);
        for (int i = 1; i <= bodies.size(); i++) {
            Sqlite.run(file, "DELETE FROM entry WHERE seq = " + i);
            assertThat(firstBad()).as("entry %d of %d", i, bodies.size()).isEqualTo(i);
            put(bodies, hashes);
        }
    }

    @Test
    void anyTwoThatChangePlacesAreFoundAtTheFirst() throws Exception {
        Sqlite.unguarded(file);
        for (int i = 1; i < bodies.size(); i++) {
            String swap = "UPDATE entry SET seq = CASE seq WHEN -" + i + " THEN " + (i + 1) + " ELSE " + i
                    + " END WHERE seq < 0";
            Sqlite.run(file, "UPDATE entry SET seq = -seq WHERE seq IN (" + i + ", " + (i + 1) + ")", swap);
            assertThat(firstBad()).isEqualTo(i);
            put(bodies, hashes);
        }
    }

    /** A forged falsification in the middle, with the hash it should have there: the entry after it gives it away. */
    @Test
    void oneThatIsInsertedWithItsHashRecomputedIsFoundAtTheNext() throws Exception {
        Sqlite.unguarded(file);
        int fact = kinds().indexOf("fact");
        String real =
                bodies.stream().filter(b -> b.contains("falsifies")).findFirst().orElseThrow();
        String forged = real.replace("m15", "m16");
        assertThat(forged).isNotEqualTo(real);
        for (int at = fact + 1; at < bodies.size(); at++) {
            List<String> all = new ArrayList<>(bodies);
            List<byte[]> chain = new ArrayList<>(hashes);
            all.add(at, forged);
            chain.add(at, link(hashes.get(at - 1), forged));
            put(all, chain);
            // In the place of the last it is not the one whose hash was seen; anywhere else the one after it does not
            // follow.
            assertThat(firstBad()).isEqualTo(at + 1 == bodies.size() ? at + 1 : at + 2);
        }
    }

    private void forgetHead() {
        String id = bodies.getFirst().replaceFirst(".*\"id\":\"([^\"]*)\".*", "$1");
        new Heads(Path.of(System.getProperty("assay.home"), "heads")).forget(id);
    }

    @Test
    void aTailThatIsCutIsSeenByTheHeadOutsideAlone() throws Exception {
        Sqlite.unguarded(file);
        for (int keep = bodies.size() - 1; keep >= 2; keep--) {
            Sqlite.run(file, "DELETE FROM entry WHERE seq > " + keep);
            assertThat(firstBad()).isEqualTo(keep + 1);
        }
        put(bodies.subList(0, bodies.size() - 1), hashes);
        forgetHead();
        assertThat(firstBad()).isZero();
        assertThat(firstBad("--head", head)).isEqualTo(bodies.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"fact", "refusal", "decision"})
    void aJournalWrittenAnewIsSeenByTheHeadOutsideAlone(String kind) throws Exception {
        Sqlite.unguarded(file);
        UnaryOperator<String> forge = b -> switch (kind) {
            case "fact" -> b.replace("30 minutes", "90 minutes");
            case "refusal" -> b.replace("No such thing", "Quite a thing");
            default -> b.replace("the vase\"", "the bike\"");
        };
        List<String> forged = bodies.stream().map(forge).toList();
        assertThat(forged).isNotEqualTo(bodies);
        rewrite(forged);
        assertThat(firstBad()).isEqualTo(bodies.size());
        forgetHead();
        assertThat(firstBad()).isZero();
        assertThat(firstBad("--head", head)).isEqualTo(bodies.size());
    }
}

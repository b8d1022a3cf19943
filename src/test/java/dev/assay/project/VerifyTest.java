package dev.assay.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.store.Sqlite;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Damage behind the program's back, and whether the first bad entry is named. */
class VerifyTest {
    /** An entry as another program sees it. */
    private record Line(long seq, String body, byte[] hash) {}

    @TempDir
    Path folder;

    private Path file;
    /** project, file, space, turn t0, run, listing t0, turn t1, listing, t2, listing, t3, listing: 12 entries. */
    private List<Line> before;

    @BeforeEach
    void theWorkedExample() throws SQLException {
        file = folder.resolve("p.assay");
        AssayCommand.ok("import", file, AssayCommand.sample("alice-and-bob/four.jsonl", folder));
        before = lines();
        assertThat(before).hasSize(12);
    }

    private List<Line> lines() throws SQLException {
        List<Line> lines = new ArrayList<>();
        try (Connection db = DriverManager.getConnection("jdbc:sqlite:" + file);
                ResultSet r = db.createStatement().executeQuery("SELECT seq, body, hash FROM entry ORDER BY seq")) {
            while (r.next()) lines.add(new Line(r.getLong(1), r.getString(2), r.getBytes(3)));
        }
        return lines;
    }

    /** Puts other lines in place of all, as somebody who wants to deceive would. */
    private void replaceBy(List<Line> lines) throws SQLException {
        Sqlite.unguarded(file, "DELETE FROM entry");
        try (Connection db = DriverManager.getConnection("jdbc:sqlite:" + file);
                PreparedStatement s = db.prepareStatement("INSERT INTO entry VALUES (?, ?, ?)")) {
            for (Line l : lines) {
                s.setLong(1, l.seq());
                s.setString(2, l.body());
                s.setBytes(3, l.hash());
                s.executeUpdate();
            }
        }
    }

    /** The same bodies with numbers and hashes as the method's section 9 says. */
    private static List<Line> chained(List<String> bodies) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            byte[] last = new byte[32];
            List<Line> lines = new ArrayList<>();
            for (String body : bodies) {
                sha.update(last);
                last = sha.digest(body.getBytes(StandardCharsets.UTF_8));
                lines.add(new Line(lines.size() + 1L, body, last));
            }
            return lines;
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> bodies(List<Line> lines) {
        return lines.stream().map(Line::body).toList();
    }

    private String head() {
        Line last = before.getLast();
        return last.seq() + ":" + HexFormat.of().formatHex(last.hash());
    }

    private static Line with(Line l, String body) {
        return new Line(l.seq(), body, l.hash());
    }

    private static List<Line> edited(List<Line> all, int seq, UnaryOperator<String> edit) {
        List<Line> lines = new ArrayList<>(all);
        Line l = lines.get(seq - 1);
        String body = edit.apply(l.body());
        assertThat(body).isNotEqualTo(l.body());
        lines.set(seq - 1, with(l, body));
        return lines;
    }

    private static List<Line> swapped(List<Line> all, int one, int other) {
        List<Line> lines = new ArrayList<>(all);
        Line a = lines.get(one - 1);
        Line b = lines.get(other - 1);
        lines.set(one - 1, new Line(one, b.body(), b.hash()));
        lines.set(other - 1, new Line(other, a.body(), a.hash()));
        return lines;
    }

    private static List<Line> without(List<Line> all, int seq, boolean renumbered) {
        List<Line> lines = new ArrayList<>();
        for (Line l : all) {
            if (l.seq() == seq) continue;
            lines.add(l.seq() < seq || !renumbered ? l : new Line(l.seq() - 1, l.body(), l.hash()));
        }
        return lines;
    }

    /** One put in between with the hash it should have there; what follows keeps its own. */
    private static List<Line> inserted(List<Line> all, int seq, String body) {
        List<String> upTo = new ArrayList<>(bodies(all.subList(0, seq - 1)));
        upTo.add(body);
        List<Line> lines = new ArrayList<>(chained(upTo));
        for (Line l : all.subList(seq - 1, all.size())) lines.add(new Line(l.seq() + 1, l.body(), l.hash()));
        return lines;
    }

    private static String hashByte(Line l) {
        byte[] hash = l.hash().clone();
        hash[31] ^= 1;
        return HexFormat.of().formatHex(hash);
    }

    private interface Damage {
        List<Line> to(List<Line> all);
    }

    private static final String TURN =
            "{\"id\":\"t9\",\"kind\":\"turn\",\"source\":{\"from\":1,\"path\":\"p\"},\"space\":\"four\",\"text\":\"forged\"}";

    static Stream<Arguments> damages() {
        return Stream.of(
                damage("a text edited", 9, a -> edited(a, 9, b -> b.replace("praised", "broke"))),
                damage("one letter of the first entry", 1, a -> edited(a, 1, b -> b.replace("project", "Project"))),
                damage("the last entry edited", 12, a -> edited(a, 12, b -> b.replace("my bike", "my bikes"))),
                damage("an entry emptied", 5, a -> edited(a, 5, b -> "")),
                damage("an entry deleted", 4, a -> without(a, 4, false)),
                damage("the first entry deleted", 1, a -> without(a, 1, false)),
                damage("an entry deleted and the rest renumbered", 6, a -> without(a, 6, true)),
                damage("two reordered", 7, a -> swapped(a, 7, 9)),
                damage("one inserted with its hash recomputed", 8, a -> inserted(a, 7, TURN)),
                damage("a hash changed", 3, a -> {
                    List<Line> lines = new ArrayList<>(a);
                    Line l = lines.get(2);
                    lines.set(2, new Line(3, l.body(), HexFormat.of().parseHex(hashByte(l))));
                    return lines;
                }),
                // From here on every hash is right, and the content gives it away.
                damage("one appended that is nothing", 13, a -> chained(plus(bodies(a), "{\"kind\":\"nothing\"}"))),
                damage(
                        "one appended that is not canonical",
                        13,
                        a -> chained(plus(bodies(a), TURN.replace(":1,", ":01,")))),
                damage(
                        "a field nobody knows",
                        13,
                        a -> chained(plus(bodies(a), TURN.replace("{\"id", "{\"hue\":\"red\",\"id")))),
                damage(
                        "a field of another kind",
                        13,
                        a -> chained(plus(bodies(a), TURN.replace("\"forged\"", "\"forged\",\"window\":3")))),
                damage("a field missing", 13, a -> chained(plus(bodies(a), TURN.replace("\"id\":\"t9\",", "")))),
                damage("a turn twice", 13, a -> chained(plus(bodies(a), a.get(3).body()))),
                damage(
                        "a second project",
                        13,
                        a -> chained(plus(bodies(a), a.getFirst().body()))),
                damage(
                        "a turn of a space that is not there",
                        13,
                        a -> chained(plus(bodies(a), TURN.replace("\"four\"", "\"forty\"")))),
                damage(
                        "a control sign not escaped",
                        13,
                        a -> chained(plus(bodies(a), TURN.replace("forged", "a\u0007")))));
    }

    private static List<String> plus(List<String> bodies, String more) {
        List<String> all = new ArrayList<>(bodies);
        all.add(more);
        return all;
    }

    private static Arguments damage(String what, int firstBad, Damage damage) {
        return Arguments.of(what, firstBad, damage);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damages")
    void theFirstBadEntryIsNamed(String what, int firstBad, Damage damage) throws SQLException {
        replaceBy(damage.to(before));
        AssayCommand.Ended ended = AssayCommand.run("verify", file, "--json");
        assertThat(ended.exit()).isEqualTo(1);
        JsonNode json = ended.json();
        assertThat(json.get("ok").booleanValue()).isFalse();
        assertThat(json.get("first_bad").get("seq").intValue()).as("%s", json).isEqualTo(firstBad);
        assertThat(json.get("first_bad").get("reason").stringValue()).isNotBlank();
        assertThat(AssayCommand.run("verify", file).out())
                .startsWith("the chain does not hold: entry " + firstBad + ": ");
    }

    @Test
    void bytesThatAreNoTextAreNamed() throws SQLException {
        Sqlite.unguarded(file, "UPDATE entry SET body = CAST(X'7B22696422FF7D' AS TEXT) WHERE seq = 9");
        assertThat(AssayCommand.run("verify", file).out()).startsWith("the chain does not hold: entry 9: ");
        assertThat(AssayCommand.run("spaces", file).exit()).isEqualTo(4);
    }

    @Test
    void whatHoldsIsSaidToHold() {
        AssayCommand.Ended ended = AssayCommand.ok("verify", file, "--json", "--head", head());
        assertThat(ended.out())
                .isEqualTo("{\"ok\":true,\"entries\":12,\"head\":\""
                        + HexFormat.of().formatHex(before.getLast().hash()) + "\",\"first_bad\":null}\n");
        assertThat(chained(bodies(before)))
                .usingRecursiveFieldByFieldElementComparator()
                .isEqualTo(before);
        Line middle = before.get(6);
        AssayCommand.ok("verify", file, "--head", "7:" + HexFormat.of().formatHex(middle.hash()));
    }

    @Test
    void aCutTailIsSeenOnlyByAHeadKeptElsewhere() throws SQLException {
        replaceBy(before.subList(0, 10));
        assertThat(AssayCommand.run("verify", file).out())
                .contains("entry 11: ")
                .contains("the head last seen here");
        assertThat(AssayCommand.ok("spaces", file).err()).contains("its tail was cut, or a backup was put back");
        new Heads(Path.of(System.getProperty("assay.home"), "heads")).forget(id());
        AssayCommand.ok("verify", file);
        AssayCommand.Ended ended = AssayCommand.run("verify", file, "--json", "--head", head());
        assertThat(ended.exit()).isEqualTo(1);
        assertThat(ended.json().get("first_bad").get("seq").intValue()).isEqualTo(11);
        assertThat(ended.json().get("first_bad").get("reason").stringValue()).contains("tail was cut");
    }

    @Test
    void aChainWrittenAnewIsSeenOnlyByAHeadKeptElsewhere() throws SQLException {
        replaceBy(chained(bodies(edited(before, 9, b -> b.replace("praised", "broke")))));
        assertThat(AssayCommand.run("verify", file).out())
                .contains("entry 12: ")
                .contains("the head last seen here");
        assertThat(AssayCommand.ok("spaces", file).err()).contains("the journal was written anew");
        new Heads(Path.of(System.getProperty("assay.home"), "heads")).forget(id());
        AssayCommand.ok("verify", file);
        AssayCommand.Ended ended = AssayCommand.run("verify", file, "--json", "--head", head());
        assertThat(ended.exit()).isEqualTo(1);
        assertThat(ended.json().get("first_bad").get("seq").intValue()).isEqualTo(12);
        assertThat(ended.json().get("first_bad").get("reason").stringValue()).contains("written anew");
    }

    private String id() {
        return before.getFirst().body().replaceFirst(".*\"id\":\"([^\"]*)\".*", "$1");
    }

    @Test
    void aBackupPutBackIsSaidAcceptedAndRecorded() throws Exception {
        Path backup = Files.copy(file, folder.resolve("backup"));
        AssayCommand.ok("set", file, "--window", "5", "--by", "Ada", "--why", "longer talk");
        Files.copy(backup, file, StandardCopyOption.REPLACE_EXISTING);
        assertThat(AssayCommand.run("verify", file).exit()).isEqualTo(1);
        // Reading goes on, and so does writing; the head that was seen is not forgotten for it.
        assertThat(AssayCommand.ok("set", file, "--window", "4", "--by", "Ada", "--why", "short talk")
                        .err())
                .contains("its tail was cut, or a backup was put back")
                .doesNotContain("defect");
        assertThat(AssayCommand.run("verify", file).exit()).isEqualTo(1);
        AssayCommand.ok("accept", file, "--by", "Ada", "--why", "the disk failed");
        assertThat(AssayCommand.ok("verify", file).out()).startsWith("the chain holds: 14 entries");
        assertThat(AssayCommand.ok("spaces", file).err()).isEmpty();
        assertThat(lines().getLast().body()).contains("\"kind\":\"head\"").contains("the disk failed");
        assertThat(AssayCommand.run("accept", file, "--by", "Ada", "--why", "again")
                        .exit())
                .isEqualTo(2);
    }
}

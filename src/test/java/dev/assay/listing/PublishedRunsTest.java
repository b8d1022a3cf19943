package dev.assay.listing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.listing.Agreement.Cell;
import dev.assay.method.Folding;
import dev.assay.method.NameContext;
import dev.assay.method.NameDecisions;
import dev.assay.method.Names;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * The built-in lister against three published runs of a language model over the same turns. The runs list the person addressed in nearly
 * every turn; only what stands in the turn's own text is compared.
 */
class PublishedRunsTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Names NAMES = new Names(NameRules.ASSAY_1, NameDecisions.NONE);

    private record Turn(String id, String speaker, String other, String text) {
        NameContext context() {
            return new NameContext(Folding.fold(speaker), Folding.fold(other));
        }
    }

    @ParameterizedTest
    @CsvSource({"conv26-s1-3.run1.jsonl, 0", "conv26-s1-3.run2.jsonl, 0", "conv30-s1-3.run1.jsonl, 1"})
    void agreesOnProperNames(String run, int conversation) throws IOException {
        Path data = Path.of(System.getProperty("assay.shared", "../shared"), "data");
        assumeTrue(
                Files.isReadable(data.resolve("locomo5.json"))
                        && Files.isReadable(data.resolve("ndm").resolve(run)),
                "skipped: the published runs are not on this machine");
        List<Turn> turns =
                turns(JSON.readTree(data.resolve("locomo5.json").toFile()).get(conversation), 3);
        List<String> lines = Files.readAllLines(data.resolve("ndm").resolve(run));
        assertThat(lines).hasSameSizeAs(turns);

        Set<String> names = new TreeSet<>();
        for (int i = 0; i < turns.size(); i++) {
            for (JsonNode e : JSON.readTree(lines.get(i)).get("entities")) {
                String name = e.get("name").asString();
                if (isProper(name, turns.get(i))) names.add(name);
            }
        }
        Set<Cell> ourNames = new TreeSet<>();
        Set<Cell> theirNames = new TreeSet<>();
        Set<Cell> ours = new TreeSet<>();
        Set<Cell> theirs = new TreeSet<>();
        BuiltinLister lister = new BuiltinLister();
        for (int i = 0; i < turns.size(); i++) {
            Turn turn = turns.get(i);
            List<Mention> listed = ((Outcome.Listed) lister.list(turn.text(), turn.speaker(), turn.other())).mentions();
            List<Mention> proper =
                    listed.stream().filter(m -> Boolean.TRUE.equals(m.proper())).toList();
            ourNames.addAll(Agreement.cells(turn.id(), proper, NAMES, turn.context()));
            ours.addAll(Agreement.cells(
                    turn.id(), listed.stream().map(PublishedRunsTest::untyped).toList(), NAMES, turn.context()));
            for (JsonNode e : JSON.readTree(lines.get(i)).get("entities")) {
                String name = e.get("name").asString();
                JsonNode dimensions = e.get("dimensions");
                boolean open = dimensions != null && dimensions.has("reference_status");
                if (open || !turn.text().contains(name) || name.equals(turn.speaker())) continue;
                boolean named = names.contains(name);
                Mention m = new Mention(name, MentionType.OTHER, named ? true : null, null, null, true);
                Set<Cell> cells = Agreement.cells(turn.id(), List.of(m), NAMES, turn.context());
                theirs.addAll(cells);
                if (named) theirNames.addAll(cells);
            }
        }
        Agreement named = Agreement.of(ourNames, theirNames);
        Agreement all = Agreement.of(ours, theirs);
        System.out.printf(
                Locale.ROOT,
                "%s: proper names: both %d, only here %s, only there %s, precision %.2f, recall %.2f%n",
                run,
                named.both().size(),
                named.onlyA(),
                named.onlyB(),
                named.precision(),
                named.recall());
        System.out.printf(
                Locale.ROOT,
                "%s: all rows: both %d, only here %d, only there %d, precision %.2f, recall %.2f; only there: %s%n",
                run,
                all.both().size(),
                all.onlyA().size(),
                all.onlyB().size(),
                all.precision(),
                all.recall(),
                all.onlyB());
        assertThat(named.recall()).as("recall of proper names").isGreaterThanOrEqualTo(0.8);
        assertThat(named.precision()).as("precision of proper names").isGreaterThanOrEqualTo(0.6);
        assertThat(all.recall()).as("recall of all rows").isGreaterThanOrEqualTo(0.4);
    }

    /** Types differ (a kid is a person to one and not to the other), and with them the singular: types are left out of the comparison. */
    private static Mention untyped(Mention m) {
        if (m.type() == MentionType.TIME) return m;
        return new Mention(m.text(), MentionType.OTHER, m.proper(), null, null, m.resolved());
    }

    /** Whether every longer word has a capital that the start of a sentence does not explain. */
    private static boolean isProper(String name, Turn turn) {
        for (String word : name.split(" ")) {
            if (word.length() > 3 && !Character.isUpperCase(word.charAt(0))) return false;
        }
        if (!Character.isUpperCase(name.charAt(0))) return false;
        if (name.equals(turn.other())) return true;
        int at = turn.text().indexOf(name);
        if (at < 2) return false;
        char before = turn.text().charAt(at - 1);
        return before == '"'
                || before == ' '
                        && (Character.isLetter(turn.text().charAt(at - 2))
                                || turn.text().charAt(at - 2) == ',');
    }

    private static List<Turn> turns(JsonNode conversation, int sessions) {
        JsonNode c = conversation.get("conversation");
        String a = c.get("speaker_a").asString();
        String b = c.get("speaker_b").asString();
        List<Turn> turns = new ArrayList<>();
        for (int s = 1; s <= sessions; s++) {
            for (JsonNode t : c.get("session_" + s)) {
                String speaker = t.get("speaker").asString();
                turns.add(new Turn(
                        "t" + turns.size(),
                        speaker,
                        speaker.equals(a) ? b : a,
                        t.get("text").asString()));
            }
        }
        return turns;
    }
}

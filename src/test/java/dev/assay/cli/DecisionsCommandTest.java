package dev.assay.cli;

import static dev.assay.AssayCommand.ok;
import static dev.assay.AssayCommand.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Two reviewers decide apart, in two copies; their files come together and lose neither side. */
class DecisionsCommandTest {
    private static final String S = "mara-and-jonas/";
    private static final String[] REFS = {S + "t1/it/1", S + "t9/it/1", S + "t10/he/1", S + "t20/she/1"};
    private static final String[] ANN = {"pottery class", "scale", "ben", "anna"};
    private static final String[] BEN = {"pottery class", "room", "ben", "officer"};

    @TempDir
    Path folder;

    private Path ann = Path.of("");
    private Path ben = Path.of("");

    @BeforeEach
    void decideApart() throws Exception {
        ann = folder.resolve("ann.assay");
        ben = folder.resolve("ben.assay");
        ok("import", ann, AssayCommand.sample("workshop/mara-and-jonas.jsonl", folder));
        Files.copy(ann, ben);
        for (int i = 0; i < 4; i++) {
            ok("settle", ann, REFS[i], "--as", ANN[i], "--by", "Ann", "--why", "ann " + i);
            ok("settle", ben, REFS[i], "--as", BEN[i], "--by", "Ben", "--why", "ben " + i);
        }
        ok("settle", ben, S + "t13/it/1", "--unknowable", "--by", "Ben", "--why", "ben only");
    }

    private static String settledAs(Path project, String ref) {
        for (JsonNode r : ok("queue", project, "--state", "all", "--json").json()) {
            if (r.get("ref").stringValue().equals(ref))
                return r.get("settled_as").asString("");
        }
        throw new AssertionError(ref);
    }

    private Path exported(Path project) {
        Path file = folder.resolve(project.getFileName() + ".jsonl");
        ok("decisions", "export", project, "-o", file);
        return file;
    }

    @Test
    void what_comes_in_stands_beside_what_holds_and_conflicts_are_listed() {
        JsonNode merged =
                ok("decisions", "import", ann, exported(ben), "--json").json();
        assertThat(merged.get("taken").asInt())
                .as("what nobody settled here holds now")
                .isEqualTo(1);
        assertThat(merged.get("beside").asInt()).isEqualTo(4);
        assertThat(merged.get("conflicts").valueStream().map(c -> c.get("ref").stringValue()))
                .containsExactly(REFS[1], REFS[3]);
        assertThat(merged.get("conflicts").get(0).get("here").stringValue()).isEqualTo("Ann: scale");
        assertThat(merged.get("conflicts").get(0).get("file").stringValue()).isEqualTo("Ben: room");
        for (int i = 0; i < 4; i++) assertThat(settledAs(ann, REFS[i])).isEqualTo(ANN[i]);
        // Both sides are there again when everything goes out.
        String all = ok("decisions", "export", ann).out();
        for (int i = 0; i < 4; i++)
            assertThat(all).contains("\"why\":\"ann " + i).contains("\"why\":\"ben " + i);
        // The same file once more changes nothing.
        JsonNode again = ok("decisions", "import", ann, folder.resolve("ben.assay.jsonl"), "--json")
                .json();
        assertThat(again.get("known").asInt()).isEqualTo(5);
        assertThat(again.get("taken").asInt() + again.get("beside").asInt()).isZero();
        assertThat(run("verify", ann).exit()).isZero();
    }

    /**
     * Of four both answered: agree on 2. κ: each of the six names is said by one or both; p_e = (1·1 + 1·1) / 16 = 2/16 (the class and
     * Ben are said once by each); κ = (2/4 − 2/16) / (1 − 2/16) = 3/7. α: 8 values; the class 2, Ben 2, four others 1 each; D_o = 4/8;
     * D_e = (8² − (4 + 4 + 4·1)) / (8·7) = 52/56; α = 1 − (1/2)/(52/56) = 6/13.
     */
    @Test
    void agreement_is_as_by_hand_and_an_adjudication_carries_who_and_why() {
        ok("decisions", "import", ann, exported(ben));
        JsonNode a = ok("decisions", "agreement", ann, "--json").json();
        assertThat(a.get("settled").asInt()).isEqualTo(5);
        assertThat(a.get("both").asInt()).isEqualTo(4);
        assertThat(a.get("raw").asDouble()).isEqualTo(0.5);
        assertThat(a.get("kappa").asDouble()).isCloseTo(3.0 / 7, org.assertj.core.data.Offset.offset(1e-12));
        assertThat(a.get("alpha").asDouble()).isCloseTo(6.0 / 13, org.assertj.core.data.Offset.offset(1e-12));
        ok("settle", ann, REFS[1], "--as", "room", "--adjudicate", "--by", "Cleo", "--why", "heard it again");
        assertThat(settledAs(ann, REFS[1])).isEqualTo("room");
        JsonNode first = ok("decisions", "agreement", ann, "--json")
                .json()
                .get("disagreements")
                .get(0);
        assertThat(first.get("adjudicated_by").stringValue()).isEqualTo("Cleo");
        assertThat(first.get("adjudicated_why").stringValue()).isEqualTo("heard it again");
        assertThat(first.get("positions").size()).as("both opinions stay").isEqualTo(2);
    }

    @Test
    void no_variation_is_undefined_and_nothing_to_compare_too() {
        JsonNode a = ok("decisions", "agreement", ann, "--json").json();
        assertThat(a.get("both").asInt()).isZero();
        assertThat(a.get("raw").isNull()).isTrue();
        assertThat(a.get("kappa").isNull()).isTrue();
        assertThat(ok("decisions", "agreement", ann).out()).contains("undefined");
    }

    @Test
    void a_file_with_one_bad_line_is_refused_as_a_whole() throws Exception {
        Path file = exported(ben);
        Files.writeString(file, Files.readString(file) + "{\"space\":\"mara-and-jonas\",\"event\":\"t999\"}\n");
        String before = ok("verify", ann, "--json").json().get("head").stringValue();
        AssayCommand.Ended ended = run("decisions", "import", ann, file);
        assertThat(ended.exit()).isEqualTo(3);
        assertThat(ended.err()).contains(":6: ").contains("t999");
        assertThat(ok("verify", ann, "--json").json().get("head").stringValue()).isEqualTo(before);
        assertThat(run("decisions", "import", ann, exported(ann)).exit())
                .as("its own")
                .isZero();
        assertThat(run("decisions").exit()).isEqualTo(2);
    }

    @Test
    void a_dry_run_says_the_same_and_records_nothing() {
        Path file = exported(ben);
        String before = ok("verify", ann, "--json").json().get("head").stringValue();
        JsonNode tried =
                ok("decisions", "import", ann, file, "--dry-run", "--json").json();
        assertThat(ok("verify", ann, "--json").json().get("head").stringValue()).isEqualTo(before);
        JsonNode done = ok("decisions", "import", ann, file, "--json").json();
        assertThat(tried).isEqualTo(done);
    }
}

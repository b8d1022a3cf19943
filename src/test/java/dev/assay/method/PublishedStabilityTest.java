package dev.assay.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.model.Decision;
import dev.assay.model.NameRules;
import dev.assay.model.ReferenceRules;
import dev.assay.project.Project;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The stability of two published runs over the same 58 turns, and what a person can make of it with aliases. The lists were found by a
 * search that takes the alias, or else the two aliases, that raise J most, from among those that a reader of the turns would accept.
 */
class PublishedStabilityTest {
    /** FROM is TO, in the order in which they raise J most. */
    private static final List<String> ASSAY_1 = List.of(
            "mel > melanie",
            "helpful group > lgbtq support group",
            "support group > lgbtq support group",
            "time with family > family",
            "kids in need > kids",
            "melanie's family > family",
            "charity race > charity race for mental health",
            "event > charity race for mental health",
            "other > others",
            "moment > family moment",
            "journey > transgender journey",
            "audience > students",
            "kid > kids",
            "kids who need one > kids",
            "fam > melanie's family",
            "melanie's fam > melanie's family");

    private static final List<String> NDM_0_2 = List.of(
            "mel > melanie",
            "those kids > kids",
            "these kids > kids",
            "kids in need > kids",
            "kids who need one > kids",
            "time with family > family",
            "others who are facing the same challenges > others",
            "support group > lgbtq support group",
            "charity race > charity race for mental health",
            "event > charity race for mental health",
            "journey > transgender journey",
            "audience > students",
            "helpful group > lgbtq support group",
            "group > lgbtq support group",
            "that agency > adoption agencies",
            "adoption agency > adoption agencies",
            "fam > my family",
            "my fam > my family");

    private final Path data =
            Path.of(System.getProperty("assay.shared", "../shared"), "data").toAbsolutePath();

    @TempDir
    Path folder;

    @BeforeEach
    void theRunsAreHere() {
        assumeTrue(
                Files.isReadable(data.resolve("locomo5.json"))
                        && Files.isReadable(data.resolve("ndm/conv26-s1-3.run2.jsonl")),
                "skipped: the published runs are not on this machine");
    }

    private SpaceRecord runs(NameRules names) throws Exception {
        try (Project project = Project.create(folder.resolve(names.id() + ".assay"))) {
            ImportOptions options = new ImportOptions(null, null, names, ReferenceRules.COUNT_1, false);
            Imports.importFile(project, data.resolve("locomo5.json"), options, Progress.NONE);
            String space = project.snapshot().spaces().getFirst();
            for (String run : List.of("run1", "run2")) {
                Path file = data.resolve("ndm/conv26-s1-3." + run + ".jsonl");
                Imports.listFile(project, file, space, run, null, Progress.NONE);
            }
            return Objects.requireNonNull(project.snapshot().record(space));
        }
    }

    /** both / either, only in the first, only in the second. */
    private static String stability(SpaceRecord record) {
        SpaceSnapshot first = SpaceDerivation.derive(record, "run1", false);
        SpaceSnapshot second = SpaceDerivation.derive(record, "run2", false);
        Stability s = Stability.of(first, second);
        int either = s.both() + s.onlyA().size() + s.onlyB().size();
        assertThat(s.jaccard()).isEqualTo(s.both() / (double) either);
        return s.both() + "/" + either + ", " + s.onlyA().size() + " lost, "
                + s.onlyB().size() + " gained";
    }

    /** Every alias is of two rows that the runs list, and each but the last of a few that belong together raises J. */
    private static SpaceRecord aliased(SpaceRecord record, List<String> aliases) {
        assertThat(aliases).hasSizeLessThanOrEqualTo(20).doesNotHaveDuplicates();
        SpaceRecord all = record;
        long entry = Long.MAX_VALUE / 2;
        for (String alias : aliases) {
            String[] names = alias.split(" > ");
            for (String name : names)
                assertThat(isListed(record, name)).as(name).isTrue();
            Decision decision = new Decision(
                    record.name(), new Decision.Alias(names[0], names[1]), "Ada", "2026-01-01T00:00:00Z", "read it");
            all = all.with(new SpaceRecord.Decided(entry++, decision));
        }
        return all;
    }

    private static boolean isListed(SpaceRecord record, String key) {
        for (String run : List.of("run1", "run2")) {
            SpaceSnapshot space = SpaceDerivation.derive(record, run, false);
            int row = space.rows().of(key);
            if (row >= 0 && space.incidence().eventsOf(row) > 0) return true;
        }
        return false;
    }

    @Test
    void underThePublishedNamesItIsTheFigureThatWasPublished() throws Exception {
        SpaceRecord record = runs(NameRules.NDM_0_2);
        assertThat(SpaceDerivation.derive(record, "run1", false).collisions().pairs())
                .isEqualTo(61);
        assertThat(SpaceDerivation.derive(record, "run2", false).collisions().pairs())
                .isEqualTo(44);
        assertThat(stability(record)).isEqualTo("19/86, 42 lost, 25 gained");
        assertThat(stability(aliased(record, NDM_0_2))).startsWith("53/101, ");
    }

    @Test
    void underThisProjectsNamesSixteenAliasesTripleIt() throws Exception {
        SpaceRecord record = runs(NameRules.ASSAY_1);
        assertThat(stability(record)).isEqualTo("12/70, 34 lost, 24 gained");
        assertThat(stability(aliased(record, ASSAY_1))).isEqualTo("57/106, 41 lost, 8 gained");
    }
}

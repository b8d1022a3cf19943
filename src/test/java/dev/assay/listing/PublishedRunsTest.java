package dev.assay.listing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.bench.AgreementBench;
import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.project.Project;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The built-in lister against three published runs of a language model over the same turns. */
class PublishedRunsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"conv26-s1-3.run1.jsonl, conv-26", "conv26-s1-3.run2.jsonl, conv-26", "conv30-s1-3.run1.jsonl, conv-30"
    })
    void agreesOnProperNames(String run, String space) throws Exception {
        Path data = Path.of(System.getProperty("assay.shared", "../shared"), "data");
        Path file = data.resolve("ndm").resolve(run);
        assumeTrue(
                Files.isReadable(data.resolve("locomo5.json")) && Files.isReadable(file),
                "skipped: the published runs are not on this machine");
        AgreementBench.Result r;
        try (Project p = Project.create(folder.resolve("p.assay"))) {
            Imports.importFile(p, data.resolve("locomo5.json"), ImportOptions.DEFAULT, Progress.NONE);
            Imports.listFile(p, file, space, "model", null, Progress.NONE);
            var snapshot = p.snapshot().space(space);
            var model = Objects.requireNonNull(snapshot.record().runs().get("model"));
            r = AgreementBench.compare(snapshot, new BuiltinLister(), model);
        }
        System.out.printf(
                Locale.ROOT,
                "%s: %d turns; proper names: precision %.2f, recall %.2f; all rows: precision %.2f, recall %.2f%n",
                run,
                r.events(),
                r.named().precision(),
                r.named().recall(),
                r.all().precision(),
                r.all().recall());
        assertThat(r.events()).isEqualTo(Files.readAllLines(file).size());
        assertThat(r.named().recall()).as("recall of proper names").isGreaterThanOrEqualTo(0.8);
        assertThat(r.named().precision()).as("precision of proper names").isGreaterThanOrEqualTo(0.6);
        assertThat(r.all().recall()).as("recall of all rows").isGreaterThanOrEqualTo(0.4);
    }
}

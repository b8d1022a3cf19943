package dev.assay.ui.stability;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.SharedData;
import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.model.NameRules;
import dev.assay.project.Project;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Figures of the comparison: the published ones, and the worked example's. */
class ComparisonTest {
    @TempDir
    Path folder;

    @Test
    void the_published_runs_agree_as_published() throws Exception {
        Path one = SharedData.file("ndm/conv26-s1-3.run1.jsonl");
        Path two = SharedData.file("ndm/conv26-s1-3.run2.jsonl");
        try (Project project = Project.create(folder.resolve("p.assay"))) {
            for (Path file : List.of(one, two)) {
                Imports.importFile(
                        project,
                        file,
                        new ImportOptions(null, "conv26", NameRules.NDM_0_2, null, false),
                        dev.assay.exchange.Progress.NONE);
            }
            List<String> runs = new ArrayList<>(
                    project.snapshot().space("conv26").record().runs().keySet());
            Comparison c = Comparison.of(project.snapshot(), "conv26", runs.get(0), runs.get(1));
            assertThat(new int[] {c.pairsA(), c.pairsB(), c.stability().both(), c.either()})
                    .containsExactly(61, 44, 19, 86);
            assertThat(StabilityView.jaccard(c.stability().jaccard())).isEqualTo("0.221");
            assertThat(c.pairs()).hasSize(42 + 25);
            assertThat(c.proposals())
                    .as("only names that look alike")
                    .allSatisfy(p -> assertThat(p.shared()).isNotEmpty());
            Comparison.Proposal best = c.proposals().getFirst();
            assertThat(best.after())
                    .isEqualTo(Comparison.after(
                            project.snapshot(), "conv26", runs.get(0), runs.get(1), best.from(), best.to()));
        }
    }
}

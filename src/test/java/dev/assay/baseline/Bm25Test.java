package dev.assay.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.Answer.Line;
import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import dev.assay.model.NameRules;
import dev.assay.model.Provenance;
import dev.assay.model.ReferenceRules;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Bm25Test {
    private static SpaceSnapshot space() {
        SpaceRecord.Builder space =
                new SpaceRecord.Builder(new SpaceOpened("s", NameRules.ASSAY_1, ReferenceRules.COUNT_1, 3));
        String[] texts = {"The kiln is hot.", "We fired a vase in the kiln.", "Rain again.", "Rain, and rain."};
        for (int t = 0; t < texts.length; t++) {
            Provenance source = new Provenance.FileLines("s.jsonl", t + 1, t + 1, null);
            space.add(new Turn("s", "t" + t, Anchor.of("2026-05-0" + (4 - t)), "Ann", texts[t], null, source));
        }
        return SpaceDerivation.derive(space.build());
    }

    @Test
    void ranksByBm25AndShowsWhatFitsByDate() {
        try (Bm25 bm25 = new Bm25(space())) {
            // Both words, and of "kiln" alone the shorter line; "firing" is found by its stem.
            assertThat(bm25.rank("Who is firing the kiln?")).extracting(Baseline.Ranked::tick).containsExactly(1, 0);
            assertThat(bm25.depict("Who is firing the kiln?", 100, t -> true))
                    .extracting(Line::tick)
                    .containsExactly(1, 0);
            // "[2026-05-03] Ann: We fired a vase in the kiln. (t1)" is 10 words, the other 7.
            assertThat(bm25.depict("Who is firing the kiln?", 9, t -> true)).extracting(Line::tick).containsExactly(0);
            assertThat(bm25.depict("Who is firing the kiln?", 100, t -> t != 1)).extracting(Line::tick).containsExactly(0);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "the", "\"", "kiln\" OR \"x", "NEAR(kiln", "text:kiln*", "'; DROP TABLE line; --", "^kiln -vase"})
    void aQuestionIsNeverAnOperator(String question) {
        try (Bm25 bm25 = new Bm25(space())) {
            assertThat(bm25.rank(question)).extracting(Baseline.Ranked::tick).isSubsetOf(0, 1);
        }
    }
}

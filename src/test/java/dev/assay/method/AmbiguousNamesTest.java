package dev.assay.method;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Listing;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import dev.assay.model.Provenance;
import dev.assay.model.ReferenceRules;
import dev.assay.model.RunOpened;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two people own a vase: whatever stands around the word, it is ambiguous, and nothing is grounded on one of the two. */
class AmbiguousNamesTest {
    private static SpaceSnapshot space() {
        SpaceRecord.Builder space =
                new SpaceRecord.Builder(new SpaceOpened("v", NameRules.ASSAY_1, ReferenceRules.COUNT_1, 3));
        space.add(new RunOpened("v", "hand", "file", new TreeMap<>()));
        String[] speakers = {"Alice", "Bob"};
        String[] texts = {"I fired my vase, a red one.", "I fired my vase, a blue one."};
        for (int t = 0; t < 2; t++) {
            String id = "t" + t;
            Provenance source = new Provenance.FileLines("v.jsonl", t + 1, t + 1, null);
            space.add(new Turn("v", id, null, speakers[t], texts[t], null, source));
            space.add(new Listing("v", "hand", id, List.of(Mention.of("my vase", MentionType.THING)), null));
        }
        return SpaceDerivation.derive(space.build());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "the vase",
                "vase",
                "<b>vase</b> & $(id)",
                "vase-red",
                "vase/red",
                "Who fired the vase?",
                "(vase)"
            })
    void a_word_that_two_rows_have_is_ambiguous(String question) {
        Answer answer = new Asking(space()).ask(question, Asking.DEFAULT_BUDGET);
        assertThat(answer.verdict()).isEqualTo(Answer.Verdict.ABSTAIN);
        assertThat(answer.reason())
                .isInstanceOfSatisfying(
                        Answer.Reason.IsAmbiguous.class,
                        r -> assertThat(r.rows()).containsExactly("alice's vase", "bob's vase"));
    }
}

package dev.assay.listing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.listing.Agreement.Cell;
import dev.assay.method.NameContext;
import dev.assay.method.NameDecisions;
import dev.assay.method.Names;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AgreementTest {

    @Test
    void mentionsAreComparedByTheirRowsEventByEvent() {
        Names names = new Names(NameRules.ASSAY_1, NameDecisions.NONE);
        NameContext alice = new NameContext("alice", "bob");
        var a = Agreement.cells(
                "t0",
                List.of(
                        Mention.of("The vase", MentionType.THING),
                        Mention.of("my dogs", MentionType.THING),
                        Mention.of("yesterday", MentionType.TIME),
                        Mention.unclear("she", MentionType.PERSON)),
                names,
                alice);
        var b = Set.of(new Cell("t0", "vase"), new Cell("t0", "cat"), new Cell("t1", "alice's dog"));

        Agreement agreement = Agreement.of(a, b);

        assertThat(agreement.both()).containsExactly(new Cell("t0", "vase"));
        assertThat(agreement.onlyA()).containsExactly(new Cell("t0", "alice's dog"));
        assertThat(agreement.onlyB()).containsExactly(new Cell("t0", "cat"), new Cell("t1", "alice's dog"));
        assertThat(agreement.precision()).isEqualTo(0.5);
        assertThat(agreement.recall()).isEqualTo(1.0 / 3);
    }

    @Test
    void nothingListedIsNothingWrong() {
        Agreement nothing = Agreement.of(Set.of(), Set.of());
        assertThat(nothing.precision()).isEqualTo(1);
        assertThat(nothing.recall()).isEqualTo(1);
    }
}

package dev.assay.ui.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.command.Hit.Kind;
import dev.assay.ui.matrix.SampleSpaces;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * How long the palette looks for one key among 100,000 entities and 100,000 events, in the background. Run it alone: {@code ./mvnw test
 * -Dtest=FindingBench -Dtest.groups=bench -Dtest.excludedGroups=}.
 */
@Tag("bench")
class FindingBench {
    private static final List<String> TYPED = List.of("e", "en", "ent", "99", "row 9", "rw99", "zzz", "said something");
    private static final int TIMES = 15;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    @Test
    void a_key_is_answered_within_a_tenth_of_a_second() {
        SpaceSnapshot space = SampleSpaces.large(100_000, 100_000, 4);
        Finding finding = new Finding(
                List.of(),
                space,
                List.of(),
                key -> new Hit(Kind.ENTITY, key, "", "", true, () -> {}),
                event -> new Hit(Kind.EVENT, event.id(), "", "", true, () -> {}),
                question -> new Hit(Kind.QUESTION, question.id(), "", "", true, () -> {}));
        for (String typed : TYPED) {
            double[] ms = new double[TIMES];
            int found = 0;
            for (int i = 0; i < TIMES; i++) {
                // The thread's own time: what else the machine does meanwhile says nothing about the search.
                long before = THREADS.getCurrentThreadCpuTime();
                found = finding.find(typed, () -> false).size();
                ms[i] = (THREADS.getCurrentThreadCpuTime() - before) / 1e6;
            }
            Arrays.sort(ms);
            System.out.printf(Locale.ROOT, "%-16s %2d found  median %6.1f ms%n", typed, found, ms[TIMES / 2]);
            assertThat(ms[TIMES / 2]).as(typed).isLessThan(100);
        }
    }
}

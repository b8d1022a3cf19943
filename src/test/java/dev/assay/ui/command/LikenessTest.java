package dev.assay.ui.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which of some texts is nearest to what was typed. Orders are worked out by hand from the tiers. */
class LikenessTest {
    private static List<String> nearest(String typed, String... names) {
        Likeness likeness = new Likeness(typed);
        return List.of(names).stream()
                .filter(n -> likeness.ofName(n) != Likeness.NONE)
                .sorted(Comparator.comparingLong(likeness::ofName))
                .toList();
    }

    @Test
    void the_text_itself_then_beginnings_then_words_then_parts_then_letters() {
        assertThat(nearest(
                        "vase", "canvases", "blue vase", "vases", "vase", "very strange case", "vague asset", "bike"))
                .containsExactly("vase", "vases", "blue vase", "canvases");
    }

    @Test
    void case_does_not_count_also_beyond_ascii() {
        assertThat(nearest("ZOË", "zoë", "zoe")).containsExactly("zoë");
        assertThat(nearest("straße", "Lindenstraße")).containsExactly("Lindenstraße");
    }

    @Test
    void all_words_must_be_there_in_any_order() {
        assertThat(nearest("class pottery", "pottery class", "pottery", "class"))
                .containsExactly("pottery class");
    }

    @Test
    void letters_count_only_where_they_stand_close_and_never_in_long_texts() {
        assertThat(nearest("ptcl", "pottery class", "pt cl")).containsExactly("pt cl");
        assertThat(new Likeness("ptcl").ofText("pt cl")).isEqualTo(Likeness.NONE);
        assertThat(nearest("undo", "Undo", "unido")).containsExactly("Undo", "unido");
    }

    @Test
    void nothing_typed_is_near_to_nothing_and_signs_are_signs() {
        assertThat(new Likeness("  ").blank()).isTrue();
        assertThat(nearest(".*", "a.*b", "ab")).containsExactly("a.*b");
        assertThat(nearest("{0}%s", "x {0}%s")).containsExactly("x {0}%s");
    }

    @Test
    void the_nearest_few_keep_the_order_of_arrival_where_they_are_equally_near() {
        Nearest nearest = new Nearest(3);
        long[] ranks = {5, 3, Likeness.NONE, 5, 3, 9, 1};
        for (int i = 0; i < ranks.length; i++) nearest.offer(ranks[i], i);
        assertThat(List.of(nearest.place(0), nearest.place(1), nearest.place(2)))
                .containsExactly(6, 1, 4);
        assertThat(nearest.best()).isEqualTo(1);
    }

    @Test
    void a_recorded_text_becomes_one_harmless_line() {
        assertThat(Hit.line("a\nb\tc\u0000d")).isEqualTo("a b c d");
        assertThat(Hit.line("x\u202Egnp.exe\u2066y"))
                .as("nothing turns the line around")
                .isEqualTo("xgnp.exey");
        assertThat(Hit.line("y".repeat(500))).hasSize(161).endsWith("…");
        assertThat(Hit.line("\uD83D")).isEqualTo("\uFFFD");
    }
}

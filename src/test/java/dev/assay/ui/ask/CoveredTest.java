package dev.assay.ui.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Marked words are those that count, whatever form or typeface they have. */
class CoveredTest {
    private static List<String> marked(String text, String... terms) {
        return Covered.words(text, List.of(terms)).stream()
                .map(r -> text.substring(r.from(), r.to()))
                .toList();
    }

    @Test
    void a_word_is_marked_in_every_form_and_only_as_a_whole() {
        assertThat(marked("Ilka fires what Mara fired; firing is no fireplace.", "fired"))
                .containsExactly("fires", "fired", "firing");
    }

    @Test
    void of_a_phrase_the_last_word_is_marked() {
        assertThat(marked("The class was full. Pottery is fun.", "pottery class"))
                .containsExactly("class");
    }

    @Test
    void typographic_apostrophes_and_other_scripts_are_words() {
        assertThat(marked("Zoë’s vase, 東京 and Zoë", "zoë", "東京")).containsExactly("Zoë’s", "東京", "Zoë");
    }

    @Test
    void nothing_is_marked_without_terms() {
        assertThat(marked("Carla praised my vase.")).isEmpty();
    }

    @Test
    void what_counts_for_nothing_is_left_out_unless_a_phrase_holds_it() {
        assertThat(Covered.leftOut("When was my vase praised, and who was it?", List.of("my vase")))
                .containsExactly("When", "was", "and", "who", "it");
        assertThat(Covered.leftOut("", List.of())).isEmpty();
    }
}

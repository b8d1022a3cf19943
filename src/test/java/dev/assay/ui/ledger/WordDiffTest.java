package dev.assay.ui.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ui.text.Visible;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class WordDiffTest {
    private static String joined(List<WordDiff.Part> parts) {
        return parts.stream().map(WordDiff.Part::text).collect(Collectors.joining());
    }

    @Test
    void only_the_words_that_changed_are_marked() {
        WordDiff.Sides s = WordDiff.of("Tokens are rotated every 15 minutes.", "Tokens are rotated every 5 minutes.");
        assertThat(s.before())
                .containsExactly(
                        new WordDiff.Part("Tokens are rotated every ", false),
                        new WordDiff.Part("15", true),
                        new WordDiff.Part(" minutes.", false));
        assertThat(s.after().get(1)).isEqualTo(new WordDiff.Part("5", true));
    }

    @Test
    void both_sides_put_together_are_the_texts_they_were() {
        List<String> texts = List.of(
                "", "a", "a b", "b a", "Zoë said: 東京!", "x\ny\t z", "\u202Eabc", "word ".repeat(3000), "😀 é e\u0301");
        for (String a : texts) {
            for (String b : texts) {
                WordDiff.Sides s = WordDiff.of(a, b);
                assertThat(joined(s.before())).isEqualTo(a);
                assertThat(joined(s.after())).isEqualTo(b);
            }
        }
    }

    @Test
    void what_acts_or_hides_is_shown_by_its_number() {
        assertThat(Visible.runs("a\u202Eb\u200Bc\u0007"))
                .containsExactly(
                        new Visible.Run("a", false),
                        new Visible.Run("⟨U+202E⟩", true),
                        new Visible.Run("b", false),
                        new Visible.Run("⟨U+200B⟩", true),
                        new Visible.Run("c", false),
                        new Visible.Run("⟨U+0007⟩", true));
        assertThat(Visible.line("a\nb\u2028c", 10)).isEqualTo("a↵b↵c");
        assertThat(Visible.line("<b>{0}</b> %s", 40)).isEqualTo("<b>{0}</b> %s");
        assertThat(Visible.line("x".repeat(50_000), 20)).isEqualTo("x".repeat(20) + "…");
        assertThat(Visible.line("😀😀", 1)).isEqualTo("…");
        assertThat(Visible.line("👩\u200D👧", 40))
                .as("a joiner inside a picture")
                .isEqualTo("👩\u200D👧");
    }
}

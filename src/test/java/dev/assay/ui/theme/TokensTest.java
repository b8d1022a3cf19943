package dev.assay.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ui.paint.Palette;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The colours of the stylesheets and of what is drawn are one set. */
class TokensTest {
    private static final Pattern TOKEN = Pattern.compile("-color-([a-z-]+): (#[0-9A-Fa-f]{6});");

    private static Map<String, Color> tokens(String theme) {
        String css = text("/dev/assay/ui/" + theme + ".css");
        Map<String, Color> tokens = new TreeMap<>();
        TOKEN.matcher(css).results().forEach(r -> tokens.put(r.group(1), Color.web(r.group(2))));
        return tokens;
    }

    static String text(String resource) {
        try (InputStream in = TokensTest.class.getResourceAsStream(resource)) {
            return new String(Objects.requireNonNull(in, resource).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Map<String, Color> drawn(Palette p) {
        Map<String, Color> drawn = new LinkedHashMap<>();
        drawn.put("bg-default", p.bgDefault());
        drawn.put("bg-subtle", p.bgSubtle());
        drawn.put("border-default", p.borderDefault());
        drawn.put("border-muted", p.borderMuted());
        drawn.put("border-control", p.borderControl());
        drawn.put("fg-default", p.fgDefault());
        drawn.put("fg-muted", p.fgMuted());
        drawn.put("fg-subtle", p.fgSubtle());
        drawn.put("accent-fg", p.accentFg());
        drawn.put("accent-subtle", p.accentSubtle());
        drawn.put("cell", p.cell());
        drawn.put("hub-cell", p.hubCell());
        drawn.put("success-fg", p.successFg());
        drawn.put("success-subtle", p.successBg());
        drawn.put("warning-fg", p.warningFg());
        drawn.put("warning-subtle", p.warningBg());
        drawn.put("danger-fg", p.dangerFg());
        drawn.put("danger-subtle", p.dangerBg());
        drawn.put("neutral-fg", p.neutralFg());
        drawn.put("neutral-subtle", p.neutralBg());
        drawn.put("as-of-fg", p.asOfFg());
        drawn.put("as-of-subtle", p.asOfBg());
        return drawn;
    }

    @Test
    void light_is_the_same_in_the_stylesheet_and_in_what_is_drawn() {
        assertThat(tokens("light")).containsAllEntriesOf(drawn(Palette.LIGHT));
    }

    @Test
    void dark_is_the_same_in_the_stylesheet_and_in_what_is_drawn() {
        assertThat(tokens("dark")).containsAllEntriesOf(drawn(Palette.DARK));
    }

    @Test
    void both_themes_know_the_same_tokens() {
        assertThat(tokens("light").keySet()).isEqualTo(tokens("dark").keySet());
    }

    @ParameterizedTest
    @CsvSource({
        "fg-default, bg-default",
        "fg-muted, bg-default",
        "fg-subtle, bg-default",
        "fg-default, bg-subtle",
        "fg-muted, bg-subtle",
        "fg-subtle, bg-subtle",
        "fg-default, accent-subtle",
        "fg-muted, accent-subtle",
        "fg-subtle, accent-subtle",
        "accent-fg, bg-default",
        "accent-fg, bg-subtle",
        "fg-emphasis, accent-fg",
        "success-fg, success-subtle",
        "warning-fg, warning-subtle",
        "danger-fg, danger-subtle",
        "neutral-fg, neutral-subtle",
        "as-of-fg, as-of-subtle",
        "danger-fg, bg-subtle",
        "warning-fg, bg-default"
    })
    @DisplayName("text can be read (4.5 to 1)")
    void text_can_be_read(String text, String ground) {
        for (String theme : new String[] {"light", "dark"}) {
            Map<String, Color> t = tokens(theme);
            assertThat(contrast(token(t, text), token(t, ground)))
                    .as("%s on %s in %s", text, ground, theme)
                    .isGreaterThanOrEqualTo(4.5);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"assay", "controls", "start", "inspector"})
    void a_stylesheet_names_no_colour_of_its_own(String sheet) {
        assertThat(text("/dev/assay/ui/" + sheet + ".css")).doesNotContainPattern("#[0-9A-Fa-f]{3,8}\\b");
    }

    private static Color token(Map<String, Color> tokens, String name) {
        return Objects.requireNonNull(tokens.get(name), name);
    }

    /** Contrast as WCAG 2.2 defines it. */
    private static double contrast(Color a, Color b) {
        double x = luminance(a);
        double y = luminance(b);
        return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
    }

    private static double luminance(Color c) {
        return 0.2126 * linear(c.getRed()) + 0.7152 * linear(c.getGreen()) + 0.0722 * linear(c.getBlue());
    }

    private static double linear(double v) {
        return v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
    }
}

package dev.assay.ui.stability;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The bundle and its uses belong together. */
class StabilityTextsTest {
    private static final Pattern USED = Pattern.compile("\"(stability\\.[a-z.-]+)\"");

    private static Properties load(String file) throws Exception {
        Properties properties = new Properties();
        try (InputStream in = StabilityTextsTest.class.getResourceAsStream("/dev/assay/ui/" + file)) {
            properties.load(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8));
        }
        return properties;
    }

    private static TreeSet<String> places(String text) {
        TreeSet<String> places = new TreeSet<>();
        Pattern.compile("\\{\\d}").matcher(text).results().forEach(r -> places.add(r.group()));
        return places;
    }

    @Test
    void both_languages_have_the_same_texts_with_the_same_places() throws Exception {
        Properties english = load("stability.properties");
        Properties german = load("stability_de.properties");
        assertThat(german.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
        for (String key : english.stringPropertyNames()) {
            assertThat(places(german.getProperty(key))).as(key).isEqualTo(places(english.getProperty(key)));
        }
    }

    @Test
    void every_text_is_used_and_every_use_has_one() throws Exception {
        TreeSet<String> used = new TreeSet<>();
        try (Stream<Path> files = Files.list(Path.of("src/main/java/dev/assay/ui/stability"))) {
            for (Path p : files.toList())
                USED.matcher(Files.readString(p)).results().forEach(r -> used.add(r.group(1)));
        }
        TreeSet<String> known = new TreeSet<>();
        for (String key : load("stability.properties").stringPropertyNames()) {
            String plain = key.replaceFirst("\\.(one|other)$", "");
            boolean composed = key.startsWith("stability.action.");
            assertThat(composed || used.contains(key) || used.contains(plain))
                    .as(key)
                    .isTrue();
            known.add(key);
            known.add(plain);
        }
        used.remove("stability.action.");
        assertThat(known).containsAll(used);
    }
}

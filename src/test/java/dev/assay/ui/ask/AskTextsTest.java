package dev.assay.ui.ask;

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
class AskTextsTest {
    private static final Pattern USED = Pattern.compile("\"(ask\\.[a-z0-9.-]+)\"");
    private static final Pattern GET = Pattern.compile("\\b(?:get|count|says)\\(\\s*\"(ask\\.[a-z0-9.-]+)\"");

    private static Properties load(String file) throws Exception {
        Properties properties = new Properties();
        try (InputStream in = AskTextsTest.class.getResourceAsStream("/dev/assay/ui/" + file)) {
            properties.load(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8));
        }
        return properties;
    }

    private static TreeSet<String> places(String text) {
        TreeSet<String> places = new TreeSet<>();
        Pattern.compile("\\{\\d}").matcher(text).results().forEach(r -> places.add(r.group()));
        return places;
    }

    private static TreeSet<String> found(Pattern pattern) throws Exception {
        TreeSet<String> found = new TreeSet<>();
        try (Stream<Path> files = Files.list(Path.of("src/main/java/dev/assay/ui/ask"))) {
            for (Path p : files.toList()) {
                pattern.matcher(Files.readString(p)).results().forEach(r -> found.add(r.group(1)));
            }
        }
        return found;
    }

    @Test
    void both_languages_have_the_same_texts_with_the_same_places() throws Exception {
        Properties english = load("ask.properties");
        Properties german = load("ask_de.properties");
        assertThat(german.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
        for (String key : english.stringPropertyNames()) {
            assertThat(places(german.getProperty(key))).as(key).isEqualTo(places(english.getProperty(key)));
        }
    }

    @Test
    void every_text_is_used_and_every_use_has_one() throws Exception {
        TreeSet<String> used = found(USED);
        TreeSet<String> plain = new TreeSet<>();
        for (String key : load("ask.properties").stringPropertyNames()) {
            String stem = key.replaceFirst("\\.(one|other)$", "");
            assertThat(used.contains(key) || used.contains(stem))
                    .as("uses of " + key)
                    .isTrue();
            plain.add(key);
            plain.add(stem);
        }
        assertThat(plain).containsAll(found(GET));
    }
}

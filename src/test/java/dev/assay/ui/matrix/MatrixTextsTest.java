package dev.assay.ui.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MatrixTextsTest {
    private static Properties load(String file) throws Exception {
        Properties properties = new Properties();
        try (Reader in = new InputStreamReader(
                MatrixTextsTest.class.getResourceAsStream("/dev/assay/ui/" + file), StandardCharsets.UTF_8)) {
            properties.load(in);
        }
        return properties;
    }

    @Test
    void bothLanguagesHaveTheSameTexts() throws Exception {
        Properties english = load("matrix.properties");
        Properties german = load("matrix_de.properties");
        assertThat(new TreeSet<>(german.stringPropertyNames())).isEqualTo(new TreeSet<>(english.stringPropertyNames()));
        for (String key : english.stringPropertyNames()) {
            assertThat(places(german.getProperty(key))).as(key).isEqualTo(places(english.getProperty(key)));
        }
    }

    private static String places(String pattern) {
        return pattern.chars()
                .filter(c -> c >= '0' && c <= '9')
                .mapToObj(Character::toString)
                .sorted()
                .distinct()
                .collect(Collectors.joining());
    }

    @Test
    void noTextIsUnused() throws Exception {
        String sources;
        try (Stream<Path> files = Files.list(Path.of("src/main/java/dev/assay/ui/matrix"))) {
            StringBuilder all = new StringBuilder();
            for (Path p : files.sorted().toList()) all.append(Files.readString(p));
            sources = all.toString();
        }
        for (String key : load("matrix.properties").stringPropertyNames()) {
            boolean composed = key.matches(
                    "(month|month\\.short|weekday|type|cell|reference|action|action\\.export|correct|correct\\.\\w+)\\.\\w+");
            assertThat(composed || sources.contains('"' + key + '"')).as(key).isTrue();
        }
    }

    @Test
    void numbersAndDaysAreWrittenAsTheLanguageHasThem() {
        MatrixTexts english = MatrixTexts.in(Locale.FRENCH);
        MatrixTexts german = MatrixTexts.in(Locale.GERMANY);
        assertThat(english.get("map.sizes", 1, 1000)).isEqualTo("1 event · 1,000 rows");
        assertThat(german.get("map.sizes", 0, 1)).isEqualTo("keine Ereignisse · 1 Zeile");
        assertThat(german.day(java.time.LocalDate.of(2026, 4, 25))).isEqualTo("2026-04-25 Sa");
        assertThat(english.weight(1 / Math.log(4))).isEqualTo("0.7213");
    }
}

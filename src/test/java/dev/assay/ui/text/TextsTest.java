package dev.assay.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The bundle and its uses belong together. */
class TextsTest {
    private static final Path SOURCES = Path.of("src/main/java/dev/assay/ui");
    private static final Pattern LITERAL = Pattern.compile("\"([a-z][a-z0-9-]*(?:\\.[a-z0-9-]+)+)\"");
    private static final Pattern GET = Pattern.compile("\\bget\\(\\s*\"([a-z][a-z.0-9-]*)\"");
    private static final Pattern COUNT = Pattern.compile("\\bcount\\(\\s*\"([a-z][a-z.0-9-]*)\"");
    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    private static TreeMap<String, String> bundle(String name) throws IOException {
        Properties properties = new Properties();
        try (InputStream in = TextsTest.class.getResourceAsStream("/dev/assay/ui/" + name)) {
            properties.load(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8));
        }
        TreeMap<String, String> texts = new TreeMap<>();
        properties.forEach((k, v) -> texts.put((String) k, (String) v));
        return texts;
    }

    private static String sources() throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(TextsTest::usesThisBundle).toList()) {
                all.append(Files.readString(file)).append('\n');
            }
        }
        return all.toString();
    }

    /** The matrix and the comparison of runs have a bundle and a test of their own; the others that have one are held together here. */
    private static boolean usesThisBundle(Path file) {
        return file.toString().endsWith(".java")
                && !file.startsWith(SOURCES.resolve("matrix"))
                && !file.startsWith(SOURCES.resolve("stability"));
    }

    private static TreeMap<String, String> bundles(String ending) throws IOException {
        TreeMap<String, String> all = new TreeMap<>();
        for (String name :
                new String[] {"text", "collisions", "timeline", "overview", "queue", "ledger", "ask", "scoring"}) {
            bundle(name + ending + ".properties").forEach((key, text) -> {
                assertThat(name.equals("text") || key.startsWith(name + "."))
                        .as(key)
                        .isTrue();
                assertThat(all.put(key, text)).as("%s is there once", key).isNull();
            });
        }
        return all;
    }

    private static TreeSet<String> found(Pattern pattern, String in) {
        TreeSet<String> found = new TreeSet<>();
        pattern.matcher(in).results().forEach(r -> found.add(r.group(1)));
        return found;
    }

    @Test
    void every_language_has_the_same_keys() throws IOException {
        assertThat(bundles("_de").keySet()).isEqualTo(bundles("").keySet());
    }

    @Test
    void a_text_has_the_same_places_to_fill_in_every_language() throws IOException {
        TreeMap<String, String> german = bundles("_de");
        bundles("")
                .forEach((key, english) ->
                        assertThat(places(german.getOrDefault(key, ""))).as(key).isEqualTo(places(english)));
    }

    private static TreeSet<String> places(String text) {
        TreeSet<String> places = new TreeSet<>();
        PLACE.matcher(text).results().forEach(r -> places.add(r.group()));
        return places;
    }

    @Test
    void no_text_is_unused() throws IOException {
        String sources = sources();
        TreeSet<String> used = found(LITERAL, sources);
        for (String key : bundles("").keySet()) {
            // The last part of a key may be a value's own name: "ledger.month." and the number.
            if (sources.contains('"' + key.replaceFirst("[^.]+$", "") + '"')) continue;
            assertThat(used).as("uses of " + key).containsAnyOf(key, key.replaceFirst("\\.(one|other)$", ""));
        }
    }

    @Test
    void no_text_is_missing() throws IOException {
        TreeMap<String, String> bundle = bundles("");
        String sources = sources();
        TreeSet<String> wanted = new TreeSet<>();
        for (String key : found(GET, sources)) {
            if (key.contains(".") && !key.endsWith(".") && isText(key, bundle)) wanted.add(key);
        }
        for (String key : found(COUNT, sources)) {
            wanted.add(key + ".one");
            wanted.add(key + ".other");
        }
        assertThat(bundle.keySet()).containsAll(wanted);
    }

    /** Actions are found by ids of the same form; theirs are not texts. */
    private static boolean isText(String key, TreeMap<String, String> bundle) {
        return bundle.containsKey(key) || !key.matches("(project|edit|go|view|help|window)\\..*");
    }

    @Test
    void figures_and_dates_are_said_as_the_language_does_it() {
        Texts english = Texts.of(Locale.US);
        Texts german = Texts.of(Locale.GERMANY);
        Texts other = Texts.of(Locale.JAPAN);
        LocalDate friday = LocalDate.of(2026, 5, 8);
        assertThat(new String[] {english.number(1204), german.number(1204), other.number(1204)})
                .containsExactly("1,204", "1.204", "1,204");
        assertThat(new String[] {english.day(friday), german.day(friday), other.day(friday)})
                .containsExactly("2026-05-08 Fri", "2026-05-08 Fr", "2026-05-08 Fri");
        assertThat(english.count("count.events", 1)).isEqualTo("1 event");
        assertThat(english.count("count.events", 2760)).isEqualTo("2,760 events");
        assertThat(german.count("count.events", 0)).isEqualTo("0 Ereignisse");
        assertThat(english.moment(LocalDateTime.of(2026, 5, 8, 9, 5), friday)).isEqualTo("today 09:05");
        assertThat(english.moment(LocalDateTime.of(2026, 5, 7, 9, 5), friday)).isEqualTo("2026-05-07 Thu");
    }

    @Test
    void what_is_put_into_a_text_is_not_read_as_a_place_to_fill() {
        assertThat(Texts.of(Locale.ENGLISH).get("import.space", "{1}", "x")).isEqualTo("{1}: x");
    }
}

package dev.assay.method.reference;

import dev.assay.model.Gender;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The words {@code count-2} reads by: titles, kinship words, words of address, first names. English, written by hand, kept as text
 * beside the code so that a reviewer can read them; a changed list is a new version.
 */
final class WordLists {
    private static final String FOLDER = "/dev/assay/method/";

    /** The lists that belong to {@code count-2}. */
    static final WordLists VERSION_1 = new WordLists("person-words-1.txt", "first-names-1.txt");

    private final Map<String, Set<String>> lists;
    private final Map<String, Gender> firstNames;

    private WordLists(String words, String names) {
        lists = lines(words).stream()
                .map(l -> l.split(":", 2))
                .collect(Collectors.toMap(
                        p -> p[0], p -> Set.copyOf(Arrays.asList(p[1].strip().split(" +")))));
        firstNames = new HashMap<>();
        for (String line : lines(names)) {
            int space = line.indexOf(' ');
            firstNames.put(line.substring(0, space), Gender.of(line.substring(space + 1)));
        }
    }

    /** Whether the named list has the word (in lower case). */
    boolean has(String list, String word) {
        Set<String> words = lists.get(list);
        if (words == null) throw new IllegalArgumentException("no word list " + list);
        return words.contains(word);
    }

    /** The gender a title gives the name behind it; null for every other word, and for titles of both ("Dr."). */
    @Nullable
    Gender ofTitle(String word) {
        return either(word, "male-title", "female-title");
    }

    boolean isTitle(String word) {
        return ofTitle(word) != null || has("other-title", word);
    }

    /** The gender of a common noun for a person ("brother", "waitress"); null for every other word. */
    @Nullable
    Gender ofNoun(String word) {
        return either(plain(word), "male-noun", "female-noun");
    }

    /** The gender of a first name; null when it is not listed, as names of men and women alike never are. */
    @Nullable
    Gender ofFirstName(String name) {
        return firstNames.get(plain(name));
    }

    private @Nullable Gender either(String word, String male, String female) {
        return has(male, word) ? Gender.MALE : has(female, word) ? Gender.FEMALE : null;
    }

    /** Lower case, accents off: Zoë is listed as zoe. */
    private static String plain(String word) {
        return Normalizer.normalize(word, Normalizer.Form.NFD)
                .replaceAll("\\p{Mn}", "")
                .toLowerCase(Locale.ROOT);
    }

    private static List<String> lines(String file) {
        try (InputStream in = WordLists.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) throw new IllegalStateException("missing resource " + file);
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .filter(l -> !l.isBlank() && !l.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package dev.assay.listing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The word lists the built-in lister decides by: versioned files beside this class. Looked up by lower-case word. */
final class Lexicon {
    static final String WORDS = "words-1.txt";
    static final String NAMES = "first-names-1.txt";
    static final String PLACES = "places-1.txt";

    private final Map<String, Long> marks = new HashMap<>(8192);
    private final Set<String> places = new HashSet<>(512);

    private Lexicon() {}

    /** Reads the lists; a few milliseconds. */
    static Lexicon load() {
        Lexicon lexicon = new Lexicon();
        lexicon.read(WORDS);
        lexicon.read(NAMES);
        lexicon.read(PLACES);
        return lexicon;
    }

    /** The bits of every section the word stands in. */
    long marks(String lower) {
        return marks.getOrDefault(lower, 0L);
    }

    boolean has(String lower, Section section) {
        return (marks(lower) & section.bit) != 0;
    }

    /** Whether these words, lower case and joined by spaces, are a known place. */
    boolean isPlace(String lower) {
        return places.contains(lower);
    }

    private void read(String file) {
        InputStream in = Lexicon.class.getResourceAsStream(file);
        if (in == null) throw new IllegalStateException("missing from this program: " + file);
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            Section section = null;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String s = line.strip();
                if (s.isEmpty() || s.startsWith("#")) continue;
                if (s.startsWith("[")) {
                    section = Section.of(s.substring(1, s.length() - 1));
                } else if (section == null) {
                    throw new IllegalStateException(file + ": a word before the first section");
                } else {
                    add(s.toLowerCase(Locale.ROOT), section);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    private void add(String line, Section section) {
        if (section == Section.PLACE) {
            places.add(line);
            int space = line.indexOf(' ');
            mark(space < 0 ? line : line.substring(0, space), section);
        } else {
            for (String word : line.split(" +")) mark(word, section);
        }
    }

    private void mark(String word, Section section) {
        marks.merge(word, section.bit, (a, b) -> a | b);
    }
}

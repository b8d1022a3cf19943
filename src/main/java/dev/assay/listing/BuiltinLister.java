package dev.assay.listing;

import dev.assay.model.Mention;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import opennlp.tools.postag.POSModel;
import opennlp.tools.util.Version;
import org.jspecify.annotations.Nullable;

/**
 * The lister that comes with Assay: English, offline, by rule over OpenNLP's parts of speech. The model is read at the first text.
 * Safe for any number of threads; each borrows a tagger, and as many are kept as were ever busy at once.
 */
public final class BuiltinLister implements Lister {
    private static final String MODEL = "opennlp-en-ud-ewt-pos-1.3-2.5.4.bin";
    /** Changes whenever the same text may be listed otherwise. */
    private static final String RULES = "builtin-1";

    private static final Comparator<Phrases.Found> IN_TEXT_ORDER = Comparator.comparingInt(Phrases.Found::start)
            .thenComparing(Comparator.comparingInt(Phrases.Found::end).reversed());

    private final ConcurrentLinkedQueue<Tagger> idle = new ConcurrentLinkedQueue<>();
    private volatile @Nullable Loaded loaded;

    private record Loaded(Lexicon lexicon, Tokens tokens, POSModel model) {}

    @Override
    public String name() {
        return "builtin";
    }

    @Override
    public SortedMap<String, String> settings() {
        SortedMap<String, String> settings = new TreeMap<>();
        settings.put("language", "en");
        settings.put("model", MODEL);
        settings.put("opennlp", Version.currentVersion().toString());
        settings.put("rules", RULES);
        settings.put("words", String.join(" ", Lexicon.WORDS, Lexicon.NAMES, Lexicon.PLACES));
        return Collections.unmodifiableSortedMap(settings);
    }

    @Override
    public Outcome list(String text, @Nullable String speaker, @Nullable String addressee) {
        if (!Language.canBeEnglish(text)) {
            return new Outcome.NotListed(Outcome.Reason.LANGUAGE, "not listed: the built-in lister reads English only");
        }
        Loaded ready = loaded();
        List<List<Token>> sentences = ready.tokens().read(text);
        if (sentences.isEmpty()) return new Outcome.Listed(List.of());
        Set<String> people = people(speaker, addressee);
        Set<String> lower = lowerCaseWords(sentences);
        List<Phrases.Found> found = new ArrayList<>();
        Tagger polled = idle.poll();
        Tagger tagger = polled != null ? polled : new Tagger(ready.model());
        try {
            for (List<Token> sentence : sentences) {
                new Phrases(text, new Sentence(tagger.tag(sentence), ready.lexicon(), people, lower), found).read();
            }
        } finally {
            idle.add(tagger);
        }
        found.sort(IN_TEXT_ORDER);
        List<Mention> mentions = new ArrayList<>(found.size());
        for (Phrases.Found f : found) mentions.add(f.mention());
        return new Outcome.Listed(mentions);
    }

    private static Set<String> people(@Nullable String speaker, @Nullable String addressee) {
        Set<String> people = new HashSet<>();
        for (String name : new String[] {speaker, addressee}) {
            if (name != null)
                Collections.addAll(people, name.toLowerCase(Locale.ROOT).split("\\s+"));
        }
        people.remove("");
        return people;
    }

    private static Set<String> lowerCaseWords(List<List<Token>> sentences) {
        Set<String> words = new HashSet<>();
        for (List<Token> sentence : sentences) {
            for (Token t : sentence) {
                if (t.shape() == Token.Shape.LOWER) words.add(t.low());
            }
        }
        return words;
    }

    private Loaded loaded() {
        Loaded ready = loaded;
        if (ready != null) return ready;
        synchronized (this) {
            if (loaded == null) {
                Lexicon lexicon = Lexicon.load();
                loaded = new Loaded(lexicon, new Tokens(lexicon), model());
            }
            return java.util.Objects.requireNonNull(loaded);
        }
    }

    private static POSModel model() {
        try (InputStream in = BuiltinLister.class.getResourceAsStream("/" + MODEL)) {
            if (in == null) throw new IllegalStateException("missing from this program: " + MODEL);
            return new POSModel(in);
        } catch (IOException e) {
            throw new UncheckedIOException(MODEL, e);
        }
    }
}

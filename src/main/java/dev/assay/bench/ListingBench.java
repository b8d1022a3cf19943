package dev.assay.bench;

import dev.assay.listing.BuiltinLister;
import dev.assay.listing.Outcome;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import opennlp.tools.postag.POSModel;
import opennlp.tools.postag.POSTaggerME;
import opennlp.tools.tokenize.TokenizerME;
import opennlp.tools.tokenize.TokenizerModel;

/**
 * The built-in lister against what it stands on: the same texts, in the same run, through OpenNLP's tokenizer and tagger alone.
 * One thread; the passes take turns, and the fastest of each counts, which other work on the machine disturbs least.
 */
public final class ListingBench {
    private static final String TOKENIZER = "/opennlp-en-ud-ewt-tokens-1.3-2.5.4.bin";
    private static final String TAGGER = "/opennlp-en-ud-ewt-pos-1.3-2.5.4.bin";

    private ListingBench() {}

    /**
     * The figures of one run.
     *
     * @param texts how many texts a pass lists
     * @param mentions how many mentions a pass finds
     * @param listMillis the fastest pass of the lister
     * @param tagMillis the fastest pass of tokens and tags alone
     */
    public record Result(int texts, int mentions, double listMillis, double tagMillis) {
        /** Time of the lister over time of tokens and tags; the goal is at most 1.3. */
        public double ratio() {
            return listMillis / tagMillis;
        }

        /** Texts a second. */
        public double throughput() {
            return texts * 1000.0 / listMillis;
        }
    }

    /**
     * Measures both.
     *
     * @param texts what is listed
     * @param passes how often each is measured, after two passes that are not
     */
    public static Result measure(List<String> texts, int passes) {
        BuiltinLister lister = new BuiltinLister();
        Tags tags = new Tags();
        long list = Long.MAX_VALUE;
        long tag = Long.MAX_VALUE;
        int mentions = 0;
        for (int pass = -2; pass < passes; pass++) {
            long start = System.nanoTime();
            mentions = list(lister, texts);
            long middle = System.nanoTime();
            tags.tag(texts);
            long end = System.nanoTime();
            if (pass < 0) continue;
            list = Math.min(list, middle - start);
            tag = Math.min(tag, end - middle);
        }
        return new Result(texts.size(), mentions, list / 1e6, tag / 1e6);
    }

    private static int list(BuiltinLister lister, List<String> texts) {
        int mentions = 0;
        for (String text : texts) {
            if (lister.list(text, null, null) instanceof Outcome.Listed listed) {
                mentions += listed.mentions().size();
            }
        }
        return mentions;
    }

    private static final class Tags {
        private final TokenizerME tokenizer;
        private final POSTaggerME tagger;

        Tags() {
            try (InputStream tokens = open(TOKENIZER);
                    InputStream tags = open(TAGGER)) {
                tokenizer = new TokenizerME(new TokenizerModel(tokens));
                tagger = new POSTaggerME(new POSModel(tags));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static InputStream open(String name) {
            InputStream in = ListingBench.class.getResourceAsStream(name);
            if (in == null) throw new IllegalStateException("missing from this program: " + name);
            return in;
        }

        int tag(List<String> texts) {
            int tokens = 0;
            for (String text : texts) {
                tokens += tagger.tag(tokenizer.tokenize(text)).length;
            }
            return tokens;
        }
    }
}

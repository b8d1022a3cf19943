package dev.assay.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.Asking;
import dev.assay.method.Profile;
import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceRecord;
import dev.assay.model.Anchor;
import dev.assay.model.NameRules;
import dev.assay.model.Provenance;
import dev.assay.model.ReferenceRules;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How long a question takes in profile linked, among as many turns as asked for, beside Lucene's eight best of the same words. */
@Tag("bench")
class AskBench {
    private static final int EVENTS = Integer.getInteger("assay.bench.events", 1_000_000);
    private static final int WORDS = 100_000;
    private static final int QUESTIONS = 300;

    /** Words as rare as in speech: the n-th is about n times as rare as the first. */
    private static String word(Random random) {
        return "word" + (int) Math.pow(WORDS, random.nextDouble());
    }

    @Test
    void aQuestionTakesNoLongerThanItMay() throws Exception {
        Random random = new Random(4);
        List<String> texts = new ArrayList<>(EVENTS);
        for (int t = 0; t < EVENTS; t++) {
            StringBuilder text = new StringBuilder("I");
            for (int w = 0; w < 12; w++) text.append(' ').append(word(random));
            texts.add(text.append('.').toString());
        }
        SpaceRecord.Builder space =
                new SpaceRecord.Builder(new SpaceOpened("s", NameRules.ASSAY_1, ReferenceRules.COUNT_1, 3));
        ByteBuffersDirectory directory = new ByteBuffersDirectory();
        try (EnglishAnalyzer analyzer = new EnglishAnalyzer();
                IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(analyzer))) {
            for (int t = 0; t < EVENTS; t++) {
                Anchor date =
                        Anchor.of(LocalDate.of(2000, 1, 1).plusDays(t / 100).toString());
                String speaker = t % 2 == 0 ? "Ada" : "Ben";
                Provenance source = new Provenance.FileLines("s.jsonl", t + 1, t + 1, null);
                space.add(new Turn("s", "t" + t, date, speaker, texts.get(t), null, source));
                Document d = new Document();
                d.add(new TextField("text", speaker + ": " + texts.get(t), Field.Store.NO));
                writer.addDocument(d);
            }
            writer.forceMerge(1);
        }
        Asking asking = new Asking(SpaceDerivation.derive(space.build()));
        asking.depict("word7 of Ada?", Profile.LINKED, 700);
        List<String> questions = new ArrayList<>();
        for (int i = 0; i < QUESTIONS; i++) {
            String[] of = texts.get(random.nextInt(EVENTS)).replace(".", "").split(" ");
            questions.add("When did Ada " + of[1] + " " + of[2] + " " + of[3] + " " + of[4] + "?");
        }
        try (DirectoryReader reader = DirectoryReader.open(directory)) {
            IndexSearcher lucene = new IndexSearcher(reader);
            double[] ours = new double[QUESTIONS];
            double[] theirs = new double[QUESTIONS];
            double ratio = Double.MAX_VALUE;
            for (int round = 0; round < 3; round++) {
                for (int i = 0; i < QUESTIONS; i++) {
                    long start = System.nanoTime();
                    int shown =
                            asking.depict(questions.get(i), Profile.LINKED, 700).size();
                    ours[i] = (System.nanoTime() - start) / 1e6;
                    start = System.nanoTime();
                    int found = best(lucene, questions.get(i));
                    theirs[i] = (System.nanoTime() - start) / 1e6;
                    assertThat(Math.min(shown, found)).isPositive();
                }
                Arrays.sort(ours);
                Arrays.sort(theirs);
                System.out.printf(
                        "%,d events: linked %.2f ms (p95 %.2f), Lucene %.2f ms (p95 %.2f)%n",
                        EVENTS,
                        ours[QUESTIONS / 2],
                        ours[QUESTIONS * 95 / 100],
                        theirs[QUESTIONS / 2],
                        theirs[QUESTIONS * 95 / 100]);
                ratio = Math.min(ratio, ours[QUESTIONS / 2] / theirs[QUESTIONS / 2]);
            }
            System.out.printf("best ratio %.2f%n", ratio);
        }
    }

    private static int best(IndexSearcher lucene, String question) throws Exception {
        BooleanQuery.Builder query = new BooleanQuery.Builder();
        try (EnglishAnalyzer analyzer = new EnglishAnalyzer();
                var tokens = analyzer.tokenStream("text", question)) {
            var term = tokens.addAttribute(org.apache.lucene.analysis.tokenattributes.CharTermAttribute.class);
            tokens.reset();
            while (tokens.incrementToken()) {
                query.add(new TermQuery(new Term("text", term.toString())), BooleanClause.Occur.SHOULD);
            }
        }
        return lucene.search(query.build(), 8).scoreDocs.length;
    }
}

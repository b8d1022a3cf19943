package dev.assay.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.method.Asking;
import dev.assay.method.Collisions;
import dev.assay.method.Incidence;
import dev.assay.method.SnapshotChange;
import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.model.Event;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.ReferenceRules;
import dev.assay.project.Access;
import dev.assay.project.Project;
import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A large space against its peers, in one run: opening beside SQLite reading the same bytes, collisions beside SciPy, asking beside
 * Lucene, and what one decision costs. The events file is one that {@code make_space.py} writes (two speakers, so many rows an event).
 *
 * <pre>./mvnw test -Dtest=ScaleBench -Dtest.groups=bench -Dtest.excludedGroups= -Dtest.heap=8g -Dassay.bench.space=FILE</pre>
 *
 * {@code assay.bench.space} may name several files, smallest first, separated by commas: then growth is a table. {@code
 * assay.bench.peer} names {@code scipy_collisions.py}; without it, Python or SciPy that column is left out.
 */
@Tag("bench")
class ScaleBench {
    private static final int QUESTIONS = 1_000;
    private static final int REPEATS = Integer.getInteger("assay.bench.repeats", 5);
    /** Until the compiler has seen a decision often enough, it is the compiler that is measured. */
    private static final int WARM = 60;

    private static final com.sun.management.OperatingSystemMXBean PROCESS =
            (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    @TempDir
    Path folder;

    /** One file's figures. */
    private record Grown(
            int events, double importing, double[] opening, double deriving, double asking, double deciding) {}

    @Test
    void scales() throws Exception {
        String files = System.getProperty("assay.bench.space");
        assumeTrue(files != null, "skipped: no events file is named by assay.bench.space");
        List<Grown> grown = new ArrayList<>();
        for (String file : Objects.requireNonNull(files).split(",")) grown.add(measure(Path.of(file)));
        String line = "%-10s %9s %8s %9s %8s %9s %9s %8s %8s";
        say(
                "%n" + line,
                "events",
                "import s",
                "open s",
                "(cpu s)",
                "sqlite s",
                "(cpu s)",
                "derive s",
                "ask ms",
                "decide ms");
        for (Grown g : grown) {
            say(
                    "%,-10d %9.2f %8.2f %9.2f %8.2f %9.2f %9.3f %8.3f %8.1f",
                    g.events,
                    g.importing,
                    g.opening[0],
                    g.opening[1],
                    g.opening[2],
                    g.opening[3],
                    g.deriving,
                    g.asking,
                    g.deciding);
        }
    }

    private static void say(String format, Object... values) {
        System.out.printf(Locale.ROOT, format + "%n", values);
    }

    private Grown measure(Path events) throws Exception {
        say("%n== %s", events.getFileName());
        Path file = folder.resolve(events.getFileName() + ".assay");
        double importing;
        try (Project project = Project.create(file)) {
            long start = System.nanoTime();
            ImportOptions options = new ImportOptions(null, null, null, ReferenceRules.COUNT_1, false);
            Imports.importFile(project, events, options, Progress.NONE);
            importing = seconds(start);
        }
        double[] opening = open(file);
        try (Project project = Project.open(file, Access.WRITE)) {
            SpaceRecord record = record(project);
            double deriving = median(REPEATS, () -> SpaceDerivation.derive(record));
            SpaceSnapshot space = SpaceDerivation.derive(record);
            collisions(space);
            double asking = ask(space);
            double deciding = decide(project);
            return new Grown(record.events().size(), importing, opening, deriving, asking, deciding);
        }
    }

    private static SpaceRecord record(Project project) {
        return Objects.requireNonNull(project.snapshot().record("big"));
    }

    /**
     * Opening a project, and SQLite handing over the same rows; one after the other, several times, the best of each: ours and theirs,
     * each as seconds and as seconds of processor time, which other programs disturb less.
     */
    private static double[] open(Path file) throws SQLException {
        double[] best = {Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE};
        double ratio = Double.MAX_VALUE;
        for (int i = 0; i < REPEATS; i++) {
            long cpu = PROCESS.getProcessCpuTime();
            long start = System.nanoTime();
            long bytes = readAll(file);
            double t = seconds(start);
            best[2] = Math.min(best[2], t);
            best[3] = Math.min(best[3], (PROCESS.getProcessCpuTime() - cpu) / 1e9);
            cpu = PROCESS.getProcessCpuTime();
            start = System.nanoTime();
            try (Project p = Project.open(file, Access.READ)) {
                assertThat(p.snapshot().head().entries()).isPositive();
            }
            double o = seconds(start);
            best[0] = Math.min(best[0], o);
            best[1] = Math.min(best[1], (PROCESS.getProcessCpuTime() - cpu) / 1e9);
            ratio = Math.min(ratio, o / t);
            assertThat(bytes).isPositive();
        }
        say(
                "opening      %8.2f s   SQLite reads the same bytes %8.2f s   ratio of the best %.2f, best ratio %.2f, of processor time %.2f",
                best[0], best[2], best[0] / best[2], ratio, best[1] / best[3]);
        return best;
    }

    private static long readAll(Path file) throws SQLException {
        long bytes = 0;
        try (Connection db = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement s = db.createStatement();
                ResultSet rows = s.executeQuery("SELECT seq, body, hash FROM entry ORDER BY seq")) {
            while (rows.next()) {
                rows.getLong(1);
                bytes += rows.getBytes(2).length + rows.getBytes(3).length;
            }
        }
        return bytes;
    }

    private void collisions(SpaceSnapshot space) throws IOException, InterruptedException {
        // Fresh each time, since the chains are kept once they are known.
        SpaceRecord record = space.record();
        double best = Double.MAX_VALUE;
        long pairs = 0;
        int chains = 0;
        int largest = 0;
        long most = 0;
        for (int i = 0; i < 3; i++) {
            Collisions c = SpaceDerivation.derive(record).collisions();
            long before = allocated();
            long start = System.nanoTime();
            pairs = c.pairs();
            int[][] found = c.chains();
            best = Math.min(best, seconds(start));
            most = Math.max(most, allocated() - before);
            chains = found.length;
            largest = found.length == 0 ? 0 : found[0].length;
        }
        Incidence b = space.incidence();
        double matrix = (8.0 * b.cells() + b.cells() + 4.0 * (b.events() + b.rows() + 2)) / (1 << 20);
        say(
                "collisions   %,d pairs, %d chains, largest %,d: %.2f s, %.0f MiB of its own and %.0f MiB of matrix",
                pairs, chains, largest, best, most / (double) (1 << 20), matrix);
        if (b.events() == 1_000_000 && b.cells() == 6_000_000) {
            assertThat(pairs).isEqualTo(124_997_454L);
            assertThat(chains).isEqualTo(1);
            assertThat(largest).isEqualTo(1_000_000);
        }
        String peer = peer(space);
        if (peer == null) {
            say("  SciPy: not here");
            return;
        }
        say("  SciPy      %s", peer);
        Matcher m = Pattern.compile(
                        "pairs (\\d+)  chains (\\d+)  largest (\\d+)  product ([\\d.]+) s  chains ([\\d.]+) s  peak (\\d+) MiB")
                .matcher(peer);
        assertThat(m.find()).as(peer).isTrue();
        assertThat(Long.parseLong(m.group(1))).isEqualTo(pairs);
        assertThat(Integer.parseInt(m.group(2))).isEqualTo(chains);
        assertThat(Integer.parseInt(m.group(3))).isEqualTo(largest);
        double theirs = Double.parseDouble(m.group(4)) + Double.parseDouble(m.group(5));
        say(
                "  %.1f × as fast, with 1/%.0f of its memory",
                theirs / best, Double.parseDouble(m.group(6)) / (matrix + most / (double) (1 << 20)));
    }

    /** Nanoseconds of processor time this thread has had: other programs disturb it less than the clock. */
    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static long allocated() {
        return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean())
                .getThreadAllocatedBytes(Thread.currentThread().threadId());
    }

    /** The line the peer prints about the same matrix without its hubs; null when it cannot be run here. */
    private @Nullable String peer(SpaceSnapshot space) throws IOException, InterruptedException {
        String script = System.getProperty("assay.bench.peer");
        if (script == null || !Files.isReadable(Path.of(script))) return null;
        Path matrix = folder.resolve("space.mtx");
        Incidence b = space.incidence();
        try (BufferedWriter out = Files.newBufferedWriter(matrix)) {
            int cells = 0;
            for (int r = 0; r < b.rows(); r++) cells += space.rows().hub(r) ? 0 : b.eventsOf(r);
            out.write("%%MatrixMarket matrix coordinate pattern general\n" + b.rows() + " " + b.events() + " " + cells
                    + "\n");
            for (int e = 0; e < b.events(); e++) {
                for (int i = b.eventStart(e); i < b.eventEnd(e); i++) {
                    if (!space.rows().hub(b.eventRow(i))) out.write((b.eventRow(i) + 1) + " " + (e + 1) + "\n");
                }
            }
        }
        Path said = folder.resolve("peer.txt");
        Process process;
        try {
            process = new ProcessBuilder("python3", script, matrix.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start();
        } catch (IOException e) {
            return null;
        }
        if (!process.waitFor(10, TimeUnit.MINUTES)) process.destroy();
        String line = Files.readString(said).strip();
        return process.exitValue() == 0 ? line : null;
    }

    /** Questions about three rows of one event each, drawn from a seed; the median in milliseconds. */
    private static double ask(SpaceSnapshot space) throws IOException {
        List<String> questions = new ArrayList<>();
        Random random = new Random(8);
        for (int i = 0; i < QUESTIONS; i++) {
            Event e = space.record()
                    .events()
                    .get(random.nextInt(space.record().events().size()));
            String[] seen = e.text().replace("I saw ", "").replace(".", "").split(", ");
            questions.add("When did " + (i % 2 == 0 ? "Ada" : "Bda") + " see " + seen[0] + ", " + seen[1] + " and "
                    + seen[2] + "?");
        }
        long start = System.nanoTime();
        Asking asking = new Asking(space);
        asking.ask(questions.getFirst(), Asking.DEFAULT_BUDGET);
        say("asking       first question, with its index, %.2f s", seconds(start));
        try (Bm25 bm25 = new Bm25(space)) {
            double ours = Double.MAX_VALUE;
            double theirs = Double.MAX_VALUE;
            double ratio = Double.MAX_VALUE;
            for (int round = 0; round < 3; round++) {
                double[] a = new double[QUESTIONS];
                double[] l = new double[QUESTIONS];
                for (int i = 0; i < QUESTIONS; i++) {
                    String q = questions.get(i);
                    start = System.nanoTime();
                    int shown = asking.ask(q, Asking.DEFAULT_BUDGET).depiction().size();
                    a[i] = seconds(start) * 1_000;
                    start = System.nanoTime();
                    int found = bm25.best(q);
                    l[i] = seconds(start) * 1_000;
                    assertThat(Math.min(shown, found)).isPositive();
                }
                Arrays.sort(a);
                Arrays.sort(l);
                ours = Math.min(ours, a[QUESTIONS / 2]);
                theirs = Math.min(theirs, l[QUESTIONS / 2]);
                ratio = Math.min(ratio, a[QUESTIONS / 2] / l[QUESTIONS / 2]);
            }
            say(
                    "  median of %,d: %.3f ms   Lucene BM25 top 8: %.3f ms   best ratio %.2f",
                    QUESTIONS, ours, theirs, ratio);
            return ours;
        }
    }

    /** BM25 over the same texts with their speakers, in memory, by the analyzer Lucene has for English. */
    private static final class Bm25 implements AutoCloseable {
        private final ByteBuffersDirectory directory = new ByteBuffersDirectory();
        private final EnglishAnalyzer analyzer = new EnglishAnalyzer();
        private final DirectoryReader reader;
        private final IndexSearcher searcher;

        Bm25(SpaceSnapshot space) throws IOException {
            try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(analyzer))) {
                for (Event e : space.record().events()) {
                    Document d = new Document();
                    d.add(new TextField("text", e.speaker() + ": " + e.text(), Field.Store.NO));
                    writer.addDocument(d);
                }
                writer.forceMerge(1);
            }
            reader = DirectoryReader.open(directory);
            searcher = new IndexSearcher(reader);
        }

        int best(String question) throws IOException {
            BooleanQuery.Builder query = new BooleanQuery.Builder();
            try (var tokens = analyzer.tokenStream("text", question)) {
                var term = tokens.addAttribute(org.apache.lucene.analysis.tokenattributes.CharTermAttribute.class);
                tokens.reset();
                while (tokens.incrementToken()) {
                    query.add(new TermQuery(new Term("text", term.toString())), BooleanClause.Occur.SHOULD);
                }
            }
            return searcher.search(query.build(), 8).scoreDocs.length;
        }

        @Override
        public void close() throws IOException {
            reader.close();
            directory.close();
            analyzer.close();
        }
    }

    /** Each kind of decision: recorded, derived, compared; the median of several in milliseconds. Returns that of the dearest. */
    private static double decide(Project project) {
        SpaceRecord record = record(project);
        String event = record.events().get(record.events().size() / 2).id();
        SpaceSnapshot whole = project.snapshot().space("big");
        for (int i = 0; i < WARM; i++) {
            Decision.Act act = new Decision.MentionAdded(event, Mention.of("warm " + i, MentionType.THING));
            Decision d = new Decision("big", act, "Ada", "2026-01-01T00:00:00Z", "so");
            SpaceSnapshot after = SpaceDerivation.derive(record.with(new SpaceRecord.Decided(i, d)), whole);
            assertThat(SnapshotChange.between(whole, after).cellsGained()).hasSize(1);
        }
        say("one decision");
        double dearest = 0;
        for (int kind = 0; kind < 5; kind++) {
            List<double[]> runs = new ArrayList<>();
            String name = "";
            for (int i = 0; i < 9; i++) {
                Decision.Act act = switch (kind) {
                    case 0 -> new Decision.MentionAdded(event, Mention.of("row " + i, MentionType.THING));
                    case 1 -> new Decision.MentionRemoved(event, "row " + i);
                    case 2 -> new Decision.Alias("row " + (100 + i), "row " + (200 + i));
                    case 3 -> new Decision.HubMarked("row " + (300 + i), true);
                    default -> new Decision.HubMarked("ada", i % 2 == 1);
                };
                name = act.getClass().getSimpleName() + (kind == 4 ? " (a speaker)" : "");
                SpaceSnapshot before = project.snapshot().space("big");
                long cpu = cpu();
                long start = System.nanoTime();
                project.decide(List.of(new Decision("big", act, "Ada", "2026-01-01T00:00:00Z", "so")));
                double recorded = seconds(start);
                SpaceSnapshot after = project.snapshot().space("big");
                double derived = seconds(start);
                SnapshotChange change = SnapshotChange.between(before, after);
                runs.add(new double[] {seconds(start), recorded, derived - recorded, (cpu() - cpu) / 1e9});
                assertThat(change.references()).isEmpty();
                if (kind == 3) assertThat(change.pairsLost()).isPositive();
            }
            runs.sort((a, b) -> Double.compare(a[0], b[0]));
            double[] median = runs.get(runs.size() / 2);
            dearest = Math.max(dearest, median[0] * 1_000);
            say(
                    "  %-24s %7.1f ms (recorded %.1f, derived %.1f, compared %.1f; best %.1f; of processor time %.1f)",
                    name,
                    median[0] * 1_000,
                    median[1] * 1_000,
                    median[2] * 1_000,
                    (median[0] - median[1] - median[2]) * 1_000,
                    runs.getFirst()[0] * 1_000,
                    runs.stream()
                            .mapToDouble(r -> r[3] * 1_000)
                            .sorted()
                            .skip(runs.size() / 2)
                            .findFirst()
                            .orElseThrow());
        }
        return dearest;
    }

    @FunctionalInterface
    private interface Work {
        Object run();
    }

    private static double median(int times, Work work) {
        double[] all = new double[times];
        for (int i = 0; i < times; i++) {
            long start = System.nanoTime();
            if (work.run().hashCode() == 1) say("");
            all[i] = seconds(start);
        }
        Arrays.sort(all);
        return all[times / 2];
    }

    private static double seconds(long start) {
        return (System.nanoTime() - start) / 1e9;
    }
}

package dev.assay.project;

import dev.assay.ledger.Chain;
import dev.assay.ledger.DamagedEntryException;
import dev.assay.ledger.EntryCodec;
import dev.assay.model.Anchor;
import dev.assay.model.Decision;
import dev.assay.model.Entry;
import dev.assay.model.EventKey;
import dev.assay.model.HeadAccepted;
import dev.assay.model.ProjectOpened;
import dev.assay.model.ScorerKind;
import dev.assay.model.Scoring;
import dev.assay.scoring.Scorer;
import dev.assay.scoring.ScoringRules;
import dev.assay.scoring.ScoringSnapshot;
import dev.assay.store.JournalStore;
import dev.assay.store.StoreException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A project that is open. One at a time may write; everything it shows is folded from the journal. */
public final class Project implements AutoCloseable {
    private final JournalStore store;
    private final Clock clock;
    private final EntryCodec codec = new EntryCodec();
    private final Heads heads = Heads.standard();
    private volatile ProjectSnapshot snapshot;
    private volatile HeadCheck headCheck;

    private Project(JournalStore store, Clock clock) {
        this.store = store;
        this.clock = clock;
        this.snapshot = fold(Long.MAX_VALUE, null);
        this.headCheck = compare();
        remember();
    }

    /** Makes an empty project; refuses to overwrite. It is open for writing. */
    public static Project create(Path file) {
        Clock clock = Clock.systemUTC();
        ProjectOpened first = new ProjectOpened(UUID.randomUUID().toString(), now(clock));
        JournalStore.create(file, new EntryCodec().encode(first));
        return open(file, Access.WRITE);
    }

    /**
     * Opens a project.
     *
     * @throws StoreException when it cannot be opened; the file is untouched
     */
    public static Project open(Path file, Access access) {
        JournalStore store = JournalStore.open(file, access == Access.WRITE);
        try {
            return new Project(store, Clock.systemUTC());
        } catch (DamagedEntryException e) {
            store.close();
            throw new StoreException(
                    StoreException.Reason.DAMAGED,
                    file + ": " + e.getMessage() + "; \"assay verify\" names the first bad entry",
                    e);
        } catch (RuntimeException e) {
            store.close();
            throw e;
        }
    }

    /**
     * Checks a project file as a whole, also one that cannot be opened any more.
     *
     * @param expected a head kept elsewhere; null for none
     */
    public static Verification verify(Path file, @Nullable Head expected) {
        try (JournalStore store = JournalStore.open(file, false)) {
            return new Verifier(expected, Heads.standard()).run(store);
        }
    }

    /** How the journal stands to the head that was last seen of it here. */
    public HeadCheck headCheck() {
        return headCheck;
    }

    private HeadCheck compare() {
        Head seen = heads.last(snapshot.id());
        if (seen == null) return new HeadCheck.FirstSeen();
        if (seen.entries() > snapshot.head().entries()) return new HeadCheck.TailCut(seen);
        String[] hash = {""};
        store.read(seen.entries() - 1, seen.entries(), (seq, body, h) -> hash[0] = Chain.hex(h));
        return hash[0].equals(seen.hash()) ? new HeadCheck.Agrees(seen) : new HeadCheck.WrittenAnew(seen);
    }

    /** Keeps the head outside; a head that disagrees stays as it was until a person accepts the journal as it is. */
    private void remember() {
        if (headCheck.holds()) heads.remember(snapshot.id(), headOf(store.head()));
    }

    /**
     * Accepts a journal that does not lead to the head last seen here; that is recorded, with what is lost.
     *
     * @throws IllegalStateException when there is nothing to accept
     */
    public synchronized void acceptHead(String by, String why) {
        Head seen = headCheck.seen();
        if (headCheck.holds() || seen == null)
            throw new IllegalStateException("the journal leads to the head last seen");
        record(recorder -> recorder.record(new HeadAccepted(seen.entries(), seen.hash(), by, now(), why)));
        headCheck = new HeadCheck.Agrees(snapshot.head());
        heads.forget(snapshot.id());
        remember();
    }

    /** The file. */
    public Path file() {
        return store.file();
    }

    /** Whether nothing can be recorded. */
    public boolean readOnly() {
        return !store.writable();
    }

    /** The project as it is now. */
    public ProjectSnapshot snapshot() {
        return snapshot;
    }

    /**
     * The project as it was.
     *
     * @param entry as its journal stood after that entry; null for all of it
     * @param knownAt with only what was known then, by each record's own time; null for all of it
     */
    public ProjectSnapshot asOf(@Nullable Long entry, @Nullable Anchor knownAt) {
        if (entry == null && knownAt == null) return snapshot;
        return fold(entry == null ? Long.MAX_VALUE : entry, knownAt);
    }

    /**
     * Everything that happened to one record.
     *
     * @param upTo as the journal stood after that entry; null for all of it
     * @param knownAt with only what was known then, by each record's own time; null for all of it
     */
    public History history(EventKey key, @Nullable Long upTo, @Nullable Anchor knownAt) {
        History history = new History(key, knownAt);
        long last =
                Math.min(upTo == null ? Long.MAX_VALUE : upTo, snapshot.head().entries());
        store.read(0, last, (seq, body, hash) -> history.add(seq, decode(new Row(seq, body)), () -> Chain.hex(hash)));
        return history;
    }

    /** Receives entries of the journal, in order. */
    @FunctionalInterface
    public interface Reading {
        /**
         * One entry.
         *
         * @param seq its number
         * @param bytes how long its canonical form is
         */
        void entry(long seq, Entry entry, int bytes);
    }

    /** Reads the entries after one number up to another, as they stand in the file. */
    public void read(long after, long upTo, Reading reading) {
        store.read(after, upTo, (seq, body, hash) -> reading.entry(seq, decode(new Row(seq, body)), body.length));
    }

    /** An entry as it lies in the journal: its number, its canonical bytes as text, and its hash. */
    public record Raw(long seq, String body, String hash) {}

    /**
     * Entries as they lie in the journal, also ones that cannot be read.
     *
     * @param from the number of the first
     * @param to the number of the last
     */
    public List<Raw> raw(long from, long to) {
        List<Raw> entries = new ArrayList<>();
        store.read(
                Math.max(0, from - 1),
                to,
                (seq, body, hash) ->
                        entries.add(new Raw(seq, new String(body, StandardCharsets.UTF_8), Chain.hex(hash))));
        return entries;
    }

    /** Now, as it is recorded: UTC, whole seconds. */
    public String now() {
        return now(clock);
    }

    private static String now(Clock clock) {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS).toString();
    }

    /** Takes entries in; the answer is the number each got in the journal. */
    @FunctionalInterface
    public interface Recorder {
        /** Records one entry. */
        long record(Entry entry);
    }

    /** What is recorded in one transaction. */
    @FunctionalInterface
    public interface Action<T, X extends Exception> {
        /** Records; whatever is thrown takes all of it back. */
        T run(Recorder recorder) throws X;
    }

    /** Records one action: all of its entries or none. The snapshot is new afterwards, if anything was recorded. */
    public synchronized <T, X extends Exception> T record(Action<T, X> action) throws X {
        T result = recordAhead(action);
        catchUp();
        return result;
    }

    /**
     * Records one action of many that belong together; the snapshot stays as it was until {@link #catchUp}. What was recorded is safe at
     * once.
     */
    public synchronized <T, X extends Exception> T recordAhead(Action<T, X> action) throws X {
        return store.<T, X>transaction(appender -> action.run(entry -> appender.append(codec.encode(entry))));
    }

    /** Brings the snapshot up to what is recorded. */
    public synchronized void catchUp() {
        if (store.head().entries() != snapshot.head().entries()) snapshot = fold(Long.MAX_VALUE, null);
    }

    /**
     * Records decisions as one action, and returns their numbers. Only the spaces they belong to are derived anew.
     *
     * @throws IllegalArgumentException when there is no such space, or aliases would go in a circle; nothing is recorded
     */
    public synchronized List<Long> decide(List<Decision> decisions) {
        snapshot.check(decisions);
        List<Long> entries = store.<List<Long>, RuntimeException>transaction(appender ->
                decisions.stream().map(d -> appender.append(codec.encode(d))).toList());
        Head head = headOf(store.head());
        for (int i = 0; i < entries.size(); i++) snapshot = snapshot.with(entries.get(i), decisions.get(i), head);
        return entries;
    }

    /**
     * Records acts of scoring as one action, and returns their numbers. Nothing else of the project is derived anew.
     *
     * @throws IllegalArgumentException when one of them must not be recorded, with the reason; nothing is recorded then
     */
    public synchronized List<Long> score(List<Scoring> acts) {
        ScoringSnapshot next = snapshot.scoring();
        long seq = snapshot.head().entries();
        for (Scoring act : acts) {
            ScoringRules.check(next, act);
            next = next.with(++seq, act);
        }
        List<Long> entries = store.<List<Long>, RuntimeException>transaction(appender ->
                acts.stream().map(a -> appender.append(codec.encode(a))).toList());
        Head head = headOf(store.head());
        for (int i = 0; i < entries.size(); i++) snapshot = snapshot.with(entries.get(i), acts.get(i), head);
        return entries;
    }

    /**
     * Draws the seed of a scorer's order, once; it is recorded and kept. Does nothing when it is drawn already.
     *
     * @param by the scorer's name
     * @param kind the scorer's kind
     */
    public synchronized void drawOrder(String by, ScorerKind kind) {
        if (snapshot.scoring().conduct(new Scorer(by, kind)).seed().isPresent()) return;
        // 52 random bits of a random UUID: what a JSON number carries exactly.
        long seed = UUID.randomUUID().getLeastSignificantBits() & ((1L << 52) - 1);
        score(List.of(new Scoring(new Scoring.OrderDrawn(seed), by, kind, now(), null, null)));
    }

    private ProjectSnapshot fold(long upTo, @Nullable Anchor knownAt) {
        JournalFold fold = new JournalFold(knownAt);
        Chain chain = store.head();
        long last = Math.min(upTo, chain.entries());
        byte[][] hash = {chain.head()};
        if (last < chain.entries()) store.read(last - 1, last, (seq, body, h) -> hash[0] = h);
        try (Pipeline<Row> pipeline = new Pipeline<>(row -> fold.add(row.seq, decode(row)))) {
            store.readBodies(0, last, (seq, body) -> pipeline.add(new Row(seq, body)));
        }
        return fold.finish(new Head(last, Chain.hex(hash[0])));
    }

    private record Row(long seq, byte[] body) {}

    private Entry decode(Row row) {
        try {
            return codec.decode(row.body);
        } catch (DamagedEntryException e) {
            throw new DamagedEntryException("entry " + row.seq + ": " + e.getMessage());
        }
    }

    private static Head headOf(Chain chain) {
        return new Head(chain.entries(), Chain.hex(chain.head()));
    }

    @Override
    public void close() {
        if (store.writable()) remember();
        store.close();
    }
}

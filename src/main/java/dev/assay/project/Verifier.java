package dev.assay.project;

import dev.assay.ledger.Chain;
import dev.assay.ledger.DamagedEntryException;
import dev.assay.ledger.EntryCodec;
import dev.assay.model.Entry;
import dev.assay.model.ProjectOpened;
import dev.assay.store.JournalStore;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Recomputes every link of the chain and refolds every entry; nothing that was computed before is believed. */
final class Verifier {
    private final Chain chain = new Chain();
    private final EntryCodec codec = new EntryCodec();
    private final JournalFold fold = new JournalFold(null);
    private final @Nullable Head expected;
    private final Heads heads;
    private @Nullable Head seen;
    private long entries;
    private Verification.@Nullable Bad bad;

    /**
     * A check against what is kept outside.
     *
     * @param expected a head kept elsewhere; null for none
     * @param heads the heads last seen here
     */
    Verifier(@Nullable Head expected, Heads heads) {
        this.expected = expected;
        this.heads = heads;
    }

    Verification run(JournalStore store) {
        store.read(0, Long.MAX_VALUE, (seq, body, hash) -> {
            entries++;
            if (bad == null) check(seq, body, hash);
        });
        requireReached(expected, "a head kept elsewhere");
        requireReached(seen, "the head last seen here");
        return new Verification(entries, Chain.hex(chain.head()), bad, store.missingGuards());
    }

    private void requireReached(@Nullable Head outside, String what) {
        if (bad != null || outside == null || outside.entries() <= entries) return;
        fail(
                entries + 1,
                "the journal ends at entry " + entries + ", but " + what + " is of entry " + outside.entries()
                        + ": its tail was cut, or a backup was put back");
    }

    /** Whether an entry is the one a head is of, and another. */
    private static boolean differs(@Nullable Head outside, long seq, byte[] hash) {
        return outside != null && outside.entries() == seq && !outside.hash().equals(Chain.hex(hash));
    }

    private void check(long seq, byte[] body, byte[] hash) {
        if (seq != chain.entries() + 1) {
            fail(chain.entries() + 1, "is missing: entry " + seq + " follows entry " + chain.entries());
            return;
        }
        if (!Arrays.equals(chain.link(body), hash)) {
            fail(seq, "its hash does not match its content and the entry before it");
            return;
        }
        if (differs(expected, seq, hash)) {
            fail(seq, "its hash is not that of the head kept elsewhere: the chain was written anew");
            return;
        }
        if (differs(seen, seq, hash)) {
            fail(seq, "its hash is not that of the head last seen here: the chain was written anew");
            return;
        }
        try {
            Entry entry = codec.decode(body);
            if (!Arrays.equals(codec.encode(entry), body)) {
                fail(seq, "is not in canonical form");
                return;
            }
            fold.add(seq, entry);
            if (entry instanceof ProjectOpened p) {
                seen = heads.last(p.id());
                if (differs(seen, seq, hash)) {
                    fail(seq, "its hash is not that of the head last seen here: the chain was written anew");
                }
            }
        } catch (DamagedEntryException e) {
            fail(seq, String.valueOf(e.getMessage()));
        }
    }

    private void fail(long seq, String reason) {
        bad = new Verification.Bad(seq, reason);
    }
}

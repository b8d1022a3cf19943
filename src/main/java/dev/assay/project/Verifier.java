package dev.assay.project;

import dev.assay.ledger.Chain;
import dev.assay.ledger.DamagedEntryException;
import dev.assay.ledger.EntryCodec;
import dev.assay.model.Entry;
import dev.assay.store.JournalStore;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Recomputes every link of the chain and refolds every entry; nothing that was computed before is believed. */
final class Verifier {
    private final Chain chain = new Chain();
    private final EntryCodec codec = new EntryCodec();
    private final JournalFold fold = new JournalFold(null);
    private final @Nullable Head expected;
    private long entries;
    private Verification.@Nullable Bad bad;

    Verifier(@Nullable Head expected) {
        this.expected = expected;
    }

    Verification run(JournalStore store) {
        store.read(0, Long.MAX_VALUE, (seq, body, hash) -> {
            entries++;
            if (bad == null) check(seq, body, hash);
        });
        if (bad == null && expected != null && expected.entries() > entries) {
            bad = new Verification.Bad(
                    entries + 1,
                    "the journal ends at entry " + entries + ", but a head kept elsewhere is of entry "
                            + expected.entries() + ": its tail was cut, or a backup was put back");
        }
        return new Verification(entries, Chain.hex(chain.head()), bad);
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
        if (expected != null && expected.entries() == seq && !expected.hash().equals(Chain.hex(hash))) {
            fail(seq, "its hash is not that of the head kept elsewhere: the chain was written anew");
            return;
        }
        try {
            Entry entry = codec.decode(body);
            if (!Arrays.equals(codec.encode(entry), body)) {
                fail(seq, "is not in canonical form");
                return;
            }
            fold.add(seq, entry);
        } catch (DamagedEntryException e) {
            fail(seq, String.valueOf(e.getMessage()));
        }
    }

    private void fail(long seq, String reason) {
        bad = new Verification.Bad(seq, reason);
    }
}

package dev.assay.listing.llm;

import dev.assay.ledger.EntryCodec;
import dev.assay.model.Anchor;
import dev.assay.model.Entry;
import dev.assay.model.NameRules;
import dev.assay.model.Provenance;
import dev.assay.model.ReferenceRules;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.store.JournalStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Small projects, and what stands in their journals. */
final class Spoken {
    private Spoken() {}

    /** Turns t0, t1 … said by Alice and Bob in turn. */
    static Path project(Path folder, String... texts) {
        Path file = folder.resolve("p.assay");
        try (Project p = Project.create(file)) {
            p.<Integer, RuntimeException>record(recorder -> {
                recorder.record(new SpaceOpened("s", NameRules.ASSAY_1, ReferenceRules.COUNT_1, 3));
                for (int i = 0; i < texts.length; i++) {
                    recorder.record(new Turn(
                            "s",
                            "t" + i,
                            Anchor.of("2026-05-01"),
                            i % 2 == 0 ? "Alice" : "Bob",
                            texts[i],
                            null,
                            new Provenance.FileLines("talk.jsonl", i + 1, i + 1, null)));
                }
                return texts.length;
            });
        }
        return file;
    }

    static Project open(Path file) {
        return Project.open(file, Access.WRITE);
    }

    /** The entries of a kind, in the journal's order. */
    static <T extends Entry> List<T> entries(Path file, Class<T> kind) {
        EntryCodec codec = new EntryCodec();
        List<T> all = new ArrayList<>();
        try (JournalStore store = JournalStore.open(file, false)) {
            store.read(0, Long.MAX_VALUE, (seq, body, hash) -> {
                Entry e = codec.decode(body);
                if (kind.isInstance(e)) all.add(kind.cast(e));
            });
        }
        return all;
    }
}

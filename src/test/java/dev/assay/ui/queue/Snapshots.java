package dev.assay.ui.queue;

import dev.assay.method.Incidence;
import dev.assay.method.Reference;
import dev.assay.method.SpaceSnapshot;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The hash of everything that is derived of a space: rows, cells with how they came to be, references with what the count found. */
final class Snapshots {
    private Snapshots() {}

    static String of(SpaceSnapshot s) {
        StringBuilder all = new StringBuilder();
        for (int r = 0; r < s.rows().size(); r++) {
            all.append(s.rows().key(r)).append('|').append(s.rows().label(r)).append('|');
            all.append(s.rows().typeName(r, "-"))
                    .append('|')
                    .append(s.rows().hub(r))
                    .append('\n');
        }
        Incidence b = s.incidence();
        for (int t = 0; t < b.events(); t++) {
            for (int i = b.eventStart(t); i < b.eventEnd(t); i++) {
                all.append(t)
                        .append(' ')
                        .append(b.eventRow(i))
                        .append(' ')
                        .append(b.origin(i))
                        .append('\n');
            }
        }
        for (Reference r : s.references()) {
            all.append(r.id())
                    .append(r.state())
                    .append(r.row())
                    .append(r.counted().refusal());
            r.counted().candidates().forEach(c -> all.append(c.row()).append(java.util.Arrays.toString(c.ticks())));
            all.append('\n');
        }
        try {
            byte[] bytes = all.toString().getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}

package dev.assay.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.model.Entry;
import dev.assay.model.ProjectOpened;
import dev.assay.model.Provenance;
import dev.assay.model.Turn;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.erdtman.jcs.JsonCanonicalizer;

/** The canonical bytes of entries, against another implementation of RFC 8785. */
class EntryCodecTest {
    private final EntryCodec codec = new EntryCodec();

    @Provide
    Arbitrary<Entry> entries() {
        return Entries.all();
    }

    @Property(tries = 3000)
    void whatIsWrittenIsCanonical(@ForAll("entries") Entry entry) throws IOException {
        byte[] bytes = codec.encode(entry);
        assertThat(new String(bytes, StandardCharsets.UTF_8))
                .isEqualTo(new String(new JsonCanonicalizer(bytes).getEncodedUTF8(), StandardCharsets.UTF_8));
    }

    @Property(tries = 3000)
    void whatIsWrittenIsReadBackAsItWas(@ForAll("entries") Entry entry) {
        byte[] bytes = codec.encode(entry);
        assertThat(codec.decode(bytes)).isEqualTo(entry);
        // Once more with the pools warm, and with a reader that has seen nothing.
        assertThat(codec.decode(bytes)).isEqualTo(entry);
        assertThat(new EntryCodec().decode(bytes)).isEqualTo(entry);
    }

    @Property(tries = 1000)
    void equalEntriesHaveEqualBytesAndDifferentOnesDoNot(@ForAll("entries") Entry one, @ForAll("entries") Entry other) {
        assertThat(Arrays.equals(codec.encode(one), codec.encode(other))).isEqualTo(one.equals(other));
    }

    /** Flips, cuts, insertions and swaps: whatever comes of it is refused as damaged or is an entry that can be written. */
    @Property(tries = 3000)
    void damagedBytesAreNeverAnythingElseThanDamaged(@ForAll("entries") Entry entry, @ForAll long seed) {
        byte[] bytes = codec.encode(entry);
        Random random = new Random(seed);
        for (int i = 0; i < 20; i++) requireDamagedOrWritable(damage(bytes, random));
    }

    private void requireDamagedOrWritable(byte[] bytes) {
        Entry read;
        try {
            read = codec.decode(bytes);
        } catch (DamagedEntryException e) {
            assertThat(e).hasMessageMatching("(?s).+");
            return;
        }
        codec.encode(read);
    }

    private static byte[] damage(byte[] bytes, Random random) {
        byte[] b = bytes.clone();
        int at = random.nextInt(b.length);
        switch (random.nextInt(6)) {
            case 0 -> b[at] ^= (byte) (1 << random.nextInt(8));
            case 1 -> b[at] = (byte) random.nextInt(256);
            case 2 -> b = Arrays.copyOf(b, at);
            case 3 -> b = Arrays.copyOfRange(b, at, b.length);
            case 4 -> {
                byte[] more =
                        "9999999999999999999999".substring(random.nextInt(20)).getBytes(StandardCharsets.UTF_8);
                byte[] longer = Arrays.copyOf(b, b.length + more.length);
                System.arraycopy(b, at, longer, at + more.length, b.length - at);
                System.arraycopy(more, 0, longer, at, more.length);
                b = longer;
            }
            default -> {
                byte[] signs = "{}[]\",:\\0-u".getBytes(StandardCharsets.UTF_8);
                b[at] = signs[random.nextInt(signs.length)];
            }
        }
        return b;
    }

    @Example
    void nothingAtAllIsDamaged() {
        for (String s : new String[] {"", "{", "{}", "[]", "null", "\"", "{\"kind\":\"\\", "{\"kind\":\"nothing\"}"}) {
            assertThatThrownBy(() -> codec.decode(s.getBytes(StandardCharsets.UTF_8)))
                    .as(s)
                    .isInstanceOf(DamagedEntryException.class);
        }
    }

    @Example
    void aNumberBeyondItsFieldIsDamaged() {
        String space =
                "{\"kind\":\"space\",\"names\":\"assay-1\",\"references\":\"count-1\",\"space\":\"s\",\"window\":%s}";
        assertThat(codec.decode(space.formatted("3").getBytes(StandardCharsets.UTF_8)))
                .isNotNull();
        for (String n : new String[] {"2147483648", "-2147483649", "99999999999999999999", "18446744073709551619"}) {
            assertThatThrownBy(() -> codec.decode(space.formatted(n).getBytes(StandardCharsets.UTF_8)))
                    .as(n)
                    .isInstanceOf(DamagedEntryException.class);
        }
    }

    @Example
    void aNumberThatJsonCannotCarryIsDamaged() {
        String file = "{\"at\":\"\",\"bytes\":%s,\"format\":\"\",\"kind\":\"file\",\"path\":\"\",\"sha256\":\"\"}";
        assertThat(codec.decode(file.formatted("9007199254740992").getBytes(StandardCharsets.UTF_8)))
                .isNotNull();
        assertThatThrownBy(() -> codec.decode(file.formatted("9007199254740993").getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(DamagedEntryException.class);
    }

    @Example
    void halfOfASurrogatePairIsRefused() {
        for (String half :
                new String[] {"\uD83D", "a\uD83D", "\uD83Da", "\uDE00", "\uDE00\uD83D", "\uD83D\uD83D\uDE00"}) {
            assertThatThrownBy(() -> codec.encode(turn(half)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("surrogate");
            assertThatThrownBy(() -> codec.encode(new ProjectOpened(half, "")))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        // And the codec still works after a refusal.
        assertThat(codec.decode(codec.encode(turn("\uD83D\uDE00")))).isEqualTo(turn("😀"));
    }

    private static Turn turn(String text) {
        return new Turn("s", "t", null, null, text, null, new Provenance.Ticket("1"));
    }
}

package dev.assay.ledger;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Values by the bytes they were read from, so that equal bytes give the same object. An open table: what is read from a journal comes
 * again so often that looking it up is most of the work of reading.
 */
final class SlicePool<T> {
    private static final int MOST = 1 << 20;
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private @Nullable Object[] values = new @Nullable Object[1024];
    private byte[][] keys = new byte[1024][];
    private int[] hashes = new int[1024];
    private int size;

    /** The value of a slice, or null; {@link #put} stores it under the same slice. */
    @SuppressWarnings("unchecked")
    @Nullable
    T get(byte[] in, int from, int to) {
        return (T) values[slot(in, from, to, hash(in, from, to))];
    }

    void put(byte[] in, int from, int to, T value) {
        if (size >= MOST) return;
        if (size * 2 > keys.length) grow();
        int hash = hash(in, from, to);
        int slot = slot(in, from, to, hash);
        if (values[slot] == null) size++;
        keys[slot] = Arrays.copyOfRange(in, from, to);
        hashes[slot] = hash;
        values[slot] = value;
    }

    /** Eight bytes at a time. Names that differ in a digit or two must not come to lie side by side, hence the mixing. */
    private static int hash(byte[] in, int from, int to) {
        long hash = to - from;
        int i = from;
        for (; i + Long.BYTES <= to; i += Long.BYTES) hash = mixed(hash ^ (long) LONGS.get(in, i));
        long rest = 0;
        for (; i < to; i++) rest = rest << Byte.SIZE | (in[i] & 0xff);
        return (int) (mixed(hash ^ rest) >>> 32);
    }

    private static long mixed(long value) {
        long product = value * MIX;
        return product ^ product >>> 32;
    }

    private int slot(byte[] in, int from, int to, int hash) {
        int slot = hash & (keys.length - 1);
        while (keys[slot] != null
                && (hashes[slot] != hash || !Arrays.equals(keys[slot], 0, keys[slot].length, in, from, to))) {
            slot = (slot + 1) & (keys.length - 1);
        }
        return slot;
    }

    private void grow() {
        byte[][] oldKeys = keys;
        int[] oldHashes = hashes;
        @Nullable Object[] oldValues = values;
        keys = new byte[oldKeys.length * 2][];
        hashes = new int[keys.length];
        values = new @Nullable Object[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] == null) continue;
            int slot = slot(oldKeys[i], 0, oldKeys[i].length, oldHashes[i]);
            keys[slot] = oldKeys[i];
            hashes[slot] = oldHashes[i];
            values[slot] = oldValues[i];
        }
    }
}

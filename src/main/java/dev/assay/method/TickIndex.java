package dev.assay.method;

import dev.assay.model.Event;
import java.util.List;

/** The ticks of events by their ids: an open table of numbers, since a million boxed ones take most of the time of opening a space. */
final class TickIndex {
    private final List<? extends Event> events;
    private int[] table = new int[1024];
    private int[] hashes = new int[1024];
    private int size;

    /** Of events that are added to the list and told here one by one. */
    TickIndex(List<? extends Event> events) {
        this.events = events;
    }

    /** The tick of an event; -1 when there is none of that id. */
    int of(String id) {
        // What is recorded about an event mostly follows it.
        if (size > 0 && events.get(size - 1).id().equals(id)) return size - 1;
        return table[slot(id, hash(id))] - 1;
    }

    /** Takes the id of the next event; false when it is taken. */
    boolean add(String id) {
        if (size * 2 >= table.length) grow();
        int hash = hash(id);
        int slot = slot(id, hash);
        if (table[slot] != 0) return false;
        table[slot] = ++size;
        hashes[slot] = hash;
        return true;
    }

    private static int hash(String id) {
        int hash = id.hashCode() * 0x9E3779B9;
        return hash ^ hash >>> 16;
    }

    private int slot(String id, int hash) {
        int slot = hash & (table.length - 1);
        while (table[slot] != 0
                && (hashes[slot] != hash || !events.get(table[slot] - 1).id().equals(id))) {
            slot = (slot + 1) & (table.length - 1);
        }
        return slot;
    }

    private void grow() {
        int[] oldTable = table;
        int[] oldHashes = hashes;
        table = new int[oldTable.length * 2];
        hashes = new int[table.length];
        for (int i = 0; i < oldTable.length; i++) {
            if (oldTable[i] == 0) continue;
            int slot = oldHashes[i] & (table.length - 1);
            while (table[slot] != 0) slot = (slot + 1) & (table.length - 1);
            table[slot] = oldTable[i];
            hashes[slot] = oldHashes[i];
        }
    }
}

package dev.assay.method;

import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rows of a space, numbered in order of first mention. Looked up by key; never iterated by hash. */
public final class Rows {
    private final List<Row> rows;
    private final Map<String, Integer> index;
    private final BitSet hubs = new BitSet();

    /** What a row was first listed with. Not to be changed once its derivation is through, since later ones share it. */
    static final class Row {
        final String key;
        final String label;

        @Nullable
        MentionType type;

        @Nullable
        Gender gender;

        @Nullable
        GrammaticalNumber number;

        Row(String key, String label) {
            this.key = key;
            this.label = label;
        }
    }

    /** Without rows yet; with room for so many. */
    Rows(int expected) {
        rows = new ArrayList<>();
        index = HashMap.newHashMap(expected);
    }

    /** These rows, in this order. */
    Rows(List<Row> rows) {
        this.rows = rows;
        index = HashMap.newHashMap(rows.size());
        for (int r = 0; r < rows.size(); r++) index.put(rows.get(r).key, r);
    }

    /** Rows of the same keys in the same order as others have, whose index they share; no hubs yet. */
    Rows(List<Row> rows, Rows numbered) {
        this.rows = rows;
        index = numbered.index;
    }

    /** Through which a derivation makes them. */
    RowKeeper keeper() {
        return new RowKeeper() {
            @Override
            public int add(String key, Mention mention) {
                return Rows.this.add(key, mention);
            }

            @Override
            public String key(int row) {
                return Rows.this.key(row);
            }
        };
    }

    /** The rows themselves. Not to be changed. */
    List<Row> all() {
        return rows;
    }

    /** How many rows there are. */
    public int size() {
        return rows.size();
    }

    /** The row's key: what the rules made of its mentions. */
    public String key(int row) {
        return rows.get(row).key;
    }

    /** The surface text it was first listed with. */
    public String label(int row) {
        return rows.get(row).label;
    }

    /** The type it was first listed with; null when none was listed. */
    public @Nullable MentionType type(int row) {
        return rows.get(row).type;
    }

    /** The name of its type; {@code none} when none was listed. */
    public String typeName(int row, String none) {
        MentionType type = type(row);
        return type == null ? none : type.id();
    }

    /** The gender first stated for it. */
    public @Nullable Gender gender(int row) {
        return rows.get(row).gender;
    }

    /** The number first stated for it. */
    public @Nullable GrammaticalNumber number(int row) {
        return rows.get(row).number;
    }

    /** Whether it carries no signal: a speaker, or marked by a person. */
    public boolean hub(int row) {
        return hubs.get(row);
    }

    /** The first hub from a row on; -1 when there is none. */
    int nextHub(int from) {
        return hubs.nextSetBit(from);
    }

    /** The row of that key; -1 when there is none. */
    public int of(String key) {
        return index.getOrDefault(key, -1);
    }

    private int add(String key, Mention mention) {
        Integer known = index.putIfAbsent(key, rows.size());
        Row row;
        int at;
        if (known == null) {
            at = rows.size();
            row = new Row(key, mention.text());
            rows.add(row);
        } else {
            at = known;
            row = rows.get(at);
        }
        if (row.type == null) row.type = mention.type();
        if (row.gender == null) row.gender = mention.gender();
        if (row.number == null) row.number = mention.number();
        return at;
    }

    /** Marks the rows of these keys as hubs, where there are such rows. */
    void markHubs(Set<String> keys) {
        for (String key : keys) {
            int row = of(key);
            if (row >= 0) hubs.set(row);
        }
    }
}

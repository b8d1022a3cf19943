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
import org.jspecify.annotations.Nullable;

/** The rows of a space, numbered in order of first mention. Looked up by key; never iterated by hash. */
public final class Rows {
    private final List<Row> rows = new ArrayList<>();
    private final Map<String, Integer> index;
    private final BitSet hubs = new BitSet();

    /** What a row was first listed with. */
    private static final class Row {
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
        index = HashMap.newHashMap(expected);
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

    /** The row of that key; -1 when there is none. */
    public int of(String key) {
        return index.getOrDefault(key, -1);
    }

    /** The row of that key, made when there is none yet; what the mention states is kept where nothing was stated before. */
    int add(String key, Mention mention) {
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

    void markHub(int row) {
        hubs.set(row);
    }
}

package dev.assay.exchange;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Records with named fields: CSV with a header, JSON Lines, or one list of objects. */
final class Table {
    private Table() {}

    /** The records of a file, each with the line it begins on. */
    static List<Json.Fields> read(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        return isJson(bytes) ? json(bytes) : csv(bytes);
    }

    static boolean isJson(byte[] bytes) {
        for (byte b : bytes) {
            if (b == '{' || b == '[') return true;
            // White space, or a byte of the byte-order mark.
            if (b > ' ' && (b & 0x80) == 0) return false;
        }
        return false;
    }

    private static List<Json.Fields> json(byte[] bytes) {
        List<Json.Fields> all = new ArrayList<>();
        for (Json.Value v : Json.readAll(bytes)) {
            if (v.value() instanceof List<?>) {
                for (Json.Value each : v.list("")) all.add(each.fields("a record"));
            } else {
                all.add(v.fields("a record"));
            }
        }
        return all;
    }

    private static List<Json.Fields> csv(byte[] bytes) {
        List<Csv.Row> rows = Csv.read(bytes);
        if (rows.isEmpty()) throw new Refused(1, "is empty");
        List<String> names = rows.getFirst().cells().stream()
                .map(n -> n.strip().toLowerCase(Locale.ROOT).replace(' ', '_'))
                .toList();
        if (new TreeSet<>(names).size() < names.size()) throw new Refused(1, "a column is named twice in the header");
        List<Json.Fields> all = new ArrayList<>();
        for (Csv.Row row : rows.subList(1, rows.size())) {
            if (row.cells().size() != names.size()) {
                throw new Refused(
                        row.line(),
                        "has " + row.cells().size() + " cells; the header names " + names.size() + " columns");
            }
            SequencedMap<String, Json.Value> fields = new LinkedHashMap<>();
            for (int i = 0; i < names.size(); i++) {
                fields.put(names.get(i), new Json.Value(row.cells().get(i), row.line()));
            }
            all.add(new Json.Fields(fields, row.line()));
        }
        return all;
    }

    /** A text or number, as written; null when the field is missing or blank. */
    static @Nullable String text(Json.Fields f, String... names) {
        for (String name : names) {
            Json.Value v = f.get(name);
            if (v == null) continue;
            String text = v.plain("\"" + name + "\"");
            if (!text.isBlank()) return text;
        }
        return null;
    }

    /** A text or number that has to be there. */
    static String need(Json.Fields f, String... names) {
        String text = text(f, names);
        if (text == null) throw new Refused(f.line(), "the field \"" + names[0] + "\" is missing");
        return text;
    }

    /** A whole number from 0; null when the field is missing or blank. */
    static @Nullable Integer count(Json.Fields f, String name) {
        String text = text(f, name);
        if (text == null) return null;
        try {
            int n = Integer.parseInt(text.strip());
            if (n >= 0) return n;
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new Refused(f.line(), "\"" + name + "\" must be a whole number from 0, not \"" + text + "\"");
    }

    /** Texts: a list, or one text, which a cell of a CSV file parts by semicolons. */
    static List<String> texts(Json.Fields f, String name) {
        Json.Value v = f.get(name);
        if (v == null) return List.of();
        List<String> all = new ArrayList<>();
        if (v.value() instanceof List<?>) {
            for (Json.Value each : v.list("")) all.add(each.plain("\"" + name + "\""));
            return all;
        }
        return parts(List.of(v.plain("\"" + name + "\"")));
    }

    /** Texts parted at their semicolons, as a cell of a CSV file writes them. */
    static List<String> parts(List<String> texts) {
        List<String> all = new ArrayList<>();
        for (String text : texts) {
            for (String part : text.split(";")) {
                if (!part.isBlank()) all.add(part.strip());
            }
        }
        return all;
    }

    /** Notes the fields that are not read, once each. */
    static void noteUnread(List<Json.Fields> records, Set<String> read, ImportSession session) {
        TreeSet<String> unread = new TreeSet<>();
        for (Json.Fields f : records) unread.addAll(f.all().keySet());
        unread.removeAll(read);
        if (!unread.isEmpty()) session.note("not read here: " + String.join(", ", unread));
    }
}

package dev.assay.exchange;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Facts on their way to the door: one object, an array, or one object a line. A file that is not JSON, or holds something else than
 * objects, is refused as a whole; of all others each record is judged.
 */
final class FactsImporter implements Importer {
    /** Reads one record, whatever is wrong with it: that is for the door to say. */
    interface Reader {
        ImportSession.Brought read(Json.Fields record, String space);

        /** Whether any of these fields makes an object a record of this kind. */
        List<String> signs();

        /** What is said of a file in which no object is one. */
        String none();

        /** The field under which an object holds the records, where they are wrapped in one. */
        String wrapper();
    }

    private final Reader reader;

    FactsImporter(Reader reader) {
        this.reader = reader;
    }

    @Override
    public void read(Path file, ImportSession session, ImportOptions options, Progress progress) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Imports.tell(progress, 0, bytes.length);
        read(bytes, FileName.stem(file), session, options);
        Imports.tell(progress, bytes.length, bytes.length);
    }

    void read(byte[] bytes, String stem, ImportSession session, ImportOptions options) {
        String space = options.space() != null ? options.space() : stem;
        if (space.isBlank()) throw new Refused(1, "the space must have a name");
        List<Json.Fields> records = new ArrayList<>();
        for (Json.Value root : Json.readAll(bytes)) collect(root, records);
        boolean any = records.stream()
                .anyMatch(r -> reader.signs().stream().anyMatch(s -> r.all().containsKey(s)));
        if (!any) throw new Refused(1, reader.none());
        session.facts(records.stream().map(r -> reader.read(r, space)).toList(), stem);
    }

    private void collect(Json.Value root, List<Json.Fields> records) {
        if (root.value() instanceof List<?>) {
            for (Json.Value v : root.list("the file")) records.add(v.fields("a record"));
            return;
        }
        Json.Fields f = root.fields("a record");
        Json.Value wrapped = f.get(reader.wrapper());
        if (wrapped != null && wrapped.value() instanceof List<?>) {
            for (Json.Value v : wrapped.list("the list")) records.add(v.fields("a record"));
        } else {
            records.add(f);
        }
    }
}

package dev.assay.exchange;

import java.nio.file.Path;

/** What a file's name says. */
final class FileName {
    private FileName() {}

    /** The name without its endings: {@code conv26-s1-3.run1.jsonl} is {@code conv26-s1-3.run1}. */
    static String stem(Path file) {
        Path last = file.getFileName();
        String name = last == null ? file.toString() : last.toString();
        for (String ending : new String[] {".jsonl", ".ndjson", ".json", ".csv"}) {
            if (name.endsWith(ending) && name.length() > ending.length()) {
                return name.substring(0, name.length() - ending.length());
            }
        }
        return name;
    }
}

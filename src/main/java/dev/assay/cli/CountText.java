package dev.assay.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Numbers of things and lists of names, as commands say them. */
final class CountText {
    /** More names than this are counted. */
    private static final int NAMES = 20;

    private CountText() {}

    /** A number and what it counts: "1 row", "2 rows". */
    static String of(long n, String what) {
        return n + " " + what + (n == 1 ? "" : "s");
    }

    /** Names in one line: each cut to what a line bears, many of them counted. */
    static String names(Collection<String> names) {
        List<String> shown = new ArrayList<>();
        for (String name : names) {
            if (shown.size() == NAMES) {
                shown.add("and " + (names.size() - NAMES) + " more");
                break;
            }
            shown.add(Console.cut(name));
        }
        return String.join(", ", shown);
    }
}

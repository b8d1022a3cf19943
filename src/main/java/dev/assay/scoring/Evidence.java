package dev.assay.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The evidence that LoCoMo cites, read where it can be: {@code "D8:6; D9:17"} is two turns, {@code "D30:05"} is D30:5,
 * {@code "D:11:26"} is D11:26, {@code "D"} is nothing that can be read.
 *
 * @param turns ids of turns that exist, in the order they are cited, each once
 * @param repaired for each string that was not a plain id: what was made of it
 * @param lost what names no turn, as it was written
 */
public record Evidence(List<String> turns, List<Repair> repaired, List<String> lost) {
    private static final Pattern SEPARATOR = Pattern.compile("[;,\\s]+");
    private static final Pattern PLAIN = Pattern.compile("D[1-9][0-9]*:[1-9][0-9]*");
    private static final Pattern LOOSE = Pattern.compile("\\(?D:?0*([1-9][0-9]{0,8})[:.]0*([1-9][0-9]{0,8})\\)?");

    public Evidence {
        turns = List.copyOf(turns);
        repaired = List.copyOf(repaired);
        lost = List.copyOf(lost);
    }

    /** One string that was read differently from how it is written. */
    public record Repair(String written, List<String> read) {
        public Repair {
            read = List.copyOf(read);
        }
    }

    /**
     * Reads the evidence of one question.
     *
     * @param written as the set cites it
     * @param exists whether a turn of that id is in the conversation
     */
    public static Evidence read(List<String> written, Predicate<String> exists) {
        List<String> turns = new ArrayList<>();
        List<Repair> repaired = new ArrayList<>();
        List<String> lost = new ArrayList<>();
        for (String w : written) {
            if (PLAIN.matcher(w).matches() || exists.test(w)) {
                keep(w, exists, turns, lost);
                continue;
            }
            List<String> read = new ArrayList<>();
            for (String part : SEPARATOR.split(w.strip())) {
                Matcher m = LOOSE.matcher(part);
                if (exists.test(part)) read.add(part);
                else if (m.matches()) read.add("D" + m.group(1) + ":" + m.group(2));
                else if (!part.isEmpty()) lost.add(part);
            }
            if (!read.isEmpty()) repaired.add(new Repair(w, read));
            for (String id : read) keep(id, exists, turns, lost);
        }
        return new Evidence(turns, repaired, lost);
    }

    private static void keep(String id, Predicate<String> exists, List<String> turns, List<String> lost) {
        if (!exists.test(id)) lost.add(id);
        else if (!turns.contains(id)) turns.add(id);
    }
}

package dev.assay.method;

import java.util.Arrays;
import java.util.stream.Collectors;

/** The rule sets that decide verdicts. */
public enum VerdictRule {
    /** Terms are counted; an event answers from two thirds of them on. */
    COVER_1("cover-1", "at least 2/3 of the terms"),
    /** Words are weighted by rarity; whom a sentence is about is counted before anything else. */
    COVER_2(
            "cover-2",
            "the named speaker has at least as much as everybody else; then at least 1/3 of the words' weight in a turn, 2/3 of the"
                    + " terms in a fact");

    private final String id;
    private final String text;

    VerdictRule(String id, String text) {
        this.id = id;
        this.text = text;
    }

    /** Its name in commands and files. */
    public String id() {
        return id;
    }

    /** Its name with its threshold, as an answer shows it. */
    public String text() {
        return id + ": " + text;
    }

    /**
     * The rule set of that name.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static VerdictRule of(String id) {
        for (VerdictRule r : values()) {
            if (r.id.equals(id)) return r;
        }
        throw new IllegalArgumentException("no rule set \"" + id + "\"; there are "
                + Arrays.stream(values()).map(VerdictRule::id).collect(Collectors.joining(" and ")));
    }
}

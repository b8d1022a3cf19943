package dev.assay.method;

import java.util.Arrays;
import java.util.stream.Collectors;

/** How events are scored for a question, and which of them are shown. */
public enum Profile {
    /** The published formula. */
    SEED("seed"),
    /** Ours: rows and words weighted by rarity, the turns beside sharing in it, one hop of collisions. */
    LINKED("linked");

    private final String id;

    Profile(String id) {
        this.id = id;
    }

    /** Its name in commands and files. */
    public String id() {
        return id;
    }

    /**
     * The profile of that name.
     *
     * @throws IllegalArgumentException when there is none
     */
    public static Profile of(String id) {
        for (Profile p : values()) {
            if (p.id.equals(id)) return p;
        }
        throw new IllegalArgumentException("no profile \"" + id + "\"; there are "
                + Arrays.stream(values()).map(Profile::id).collect(Collectors.joining(" and ")));
    }
}

package dev.assay.exchange;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The formats that are read. */
public enum Format {
    /** JSON Lines, one turn a line: the project's own. */
    EVENTS,
    /** Facts, as the published record: one object, an array or JSON Lines. */
    FACTS,
    /** A LoCoMo file as published. */
    LOCOMO,
    /** An extraction run as the published NDM engine wrote it. */
    NDM,
    /** Edges of a temporal knowledge graph with their four times. */
    GRAPHITI,
    /** Questions with their gold answers. */
    QUESTIONS,
    /** Answers of arms, and the words they were shown. */
    ANSWERS,
    /** Hand scores given elsewhere. */
    SCORES,
    /** Gold answers found wrong. */
    ERRATA;

    /** The name used on the command line. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The format of that name; {@link IllegalArgumentException} when it is not read. */
    public static Format of(String id) {
        for (Format f : values()) {
            if (f.id().equals(id)) return f;
        }
        throw new IllegalArgumentException("no format \"" + id + "\"; there are auto, " + names());
    }

    /** All of their names, for a message. */
    static String names() {
        return Arrays.stream(values()).map(Format::id).collect(Collectors.joining(", "));
    }
}

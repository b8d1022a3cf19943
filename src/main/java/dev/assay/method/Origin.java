package dev.assay.method;

/** How a cell came to be; the strongest of its mentions counts, in this order. */
public enum Origin {
    /** A lister listed it, or it is the speaker. */
    LISTED,
    /** Listed under another name that a person declared to be this one. */
    ALIAS,
    /** A person settled a reference or added a mention. */
    DECIDED,
    /** A reference settled by count: not a statement. */
    COUNTED
}

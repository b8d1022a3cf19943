package dev.assay.listing.llm;

/** What came of asking about one event, after all tries. No part of it holds the key. */
sealed interface Answer {
    /**
     * The endpoint answered.
     *
     * @param body what it sent, verbatim but for the key
     * @param whole false when it sent more than is read
     */
    record Replied(String body, boolean whole) implements Answer {}

    /** The endpoint does not take this question; it may take others. */
    record Rejected(String body, String message) implements Answer {}

    /** Nobody was asked: there are no words to list. */
    record Silent() implements Answer {}

    /** The endpoint cannot be used. */
    record Unusable(String message) implements Answer {}

    /** The work was stopped before an answer came. */
    record Stopped() implements Answer {}
}

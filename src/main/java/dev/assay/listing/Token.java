package dev.assay.listing;

/**
 * One word or sign of a sentence, with its place in the text.
 *
 * @param start where it starts in the text
 * @param baseEnd where it ends without its clitic: "Alice" of "Alice's"
 * @param end where it ends
 * @param text as the tagger sees it: plain quotes
 * @param low lower case, without its clitic
 * @param clitic what hangs on it
 * @param marks the sections of the word lists it stands in
 * @param shape how it is written
 * @param first whether it begins a sentence, a quotation or a clause after a colon, where a capital says nothing
 * @param tag its part of speech
 */
record Token(
        int start,
        int baseEnd,
        int end,
        String text,
        String low,
        Clitic clitic,
        long marks,
        Shape shape,
        boolean first,
        Tag tag) {

    /** What hangs on a word. */
    enum Clitic {
        NONE,
        /** {@code 's}: of an owner, or "is", "has". */
        S,
        /** An apostrophe after a plural: "my parents' house". */
        PLURAL_OWNER,
        /** {@code n't}. */
        NOT,
        /** {@code 'm 're 've 'll 'd}: a verb. */
        VERB
    }

    /** How it is written. */
    enum Shape {
        LOWER,
        CAPITAL,
        UPPER,
        NUMBER,
        SIGN
    }

    /** Universal parts of speech, as far as they matter here. */
    enum Tag {
        NOUN,
        PROPN,
        ADJ,
        VERB,
        AUX,
        DET,
        PRON,
        ADP,
        ADV,
        NUM,
        PUNCT,
        CCONJ,
        SCONJ,
        PART,
        INTJ,
        X,
        SYM
    }

    boolean in(Section section) {
        return (marks & section.bit) != 0;
    }

    boolean inAny(long bits) {
        return (marks & bits) != 0;
    }

    boolean is(String word) {
        return low.equals(word);
    }

    boolean capital() {
        return shape == Shape.CAPITAL || shape == Shape.UPPER;
    }

    boolean sign() {
        return shape == Shape.SIGN;
    }

    Token with(Tag other) {
        return new Token(start, baseEnd, end, text, low, clitic, marks, shape, first, other);
    }
}

package dev.assay.method.reference;

/** Why {@code count-2} does not take what {@code count-1} would. Each can be shown: {@link #toString} is its name and its reason. */
enum Objection {
    // Reasons to drop a mention.
    ADDRESSED("addressed", "spoken to there, not about"),
    WORD_OF_ADDRESS("word of address", "a bare \"honey\", \"man\", \"guys\" calls somebody, it names nobody"),
    SEVERAL_PEOPLE("plural", "more than one person"),
    PREDICATE("predicate", "says what somebody is, not who is meant"),
    // Reasons to drop a row.
    GENDER("gender", "title, noun, first name or an earlier reference says otherwise"),
    SPEAKER("speaker", "says this turn, so would be \"I\""),
    ADDRESSEE("addressee", "called by name in this turn, so would be \"you\""),
    // Reasons not to settle although one is left.
    STILL_OPEN("still open", "an earlier reference of this gender is not settled and nobody was named since"),
    GENDER_UNKNOWN("gender unknown", "nothing says whether this is a he or a she"),
    NOT_PICKED_OUT("not picked out", "only mentioned in passing (\"X's desk\") or as anyone (\"a guy\")"),
    HUB("hub named", "a hub is spoken of as well, and the count never takes a hub"),
    GREETING("greeting since", "somebody was greeted since, and talk begins anew"),
    RIVAL("rival", "somebody else who could be meant was named shortly before the window");

    private final String id;
    private final String reason;

    Objection(String id, String reason) {
        this.id = id;
        this.reason = reason;
    }

    @Override
    public String toString() {
        return id + ": " + reason;
    }
}

package dev.assay.ui.ask;

/** What of the perspective is on show. */
enum Mode {
    /** The question and its answer. */
    ANSWER("ask.mode.answer"),
    /** The seven steps of the method on this question. */
    STEPS("ask.mode.steps"),
    /** The same question asked in two ways. */
    COMPARE("ask.mode.compare"),
    /** The questions that are recorded. */
    SAVED("ask.mode.saved");

    private final String textKey;

    Mode(String textKey) {
        this.textKey = textKey;
    }

    /** Its name in the bundle. */
    String textKey() {
        return textKey;
    }
}

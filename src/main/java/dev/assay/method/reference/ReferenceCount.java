package dev.assay.method.reference;

import dev.assay.model.ReferenceRules;

/** One versioned rule by which the candidates of an unclear reference are counted. */
public interface ReferenceCount {
    /**
     * Counts the candidates of a reference.
     *
     * @param scene the space so far
     * @param tick the event it stands in
     * @param words what decides its type: its folded words, or the possessive alone for an owner ("her" of "her dog")
     * @param listed the mention itself; what the event lists before it is {@code scene.listed(tick)}
     * @param window how many turns before the event are looked at
     */
    Counted count(Scene scene, int tick, String words, Listed listed, int window);

    /** How many turns before its event a reference may depend on what is listed there, when the window is of that length. */
    int reach(int window);

    /** The rule of that name. */
    static ReferenceCount of(ReferenceRules rules) {
        return switch (rules) {
            case COUNT_1 -> new Count1();
            case COUNT_2 -> new Count2();
        };
    }
}

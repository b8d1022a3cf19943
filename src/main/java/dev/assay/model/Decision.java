package dev.assay.model;

import org.jspecify.annotations.Nullable;

/**
 * What a person settles.
 *
 * @param space the space it holds in
 * @param act what was settled
 * @param by who
 * @param at when, UTC, ISO-8601
 * @param why the reason given
 */
public record Decision(String space, Act act, String by, String at, String why) implements Entry {

    /** What was settled. */
    public sealed interface Act {
        /** What it settles a reference as; null when it settles none. */
        default @Nullable Answer settles() {
            return switch (this) {
                case Answer a -> a;
                case Adjudicated a -> a.answer();
                default -> null;
            };
        }

        /** The reference it is about; null when it is about none. */
        default @Nullable ReferenceId about() {
            return switch (this) {
                case Answer a -> a.reference();
                case Opinion a -> a.answer().reference();
                case Adjudicated a -> a.answer().reference();
                case CountRefused a -> a.reference();
                case Flagged a -> a.reference();
                case Noted a -> a.reference();
                default -> null;
            };
        }
    }

    /** What a person says a reference is. */
    public sealed interface Answer extends Act {
        /** Which one. */
        ReferenceId reference();
    }

    /** Which mention of an event, independent of any run: its folded words and which occurrence of them, from 1. */
    public record ReferenceId(String event, String words, int occurrence) {}

    /** A reference is this row. */
    public record SettledAs(ReferenceId reference, String row) implements Answer {}

    /** A reference is something that no row names yet. */
    public record SettledAsNew(ReferenceId reference, String name, MentionType type) implements Answer {}

    /** A reference cannot be known. */
    public record Unknowable(ReferenceId reference) implements Answer {}

    /** The count is not believed where it settles a reference as this row: a person must say. */
    public record CountRefused(ReferenceId reference, String row) implements Act {}

    /** What another reviewer says, given without knowing the first decision. It is kept beside it and changes nothing by itself. */
    public record Opinion(Answer answer) implements Act {}

    /** What holds where reviewers disagree; goes before whatever they decided. */
    public record Adjudicated(Answer answer) implements Act {}

    /** A reference is marked to be looked at again, or the mark is taken off; why stands in the decision. */
    public record Flagged(ReferenceId reference, boolean flagged) implements Act {}

    /** A note on a reference; its words stand in the decision as why. */
    public record Noted(ReferenceId reference) implements Act {}

    /** One name for two rows: {@code from} is {@code to}. */
    public record Alias(String from, String to) implements Act {}

    /** The plural form keeps a row of its own instead of the singular's. */
    public record Split(String plural) implements Act {}

    /** Two rows that look alike are not one; the proposal does not come back. */
    public record KeptApart(String one, String other) implements Act {}

    /** A mention the lister missed. */
    public record MentionAdded(String event, Mention mention) implements Act {}

    /** A mention wrongly listed; every occurrence of these folded words in the event. */
    public record MentionRemoved(String event, String words) implements Act {}

    /** A mention listed with the wrong type. */
    public record MentionRetyped(String event, String words, MentionType type) implements Act {}

    /** A row is, or is not, a hub. */
    public record HubMarked(String row, boolean hub) implements Act {}

    /** The window of the space has this many events. */
    public record WindowSet(int window) implements Act {}

    /** The names of the space follow this rule set. */
    public record NamesSet(NameRules names) implements Act {}

    /** The references of the space follow this rule set. */
    public record ReferencesSet(ReferenceRules references) implements Act {}

    /** This run of the space is active. */
    public record RunActivated(String run) implements Act {}

    /** An earlier decision, by its number in the journal, no longer counts. Withdrawing a withdrawal brings it back. */
    public record Withdrawn(long entry) implements Act {}
}

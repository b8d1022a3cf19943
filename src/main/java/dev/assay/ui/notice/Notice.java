package dev.assay.ui.notice;

import org.jspecify.annotations.Nullable;

/**
 * Something a person should know.
 *
 * @param tone how it stands
 * @param title what happened, in one sentence
 * @param where to which file and line, and why, verbatim as it was reported; null when there is nothing to add
 * @param todo what can be done about it; null when there is nothing to do
 * @param details more, for copying only: a stack trace; null when there is none
 * @param offer what can be done about it right here; null when there is nothing
 */
public record Notice(
        Tone tone,
        String title,
        @Nullable String where,
        @Nullable String todo,
        @Nullable String details,
        @Nullable Offer offer) {

    /**
     * What can be done about it right here.
     *
     * @param name what it is called
     * @param run does it
     */
    public record Offer(String name, Runnable run) {}

    /** One about which nothing can be done right here. */
    public Notice(Tone tone, String title, @Nullable String where, @Nullable String todo, @Nullable String details) {
        this(tone, title, where, todo, details, null);
    }

    /** How it stands. */
    public enum Tone {
        /** It did not work. */
        PROBLEM,
        /** It worked, but something is not as it should be. */
        WARNING,
        /** It worked. */
        DONE
    }

    /** All of it as text, for the clipboard. */
    public String copy() {
        StringBuilder text = new StringBuilder(title);
        if (where != null) text.append('\n').append(where);
        if (todo != null) text.append('\n').append(todo);
        if (details != null) text.append("\n\n").append(details);
        return text.append('\n').toString();
    }
}

package dev.assay.listing;

import dev.assay.listing.Token.Clitic;
import dev.assay.listing.Token.Tag;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import org.jspecify.annotations.Nullable;

/**
 * Third-person pronouns, "this", "that", "here" and "there" as unresolved mentions, where they refer back. "It's raining", "it is nice to",
 * "there is", "glad that you" and "the dog that I saw" refer to nothing and list nothing.
 */
final class Pronouns {
    private static final long PRONOUN =
            Section.PERSON_PRONOUN.bit | Section.GROUP_PRONOUN.bit | Section.THING_PRONOUN.bit | Section.OPEN_OWNER.bit;

    private Pronouns() {}

    /** The mention the pronoun at i makes; null where it makes none. */
    static @Nullable Mention at(Sentence s, int i) {
        Token t = s.at(i);
        if (t.inAny(PRONOUN)) return personal(s, i);
        return switch (t.low()) {
            case "this", "that" -> pointsBack(s, i) ? unclear(text(t), null, null, GrammaticalNumber.SINGULAR) : null;
            case "these", "those" -> standsAlone(s, i) ? unclear(text(t), null, null, GrammaticalNumber.PLURAL) : null;
            case "here", "there" -> isPlace(s, i) ? unclear(text(t), MentionType.PLACE, null, null) : null;
            default -> null;
        };
    }

    private static @Nullable Mention personal(Sentence s, int i) {
        Token t = s.at(i);
        return switch (t.low()) {
            case "he", "him", "his", "himself" ->
                unclear(text(t), MentionType.PERSON, Gender.MALE, GrammaticalNumber.SINGULAR);
            case "she", "her", "hers", "herself" ->
                unclear(text(t), MentionType.PERSON, Gender.FEMALE, GrammaticalNumber.SINGULAR);
            case "they", "them", "theirs", "their", "themselves" ->
                unclear(text(t), null, null, saysSeveral(s, i) ? GrammaticalNumber.PLURAL : null);
            case "it", "its", "itself" ->
                isExpletive(s, i) ? null : unclear(text(t), null, null, GrammaticalNumber.SINGULAR);
            default -> null;
        };
    }

    private static boolean saysSeveral(Sentence s, int i) {
        Token next = s.at(i + 1);
        return next.is("both")
                || next.is("all")
                || next.is("two")
                || next.is("three")
                || s.at(i - 1).is("of") && s.at(i - 2).is("both");
    }

    private static Mention unclear(
            String text, @Nullable MentionType type, @Nullable Gender gender, @Nullable GrammaticalNumber number) {
        return new Mention(text, type, null, gender, number, false);
    }

    private static String text(Token t) {
        return t.text().substring(0, t.baseEnd() - t.start());
    }

    // ---- it

    private static boolean isExpletive(Sentence s, int i) {
        Token t = s.at(i);
        if (!t.is("it")) return false;
        if (isIdiom(s, i)) return true;
        int j = i + 1;
        boolean verb = t.clitic() != Clitic.NONE;
        boolean seems = false;
        while (s.at(j).tag() == Tag.AUX
                || s.at(j).in(Section.AUXILIARY)
                || s.at(j).in(Section.SEEM) && !seems
                || s.at(j).is("not")) {
            verb = true;
            seems |= s.at(j).in(Section.SEEM);
            j++;
        }
        if (seems && isClause(s, j)) return true;
        while (isDegree(s.at(j))) j++;
        if (verb && s.at(j).in(Section.WEATHER)) return true;
        if (verb && s.at(j).is("time") || s.at(j).is("a") && s.at(j + 1).is("while")) return true;
        if (verb && (Times.end(s, j) > j || s.at(j).is("been") && Times.end(s, j + 1) > j + 1)) return true;
        if (s.at(j).tag() == Tag.ADJ
                || s.at(j).in(Section.EVALUATIVE)
                || s.at(j).tag() == Tag.VERB && s.at(j).low().endsWith("ing")) {
            return isExtraposed(s, j, verb);
        }
        boolean noun = s.at(j).inAny(Section.ARTICLE.bit | Section.OWNER.bit)
                || s.at(j).tag() == Tag.NOUN
                || s.isName(j);
        return verb && noun && isCleft(s, j);
    }

    /** "It seems that", "it looks like you": a clause follows. */
    private static boolean isClause(Sentence s, int j) {
        int k = s.at(j).is("like")
                        || s.at(j).is("as")
                        || s.at(j).is("that")
                        || s.at(j).is("out")
                ? j + 1
                : j;
        if (s.at(k).is("that") || s.at(k).is("if")) k++;
        Token t = s.at(k);
        return k > j
                && (t.in(Section.FIRST_SECOND) && !t.is("me")
                        || t.in(Section.PERSON_PRONOUN)
                        || t.is("they")
                        || t.is("there"));
    }

    /** After "it is" and an adjective: "to see", "that you", "when", "seeing". */
    private static boolean isExtraposed(Sentence s, int adjective, boolean verb) {
        for (int k = adjective + 1; k <= adjective + 4 && !s.at(k).sign(); k++) {
            Token t = s.at(k);
            if (t.is("to"))
                return s.at(k + 1).tag() == Tag.VERB
                        || s.at(k + 1).tag() == Tag.AUX
                        || s.at(k + 1).is("be");
            if (verb && (t.is("that") || t.is("how") || t.is("when") || t.is("if") || t.is("what"))) return true;
            if (verb && t.tag() == Tag.VERB && t.low().endsWith("ing")) return true;
            if (verb && k == adjective + 1 && t.inAny(Section.FIRST_SECOND.bit) && !t.is("me")) return true;
            if (t.is("for")) continue;
            if (t.tag() == Tag.CCONJ || t.tag() == Tag.SCONJ) return false;
        }
        return false;
    }

    /** "It was Carla who", "it's a pleasure to". */
    private static boolean isCleft(Sentence s, int j) {
        for (int k = j + 1; k <= j + 5 && !s.at(k).sign(); k++) {
            Token t = s.at(k);
            if (t.is("who")) return true;
            if (t.is("to")
                    && s.at(k + 1).tag() == Tag.VERB
                    && s.at(k - 1).inAny(Section.STOP.bit | Section.ABSTRACT_NOUN.bit)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isIdiom(Sentence s, int i) {
        Token before = s.at(i - 1);
        Token next = s.at(i + 1);
        return switch (before.low()) {
            case "got" -> next.sign();
            case "for" -> s.at(i - 2).is("go") || s.at(i - 2).is("going");
            case "keep" -> next.is("up") || next.is("going");
            case "take", "taking" ->
                next.is("easy") || next.is("slow") || next.is("one") || next.is("from") || next.is("all");
            case "make", "makes", "made", "making" ->
                next.is("to") || next.is("through") || next.is("happen") || next.sign();
            case "hit" -> next.is("off");
            case "call" -> next.is("a");
            case "how" -> s.at(i - 1).clitic() != Clitic.NONE && (next.is("going") || next.is("been"));
            case "when" -> next.is("comes");
            case "killing", "crushing", "crushed", "killed" -> next.sign();
            default -> before.is("that") && before.clitic() != Clitic.NONE && next.sign();
        };
    }

    private static boolean isDegree(Token t) {
        return t.tag() == Tag.ADV || t.in(Section.ADVERB) && !t.is("right");
    }

    // ---- this, that

    private static boolean pointsBack(Sentence s, int i) {
        Token t = s.at(i);
        Token next = s.at(i + 1);
        Token before = s.wordBefore(i);
        if (before != null && (before.is("got") || before.is("done")) && next.sign()) return false;
        if (t.is("this")) return !next.in(Section.ADVERB) || isEnd(s.at(i + 2)) || t.clitic() != Clitic.NONE;
        boolean verbHere = t.clitic() != Clitic.NONE || next.tag() == Tag.AUX || next.in(Section.AUXILIARY);
        if (t.clitic() != Clitic.NONE && next.is("it") && s.at(i + 2).sign()) return false;
        if (verbHere && isQuestionWord(s.at(t.clitic() != Clitic.NONE ? i + 1 : i + 2))) return false;
        if (before == null) return verbHere || next.tag() == Tag.VERB || isEnd(next) || isDegree(next);
        if (before.is("so") || before.is("such") || before.is("now") || before.is("all"))
            return verbHere && before.is("so");
        if (before.tag() == Tag.NOUN || before.tag() == Tag.PROPN || before.in(Section.NOBODY)) return false;
        if (before.in(Section.STOP) || before.in(Section.ADVERB) && next.tag() == Tag.VERB) return false;
        if (isEnd(next) || next.in(Section.PREPOSITION) || next.is("too") || next.is("again") || next.is("way"))
            return true;
        if (verbHere) return true;
        boolean linked = before.in(Section.CONJUNCTION) || before.in(Section.PREPOSITION);
        return linked && (next.tag() == Tag.VERB || isDegree(next) || next.in(Section.CONJUNCTION));
    }

    private static boolean isQuestionWord(Token t) {
        return t.is("why")
                || t.is("how")
                || t.is("what")
                || t.is("when")
                || t.is("where")
                || t.is("because")
                || t.is("all");
    }

    private static boolean isEnd(Token t) {
        return t.sign() || t.tag() == Tag.CCONJ || t.tag() == Tag.SCONJ || t.in(Section.CONJUNCTION);
    }

    private static boolean standsAlone(Sentence s, int i) {
        Token next = s.at(i + 1);
        return !next.is("who")
                && !next.is("with")
                && !next.is("in")
                && (next.tag() == Tag.VERB || next.tag() == Tag.AUX || isEnd(next));
    }

    // ---- here, there

    private static boolean isPlace(Sentence s, int i) {
        Token t = s.at(i);
        Token next = s.at(i + 1);
        Token before = s.at(i - 1);
        if (t.clitic() != Clitic.NONE) return false;
        if (next.in(Section.AUXILIARY)
                || next.tag() == Tag.AUX
                || next.is("seems")
                || next.is("for")
                || next.is("you")
                || next.is("we")) return false;
        if (next.in(Section.PERSON_PRONOUN) || next.in(Section.GROUP_PRONOUN)) return false;
        return switch (before.low()) {
            case "hi",
                    "hey",
                    "hello",
                    "in",
                    "out",
                    "is",
                    "are",
                    "was",
                    "were",
                    "be",
                    "been",
                    "up",
                    "and",
                    "down",
                    "get",
                    "getting",
                    "right",
                    "always",
                    "have",
                    "had",
                    "has",
                    "can",
                    "could",
                    "would",
                    "will",
                    "there",
                    "oh" ->
                before.is("in") && !s.at(i - 2).low().startsWith("hang")
                        || isBe(before)
                                && (isEnd(next) || next.in(Section.PREPOSITION))
                                && i >= 2
                                && !before.is("be")
                                && !before.is("been");
            default -> i > 0 && !before.sign();
        };
    }

    private static boolean isBe(Token t) {
        return t.in(Section.BE);
    }
}

package dev.assay.listing;

import dev.assay.listing.Token.Clitic;
import dev.assay.listing.Token.Shape;
import dev.assay.listing.Token.Tag;

/** Time expressions: where one starts at a token, where it ends. What they mean is worked out elsewhere. */
final class Times {
    private static final long CALENDAR = Section.MONTH.bit | Section.WEEKDAY.bit;

    private Times() {}

    /** The token after the time expression that starts at i; i itself where none does. */
    static int end(Sentence s, int i) {
        Token t = s.at(i);
        if (t.tag() == Tag.PUNCT) return i;
        if (isClock(s, i)) return i + (isHalfDay(s.at(i + 1)) ? 2 : 1);
        if (isYear(s, i)) return i + 1;
        if (t.in(Section.TIME_ADVERB) && t.clitic() != Clitic.NOT) return afterAdverb(s, i);
        int core = modifiersEnd(s, i);
        boolean modified = core > i;
        if (!isCore(s, core, modified)) return i;
        int end = afterCore(s, core);
        Token last = s.at(end - 1);
        boolean noun = s.at(end).tag() == Tag.NOUN
                || s.at(end).tag() == Tag.PROPN && s.at(end).capital();
        // "summer camp" and "weekend trip" are not times; "last month's trip" holds one.
        if (noun && last.clitic() == Clitic.NONE && last.shape() != Shape.NUMBER && !last.in(Section.TIME_AFTER))
            return i;
        return end;
    }

    private static int modifiersEnd(Sentence s, int i) {
        int k = i;
        while (k < i + 6) {
            Token t = s.at(k);
            boolean counted = t.tag() == Tag.NUM
                    || t.is("few")
                    || t.is("couple")
                    || t.is("several")
                    || t.is("many")
                    || t.is("half");
            boolean of = t.is("of") && s.at(k - 1).is("couple") && k > i;
            boolean determiner =
                    t.in(Section.ARTICLE) && !t.is("some") || t.is("these") || t.is("those") || t.is("some");
            if (counted || of || determiner || t.in(Section.TIME_BEFORE) && !t.sign()) {
                k++;
            } else {
                break;
            }
        }
        return k;
    }

    private static boolean isCore(Sentence s, int i, boolean modified) {
        Token t = s.at(i);
        if (t.sign()) return false;
        if (t.inAny(CALENDAR)) {
            if (!t.capital()) return false;
            boolean alsoWord = t.is("may") || t.is("march") || t.is("april") || t.is("june");
            Token before = s.at(i - 1);
            return !alsoWord
                    || modified
                    || before.is("in")
                    || before.is("since")
                    || before.is("until")
                    || before.is("by")
                    || before.is("of")
                    || s.at(i + 1).tag() == Tag.NUM;
        }
        if (t.in(Section.SEASON)) {
            return t.tag() != Tag.VERB
                    && (modified
                            || s.at(i - 1).is("in")
                            || s.at(i - 1).is("during")
                            || s.at(i - 1).is("since"));
        }
        return t.in(Section.UNIT)
                && (t.tag() == Tag.NOUN
                        || t.tag() == Tag.PROPN
                        || modified && s.at(i + 1).in(Section.TIME_AFTER));
    }

    private static int afterCore(Sentence s, int core) {
        int k = core + 1;
        if (s.at(core).clitic() != Clitic.NONE) return k;
        boolean calendar = s.at(core).inAny(CALENDAR);
        while (true) {
            Token t = s.at(k);
            if (calendar && t.tag() == Tag.NUM) {
                k++;
            } else if (calendar && t.is(",") && isYear(s, k + 1)) {
                k += 2;
            } else if (t.in(Section.UNIT) && t.tag() == Tag.NOUN && s.at(core).inAny(CALENDAR | Section.UNIT.bit)) {
                k++;
            } else if (t.inAny(Section.SEASON.bit | Section.MONTH.bit) && t.capital()) {
                k++;
            } else if (t.in(Section.TIME_AFTER)
                    && (t.is("ago") || !s.at(k + 1).inAny(Section.ARTICLE.bit | Section.OWNER.bit))) {
                return k + 1;
            } else if (t.is("from") && s.at(k + 1).is("now")) {
                return k + 2;
            } else {
                return k;
            }
        }
    }

    private static int afterAdverb(Sentence s, int i) {
        int k = i + 1;
        while (s.at(i).clitic() == Clitic.NONE
                && s.at(k).in(Section.UNIT)
                && s.at(k).tag() == Tag.NOUN) k++;
        return k;
    }

    private static boolean isHalfDay(Token t) {
        return t.is("am")
                || t.is("pm")
                || t.is("a.m.")
                || t.is("p.m.")
                || t.is("a.m")
                || t.is("p.m")
                || t.is("o'clock");
    }

    private static boolean isClock(Sentence s, int i) {
        Token t = s.at(i);
        if (t.shape() != Shape.NUMBER) return t.tag() == Tag.NUM && isHalfDay(s.at(i + 1));
        String n = t.low();
        return isHalfDay(s.at(i + 1)) || n.endsWith("am") || n.endsWith("pm") || n.indexOf(':') > 0;
    }

    private static boolean isYear(Sentence s, int i) {
        Token t = s.at(i);
        if (t.shape() != Shape.NUMBER || t.low().length() != 4) return false;
        if (!t.low().startsWith("19") && !t.low().startsWith("20")) return false;
        for (int k = 0; k < 4; k++) {
            if (t.low().charAt(k) < '0' || t.low().charAt(k) > '9') return false;
        }
        return s.at(i + 1).tag() != Tag.NOUN;
    }
}

package dev.assay.method;

import dev.assay.method.QuestionReading.Ambiguous;
import dev.assay.method.QuestionReading.Entity;
import dev.assay.method.QuestionReading.Phrase;
import dev.assay.method.time.TimeExpression;
import dev.assay.method.time.TimeExpressions;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lists a question like an event: the longest words that name a row, possessives bound. What no row has is a noun phrase of its own
 * when a possessive or determiner leads it, or when it is written like a name; everything else is a content word.
 */
final class QuestionReader {
    private static final int LONGEST_PHRASE = 8;
    private static final Set<String> LEADS = Set.of(
            "a", "an", "the", "this", "that", "these", "those", "some", "any", "my", "your", "his", "her", "their",
            "its", "our");

    private static final Set<String> NO_DATE =
            Set.of("unresolved-duration", "unresolved-recurring", "unresolved-time-of-day", "unresolved-figurative");

    private final SpaceSnapshot space;
    private final Rows rows;
    /** Rows that belong to somebody, by what is left without the owner: "vase" to "alice's vase". */
    private final Map<String, List<Integer>> owned = new HashMap<>();

    QuestionReader(SpaceSnapshot space) {
        this.space = space;
        rows = space.rows();
        for (int r = 0; r < rows.size(); r++) {
            int s = rows.key(r).indexOf("'s ");
            if (s > 0)
                owned.computeIfAbsent(rows.key(r).substring(s + 3), k -> new ArrayList<>())
                        .add(r);
        }
    }

    private record Token(String text, int start, int end, String folded) {
        boolean possessive() {
            return folded.endsWith("'s") || folded.endsWith("s'");
        }

        String bare() {
            return folded.endsWith("'s") ? folded.substring(0, folded.length() - 2) : folded;
        }

        boolean upper() {
            return Character.isUpperCase(text.codePointAt(0));
        }
    }

    QuestionReading read(String question) {
        List<Token> tokens = tokens(question);
        List<Entity> entities = new ArrayList<>();
        List<Phrase> unmatched = new ArrayList<>();
        List<Ambiguous> ambiguous = new ArrayList<>();
        Set<String> consumed = new HashSet<>();
        List<TimeExpression> times = times(question);
        for (TimeExpression t : times) consumed.addAll(Words.of(t.text()));
        tokens.removeIf(t -> times.stream().anyMatch(e -> t.start >= e.start() && t.end <= e.end()));
        String owner = null; // who the phrase before claims to own what follows
        boolean led = false; // a determiner or possessive stands just before
        for (int i = 0; i < tokens.size(); ) {
            Token t = tokens.get(i);
            int n = longestMatch(question, tokens, i, entities, consumed);
            if (n > 0) {
                Token last = tokens.get(i + n - 1);
                owner = last.possessive() ? entities.getLast().key() : null;
                led = owner != null;
                i += n;
                continue;
            }
            if (LEADS.contains(t.folded())) {
                led = true;
                owner = null;
                i++;
                continue;
            }
            n = possessed(question, tokens, i, owner, entities, ambiguous, consumed);
            if (n == 0 && Words.counts(Words.trim(t.folded())) && (led || isName(tokens, i))) {
                n = unmatchedPhrase(question, tokens, i, led, unmatched, consumed);
            }
            owner = n > 0 && tokens.get(i + n - 1).possessive()
                    ? tokens.get(i + n - 1).bare()
                    : null;
            led = owner != null;
            i += Math.max(n, 1);
        }
        Set<String> words = Words.of(question);
        List<String> content = new ArrayList<>();
        for (String w : words) {
            if (consumed.contains(w)) continue;
            // A name that stands inside other signs ("<b>vase</b>", "vase-red") is no less ambiguous for it.
            List<Integer> of = rows.of(w) >= 0 ? List.of() : owned.getOrDefault(w, List.of());
            if (of.size() > 1) {
                ambiguous.add(
                        new Ambiguous(w, of.stream().map(rows::key).sorted().toList()));
            } else {
                content.add(w);
            }
        }
        return new QuestionReading(
                question,
                List.copyOf(entities),
                List.copyOf(unmatched),
                List.copyOf(ambiguous),
                times.stream().map(TimeExpression::text).toList(),
                List.copyOf(words),
                List.copyOf(content));
    }

    /** The longest phrase from a token on whose key is a row; a possessive behind it is taken off when only that helps. */
    private int longestMatch(String question, List<Token> tokens, int i, List<Entity> entities, Set<String> consumed) {
        for (int n = Math.min(LONGEST_PHRASE, tokens.size() - i); n > 0; n--) {
            Token last = tokens.get(i + n - 1);
            if (n == 1 && Words.isStop(Words.trim(last.folded())) && rowOf(last.text()) < 0) return 0;
            String phrase = question.substring(tokens.get(i).start(), last.end());
            int row = rowOf(phrase);
            if (row < 0 && last.possessive()) {
                phrase = phrase.substring(0, phrase.length() - (last.folded().endsWith("'s") ? 2 : 1));
                row = rowOf(phrase);
            }
            if (row < 0 || (n == 1 && LEADS.contains(last.folded()))) continue;
            addOwners(phrase, entities);
            entities.add(new Entity(phrase, row, rows.key(row), rows.hub(row)));
            consumed.addAll(Words.of(phrase));
            consumed.addAll(Words.of(rows.key(row)));
            return n;
        }
        return 0;
    }

    /** "Alice's vase" names Alice as well, where she is a hub. */
    private void addOwners(String phrase, List<Entity> entities) {
        String key = Folding.fold(phrase);
        int s = key.indexOf("'s ");
        if (s < 0) return;
        int row = rows.of(space.names().alias(key.substring(0, s)));
        if (row >= 0 && rows.hub(row)) {
            int end = phrase.toLowerCase(Locale.ROOT).indexOf("s ") - 1;
            entities.add(new Entity(end > 0 ? phrase.substring(0, end) : phrase, row, rows.key(row), true));
        }
    }

    /** A phrase that only somebody's row has: binds when there is one, is ambiguous when there are several. */
    private int possessed(
            String question,
            List<Token> tokens,
            int i,
            @Nullable String owner,
            List<Entity> entities,
            List<Ambiguous> ambiguous,
            Set<String> consumed) {
        for (int n = Math.min(LONGEST_PHRASE, tokens.size() - i); n > 0; n--) {
            String phrase = question.substring(
                    tokens.get(i).start(), tokens.get(i + n - 1).end());
            String key = keyOf(phrase, MentionType.OTHER);
            List<Integer> of = key == null ? List.of() : owned.getOrDefault(key, List.of());
            if (owner != null) {
                String whose = owner;
                of = of.stream()
                        .filter(r -> rows.key(r).startsWith(whose + "'s "))
                        .toList();
            }
            if (of.isEmpty()) continue;
            consumed.addAll(Words.of(phrase));
            if (of.size() == 1) {
                int row = of.getFirst();
                entities.add(new Entity(phrase, row, rows.key(row), rows.hub(row)));
                consumed.addAll(Words.of(rows.key(row)));
            } else {
                ambiguous.add(new Ambiguous(
                        phrase, of.stream().map(rows::key).sorted().toList()));
            }
            return n;
        }
        return 0;
    }

    /** The times a question names: not durations, hours and what comes again and again. */
    private static List<TimeExpression> times(String question) {
        return TimeExpressions.find(question, null).stream()
                .filter(t -> !NO_DATE.contains(t.rule()))
                .toList();
    }

    /** Whether it is written like a name: a capital, not at the start of a sentence. */
    private static boolean isName(List<Token> tokens, int i) {
        return i > 0 && tokens.get(i).upper();
    }

    /** The words that belong together although no row has them: content words up to a stop word or a participle. */
    private int unmatchedPhrase(
            String question, List<Token> tokens, int i, boolean led, List<Phrase> unmatched, Set<String> consumed) {
        int n = 1;
        while (i + n < tokens.size() && n < LONGEST_PHRASE && continues(question, tokens, i, n, led)) n++;
        Token last = tokens.get(i + n - 1);
        String phrase = question.substring(tokens.get(i).start(), last.end());
        unmatched.add(new Phrase(phrase, Words.trim(Folding.fold(last.text()))));
        consumed.addAll(Words.of(phrase));
        return n;
    }

    private boolean continues(String question, List<Token> tokens, int i, int n, boolean led) {
        Token next = tokens.get(i + n);
        String between = question.substring(tokens.get(i + n - 1).end(), next.start());
        if (!between.isBlank() || tokens.get(i + n - 1).possessive()) return false;
        if (!led || tokens.get(i).upper()) return next.upper();
        boolean participle = next.folded().endsWith("ed") || next.folded().endsWith("ing");
        return Words.counts(next.folded()) && !participle && !next.upper();
    }

    private int rowOf(String phrase) {
        for (MentionType type : new MentionType[] {MentionType.OTHER, MentionType.PERSON}) {
            String key = keyOf(phrase, type);
            int row = key == null ? -1 : rows.of(key);
            if (row >= 0) return row;
        }
        Named proper =
                space.names().name(new Mention(phrase, MentionType.OTHER, true, null, null, true), NameContext.NONE);
        return proper.key() == null ? -1 : rows.of(proper.key());
    }

    private @Nullable String keyOf(String phrase, MentionType type) {
        return space.names().name(Mention.of(phrase, type), NameContext.NONE).key();
    }

    private static List<Token> tokens(String question) {
        List<Token> tokens = new ArrayList<>();
        int n = question.length();
        for (int i = 0; i < n; ) {
            int c = question.codePointAt(i);
            if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                i += Character.charCount(c);
                continue;
            }
            int start = i;
            while (i < n
                    && !Character.isWhitespace(question.codePointAt(i))
                    && !Character.isSpaceChar(question.codePointAt(i))) {
                i += Character.charCount(question.codePointAt(i));
            }
            String raw = question.substring(start, i);
            String bare = Folding.stripOuterPunctuation(raw);
            if (bare.isEmpty()) continue;
            int at = start + raw.indexOf(bare);
            String folded = Folding.fold(bare);
            if (!folded.isEmpty()) tokens.add(new Token(bare, at, at + bare.length(), folded));
        }
        return tokens;
    }
}

package dev.assay.method.time;

import java.util.Set;

/**
 * The tense of each clause, by listed words and one ending. A clause ends at {@code . ! ? ; :}, a dash, an empty line, or any
 * character that is not used inside a sentence. It looks back when it has a past word and no future one, ahead when it has a future
 * word and no past one; with both or neither, what depends on it stays unresolved.
 */
final class Tenses {
    private static final Set<String> PAST = Set.of(
            ("was were had did been went got won took made saw met came told said found felt left lost bought brought thought taught"
                            + " caught began became broke built chose drew drove drank ate fell flew forgot gave grew heard held kept knew"
                            + " led learnt meant paid ran rode rose sang sat sent shot showed slept sold spoke spent stood stole struck swam"
                            + " swore threw understood woke wore wrote wasn weren didn hadn hung dealt dug fought hid lit rang sought shook sank slid stuck swept"
                            + " tore wept wound burnt leapt overcame")
                    .split(" "));
    /** Also what was settled ahead of its day: with these a clause shows both tenses ("we decided to meet on Friday"). */
    private static final Set<String> FUTURE =
            Set.of(("will 'll shall gonna should might upcoming tomorrow wanna planning plan plans hope hoping intend"
                            + " decided agreed planned promised wanted hoped booked scheduled invited arranged registered reserved")
                    .split(" "));

    private static final Set<String> BE = Set.of("am", "is", "are", "'m", "'s", "'re", "be");
    /** Before a word in -ed these make it a participle or an adjective, which shows no tense. */
    private static final Set<String> NOT_FINITE = Set.of(
            ("am is are 'm 's 're be being feel feels feeling so very really too super a an the my your his her its our their this that"
                            + " no of for with and pretty quite more most to get getting in at on")
                    .split(" "));

    private static final Set<String> NO_VERB_IN_ED = Set.of(
            "need", "feed", "speed", "indeed", "hundred", "exceed", "succeed", "proceed", "weed", "seed", "bed", "red",
            "kindred");

    private static final Set<String> NO_VERB_IN_ING = Set.of(
            ("amazing exciting interesting inspiring boring challenging rewarding relaxing stunning surprising thrilling touching"
                            + " calming charming disappointing embarrassing encouraging fascinating frustrating overwhelming refreshing"
                            + " satisfying terrifying tiring worrying something nothing everything anything morning evening king thing"
                            + " spring during missing")
                    .split(" "));
    private static final Set<String> BETWEEN = Set.of(
            "just",
            "not",
            "also",
            "all",
            "now",
            "actually",
            "probably",
            "definitely",
            "still",
            "finally",
            "both",
            "even");

    private final Tense[] tenses;

    Tenses(Tokens tokens) {
        tenses = new Tense[tokens.size()];
        int from = 0;
        for (int i = 0; i <= tokens.size(); i++) {
            if (i == tokens.size() || endsClause(tokens, i)) {
                Tense tense = read(tokens, from, i);
                for (int j = from; j < Math.min(i + 1, tokens.size()); j++) {
                    tenses[j] = tense;
                }
                from = i + 1;
            }
        }
    }

    Tense at(int token) {
        return tenses[token];
    }

    private static boolean endsClause(Tokens tokens, int i) {
        String word = tokens.word(i);
        return switch (word) {
            case ",", "\"", "'", "(", ")", "/", "%", "$", "&", "“", "”", "’", "‘" -> false;
            case "-", "." -> !tokens.joined(i + 1);
            default -> !Character.isLetterOrDigit(word.codePointAt(0)) && word.charAt(0) != '\'';
        };
    }

    private static Tense read(Tokens tokens, int from, int to) {
        boolean past = false;
        boolean future = false;
        for (int i = from; i < to; i++) {
            past |= past(tokens, i);
            future |= future(tokens, i);
        }
        if (past) {
            return future ? Tense.BOTH : Tense.PAST;
        }
        return future ? Tense.FUTURE : Tense.NEITHER;
    }

    private static boolean past(Tokens tokens, int i) {
        String word = tokens.word(i);
        return PAST.contains(word) && !tokens.are(i, "won", "'t")
                || word.length() > 3
                        && word.endsWith("ed")
                        && !NO_VERB_IN_ED.contains(word)
                        && !NOT_FINITE.contains(tokens.word(i - 1));
    }

    private static boolean future(Tokens tokens, int i) {
        if (FUTURE.contains(tokens.word(i)) || tokens.are(i, "won", "'t")) {
            return true;
        }
        if (tokens.is(i, "going", "about", "looking", "wait", "want", "need", "see")) {
            return tokens.is(i + 1, "to", "forward", "you", "ya");
        }
        if (tokens.is(i, "let")) {
            return tokens.is(i + 1, "'s", "us", "me");
        }
        // "I'm (just, not …) hiking on Friday"
        int be = BETWEEN.contains(tokens.word(i - 1)) ? i - 2 : i - 1;
        String word = tokens.word(i);
        return word.endsWith("ing")
                && word.length() > 4
                && !NO_VERB_IN_ING.contains(word)
                && BE.contains(tokens.word(be));
    }
}

package dev.assay.method;

import dev.assay.model.Decision;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Names become rows: the pure function (mention, speaker, addressee) to row key, with the trail of the rules that fired. Aliases and
 * splits are a person's and come in as {@link NameDecisions}.
 */
public final class Names {
    private static final Set<String> DETERMINERS =
            Set.of("a", "an", "the", "this", "that", "these", "those", "some", "any");
    private static final Set<String> OPEN_OWNERS = Set.of("his", "her", "their", "its");

    private final NameRules rules;
    private final NameDecisions decisions;

    /** The function for one rule set and a person's aliases and splits. */
    public Names(NameRules rules, NameDecisions decisions) {
        this.rules = rules;
        this.decisions = decisions;
    }

    /** The key of a speaker's own row: the first rule, then aliases. Null for a name of nothing but punctuation. */
    public @Nullable String speaker(String name) {
        String key = rules == NameRules.NDM_0_2 ? ndm(name) : Folding.fold(name);
        return key.isEmpty() ? null : decisions.alias(key);
    }

    /** Whether {@link #name} depends on who speaks; when not, its result may be kept for every event. */
    public static boolean dependsOnSpeaker(Mention mention) {
        String s = Folding.characters(mention.text());
        return s.contains("my ")
                || s.contains("our ")
                || s.contains("your ")
                || s.contains("mine")
                || s.contains("ours")
                || s.contains("yours");
    }

    /** Applies the rules to a mention, whether it is resolved or not. */
    public Named name(Mention mention, NameContext context) {
        List<Named.Step> trail = new ArrayList<>(5);
        if (rules == NameRules.NDM_0_2) {
            String key = ndm(mention.text());
            trail.add(new Named.Step(Named.Rule.NDM_0_2, mention.text(), key));
            return finish(key, null, trail);
        }
        boolean proper = Boolean.TRUE.equals(mention.proper());
        String folded = step(trail, Named.Rule.CHARACTERS, mention.text(), Folding.fold(mention.text()));
        String bare = step(trail, Named.Rule.DETERMINER, folded, proper ? folded : withoutDeterminers(folded));
        Bound bound = proper && startsUpper(mention.text()) ? new Bound(bare, null) : bind(bare, context);
        String owned = step(trail, Named.Rule.POSSESSIVE, bare, bound.text());
        boolean keepsPlural = proper || mention.type() == MentionType.PERSON;
        String single = keepsPlural ? owned : singular(owned);
        if (decisions.isSplit(owned)) single = owned;
        String key = step(trail, Named.Rule.SINGULAR, owned, single);
        if (mention.type() == MentionType.TIME) key = "";
        return finish(key, bound.openOwner(), trail);
    }

    private Named finish(String key, @Nullable String owner, List<Named.Step> trail) {
        if (key.isEmpty()) return new Named(null, owner, trail);
        String aliased = owner == null ? decisions.alias(key) : key;
        trail.add(new Named.Step(Named.Rule.ALIAS, key, aliased));
        return new Named(aliased, owner, trail);
    }

    /** A row key with the owner of "her dog" put in its place: {@code carla's dog}. */
    public String ownedBy(String key, String owner) {
        int space = key.indexOf(' ');
        return decisions.alias(owner + "'s" + (space < 0 ? "" : key.substring(space)));
    }

    private static String step(List<Named.Step> trail, Named.Rule rule, String before, String after) {
        trail.add(new Named.Step(rule, before, after));
        return after;
    }

    static String withoutDeterminers(String s) {
        String rest = s;
        for (int space = rest.indexOf(' '); space > 0; space = rest.indexOf(' ')) {
            if (!DETERMINERS.contains(rest.substring(0, space))) break;
            rest = rest.substring(space + 1);
        }
        return rest;
    }

    private record Bound(String text, @Nullable String openOwner) {}

    private static Bound bind(String s, NameContext context) {
        int space = s.indexOf(' ');
        String first = space < 0 ? s : s.substring(0, space);
        String rest = space < 0 ? "" : s.substring(space);
        String owner = switch (first) {
            case "my", "our" -> rest.isEmpty() ? null : context.speaker();
            case "your" -> rest.isEmpty() ? null : context.addressee();
            case "mine", "ours" -> rest.isEmpty() ? context.speaker() : null;
            case "yours" -> rest.isEmpty() ? context.addressee() : null;
            default -> null;
        };
        if (owner != null) return new Bound(owner + "'s" + rest, null);
        if (!rest.isEmpty() && (OPEN_OWNERS.contains(first) || first.equals("your"))) return new Bound(s, first);
        int of = s.lastIndexOf(" of ");
        if (of > 0) {
            String possessor = switch (s.substring(of + 4)) {
                case "mine", "ours" -> context.speaker();
                case "yours" -> context.addressee();
                default -> null;
            };
            if (possessor != null) return new Bound(possessor + "'s " + s.substring(0, of), null);
        }
        return new Bound(s, null);
    }

    /** The crude singular of the last word: -ies to -y, else a final s off; not after s, u, i; only words longer than three letters. */
    static String singular(String s) {
        int start = s.lastIndexOf(' ') + 1;
        int length = s.codePointCount(start, s.length());
        if (length <= 3 || !s.endsWith("s")) return s;
        if (s.endsWith("ies")) return s.substring(0, s.length() - 3) + "y";
        char before = s.charAt(s.length() - 2);
        // After an apostrophe the s is a possessive ("st. mary's"), after a digit part of a code or decade.
        boolean keep = before == 's' || before == 'u' || before == 'i' || !Character.isLetter(before);
        return keep ? s : s.substring(0, s.length() - 1);
    }

    /** The key a person means by what they typed: a plain name, without speaker or type. */
    public String keyOf(String typed) {
        return rules == NameRules.NDM_0_2 ? decisions.alias(ndm(typed)) : decisions.alias(Folding.fold(typed));
    }

    /** The key that stands for this one after all aliases. */
    public String alias(String key) {
        return decisions.alias(key);
    }

    /** The last word of a key. */
    public static String lastWord(String key) {
        return key.substring(key.lastIndexOf(' ') + 1);
    }

    /** The folded words with their last one in the crude singular, as a row's key has it. */
    public static String singularOf(String words) {
        return singular(words);
    }

    /** The published engine's rule set ndm-0.2. */
    static String ndm(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        StringBuilder kept = new StringBuilder(lower.length());
        for (int i = 0; i < lower.length(); i++) {
            char c = lower.charAt(i);
            kept.append((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? c : ' ');
        }
        String stripped = kept.toString().strip();
        for (String article : new String[] {"the ", "a ", "an "}) {
            if (stripped.startsWith(article)) {
                stripped = stripped.substring(article.length());
                break;
            }
        }
        return stripped.strip().replaceAll(" +", " ");
    }

    private static boolean startsUpper(String text) {
        return !text.isEmpty() && Character.isUpperCase(text.codePointAt(0));
    }

    /** The key of the row that an answer to a reference names; null when it names none. */
    public @Nullable String keyOf(Decision.Answer answer) {
        return switch (answer) {
            case Decision.SettledAs s -> alias(s.row());
            case Decision.SettledAsNew n ->
                name(Mention.of(n.name(), n.type()), NameContext.NONE).key();
            case Decision.Unknowable u -> null;
        };
    }
}

package dev.assay.method.reference;

import dev.assay.method.Folding;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.Mention;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the mentions of one event as evidence, each by itself: who it is about is not asked here. */
final class Reader {
    /** So many turns back somebody else who was named is still a doubt, and a short name can be that of a speaker. */
    static final int NEARBY = 6;

    private static final int REMEMBERED = 32;

    private final WordLists words;
    private final Scene scene;
    private final Map<Integer, List<Evidence>> done = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, List<Evidence>> eldest) {
            return size() > REMEMBERED;
        }
    };

    Reader(WordLists words, Scene scene) {
        this.words = words;
        this.scene = scene;
    }

    boolean reads(Scene other) {
        return scene == other;
    }

    /**
     * The evidence of an event, in listing order. What makes no row and is no he or she is left out.
     *
     * @param now the event that is being read: it may still grow, earlier ones do not
     */
    List<Evidence> read(int tick, int now) {
        return tick == now ? read(tick) : done.computeIfAbsent(tick, this::read);
    }

    private List<Evidence> read(int tick) {
        String text = scene.text(tick);
        List<Evidence> read = new ArrayList<>();
        int from = 0;
        for (Listed l : scene.listed(tick)) {
            String form = l.mention().text();
            int at = find(text, form, from);
            if (at >= from) from = at + form.length();
            Gender asPronoun = asPronoun(l);
            if (asPronoun != null && l.row() < 0) {
                read.add(new Evidence(tick, -1, true, asPronoun, false, null));
            } else if (asPronoun != null && !l.mention().resolved()) {
                read.add(new Evidence(tick, l.row(), true, asPronoun, true, null));
            } else if (l.row() >= 0) {
                // "her mother" is a mention of the mother and an open reference to her child.
                if (asPronoun != null) read.add(new Evidence(tick, -1, true, asPronoun, false, null));
                read.add(read(tick, l, new Wording(words, text, at, form)));
            }
        }
        return read;
    }

    /** The gender of a he or she, or of the unsettled owner in "her mother"; null for every other mention. */
    private @Nullable Gender asPronoun(Listed l) {
        String folded = Folding.fold(l.mention().text());
        if (!l.mention().resolved()) return Pronouns.gender(folded);
        int space = folded.indexOf(' ');
        boolean open = space > 0 && l.row() >= 0 && scene.key(l.row()).startsWith(folded.substring(0, space + 1));
        return open ? Pronouns.gender(folded.substring(0, space)) : null;
    }

    private Evidence read(int tick, Listed l, Wording wording) {
        Mention m = l.mention();
        boolean name = isName(m, wording);
        Gender gender = gender(tick, m, wording, name);
        boolean one = !wording.isPossessor() && gender != null && (name || wording.isDefinite());
        return new Evidence(tick, l.row(), false, gender, one, against(m, wording, name));
    }

    private @Nullable Objection against(Mention m, Wording wording, boolean name) {
        if (wording.addresses()) return Objection.ADDRESSED;
        if (name) return null;
        String noun = wording.inside().getLast();
        if (isSeveral(m, noun)) return Objection.SEVERAL_PEOPLE;
        if (wording.isBareWordOfAddress()) return Objection.WORD_OF_ADDRESS;
        return wording.isPredicate() ? Objection.PREDICATE : null;
    }

    private boolean isSeveral(Mention m, String noun) {
        if (m.number() != null) return m.number() == GrammaticalNumber.PLURAL;
        if (words.has("plural", noun)) return true;
        return noun.length() > 3 && noun.endsWith("s") && !noun.endsWith("ss") && words.ofNoun(noun) == null;
    }

    private boolean isName(Mention m, Wording wording) {
        if (m.proper() != null) return m.proper();
        String text = m.text();
        if (text.isEmpty() || !Character.isUpperCase(text.codePointAt(0))) return false;
        String first = wording.inside().getFirst();
        if (words.has("determiner", first)) return false;
        if (wording.inside().size() > 1) return true;
        return words.ofNoun(first) == null && !words.has("address", first) && !words.has("plural", first);
    }

    private @Nullable Gender gender(int tick, Mention m, Wording wording, boolean name) {
        if (m.gender() != null) return m.gender();
        List<String> in = wording.inside();
        if (name && in.size() > 1 && words.ofTitle(in.getFirst()) != null) return words.ofTitle(in.getFirst());
        Gender byTitle = words.ofTitle(wording.title());
        if (byTitle != null) return byTitle;
        // "Dr. Drake": a title of both goes before a family name.
        boolean familyName = in.size() == 1 && !wording.title().isEmpty();
        if (name && !familyName) {
            Gender byName = ofName(tick, in.getFirst());
            if (byName != null) return byName;
        }
        return words.ofNoun(in.getLast());
    }

    /** By the list, else as short for the first name of one who spoke shortly before ("Mel" for Melanie). */
    private @Nullable Gender ofName(int tick, String first) {
        String name = first.endsWith("'s") ? first.substring(0, first.length() - 2) : first;
        Gender listed = words.ofFirstName(name);
        if (listed != null || name.length() < 3) return listed;
        Set<Gender> possible = EnumSet.noneOf(Gender.class);
        for (int t : Count1.windowOf(scene, tick, NEARBY)) {
            int row = scene.speaker(t);
            if (row < 0 || !scene.key(row).startsWith(name)) continue;
            Gender g = words.ofFirstName(PersonNames.first(scene.key(row)));
            if (g != null) possible.add(g);
        }
        return possible.size() == 1 ? possible.iterator().next() : null;
    }

    /** Where a mention stands: from where the one before it ended, else from the start; -1 when the text does not have it. */
    private static int find(String text, String form, int from) {
        int at = findWord(text, form, from);
        return at >= 0 || from == 0 ? at : findWord(text, form, 0);
    }

    private static int findWord(String text, String form, int from) {
        if (form.isEmpty()) return -1;
        for (int at = Math.max(from, 0); at + form.length() <= text.length(); at++) {
            if (!text.regionMatches(true, at, form, 0, form.length())) continue;
            int end = at + form.length();
            boolean begins = at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
            boolean ends = end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
            if (begins && ends) return at;
        }
        return -1;
    }

    /** Whether a text is a greeting and nothing else: somebody comes in. */
    boolean isGreeting(String text) {
        List<String> said =
                Wording.tokens(text).stream().filter(w -> !w.equals(",")).toList();
        return !said.isEmpty() && said.stream().allMatch(w -> words.has("greeting", w));
    }

    /** Whether a text calls somebody by that name the last time it says it. */
    boolean calls(String text, String name) {
        int last = -1;
        for (int at = findWord(text, name, 0); at >= 0; at = findWord(text, name, at + 1)) last = at;
        return last >= 0 && new Wording(words, text, last, text.substring(last, last + name.length())).addresses();
    }
}

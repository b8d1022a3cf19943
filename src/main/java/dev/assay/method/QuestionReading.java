package dev.assay.method;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A question as it was read against the rows of a space.
 *
 * @param text verbatim
 * @param entities noun phrases with a row, hubs too, in the order they stand
 * @param unmatched noun phrases without a row
 * @param ambiguous noun phrases that could be several rows
 * @param times the times it names; their words belong to no noun phrase and are no content words
 * @param words the words of the question that count
 * @param contentWords those of them that belong to no noun phrase and no time
 */
public record QuestionReading(
        String text,
        List<Entity> entities,
        List<Phrase> unmatched,
        List<Ambiguous> ambiguous,
        List<String> times,
        List<String> words,
        List<String> contentWords) {

    /** A noun phrase and the row it stands for. */
    public record Entity(String text, int row, String key, boolean hub) {}

    /** A noun phrase without a row; its last word may still be somewhere in a text. */
    public record Phrase(String text, String lastWord) {}

    /** A noun phrase that could be any of these rows. */
    public record Ambiguous(String text, List<String> keys) {}

    /** What an event can be asked to cover: a noun phrase (by its row or its last word) or a content word. */
    public record Term(String text, int row, @Nullable String word, boolean nounPhrase) {}

    /** The terms: noun phrases other than hubs, then content words. */
    public List<Term> terms() {
        List<Term> terms = new ArrayList<>();
        for (Entity e : entities) {
            if (!e.hub() && terms.stream().noneMatch(t -> t.row() == e.row())) {
                terms.add(new Term(e.key(), e.row(), Names.lastWord(e.key()), true));
            }
        }
        for (Phrase p : unmatched) terms.add(new Term(p.text(), -1, p.lastWord(), true));
        for (String w : contentWords) terms.add(new Term(w, -1, w, false));
        return List.copyOf(terms);
    }

    /** The rows of the hubs that are named. */
    public int[] hubs() {
        return entities.stream()
                .filter(Entity::hub)
                .mapToInt(Entity::row)
                .distinct()
                .toArray();
    }

    /** The rows of the other entities. */
    public int[] rows() {
        return entities.stream()
                .filter(e -> !e.hub())
                .mapToInt(Entity::row)
                .distinct()
                .toArray();
    }
}

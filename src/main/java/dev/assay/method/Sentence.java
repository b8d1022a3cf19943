package dev.assay.method;

import dev.assay.method.Answer.Voice;
import dev.assay.model.Event;
import dev.assay.model.Turn;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * One sentence of an event.
 *
 * @param voice whom it speaks of, by its persons
 * @param asks whether it is a question
 * @param forms the forms of its words, each once
 */
record Sentence(Voice voice, boolean asks, List<String> forms) {
    /** The sentences of an event, the caption of its picture being the last. */
    static List<Sentence> of(Event event) {
        List<Sentence> sentences = new ArrayList<>();
        for (String text : split(event.text())) {
            Whom.Persons persons = Whom.Persons.of(text);
            Voice voice = persons.first()
                    ? persons.second() ? Voice.FIRST_AND_SECOND : Voice.FIRST
                    : persons.second() ? Voice.SECOND : Voice.NEITHER;
            sentences.add(new Sentence(voice, text.endsWith("?"), forms(text)));
        }
        if (event instanceof Turn t && t.image() != null && t.image().caption() != null) {
            sentences.add(new Sentence(Voice.CAPTION, false, forms(t.image().caption())));
        }
        return List.copyOf(sentences);
    }

    private static List<String> forms(String text) {
        Set<String> forms = new LinkedHashSet<>();
        Words.forEach(text, w -> forms.add(WordForms.of(w)));
        return List.copyOf(forms);
    }

    /** The sentences of a text: up to and with the signs that end them, or the end of a line. */
    static List<String> split(String text) {
        List<String> sentences = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            if (".!?\n".indexOf(text.charAt(i)) < 0) continue;
            while (i + 1 < text.length() && ".!?".indexOf(text.charAt(i + 1)) >= 0) i++;
            add(text.substring(start, i + 1), sentences);
            start = i + 1;
        }
        add(text.substring(start), sentences);
        return sentences;
    }

    private static void add(String text, List<String> sentences) {
        String bare = text.strip();
        if (!bare.isEmpty()) sentences.add(bare);
    }
}

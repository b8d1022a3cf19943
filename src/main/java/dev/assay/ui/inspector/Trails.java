package dev.assay.ui.inspector;

import dev.assay.method.Named;
import dev.assay.ui.inspector.Inspection.Piece;
import dev.assay.ui.inspector.Inspection.Step;
import dev.assay.ui.inspector.Inspection.Style;
import dev.assay.ui.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** The rules that made a row, each with what it took off struck out. */
final class Trails {
    private Trails() {}

    static List<Step> steps(Named named, Texts texts) {
        List<Step> steps = new ArrayList<>();
        for (Named.Step s : named.trail()) {
            boolean first = steps.isEmpty();
            List<Piece> made = s.fired() && !first
                    ? difference(s.before(), s.after())
                    : List.of(
                            Piece.of(first ? s.after() : texts.get("rule.nothing"), first ? Style.MONO : Style.MUTED));
            steps.add(new Step(steps.size() + 1, rule(s, texts), s.fired(), made));
        }
        return steps;
    }

    private static String rule(Named.Step s, Texts texts) {
        return switch (s.rule()) {
            case CHARACTERS -> texts.get("rule.characters");
            case DETERMINER -> texts.get(s.fired() ? "rule.determiner" : "rule.determiner.none");
            case POSSESSIVE -> texts.get(s.fired() ? "rule.possessive" : "rule.possessive.none");
            case SINGULAR -> texts.get(s.fired() ? "rule.singular" : "rule.singular.none");
            case ALIAS -> texts.get(s.fired() ? "rule.alias" : "rule.alias.none");
            case NDM_0_2 -> texts.get("rule.ndm");
        };
    }

    /** What was taken off struck out, then what stands now: by letters where an ending changed, else by words. */
    static List<Piece> difference(String before, String after) {
        if (before.startsWith(after)) {
            return List.of(Piece.of(after, Style.MONO), Piece.of(before.substring(after.length()), Style.STRUCK));
        }
        String[] old = before.split(" ");
        String[] now = after.split(" ");
        int end = 0;
        while (end < old.length && end < now.length && old[old.length - 1 - end].equals(now[now.length - 1 - end]))
            end++;
        int start = 0;
        while (start < old.length - end && start < now.length - end && old[start].equals(now[start])) start++;
        List<Piece> pieces = new ArrayList<>();
        add(pieces, now, 0, start, Style.MONO);
        add(pieces, old, start, old.length - end, Style.STRUCK);
        add(pieces, now, start, now.length - end, Style.MONO);
        add(pieces, now, now.length - end, now.length, Style.MONO);
        return pieces;
    }

    private static void add(List<Piece> pieces, String[] words, int from, int to, Style style) {
        if (from >= to) return;
        if (!pieces.isEmpty()) pieces.add(Piece.of(" ", Style.MONO));
        pieces.add(Piece.of(String.join(" ", List.of(words).subList(from, to)), style));
    }
}

package dev.assay.ui.queue;

import dev.assay.method.Reference;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.reference.Counted;
import dev.assay.ui.inspector.MentionSpans;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import javafx.scene.Node;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/**
 * Recorded sentences with what matters in them marked. A very long one is cut around what matters, and says how much is left out: what
 * is asked must be seen whatever a turn holds.
 */
final class Sentences {
    private static final int WINDOW = 320;
    private static final int SENTENCE = 420;
    private static final int EVIDENCE = 110;
    private static final int NEAR = 18;

    private final Queues queues;
    private final Texts texts;

    Sentences(Queues queues, Texts texts) {
        this.queues = queues;
        this.texts = texts;
    }

    /** How a part of a sentence is set. */
    private enum Look {
        PLAIN("queue-said"),
        OTHER("queue-mention"),
        CANDIDATE("queue-candidate-text"),
        ASKED("queue-asked");

        private final String style;

        Look(String style) {
            this.style = style;
        }
    }

    private record Part(int from, int to, Look look, int number) {}

    /** An event of the window, or the one that holds the reference: candidates underlined with their number. */
    TextFlow inWindow(int tick, Reference reference) {
        SpaceSnapshot space = queues.space();
        ToIntFunction<Integer> number = row -> {
            for (int i = 0; i < reference.counted().candidates().size(); i++) {
                if (reference.counted().candidates().get(i).row() == row) return i + 1;
            }
            return 0;
        };
        List<Part> parts = new ArrayList<>();
        for (MentionSpans.Span s : MentionSpans.of(space, tick)) {
            Reference is = s.mention().reference();
            if (tick == reference.tick() && is != null && is.id().equals(reference.id())) {
                parts.add(new Part(s.from(), s.to(), Look.ASKED, 0));
                continue;
            }
            int row = s.mention().row();
            int n = row < 0 ? 0 : number.applyAsInt(row);
            boolean out = row >= 0 && isDropped(reference, row);
            if (n > 0) parts.add(new Part(s.from(), s.to(), Look.CANDIDATE, n));
            else if (out) parts.add(new Part(s.from(), s.to(), Look.OTHER, 0));
        }
        return flow(
                space.record().events().get(tick).text(), parts, tick == reference.tick() ? SENTENCE : WINDOW, true);
    }

    private static boolean isDropped(Reference reference, int row) {
        for (Counted.Dropped d : reference.counted().dropped())
            if (d.candidate().row() == row) return true;
        return false;
    }

    /** An event that mentions a row: the mention underlined. */
    TextFlow evidence(int tick, int row) {
        SpaceSnapshot space = queues.space();
        List<Part> parts = new ArrayList<>();
        for (MentionSpans.Span s : MentionSpans.of(space, tick)) {
            if (s.mention().row() == row) parts.add(new Part(s.from(), s.to(), Look.CANDIDATE, 0));
        }
        return flow(space.record().events().get(tick).text(), parts, EVIDENCE, false);
    }

    /** The event of a reference in one line, for a list of cases. */
    TextFlow brief(Reference reference) {
        List<Part> parts = new ArrayList<>();
        for (MentionSpans.Span s : MentionSpans.of(queues.space(), reference.tick())) {
            Reference is = s.mention().reference();
            if (is != null && is.id().equals(reference.id())) parts.add(new Part(s.from(), s.to(), Look.ASKED, 0));
        }
        return flow(queues.space().record().events().get(reference.tick()).text(), parts, EVIDENCE, false);
    }

    private TextFlow flow(String text, List<Part> parts, int most, boolean says) {
        int[] cut = cut(text, parts, most);
        List<Node> nodes = new ArrayList<>();
        if (cut[0] > 0) nodes.add(left(cut[0], says));
        int at = cut[0];
        for (Part p : parts) {
            int from = Math.max(p.from, at);
            int to = Math.min(p.to, cut[1]);
            if (from >= to) continue;
            add(nodes, text.substring(at, from), Look.PLAIN);
            add(nodes, text.substring(from, to), p.look);
            if (p.number > 0) {
                Text number = new Text(" " + p.number);
                number.getStyleClass().add("queue-number");
                number.setTranslateY(-4);
                nodes.add(number);
            }
            at = to;
        }
        add(nodes, text.substring(at, cut[1]), Look.PLAIN);
        if (cut[1] < text.length()) nodes.add(left(text.length() - cut[1], says));
        TextFlow flow = new TextFlow(nodes.toArray(Node[]::new));
        flow.getStyleClass().add("queue-flow");
        flow.setMinWidth(0);
        return flow;
    }

    /** Where a text begins and ends that is longer than there is room for: around what is marked first, the asked before all. */
    private static int[] cut(String text, List<Part> parts, int most) {
        if (text.length() <= most) return new int[] {0, text.length()};
        @Nullable Part around = null;
        for (Part p : parts) if (around == null || p.look == Look.ASKED) around = p;
        int middle = around == null ? 0 : around.from;
        int from = Math.clamp(middle - most / 2L, 0, text.length() - most);
        int start = from == 0 ? 0 : wordAfter(text, from);
        int end = from + most == text.length() ? text.length() : wordBefore(text, from + most);
        return new int[] {Visible.atCharacter(text, start), Visible.atCharacter(text, end)};
    }

    /** A cut between two words where one is near. */
    private static int wordAfter(String text, int at) {
        for (int i = at; i < Math.min(at + NEAR, text.length()); i++) {
            if (Character.isWhitespace(text.charAt(i))) return i + 1;
        }
        return at;
    }

    private static int wordBefore(String text, int at) {
        for (int i = at; i > Math.max(at - NEAR, 0); i--) {
            if (Character.isWhitespace(text.charAt(i - 1))) return i;
        }
        return at;
    }

    private Text left(int characters, boolean says) {
        Text text = new Text(says ? " … " + texts.count("queue.characters", characters) + " … " : "…");
        text.getStyleClass().add("queue-left");
        return text;
    }

    private static void add(List<Node> nodes, String text, Look look) {
        for (Visible.Run r : Visible.runs(text)) {
            Text node = new Text(r.text());
            node.getStyleClass().add(r.code() ? "queue-code" : look.style);
            nodes.add(node);
        }
    }
}

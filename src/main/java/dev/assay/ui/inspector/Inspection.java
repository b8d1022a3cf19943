package dev.assay.ui.inspector;

import dev.assay.model.EventKey;
import dev.assay.model.MentionType;
import dev.assay.model.Provenance;
import dev.assay.ui.Selected;
import dev.assay.ui.theme.Mark;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the inspector says about one selection, ready to be laid out.
 *
 * @param badge the type of a row; null without a badge
 * @param name what is selected
 * @param kind what kind of thing that is
 * @param sections from top to bottom
 * @param record the record whose history can be told; null where what is selected is no single record
 */
public record Inspection(
        @Nullable Badge badge,
        String name,
        String kind,
        List<Section> sections,
        @Nullable EventKey record) {
    public Inspection {
        sections = List.copyOf(sections);
    }

    /** Of something that is no single record. */
    Inspection(@Nullable Badge badge, String name, String kind, List<Section> sections) {
        this(badge, name, kind, sections, null);
    }

    /** The same with more below. */
    Inspection with(List<Section> more) {
        List<Section> all = new ArrayList<>(sections);
        all.addAll(more);
        return new Inspection(badge, name, kind, all, record);
    }

    /** The badge of a row, whose type may not be listed. */
    public record Badge(@Nullable MentionType type) {}

    /** Where a link leads. */
    public sealed interface Target {
        /** To another selection. */
        record Select(Selected selected) implements Target {}

        /** To a source. */
        record Source(Provenance.FileLines lines) implements Target {}
    }

    /** How a piece of text is set. */
    public enum Style {
        PLAIN,
        MUTED,
        MONO,
        STRONG,
        /** Taken off by a rule. */
        STRUCK,
        /** A mention inside a recorded text. */
        MENTION,
        /** The mention that made the selected cell. */
        MENTION_HERE,
        DANGER
    }

    /**
     * A piece of text.
     *
     * @param target where it leads; null when it is no link
     */
    public record Piece(String text, Style style, @Nullable Target target) {
        /** Text that leads nowhere. */
        public static Piece of(String text, Style style) {
            return new Piece(text, style, null);
        }
    }

    /** One block of the inspector. */
    public sealed interface Section {}

    /** Labelled values, one a line. */
    public record Facts(@Nullable String heading, List<Fact> facts) implements Section {
        public Facts {
            facts = List.copyOf(facts);
        }
    }

    /** One labelled value. */
    public record Fact(String label, List<Piece> value) {
        public Fact {
            value = List.copyOf(value);
        }
    }

    /** A recorded text, verbatim, with its mentions. */
    public record Said(String heading, @Nullable String note, List<Piece> text) implements Section {
        public Said {
            text = List.copyOf(text);
        }
    }

    /** Which rules made a row of a mention. */
    public record Trail(String heading, List<Step> steps, String row) implements Section {
        public Trail {
            steps = List.copyOf(steps);
        }
    }

    /**
     * One rule that was tried.
     *
     * @param number from 1
     * @param rule what it does, or that it found nothing to do
     * @param fired whether it changed anything
     * @param made what it made, with what it took off struck out
     */
    public record Step(int number, String rule, boolean fired, List<Piece> made) {
        public Step {
            made = List.copyOf(made);
        }
    }

    /** Marked lines, each of which may lead somewhere: mentions, candidates, states of references. */
    public record Lines(String heading, @Nullable String note, List<Line> lines) implements Section {
        public Lines {
            lines = List.copyOf(lines);
        }
    }

    /**
     * One marked line.
     *
     * @param mark stands before it; null for none
     * @param text what it says
     * @param under more, in smaller type below; empty for nothing
     */
    public record Line(@Nullable Mark mark, boolean hub, List<Piece> text, List<Piece> under) {
        public Line {
            text = List.copyOf(text);
            under = List.copyOf(under);
        }
    }

    /** Names with two figures each. */
    public record Figures(String heading, String note, List<Figure> figures) implements Section {
        public Figures {
            figures = List.copyOf(figures);
        }
    }

    /** One name with two figures. */
    public record Figure(String name, boolean quiet, String first, String second, Target target) {}

    /** A row's events in the order of the calendar. Points are made when they are looked at. */
    public record Course(String heading, String note, List<Point> points, int selected) implements Section {}

    /**
     * One event of a trajectory.
     *
     * @param mark how the cell came to be
     * @param event the event's id
     * @param date its date with the weekday, or that it has none
     * @param words what made the cell
     * @param disagrees whether the two clocks disagree about it
     * @param target the cell
     */
    public record Point(
            Mark mark, boolean hub, String event, String date, String words, boolean disagrees, Selected target) {}
}

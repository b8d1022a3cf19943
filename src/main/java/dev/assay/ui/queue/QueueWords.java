package dev.assay.ui.queue;

import dev.assay.method.Reference;
import dev.assay.method.Reference.State;
import dev.assay.model.MentionType;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import dev.assay.ui.theme.Mark;
import java.text.NumberFormat;
import java.time.LocalDate;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** How single values of the queue are said. What was recorded is made visible first, and cut where it is longer than a line. */
final class QueueWords {
    /** Characters of a name that stand in a sentence of the program. */
    private static final int NAME = 60;

    private QueueWords() {}

    /** The reference's words as they were said, in quotes. */
    static String quoted(Reference r) {
        return "“" + Visible.line(r.mention().text(), NAME) + "”";
    }

    /** A row's key as a name. */
    static String name(String key) {
        return Visible.line(key, NAME);
    }

    /** What was chosen, as a name. */
    static String name(Choice choice, Texts texts) {
        return switch (choice) {
            case Choice.Row c -> name(c.key());
            case Choice.New c -> name(c.name());
            case Choice.CannotBeKnown c -> texts.get("queue.unknowable");
            case Choice.NotThat c -> texts.get("queue.not-that", name(c.row()));
        };
    }

    static Mark mark(State state) {
        return switch (state) {
            case OPEN -> Mark.OPEN;
            case UNKNOWN -> Mark.UNKNOWN;
            case COUNTED -> Mark.COUNTED;
            case DECIDED -> Mark.DECIDED;
            case UNKNOWABLE -> Mark.UNKNOWABLE;
        };
    }

    static String state(State state, Texts texts) {
        return switch (state) {
            case OPEN -> texts.get("queue.state.open");
            case UNKNOWN -> texts.get("queue.state.unknown");
            case COUNTED -> texts.get("queue.state.counted");
            case DECIDED -> texts.get("queue.state.decided");
            case UNKNOWABLE -> texts.get("queue.unknowable");
        };
    }

    static String type(@Nullable MentionType type, Texts texts) {
        return switch (type) {
            case PERSON -> texts.get("queue.type.person");
            case PLACE -> texts.get("queue.type.place");
            case ORGANIZATION -> texts.get("queue.type.organization");
            case THING -> texts.get("queue.type.thing");
            case ACTIVITY -> texts.get("queue.type.activity");
            case TIME -> texts.get("queue.type.time");
            case OTHER -> texts.get("queue.type.other");
            case null -> texts.get("queue.type.none");
        };
    }

    /** A date as it was recorded, a whole day with its weekday. */
    static String day(dev.assay.model.@Nullable Anchor date, Texts texts) {
        if (date == null) return texts.get("queue.undated");
        LocalDate day = date.day();
        return texts.day(day);
    }

    /** A figure of agreement: two decimals, or that it is undefined. */
    static String figure(OptionalDouble value, Texts texts) {
        return value.isEmpty() ? texts.get("queue.undefined") : decimal(value.getAsDouble(), texts);
    }

    private static String decimal(double value, Texts texts) {
        NumberFormat format = NumberFormat.getNumberInstance(texts.locale());
        format.setMinimumFractionDigits(2);
        format.setMaximumFractionDigits(2);
        return format.format(value);
    }
}

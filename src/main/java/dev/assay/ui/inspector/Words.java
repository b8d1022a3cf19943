package dev.assay.ui.inspector;

import dev.assay.method.Origin;
import dev.assay.method.Reference;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.model.MentionType;
import dev.assay.model.Provenance;
import dev.assay.ui.inspector.Inspection.Piece;
import dev.assay.ui.inspector.Inspection.Style;
import dev.assay.ui.inspector.Inspection.Target;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Mark;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How single values of a space are said. */
final class Words {
    /** As many characters as fit beside their name. */
    private static final int LONGEST_PATH = 24;

    private final Texts texts;

    Words(Texts texts) {
        this.texts = texts;
    }

    Texts texts() {
        return texts;
    }

    static Mark mark(Origin origin) {
        return switch (origin) {
            case LISTED -> Mark.LISTED;
            case ALIAS -> Mark.ALIAS;
            case DECIDED -> Mark.DECIDED;
            case COUNTED -> Mark.COUNTED;
        };
    }

    static Mark mark(Reference.State state) {
        return switch (state) {
            case OPEN -> Mark.OPEN;
            case UNKNOWN -> Mark.UNKNOWN;
            case COUNTED -> Mark.COUNTED;
            case DECIDED -> Mark.DECIDED;
            case UNKNOWABLE -> Mark.UNKNOWABLE;
        };
    }

    String state(Reference.State state) {
        return switch (state) {
            case OPEN -> texts.get("reference.open");
            case UNKNOWN -> texts.get("reference.unknown");
            case COUNTED -> texts.get("reference.counted");
            case DECIDED -> texts.get("reference.decided");
            case UNKNOWABLE -> texts.get("reference.unknowable");
        };
    }

    String type(@Nullable MentionType type) {
        return texts.type(type);
    }

    /** The date with its weekday, without the time. */
    String day(@Nullable Anchor date) {
        return date == null ? texts.get("date.none") : texts.day(date.day());
    }

    /** The date with its weekday and whatever time was recorded, as it was recorded. */
    String moment(@Nullable Anchor date) {
        if (date == null) return texts.get("date.none");
        int time = date.text().indexOf('T');
        return time < 0 ? day(date) : day(date) + " " + date.text().substring(time + 1);
    }

    String quoted(String words) {
        return texts.get("text.quoted", words);
    }

    List<Piece> source(Provenance source) {
        return switch (source) {
            case Provenance.FileLines f ->
                List.of(new Piece(
                        shortened(f.path()) + ":" + (f.from() == f.to() ? f.from() : f.from() + "–" + f.to()),
                        Style.PLAIN,
                        new Target.Source(f)));
            case Provenance.Commit c -> List.of(Piece.of(c.hash(), Style.MONO));
            case Provenance.Ticket t -> List.of(Piece.of(t.id(), Style.PLAIN));
            case Provenance.TurnOf t -> List.of(Piece.of(t.space() + " / " + t.event(), Style.MONO));
            case Provenance.Document d -> List.of(Piece.of(d.name() + ", " + d.locator(), Style.PLAIN));
        };
    }

    /** A long path as its file; the link still opens the whole. */
    private static String shortened(String path) {
        int name = path.lastIndexOf('/');
        return path.length() <= LONGEST_PATH || name < 0 ? path : "…" + path.substring(name);
    }

    /** The words that made a cell; that the row speaks where no words did. */
    String made(SpaceSnapshot space, int row, int tick) {
        StringBuilder words = new StringBuilder();
        for (SpaceSnapshot.EventMention m : space.mentions(tick)) {
            if (m.row() != row) continue;
            if (!words.isEmpty()) words.append(", ");
            words.append(quoted(m.mention().text()));
        }
        if (!words.isEmpty()) return words.toString();
        return space.speaker(tick) == row ? texts.get("trajectory.speaks") : "";
    }

    static Event event(SpaceSnapshot space, int tick) {
        return space.record().events().get(tick);
    }
}

package dev.assay.method.reference;

import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.MentionType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the count may look at: the events of one space up to and including the one that is being read, with their mentions as rows.
 * Rows are indices, in order of first mention.
 */
public interface Scene {
    /** Whether the event is a turn of the conversation; windows count turns only. */
    boolean isTurn(int tick);

    /** The row of who speaks; -1 when unknown. */
    int speaker(int tick);

    /** What is said, verbatim. */
    String text(int tick);

    /** What is listed in the event so far, in listing order. The speaker is not among them. */
    List<Listed> listed(int tick);

    /** Whether the row is a hub, hence never a candidate. */
    boolean hub(int row);

    /** The type the row was first listed with; null when none was listed. */
    @Nullable
    MentionType type(int row);

    /** The gender first stated for the row; null when none was. */
    @Nullable
    Gender gender(int row);

    /** The number first stated for the row; null when none was. */
    @Nullable
    GrammaticalNumber number(int row);

    /** The row's key. */
    String key(int row);
}

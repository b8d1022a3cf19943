package dev.assay.ui.theme;

import dev.assay.model.MentionType;
import java.util.Locale;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;

/** The type of a row: a letter in a square. Decoration: the type's name must stand beside it. */
public final class TypeBadge extends Label {
    /** A badge for the type; {@code null} for a row whose type nobody listed. */
    public TypeBadge(@Nullable MentionType type) {
        super(String.valueOf(type == null ? MentionType.OTHER.letter() : type.letter()));
        getStyleClass()
                .setAll(
                        "label",
                        "type-badge",
                        "type-" + (type == null ? "other" : type.name().toLowerCase(Locale.ROOT)));
        setFocusTraversable(false);
    }
}

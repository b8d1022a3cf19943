package dev.assay.ui.theme;

import dev.assay.model.MentionType;
import java.util.Locale;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import org.jspecify.annotations.Nullable;

/** The type of a row: a letter in a square. Decoration: the type's name must stand beside it. */
public final class TypeBadge extends StackPane {
    /** A badge for the type; {@code null} for a row whose type nobody listed. */
    public TypeBadge(@Nullable MentionType type) {
        MentionType shown = type == null ? MentionType.OTHER : type;
        Text letter = new Text(String.valueOf(shown.letter()));
        letter.getStyleClass().add("text");
        // Centred by what is seen of it, not by the line it would stand on.
        letter.setBoundsType(TextBoundsType.VISUAL);
        getChildren().add(letter);
        getStyleClass().addAll("type-badge", "type-" + shown.name().toLowerCase(Locale.ROOT));
        setMouseTransparent(true);
    }
}

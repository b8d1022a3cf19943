package dev.assay.ui.paint;

import java.util.function.Function;
import javafx.scene.paint.Color;

/** The marks: every state is a shape before it is a colour. */
public enum Mark {
    LISTED(Palette::cell),
    COUNTED(Palette::cell),
    DECIDED(Palette::cell),
    ALIAS(Palette::cell),
    GROUNDED(Palette::successFg),
    MISSING_EVIDENCE(Palette::warningFg),
    ABSTAIN(Palette::neutralFg),
    LIVE(Palette::successFg),
    FALSIFIED(Palette::dangerFg),
    SUPERSEDED(Palette::warningFg),
    EXPIRED(Palette::warningFg),
    NOT_YET_VALID(Palette::neutralFg),
    RETRACTED(Palette::dangerFg),
    OPEN(Palette::warningFg),
    UNKNOWN(Palette::neutralFg),
    CANNOT_BE_KNOWN(Palette::neutralFg),
    HUB(Palette::fgSubtle),
    TURN_BEFORE(Palette::fgSubtle),
    REFUSED(Palette::dangerFg);

    private final Function<Palette, Color> ink;

    Mark(Function<Palette, Color> ink) {
        this.ink = ink;
    }

    /** Its colour in a theme. */
    public Color ink(Palette palette) {
        return ink.apply(palette);
    }
}

package dev.assay.ui.ask;

import javafx.scene.layout.Region;

/** The mark of a turn that is shown because it stands just before a match: a post with a line that leads on. */
final class TurnBefore extends Region {
    TurnBefore() {
        getStyleClass().add("ask-turn-before");
        setMouseTransparent(true);
    }
}

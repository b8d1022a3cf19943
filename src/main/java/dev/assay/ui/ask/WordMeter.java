package dev.assay.ui.ask;

import javafx.scene.layout.Region;

/** How much of the budget of words is used: a bar, and a post where the budget ends. */
final class WordMeter extends Region {
    private static final double WIDTH = 140;
    private static final double HEIGHT = 4;

    private final Region track = new Region();
    private final Region fill = new Region();
    private final Region post = new Region();
    private final double part;

    WordMeter(int words, int budget) {
        part = budget <= 0 ? (words > 0 ? 1 : 0) : Math.min(1.0, words / (double) budget);
        track.getStyleClass().add("ask-meter-track");
        fill.getStyleClass().add("ask-meter-fill");
        post.getStyleClass().add("ask-meter-post");
        getChildren().addAll(track, fill, post);
        setMinSize(60, 10);
        setPrefSize(WIDTH, 10);
        setMaxSize(WIDTH, 10);
    }

    @Override
    protected void layoutChildren() {
        double w = getWidth() - 1;
        double y = Math.floor((getHeight() - HEIGHT) / 2);
        track.resizeRelocate(0, y, w, HEIGHT);
        fill.resizeRelocate(0, y, Math.round(w * part), HEIGHT);
        post.resizeRelocate(w, 0, 1, getHeight());
    }
}

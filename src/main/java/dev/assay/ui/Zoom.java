package dev.assay.ui;

import dev.assay.ui.settings.UserSettings;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/** The whole window larger: everything in it is laid out in less room and drawn at so many times its size. */
final class Zoom extends Region {
    /** The preference that holds it, in percent. */
    static final String PREFERENCE = "scale";

    private static final double MOST = 2;

    private final Region content;
    private final Scale scale = new Scale(1, 1);

    Zoom(Region content) {
        this.content = content;
        content.getTransforms().add(scale);
        getChildren().setAll(content);
    }

    /** How many times; 1 for what nobody set or nobody could have set. */
    static double of(UserSettings settings) {
        try {
            double times = Integer.parseInt(settings.preference(PREFERENCE, "100")) / 100.0;
            return Math.clamp(times, 1, MOST);
        } catch (NumberFormatException e) {
            return 1;
        }
    }

    void to(double times) {
        scale.setX(times);
        scale.setY(times);
        requestLayout();
    }

    double times() {
        return scale.getX();
    }

    @Override
    protected void layoutChildren() {
        content.resizeRelocate(0, 0, getWidth() / times(), getHeight() / times());
    }
}

package dev.assay.ui.settings;

import java.util.List;

/**
 * Where a window is or was.
 *
 * @param maximized whether it filled the screen; the rest says where it was before
 */
public record WindowBounds(double x, double y, double width, double height, boolean maximized) {
    /** The smallest window in which everything can be reached. */
    public static final double MIN_WIDTH = 860;
    /** The smallest window in which everything can be reached. */
    public static final double MIN_HEIGHT = 560;

    /** The size of a first window, on a screen that has it. */
    private static final double FIRST_WIDTH = 1440;

    private static final double FIRST_HEIGHT = 900;
    /** So much of the title must be on a screen for a hand to take hold of it. */
    private static final double TITLE_HEIGHT = 32;

    private static final double TITLE_WIDTH = 120;

    /** The part of a screen that windows may use. */
    public record Screen(double x, double y, double width, double height) {}

    /** Where a first window goes: the middle of the screen. */
    public static WindowBounds first(Screen screen) {
        double w = Math.min(FIRST_WIDTH, screen.width());
        double h = Math.min(FIRST_HEIGHT, screen.height());
        return new WindowBounds(
                screen.x() + (screen.width() - w) / 2, screen.y() + (screen.height() - h) / 2, w, h, false);
    }

    /**
     * Where the window can be now: as it was while its title lies on one of the screens and it fits, else the middle of the first.
     *
     * @param screens those that exist now, the primary first
     */
    public WindowBounds on(List<Screen> screens) {
        if (!finite()) return first(screens.getFirst());
        for (Screen s : screens) {
            double title = Math.min(x + width, s.x() + s.width()) - Math.max(x, s.x());
            boolean reachable = title >= TITLE_WIDTH && y >= s.y() && y + TITLE_HEIGHT <= s.y() + s.height();
            if (reachable) {
                return new WindowBounds(
                        x,
                        y,
                        Math.min(Math.max(width, MIN_WIDTH), s.width()),
                        Math.min(Math.max(height, MIN_HEIGHT), s.height()),
                        maximized);
            }
        }
        WindowBounds middle = first(screens.getFirst());
        return new WindowBounds(middle.x(), middle.y(), middle.width(), middle.height(), maximized);
    }

    private boolean finite() {
        return Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(width) && Double.isFinite(height);
    }
}

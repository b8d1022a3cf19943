package dev.assay.ui.tour;

import dev.assay.ui.Selected;
import java.util.List;

/** The steps of the method, on the worked example: where each is seen, on what, and what to look at. */
public enum Step {
    /** Names become rows, turns become columns. */
    TABLE(
            "tour.table",
            "tour.table.short",
            "tour.table.text",
            "four",
            new Selected.OfCell("carla", "t1"),
            List.of("matrix"),
            ".centre"),
    /** Two turns collide where they share a row. */
    CONNECT(
            "tour.connect",
            "tour.connect.short",
            "tour.connect.text",
            "four",
            new Selected.OfEvent("t1"),
            List.of("collisions", "matrix"),
            "#inspector"),
    /** How strongly two entities belong together, counted. */
    STRENGTH(
            "tour.strength",
            "tour.strength.short",
            "tour.strength.text",
            "four",
            new Selected.OfRow("carla"),
            List.of("matrix"),
            "#inspector"),
    /** The order of arrival, and the calendar. */
    CLOCKS(
            "tour.clocks",
            "tour.clocks.short",
            "tour.clocks.text",
            "four",
            new Selected.OfEvent("t3"),
            List.of("timeline", "matrix"),
            "#inspector"),
    /** A count is not a statement. */
    UNCLEAR(
            "tour.unclear",
            "tour.unclear.short",
            "tour.unclear.text",
            "five",
            new Selected.OfCell("carla", "t4"),
            List.of("queue", "matrix"),
            "#inspector"),
    /** What a model would be shown, and the verdict. */
    SHOW(
            "tour.show",
            "tour.show.short",
            "tour.show.text",
            "four",
            new Selected.OfEvent("t2"),
            List.of("ask", "matrix"),
            "#inspector"),
    /** Whether it holds. */
    HOLD(
            "tour.hold",
            "tour.hold.short",
            "tour.hold.text",
            "five",
            new Selected.Nothing(),
            List.of("stability", "matrix"),
            "#status-bar");

    private final String title;
    private final String brief;
    private final String text;
    private final String space;
    private final Selected selected;
    private final List<String> views;
    private final String target;

    Step(String title, String brief, String text, String space, Selected selected, List<String> views, String target) {
        this.title = title;
        this.brief = brief;
        this.text = text;
        this.space = space;
        this.selected = selected;
        this.views = views;
        this.target = target;
    }

    /** The key of its name. */
    public String title() {
        return title;
    }

    /** The key of what it is about, in a few words. */
    public String brief() {
        return brief;
    }

    /** The key of what is to be seen. */
    String text() {
        return text;
    }

    /** The space it is seen in. */
    String space() {
        return space;
    }

    /** What is selected for it. */
    Selected selected() {
        return selected;
    }

    /** The perspective it is seen in: the first of these that there is. */
    List<String> views() {
        return views;
    }

    /** What it points at: a selector in the window. */
    String target() {
        return target;
    }

    /** Its number, from 1. */
    public int number() {
        return ordinal() + 1;
    }
}

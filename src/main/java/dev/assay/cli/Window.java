package dev.assay.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The window, as far as commands need it. Handed in, so that commands know nothing of the toolkit. */
public interface Window {
    /** Whether one could be shown here. */
    boolean hasDisplay();

    /** Opens it, on a project or on the start page; returns when it is closed. */
    void open(@Nullable Path project);

    /** Makes or finds the sample's project and returns its file. */
    Path sample(String name, Path folder) throws Exception;

    /** Draws a view into a file, PNG or SVG by its ending. */
    void render(Picture picture) throws IOException;

    /** The views that can be drawn. */
    List<String> views();

    /** Those of them that are a figure, too, and can be drawn as SVG; the others are only a part of the window. */
    List<String> figures();

    /**
     * What is to be drawn.
     *
     * @param project the project's file
     * @param view a view's id
     * @param output where to, ending in .png or .svg
     * @param space null for the only one
     * @param width in logical pixels
     * @param height in logical pixels
     * @param dark whether in the dark theme
     * @param select an event's id or a row, or the ids of two events; empty for nothing
     * @param question what is asked in it; null for nothing
     * @param today the day it is asked on; null where no day matters
     */
    record Picture(
            Path project,
            String view,
            Path output,
            @Nullable String space,
            int width,
            int height,
            boolean dark,
            List<String> select,
            @Nullable String question,
            @Nullable LocalDate today) {}
}

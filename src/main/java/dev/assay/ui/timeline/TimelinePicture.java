package dev.assay.ui.timeline;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.figure.Figure;
import dev.assay.ui.figure.FigureFiles;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.text.Texts;
import org.jspecify.annotations.Nullable;

/** The two clocks as a figure of any size; needs no window and no control. */
public final class TimelinePicture {
    private TimelinePicture() {}

    /** All of a space with the lanes it is first shown with, as an SVG document; equal input gives equal bytes. */
    public static String svg(
            SpaceSnapshot space, Palette palette, Texts texts, double width, double height, Selected selected) {
        TimelineModel model = new TimelineModel(Runnable::run, Runnable::run);
        model.show(space);
        model.follow(selected);
        Figure figure = figure(model, palette, texts);
        String title = texts.get("timeline.figure", space.record().name());
        return FigureFiles.svg(figure == null ? (pen, w, h) -> {} : figure, title, width, height);
    }

    /** What a model shows; null while it shows nothing. */
    static @Nullable Figure figure(TimelineModel model, Palette palette, Texts texts) {
        Clockwork c = model.clock();
        Frame f = model.frame();
        Selected selected = model.selected();
        if (c == null || f == null) return null;
        return (pen, w, h) -> {
            Sheet at = Sheet.of(w, h, f.lanes().size(), Sight.wanted(c, f));
            Sight s = Sight.of(c, f, selected, at.left(), at.right(), at.bars());
            TimelineDrawing.draw(pen, s, at, palette, texts, Sight.tick(c, selected), -1);
        };
    }
}

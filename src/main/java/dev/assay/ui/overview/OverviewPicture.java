package dev.assay.ui.overview;

import dev.assay.project.ProjectSnapshot;
import dev.assay.ui.figure.FigureFiles;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.project.AsOf;
import dev.assay.ui.project.ChainState;
import dev.assay.ui.text.Texts;

/** The overview of a project as a picture; needs no window and no control. */
public final class OverviewPicture {
    private OverviewPicture() {}

    /** A project as an SVG document, as it is seen for the first time; equal input gives equal bytes. */
    public static String svg(
            ProjectSnapshot project,
            String space,
            ChainState chain,
            Palette palette,
            Texts texts,
            double width,
            double height) {
        Survey survey = Survey.of(project, space, null, project);
        Page page = new Pages(texts).of(survey, new Pages.Besides(AsOf.NOW, chain, null, null, "", space, -1));
        return FigureFiles.svg(
                (pen, w, h) -> OverviewDrawing.draw(pen, page, palette, texts, w, h),
                texts.get("overview.figure"),
                width,
                height);
    }
}

package dev.assay.report;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** The page of a report as PDF, with the program's own fonts in it. Nothing is fetched. */
public final class ReportPdf {
    private ReportPdf() {}

    /**
     * Writes the page as PDF.
     *
     * @throws IOException when the output cannot be written
     */
    public static void write(String html, OutputStream out) throws IOException {
        XRLog.setLoggingEnabled(false);
        PdfRendererBuilder builder = new PdfRendererBuilder();
        font(builder, "IBMPlexSans-Regular", "IBM Plex Sans", 400);
        font(builder, "IBMPlexSans-SemiBold", "IBM Plex Sans", 600);
        font(builder, "IBMPlexMono-Regular", "IBM Plex Mono", 400);
        builder.useUriResolver((base, uri) -> null);
        builder.withHtmlContent(html, null);
        builder.toStream(out);
        builder.run();
    }

    private static void font(PdfRendererBuilder builder, String file, String family, int weight) {
        builder.useFont(() -> open(file), family, weight, FontStyle.NORMAL, true);
    }

    private static InputStream open(String file) {
        InputStream in = ReportPdf.class.getResourceAsStream("/fonts/" + file + ".ttf");
        if (in == null) throw new IllegalStateException("the font " + file + " is missing from the program");
        return in;
    }
}

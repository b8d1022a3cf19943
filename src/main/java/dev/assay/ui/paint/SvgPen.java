package dev.assay.ui.paint;

import dev.assay.ui.text.Visible;
import javafx.scene.paint.Color;

/** Writes an SVG document. The same calls give the same bytes on every machine; text is escaped, whatever it holds. */
public final class SvgPen implements Pen {
    private final StringBuilder out = new StringBuilder(1 << 14);
    private int clips;

    /**
     * Begins a document.
     *
     * @param width in px
     * @param height in px
     * @param title what a screen reader says of it
     */
    public SvgPen(double width, double height, String title) {
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\"");
        number("width", width).number("height", height);
        out.append(" viewBox=\"0 0 ");
        append(width);
        out.append(' ');
        append(height);
        out.append("\" role=\"img\" font-family=\"'IBM Plex Sans',sans-serif\"><title>");
        escape(title);
        out.append("</title>\n");
    }

    /** The finished document. Every clip must have ended. */
    public String document() {
        return out + "</svg>\n";
    }

    @Override
    public void rect(double x, double y, double width, double height, Color fill) {
        box("rect", x, y, width, height).paint("fill", fill).end();
    }

    @Override
    public void roundRect(double x, double y, double width, double height, double corner, Color fill) {
        box("rect", x, y, width, height)
                .number("rx", corner)
                .paint("fill", fill)
                .end();
    }

    @Override
    public void roundFrame(double x, double y, double width, double height, double corner, double line, Color color) {
        box("rect", x + line / 2, y + line / 2, width - line, height - line).number("rx", corner);
        out.append(" fill=\"none\"");
        pen(line, color).end();
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, double width, Color color) {
        out.append("<line");
        number("x1", x1).number("y1", y1).number("x2", x2).number("y2", y2);
        pen(width, color).end();
    }

    @Override
    public void fill(Outline shape, Color color) {
        trace(shape).paint("fill", color).end();
    }

    @Override
    public void stroke(Outline shape, double width, Color color, double... dashes) {
        trace(shape);
        out.append(" fill=\"none\"");
        pen(width, color, dashes).end();
    }

    @Override
    public void disc(double x, double y, double radius, Color color) {
        circle(x, y, radius).paint("fill", color).end();
    }

    @Override
    public void ring(double x, double y, double radius, double width, Color color, double... dashes) {
        circle(x, y, radius);
        out.append(" fill=\"none\"");
        pen(width, color, dashes).end();
    }

    @Override
    public void text(String text, double x, double baseline, Lettering lettering, Color color, Lettering.Align align) {
        out.append("<text");
        number("x", x).number("y", baseline).number("font-size", lettering.size());
        if (lettering.weight() != 400) number("font-weight", lettering.weight());
        if (lettering.mono()) out.append(" font-family=\"'IBM Plex Mono',monospace\"");
        switch (align) {
            case LEFT -> {}
            case CENTRE -> out.append(" text-anchor=\"middle\"");
            case RIGHT -> out.append(" text-anchor=\"end\"");
        }
        paint("fill", color);
        out.append(" xml:space=\"preserve\">");
        escape(Visible.shown(text));
        out.append("</text>\n");
    }

    @Override
    public void clip(double x, double y, double width, double height) {
        String id = "c" + ++clips;
        out.append("<clipPath id=\"").append(id).append("\">");
        box("rect", x, y, width, height);
        out.append("/></clipPath><g clip-path=\"url(#").append(id).append(")\">\n");
    }

    @Override
    public void unclip() {
        out.append("</g>\n");
    }

    private SvgPen box(String element, double x, double y, double width, double height) {
        out.append('<').append(element);
        return number("x", x).number("y", y).number("width", Math.max(0, width)).number("height", Math.max(0, height));
    }

    private SvgPen circle(double x, double y, double radius) {
        out.append("<circle");
        return number("cx", x).number("cy", y).number("r", radius);
    }

    private SvgPen trace(Outline shape) {
        out.append("<path d=\"");
        shape.forEach((step, n, i) -> {
            switch (step) {
                case MOVE -> points('M', n, i, 2);
                case LINE -> points('L', n, i, 2);
                case CURVE -> points('C', n, i, 6);
                case CLOSE -> out.append('Z');
            }
        });
        out.append('"');
        return this;
    }

    private void points(char letter, double[] n, int from, int count) {
        out.append(letter);
        for (int i = from; i < from + count; i++) {
            if (i > from) out.append(' ');
            append(n[i]);
        }
    }

    private SvgPen pen(double width, Color color, double... dashes) {
        paint("stroke", color).number("stroke-width", width);
        if (dashes.length > 0) {
            out.append(" stroke-dasharray=\"");
            for (int i = 0; i < dashes.length; i++) {
                if (i > 0) out.append(' ');
                append(dashes[i]);
            }
            out.append('"');
        }
        return this;
    }

    private SvgPen paint(String attribute, Color color) {
        out.append(' ').append(attribute).append("=\"#");
        hex(color.getRed());
        hex(color.getGreen());
        hex(color.getBlue());
        out.append('"');
        if (color.getOpacity() < 1) number(attribute + "-opacity", color.getOpacity());
        return this;
    }

    private void hex(double part) {
        int value = (int) Math.round(part * 255);
        out.append(Character.forDigit(value >> 4, 16)).append(Character.forDigit(value & 15, 16));
    }

    private SvgPen number(String attribute, double value) {
        out.append(' ').append(attribute).append("=\"");
        append(value);
        out.append('"');
        return this;
    }

    private void end() {
        out.append("/>\n");
    }

    /** At most two decimals, without zeros at the end and without a locale. */
    private void append(double value) {
        long hundredths = Math.round(value * 100);
        if (hundredths < 0) out.append('-');
        long size = Math.abs(hundredths);
        out.append(size / 100);
        long rest = size % 100;
        if (rest == 0) return;
        out.append('.').append(rest / 10);
        if (rest % 10 != 0) out.append(rest % 10);
    }

    /** What XML cannot hold at all (control characters, halves of a surrogate pair) becomes the replacement character. */
    private void escape(String text) {
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                case '\t', '\n', '\r' -> out.append(' ');
                default -> out.appendCodePoint(allowed(c) ? c : 0xFFFD);
            }
        }
    }

    private static boolean allowed(int c) {
        return (c >= 0x20 && c <= 0xD7FF) || (c >= 0xE000 && c <= 0xFFFD) || c >= 0x10000;
    }
}

package dev.assay.cli;

import dev.assay.bench.LocomoFile;
import dev.assay.bench.ReferencesBench;
import dev.assay.exchange.ImportException;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import tools.jackson.core.JsonGenerator;

/** Measurements as text. */
final class BenchText {
    private BenchText() {}

    static void write(ReferencesBench.Result r, JsonGenerator g) {
        g.writeStartObject();
        g.writeNumberProperty("total", r.total());
        g.writeNumberProperty("settled", r.settled());
        g.writeNumberProperty("right", r.right());
        g.writeNumberProperty("wrong", r.wrong());
        g.writeNumberProperty("open", r.open());
        g.writeNumberProperty("unknown", r.unknown());
        JsonText.number(g, "precision", r.precision());
        JsonText.number(g, "share", r.share());
        g.writeEndObject();
    }

    /** A LoCoMo file, its conversations listed by whom the option says. */
    static LocomoFile locomo(Path file, String lister, Console console) throws IOException {
        if (!lister.equals("builtin") && !lister.equals("none")) {
            throw new UsageException("no lister \"" + lister + "\" here; there are builtin and none");
        }
        try {
            return LocomoFile.read(file, lister.equals("builtin"), console.progress() ? console::message : t -> {});
        } catch (ImportException e) {
            throw new RefusedException(String.valueOf(e.getMessage()));
        }
    }

    /** Three digits behind the point; a dash where there is nothing to divide. */
    static String three(double d) {
        if (Double.isNaN(d)) return "–";
        return BigDecimal.valueOf(d).setScale(3, RoundingMode.HALF_UP).toPlainString();
    }
}

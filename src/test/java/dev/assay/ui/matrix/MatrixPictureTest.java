package dev.assay.ui.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.paint.Palette;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

class MatrixPictureTest {
    private static String svg(SpaceSnapshot space, double w, double h, Selected selected) {
        return MatrixPicture.svg(space, Palette.LIGHT, Locale.ENGLISH, w, h, selected);
    }

    private static List<String> texts(String svg) throws Exception {
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        NodeList nodes = document.getElementsByTagName("text");
        List<String> result = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) result.add(nodes.item(i).getTextContent());
        return result;
    }

    @Test
    void tenRunsGiveTheSameBytes() {
        String first = svg(SampleSpaces.conversation(), 952, 800, new Selected.OfRow("vase"));
        Locale before = Locale.getDefault();
        try {
            for (int i = 0; i < 10; i++) {
                Locale.setDefault(i % 2 == 0 ? Locale.GERMANY : Locale.forLanguageTag("ar-EG"));
                assertThat(svg(SampleSpaces.conversation(), 952, 800, new Selected.OfRow("vase")))
                        .isEqualTo(first);
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void theWorkedExampleCanBeReadOff() throws Exception {
        List<String> texts = texts(svg(SampleSpaces.fiveSettled(), 952, 600, new Selected.OfCell("carla", "t4")));
        assertThat(texts)
                .contains("pottery class", "carla", "alice's vase", "bob's bike", "hub 3", "hub 2")
                .contains("a pottery class", "the pottery class", "Carla", "my vase", "She", "it", "my bike")
                .contains("April 2026", "May 2026", "2026-05-10 Sun")
                .contains(
                        "5 events · 6 rows",
                        "13 cells · 1 chain",
                        "listed  11",
                        "settled by count  1",
                        "decided by a person  1");
    }

    @Test
    void hostileTextStaysText() throws Exception {
        String svg = svg(SampleSpaces.hostile(), 1200, 500, new Selected.Nothing());
        assertThat(texts(svg)).anyMatch(t -> t.contains("<script>"));
        assertThat(svg).doesNotContain("<script").doesNotContain("onload=\"");
    }

    @ParameterizedTest
    @CsvSource({"952, 800", "300, 200", "179, 66", "10, 10", "1600, 4000"})
    void anySizeIsWellFormed(double w, double h) throws Exception {
        texts(svg(SampleSpaces.conversation(), w, h, new Selected.OfRow("vase")));
        texts(svg(SampleSpaces.large(3000, 700, 3), w, h, new Selected.Nothing()));
    }

    @Test
    void allModesCanBeDrawnInBothThemes() throws Exception {
        for (Palette palette : List.of(Palette.LIGHT, Palette.DARK)) {
            for (Mode mode : Mode.values()) {
                MatrixModel model = new MatrixModel(Runnable::run, Runnable::run);
                model.choose(c -> c.with(mode));
                model.show(SampleSpaces.fiveSettled());
                Scene.measure(model, 900, 600);
                var pen = new dev.assay.ui.paint.SvgPen(900, 600, "t");
                MatrixPicture.draw(pen, model, palette, MatrixTexts.in(Locale.GERMAN), 900, 600);
                assertThat(texts(pen.document())).isNotEmpty();
            }
        }
    }
}

package dev.assay.ui.collisions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.matrix.SampleSpaces;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.text.Texts;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.NodeList;

class CollisionsPictureTest {
    private static final Texts TEXTS = Texts.of(Locale.ENGLISH);

    private static String svg(SpaceSnapshot space, Palette palette, double w, double h, Selected selected) {
        return CollisionsPicture.svg(space, palette, TEXTS, w, h, selected);
    }

    static List<String> texts(String svg) throws Exception {
        NodeList nodes = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
                .getElementsByTagName("text");
        List<String> result = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) result.add(nodes.item(i).getTextContent());
        return result;
    }

    @Test
    void ten_runs_give_the_same_bytes_wherever_they_run() {
        String first = svg(SampleSpaces.conversation(), Palette.LIGHT, 1400, 700, new Selected.OfRow("vase"));
        Locale before = Locale.getDefault();
        try {
            for (int i = 0; i < 10; i++) {
                Locale.setDefault(i % 2 == 0 ? Locale.GERMANY : Locale.forLanguageTag("ar-EG"));
                assertThat(svg(SampleSpaces.conversation(), Palette.LIGHT, 1400, 700, new Selected.OfRow("vase")))
                        .isEqualTo(first);
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void the_chain_of_three_is_read_off_with_its_two_names() throws Exception {
        assertThat(texts(svg(SampleSpaces.four(), Palette.DARK, 900, 500, new Selected.Nothing())))
                .containsSubsequence("t0", "04-30", "I signed up for", "a pottery class.", "t1", "05-01", "t2", "05-08")
                .contains("pottery class", "carla", "left to right: ticks")
                .doesNotContain("t3");
    }

    @Test
    void hostile_text_stays_text_and_any_size_is_well_formed() throws Exception {
        assertThat(svg(SampleSpaces.hostile(), Palette.LIGHT, 900, 500, new Selected.Nothing()))
                .doesNotContain("<script");
        for (double[] size : new double[][] {{10, 10}, {300, 90}, {4000, 200}}) {
            for (Selected s :
                    List.of(new Selected.Nothing(), new Selected.OfRow("vase"), new Selected.OfPair("t1", "t2"))) {
                texts(svg(SampleSpaces.conversation(), Palette.LIGHT, size[0], size[1], s));
                texts(svg(SampleSpaces.large(2000, 300, 3), Palette.DARK, size[0], size[1], s));
            }
        }
    }
}

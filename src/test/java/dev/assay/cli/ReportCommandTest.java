package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** A report is one file that opens offline, holds no script and no reference, and shows hostile text as text. */
class ReportCommandTest {
    private static final String HOSTILE = "</div><script>fetch('http://evil')</script> & my \u202evase ${x} %s";

    @TempDir
    Path folder;

    private Path project;

    @BeforeEach
    void oneSpace() throws Exception {
        Path events = folder.resolve("h.jsonl");
        Files.writeString(
                events,
                "{\"space\":\"h\",\"id\":\"t1\",\"date\":\"2026-05-01\",\"speaker\":\"<b>Ann</b>\",\"text\":\""
                        + HOSTILE + "\",\"mentions\":[{\"text\":\"my vase\",\"type\":\"thing\"}]}\n");
        project = folder.resolve("h.assay");
        AssayCommand.ok("import", project, events);
    }

    private String report(String file) throws Exception {
        AssayCommand.ok(
                "report",
                project,
                "-o",
                folder.resolve(file),
                "--question",
                "Who has the vase?",
                "--valid-at",
                "2026-06-01");
        return file;
    }

    @Test
    void theHtmlIsWellFormedAndNothingInItRunsOrIsFetched() throws Exception {
        Path file = folder.resolve(report("r.html"));
        Document page;
        try (InputStream in = Files.newInputStream(file)) {
            page = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
        }
        NodeList all = page.getElementsByTagName("*");
        List<String> names = new ArrayList<>();
        for (int i = 0; i < all.getLength(); i++) {
            names.add(all.item(i).getNodeName());
            for (int a = 0; a < all.item(i).getAttributes().getLength(); a++) {
                assertThat(all.item(i).getAttributes().item(a).getNodeName())
                        .isIn("class", "lang", "xmlns", "charset", "http-equiv", "content");
            }
        }
        assertThat(names)
                .doesNotContain("script", "img", "link", "iframe", "a", "b")
                .contains("style", "table");
        assertThat(Files.readString(file)).doesNotContain("url(", "@import", "\u202e");
        String text = page.getDocumentElement().getTextContent();
        assertThat(text)
                .contains("[2026-05-01] <b>Ann</b>: " + HOSTILE.replace('\u202e', '\uFFFD') + " (t1)")
                .contains("grounded: one live event covers 1 of 1 term")
                .containsPattern("head of the journal\\s*[0-9]+:[0-9a-f]{64}");
    }

    @Test
    void theSameProjectGivesTheSameBytes() throws Exception {
        byte[] one = Files.readAllBytes(folder.resolve(report("one.html")));
        assertThat(Files.readAllBytes(folder.resolve(report("two.html")))).isEqualTo(one);
        assertThat(folder.toFile().list()).doesNotContain("one.html.part", "two.html.part");
    }

    @Test
    void thePdfHoldsTheSameText() throws Exception {
        Path file = folder.resolve(report("r.pdf"));
        try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
            String text = new PDFTextStripper().getText(pdf);
            assertThat(text).contains("Who has the vase?", "grounded", "head of the journal", "<script>fetch(");
            assertThat(pdf.getDocumentCatalog().getOpenAction()).isNull();
        }
    }
}

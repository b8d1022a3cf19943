package dev.assay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.Cli;
import dev.assay.cli.Console;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the commands draw with the window's own code. */
class WindowHereTest {
    @TempDir
    Path folder;

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int render(String view, Path output) {
        Path project = folder.resolve("p.assay");
        if (!Files.exists(project)) {
            AssayCommand.ok("import", project, AssayCommand.sample("alice-and-bob/five.jsonl", folder));
        }
        err.reset();
        Console console = new Console(
                new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false);
        return Cli.run(
                console, new WindowHere(), "render", project.toString(), "--view", view, "-o", output.toString());
    }

    @Test
    void every_view_is_drawn_as_svg_or_said_to_be_no_figure() {
        WindowHere window = new WindowHere();
        assertThat(window.views()).containsAll(window.figures());
        for (String view : window.views()) {
            Path svg = folder.resolve(view + ".svg");
            if (window.figures().contains(view)) {
                assertThat(render(view, svg)).as(view).isZero();
                assertThat(svg).as(view).content().startsWith("<").contains("<svg");
            } else {
                assertThat(render(view, svg)).as(view).isEqualTo(2);
                assertThat(svg).as(view).doesNotExist();
            }
        }
    }

    @Test
    void a_view_that_is_no_figure_is_refused_in_one_line_that_says_what_to_do() {
        for (String view : List.of("queue", "ask", "scoring")) {
            assertThat(render(view, folder.resolve("x.svg"))).as(view).isEqualTo(2);
            assertThat(err.toString(StandardCharsets.UTF_8).lines())
                    .singleElement()
                    .asString()
                    .contains("the view " + view + " is no figure", "FILE.png", "matrix");
        }
    }
}

package dev.assay.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** {@code assay demo}: the worked example, in the window or, without a display, in the terminal. */
@CommandLine.Command(
        name = "demo",
        description = "Show the worked example: in the window, or without a display in the terminal.",
        mixinStandardHelpOptions = true)
final class DemoCommand implements Callable<Integer> {
    private static final String SAMPLE = "alice-and-bob";

    private final Window window;

    @CommandLine.Spec
    CommandLine.Model.@Nullable CommandSpec spec;

    DemoCommand(Window window) {
        this.window = window;
    }

    @Override
    public Integer call() throws Exception {
        if (spec == null) throw new IllegalStateException("picocli gives every command its spec");
        Console console = ((Root) spec.root().userObject()).console();
        Path folder = Files.createDirectories(Path.of("target", "demo"));
        Path project = window.sample(SAMPLE, folder);
        if (window.hasDisplay()) {
            window.open(project);
            return Exit.OK;
        }
        console.line("There is no display, so the demonstration runs here. The sample is " + project + ".");
        Path picture = Path.of("target", "matrix.png");
        String file = project.toString();
        String[][] commands = {
            {"spaces", file},
            {"matrix", file, "--space", "five"},
            {"collisions", file, "--space", "four"},
            {"ask", file, "--space", "four", "When was Alice's vase praised?"},
            {"ask", file, "--space", "four", "When was Alice's guitar praised?"},
            {"verify", file},
            {"render", file, "--view", "matrix", "--space", "five", "-o", picture.toString()},
        };
        for (String[] command : commands) {
            console.line("");
            console.line("$ assay " + String.join(" ", command));
            int code = spec.root().commandLine().execute(command);
            if (code != Exit.OK) return code;
        }
        return Exit.OK;
    }
}

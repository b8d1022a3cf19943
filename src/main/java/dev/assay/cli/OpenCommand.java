package dev.assay.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** {@code assay open}. */
@CommandLine.Command(name = "open", description = "Open the window.", mixinStandardHelpOptions = true)
final class OpenCommand implements Callable<Integer> {
    private final Window window;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "PROJECT",
            description = "The project; the start page when left out.")
    @Nullable
    Path project;

    OpenCommand(Window window) {
        this.window = window;
    }

    @Override
    public Integer call() {
        if (!window.hasDisplay()) {
            throw new UsageException(
                    "there is no display to open a window on; \"assay --help\" lists the commands that need none");
        }
        if (project != null && Files.isDirectory(project)) {
            throw new UsageException(project + ": is a folder; a project is a file, NAME.assay");
        }
        if (project != null && !Files.exists(project)) throw new UsageException(project + ": there is no such file");
        window.open(project);
        return Exit.OK;
    }
}

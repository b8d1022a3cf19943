package dev.assay.cli;

import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import dev.assay.project.Access;
import dev.assay.project.Project;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code assay render}. */
@CommandLine.Command(
        name = "render",
        description = "A picture of a view: PNG of the window, SVG of the figure.",
        mixinStandardHelpOptions = true)
final class RenderCommand extends Command {
    private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{1,3})x([1-9][0-9]{1,3})");

    private final Window window;

    @Option(
            names = "--view",
            paramLabel = "VIEW",
            required = true,
            description =
                    "Which view: overview, matrix, collisions, timeline, queue, ledger, history, ask, scoring, stability.")
    String view = "";

    @Option(names = "-o", paramLabel = "FILE", required = true, description = "Where to: FILE.png or FILE.svg.")
    Path output = Path.of("");

    @Option(names = "--space", paramLabel = "S", description = "The space; may be left out where there is only one.")
    @Nullable
    String space;

    @Option(names = "--size", paramLabel = "WxH", description = "In pixels.", defaultValue = "1440x900")
    String size = "1440x900";

    @Option(names = "--theme", paramLabel = "T", description = "light or dark.", defaultValue = "light")
    String theme = "light";

    @Option(
            names = "--select",
            paramLabel = "ID",
            description = "An event or a row to be selected; given twice, two events and the path between them.")
    List<String> select = List.of();

    @Option(names = "--question", paramLabel = "TEXT", description = "What is asked, for the view ask.")
    @Nullable
    String question;

    @Option(
            names = "--valid-at",
            paramLabel = "DAY",
            description = "The day that is asked about, for the view ask; today when left out.")
    @Nullable
    String validAt;

    RenderCommand(Window window) {
        this.window = window;
    }

    private static List<String> selected(SpaceSnapshot space, List<String> ids) {
        if (ids.size() > 2) throw new UsageException("--select takes one event or row, or two events");
        List<String> found = new ArrayList<>();
        for (String id : ids) {
            if (space.record().tick(id) >= 0) found.add(id);
            else if (ids.size() == 2) throw new UsageException("no event \"" + id + "\"");
            else found.add(SettleCommand.RowNames.find(space, id));
        }
        return found;
    }

    @Override
    int run(Console console) throws IOException {
        if (!window.views().contains(view)) {
            throw new UsageException("no view \"" + view + "\"; there are: " + String.join(", ", window.views()));
        }
        String name = output.toString().toLowerCase(Locale.ROOT);
        if (!name.endsWith(".png") && !name.endsWith(".svg")) throw new UsageException("-o must end in .png or .svg");
        if (name.endsWith(".svg") && !window.figures().contains(view)) {
            throw new UsageException(
                    "the view " + view + " is no figure, so there is no SVG of it; use -o FILE.png, or draw one of: "
                            + String.join(", ", window.figures()));
        }
        KeyFiles.needPlace(output);
        if (question != null && !view.equals("ask")) throw new UsageException("--question belongs to --view ask");
        if (validAt != null && !view.equals("ask")) throw new UsageException("--valid-at belongs to --view ask");
        if (!theme.equals("light") && !theme.equals("dark")) throw new UsageException("--theme must be light or dark");
        Matcher m = SIZE.matcher(size);
        if (!m.matches()) throw new UsageException("--size must be WIDTHxHEIGHT, 10 to 9999 each, such as 1440x900");
        String chosen;
        LocalDate day = null;
        try (Project p = Project.open(project, Access.READ)) {
            chosen = Command.Spaces.choose(p.snapshot(), space);
            select = selected(p.snapshot().space(chosen), select);
            // The other views ask about no day: their pictures are the same on every day.
            if (view.equals("ask")) {
                String asked = validAt == null ? p.now().substring(0, 10) : validAt;
                day = ImportCommand.need(asked, Anchor::of).day();
            }
        }
        window.render(new Window.Picture(
                project,
                view,
                output,
                chosen,
                Integer.parseInt(m.group(1)),
                Integer.parseInt(m.group(2)),
                theme.equals("dark"),
                select,
                question,
                day));
        if (json)
            console.json(g -> {
                g.writeStartObject();
                g.writeStringProperty("file", output.toString());
                g.writeEndObject();
            });
        else console.line("drawn: " + output);
        return Exit.OK;
    }
}

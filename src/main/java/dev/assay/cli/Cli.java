package dev.assay.cli;

import dev.assay.exchange.ImportException;
import dev.assay.listing.llm.EndpointException;
import dev.assay.store.StoreException;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** Runs a command line: finds the command, prints, and turns whatever goes wrong into one line and an exit code. */
public final class Cli {
    private static final Pattern JOINED_ON = Pattern.compile("--[a-z-]+=-.*", Pattern.DOTALL);

    private Cli() {}

    /** Runs on this process's own streams. */
    public static int run(Window window, String... args) {
        PrintStream out = new PrintStream(
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16),
                false,
                StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        boolean terminal = System.console() != null && System.console().isTerminal();
        return run(new Console(out, err, terminal), window, args);
    }

    /** Runs on the given streams, without a window: the commands that need one are not there. */
    public static int run(Console console, String... args) {
        return run(console, null, args);
    }

    /** Runs on the given streams. */
    public static int run(Console console, @Nullable Window window, String... args) {
        boolean debug = Arrays.asList(args).contains("--debug");
        String[] rest = Arrays.stream(args).filter(a -> !a.equals("--debug")).toArray(String[]::new);
        CommandLine line = new CommandLine(new Root(console))
                .addSubcommand("new", new NewCommand())
                .addSubcommand("import", new ImportCommand())
                .addSubcommand("capture", new CaptureCommand())
                .addSubcommand("history", new HistoryCommand())
                .addSubcommand("export", new ExportCommand())
                .addSubcommand("keygen", new KeygenCommand())
                .addSubcommand("list", new ListCommand())
                .addSubcommand("spaces", new SpacesCommand())
                .addSubcommand("matrix", new MatrixCommand())
                .addSubcommand("collisions", new CollisionsCommand())
                .addSubcommand("ask", new AskCommand())
                .addSubcommand("report", new ReportCommand())
                .addSubcommand("affinity", new AffinityCommand())
                .addSubcommand("trajectory", new TrajectoryCommand())
                .addSubcommand("queue", new QueueCommand())
                .addSubcommand("settle", new SettleCommand())
                .addSubcommand("decisions", new DecisionsCommand())
                .addSubcommand("correct", new CorrectCommand())
                .addSubcommand("set", new SetCommand())
                .addSubcommand("alias", new AliasCommand())
                .addSubcommand("split", new SplitCommand())
                .addSubcommand("proposals", new ProposalsCommand())
                .addSubcommand("withdraw", new WithdrawCommand())
                .addSubcommand("stability", new StabilityCommand())
                .addSubcommand("score", new ScoreCommand())
                .addSubcommand("verify", new VerifyCommand())
                .addSubcommand("accept", new AcceptCommand())
                .addSubcommand("sample", new SampleCommand())
                .addSubcommand("bench", new BenchCommand());
        if (window != null) {
            line.addSubcommand("open", new OpenCommand(window))
                    .addSubcommand("render", new RenderCommand(window))
                    .addSubcommand("demo", new DemoCommand(window));
        }
        line.setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
        line.setUsageHelpWidth(110);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        // A value that looks like an option is one only where it is joined on: --space=--json. Else it is an option
        // whose value was forgotten.
        line.setAllowOptionsAsOptionParameters(
                Arrays.stream(rest).anyMatch(a -> JOINED_ON.matcher(a).matches()));
        line.setParameterExceptionHandler((e, a) -> {
            console.message("assay: " + e.getMessage() + " (see: "
                    + e.getCommandLine().getCommandSpec().qualifiedName() + " --help)");
            return Exit.USAGE;
        });
        line.setExecutionExceptionHandler((e, c, r) -> fail(console, e, debug));
        int code = rest.length == 0 ? line.execute("open") : line.execute(rest);
        try {
            console.flush();
        } catch (UncheckedIOException e) {
            return fail(console, e, debug);
        }
        return code;
    }

    private static int fail(Console console, Exception e, boolean debug) {
        if (debug) e.printStackTrace(console.err());
        return switch (e) {
            case ImportException i -> say(console, i, Exit.REFUSED);
            case CancellationException c -> say(console, c, Exit.REFUSED);
            case StoreException s ->
                say(console, s, s.reason() == StoreException.Reason.EXISTS ? Exit.USAGE : Exit.CANNOT_OPEN);
            case RefusedException r -> say(console, r, Exit.REFUSED);
            case EndpointException x -> say(console, x, Exit.REFUSED);
            case UsageException u -> say(console, u, Exit.USAGE);
            case InvalidPathException p -> say(console, p, Exit.USAGE);
            case FileSystemException f -> say(console, new UsageException(f.getFile() + ": " + reason(f)), Exit.USAGE);
            case IOException o -> say(console, o, Exit.CHECK_FAILED);
            case UncheckedIOException o -> say(console, o, Exit.CHECK_FAILED);
            default -> {
                console.message("assay: this is a defect of the program: " + e
                        + "; run again with --debug and report what it prints");
                yield 70;
            }
        };
    }

    /** The name of a file is all that the plainest of these say. */
    private static String reason(FileSystemException e) {
        return switch (e) {
            case NoSuchFileException n -> "there is no such file or folder";
            case AccessDeniedException a -> "may not be read or written";
            case FileAlreadyExistsException x -> "is there already";
            default -> e.getReason() == null ? "cannot be read or written" : e.getReason();
        };
    }

    private static int say(Console console, Exception e, int code) {
        String message = e.getMessage();
        console.message(e instanceof ImportException ? String.valueOf(message) : "assay: " + describe(message, e));
        return code;
    }

    private static String describe(@Nullable String message, Exception e) {
        return message == null ? e.getClass().getSimpleName() : message;
    }
}

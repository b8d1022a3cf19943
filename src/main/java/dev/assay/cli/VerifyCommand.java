package dev.assay.cli;

import dev.assay.project.Head;
import dev.assay.project.Project;
import dev.assay.project.Verification;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code assay verify}. */
@CommandLine.Command(
        name = "verify",
        description = "Recompute every link of the chain and everything derived from it.",
        mixinStandardHelpOptions = true)
final class VerifyCommand extends Command {
    private static final Pattern HEAD = Pattern.compile("([1-9][0-9]{0,17}):([0-9a-f]{64})");

    @Option(names = "--head", paramLabel = "N:HASH", description = "A head kept elsewhere, to be found in this chain.")
    @Nullable
    String head;

    @Option(names = "--sources", description = "Also look up the source of every fact: what drifted, moved or is gone.")
    boolean sources;

    @Option(names = "--repo", paramLabel = "DIR", description = "The git repository in which they are looked up.")
    @Nullable
    Path repository;

    @Option(
            names = "--signed",
            paramLabel = "FILE",
            description =
                    "An export that was signed: its signature (FILE.sig), its head, and what it says of this project.")
    @Nullable
    Path signed;

    @Option(
            names = "--key",
            paramLabel = "PUBKEYFILE",
            description = "The public key (PEM) it must be signed with; the one it names itself when left out.")
    @Nullable
    Path key;

    @Override
    int run(Console console) throws Exception {
        if (key != null && signed == null) throw new UsageException("--key needs --signed FILE");
        Head expected = expected();
        SignedCheck check = signed == null ? null : SignedCheck.of(signed, key);
        Verification v = Project.verify(project, expected);
        if (check != null && v.ok()) v = check.against(project, v);
        return report(v, check, console);
    }

    private int report(Verification v, @Nullable SignedCheck check, Console console) {
        List<SourceReport.Line> lines = sources && v.ok() ? SourceReport.of(project, repository) : List.of();
        if (json) {
            console.json(g -> {
                g.writeStartObject();
                g.writeBooleanProperty("ok", v.ok());
                g.writeNumberProperty("entries", v.entries());
                g.writeStringProperty("head", v.head());
                if (v.firstBad() == null) {
                    g.writeNullProperty("first_bad");
                } else {
                    g.writeObjectPropertyStart("first_bad");
                    g.writeNumberProperty("seq", v.firstBad().seq());
                    g.writeStringProperty("reason", v.firstBad().reason());
                    g.writeEndObject();
                }
                if (sources) SourceReport.write(lines, g);
                if (check != null) check.write(g);
                g.writeEndObject();
            });
        } else if (v.firstBad() == null) {
            console.line("the chain holds: " + (v.entries() == 1 ? "1 entry" : v.entries() + " entries") + ", head "
                    + v.entries() + ":" + v.head());
        } else {
            console.line("the chain does not hold: entry " + v.firstBad().seq() + ": "
                    + v.firstBad().reason());
        }
        if (sources && v.ok() && !json) SourceReport.print(lines, console);
        if (check != null && !json) check.print(console);
        boolean hold = lines.stream().allMatch(SourceReport.Line::holds);
        return v.ok() && hold && (check == null || check.holds()) ? Exit.OK : Exit.CHECK_FAILED;
    }

    private @Nullable Head expected() {
        if (head == null) return null;
        Matcher m = HEAD.matcher(head);
        if (!m.matches()) {
            throw new UsageException(
                    "--head must be a number of entries, a colon and 64 hex digits, as \"assay verify\" prints it");
        }
        return new Head(Long.parseLong(m.group(1)), m.group(2));
    }
}

package dev.assay.cli;

import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What all commands on a project share. */
abstract class Command implements Callable<Integer> {
    @CommandLine.Spec
    CommandLine.Model.@Nullable CommandSpec spec;

    @Option(names = "--json", description = "Print JSON: keys and lists in a fixed order.")
    boolean json;

    @Parameters(index = "0", paramLabel = "PROJECT", description = "The project's file, NAME.assay.")
    Path project = Path.of("");

    /** Does it and returns the exit code. */
    abstract int run(Console console) throws Exception;

    @Override
    public final Integer call() throws Exception {
        if (spec == null) throw new IllegalStateException("picocli gives every command its spec");
        if (project.toString().isBlank()) throw new UsageException("PROJECT is empty: name the file, NAME.assay");
        return run(((Root) spec.root().userObject()).console());
    }

    /** A command that reads one state of a project. */
    abstract static class Reading extends Command {
        @Option(names = "--entry", paramLabel = "N", description = "The project as its journal stood after entry N.")
        @Nullable
        Long entry;

        @Option(
                names = "--known-at",
                paramLabel = "T",
                description = "Only what was known then, by each record's own time: a date or date-time.")
        @Nullable
        String knownAt;

        private @Nullable Anchor today;

        /** Today's date (UTC), for what is asked without a date. */
        final Anchor today() {
            if (today == null) throw new IllegalStateException("asked before the project was opened");
            return today;
        }

        /** Prints what was asked of this state. */
        int read(ProjectSnapshot snapshot, Console console) throws Exception {
            throw new IllegalStateException("a command reads a state, alone or with its journal");
        }

        /** Prints what was asked of this state, where the journal itself matters. */
        int read(Project open, ProjectSnapshot snapshot, @Nullable Anchor known, Console console) throws Exception {
            return read(snapshot, console);
        }

        @Override
        final int run(Console console) throws Exception {
            try (Project p = Project.open(project, Access.READ)) {
                HeadText.warn(p, console);
                ProjectSnapshot now = p.snapshot();
                if (entry != null && (entry < 1 || entry > now.head().entries())) {
                    throw new UsageException("--entry " + entry + ": the journal has entries 1 to "
                            + now.head().entries());
                }
                today = Anchor.of(p.now().substring(0, 10));
                Anchor known = knownAt == null ? null : ImportCommand.need(knownAt, Anchor::of);
                return read(p, p.asOf(entry, known), known, console);
            }
        }
    }

    /** A command that reads one space. */
    abstract static class OfSpace extends Reading {
        @Option(
                names = "--space",
                paramLabel = "S",
                description = "The space; may be left out where there is only one.")
        @Nullable
        String space;

        @Option(names = "--run", paramLabel = "RUN", description = "The extraction run; the active one when left out.")
        @Nullable
        String run;

        /** Prints what was asked of the space. */
        int read(SpaceSnapshot space, Console console) throws Exception {
            throw new IllegalStateException("a command reads a space, alone or in its project");
        }

        /** Prints what was asked of the space, where its project matters. */
        int read(ProjectSnapshot project, SpaceSnapshot space, Console console) throws Exception {
            return read(space, console);
        }

        /** Whether cells settled by count are left out. */
        boolean statedOnly() {
            return false;
        }

        @Override
        final int read(ProjectSnapshot snapshot, Console console) throws Exception {
            String name = Spaces.choose(snapshot, space);
            if (run == null && !statedOnly()) return read(snapshot, snapshot.space(name), console);
            SpaceRecord record = snapshot.space(name).record();
            if (run != null) Spaces.requireRun(record, run);
            return read(snapshot, SpaceDerivation.derive(record, run, statedOnly()), console);
        }
    }

    /** Finds the space a command means. */
    static final class Spaces {
        private Spaces() {}

        static String choose(ProjectSnapshot snapshot, @Nullable String asked) {
            if (asked != null) {
                if (snapshot.record(asked) != null) return asked;
                throw new UsageException("no space \"" + asked + "\"; there are: " + all(snapshot));
            }
            if (snapshot.spaces().size() == 1) return snapshot.spaces().getFirst();
            if (snapshot.spaces().isEmpty()) throw new UsageException("the project is empty; import a file first");
            throw new UsageException("the project has several spaces; name one with --space: " + all(snapshot));
        }

        /** Refuses a run that a space does not have. */
        static void requireRun(SpaceRecord record, String run) {
            if (record.runs().containsKey(run)) return;
            throw new UsageException("no run \"" + run + "\" in space \"" + record.name() + "\"; there are: "
                    + (record.runs().isEmpty()
                            ? "none"
                            : CountText.names(record.runs().keySet())));
        }

        /** The tick of an event, named by its id or as SPACE/EVENT. An id that is there as it is written goes first. */
        static int tick(SpaceRecord record, String event) {
            int tick = record.tick(event);
            String prefix = record.name() + "/";
            if (tick < 0 && event.startsWith(prefix)) tick = record.tick(event.substring(prefix.length()));
            if (tick < 0) throw new UsageException("no event \"" + event + "\" in space \"" + record.name() + "\"");
            return tick;
        }

        /** The spaces that have an event of that name, written as its id or as SPACE/EVENT. */
        static List<String> with(ProjectSnapshot snapshot, String event) {
            List<String> bare = new ArrayList<>();
            List<String> whole = new ArrayList<>();
            for (String name : snapshot.spaces()) {
                SpaceRecord record = snapshot.record(name);
                if (record == null) continue;
                if (record.tick(event) >= 0) bare.add(name);
                else if (event.startsWith(name + "/") && record.tick(event.substring(name.length() + 1)) >= 0)
                    whole.add(name);
            }
            return bare.isEmpty() ? whole : bare;
        }

        private static String all(ProjectSnapshot snapshot) {
            return snapshot.spaces().isEmpty() ? "none" : CountText.names(snapshot.spaces());
        }
    }
}

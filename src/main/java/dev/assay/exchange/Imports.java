package dev.assay.exchange;

import dev.assay.ledger.Hex;
import dev.assay.model.Decision;
import dev.assay.model.FileImported;
import dev.assay.project.Project;
import dev.assay.sources.Sources;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Brings a file into a project. */
public final class Imports {
    private Imports() {}

    /** Takes back what a dry run recorded. */
    private static final class TryOnly extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient ImportReport report;

        TryOnly(ImportReport report) {
            super(null, null, false, false);
            this.report = report;
        }
    }

    /**
     * Imports one file as one transaction.
     *
     * @return what came in, and what was there already
     * @throws ImportException when the file is refused; nothing of it is stored
     * @throws CancellationException when the progress said so; nothing of it is stored
     */
    public static ImportReport importFile(Project project, Path file, ImportOptions options, Progress progress)
            throws ImportException {
        return read(
                project,
                file,
                () -> options.format() != null ? options.format() : Detection.formatOf(file),
                options,
                (session, recorder, format) -> importerOf(format).read(file, session, options, progress));
    }

    /**
     * Adds a run to a space from a file that lists its events: as the published NDM engine wrote it, or as events lines of which id
     * and mentions are read.
     *
     * @param name the run's name; null for the file's
     * @param activatedBy who makes it the active run; null to leave the active run as it is
     */
    public static ImportReport listFile(
            Project project,
            Path file,
            String space,
            @Nullable String name,
            @Nullable String activatedBy,
            Progress progress)
            throws ImportException {
        String run = name != null ? name : FileName.stem(file);
        ImportOptions options = new ImportOptions(null, space, null, null, false);
        return read(project, file, () -> Detection.formatOf(file), options, (session, recorder, format) -> {
            if (format != Format.EVENTS && format != Format.NDM) {
                throw new Refused(1, "a " + format.id() + " file is no listing of mentions");
            }
            ListingReader.read(file, format, space, run, session, progress);
            if (activatedBy != null && !session.isActive(space, run)) {
                recorder.record(new Decision(
                        space,
                        new Decision.RunActivated(run),
                        activatedBy,
                        project.now(),
                        "activated when it was listed"));
            }
        });
    }

    /** Tells the format, once the file is known to be there. */
    @FunctionalInterface
    private interface Detecting {
        Format format() throws IOException, ImportException;
    }

    @FunctionalInterface
    private interface Reading {
        void read(ImportSession session, Project.Recorder recorder, Format format) throws IOException;
    }

    /** A file to be read: what is recorded of it, and the name by which reports call it. */
    private record Input(FileImported file, Format format, String name) {}

    /** Finds out what a file is. */
    @FunctionalInterface
    private interface Opening {
        Input open() throws IOException, ImportException;
    }

    private static ImportReport read(
            Project project, Path file, Detecting detecting, ImportOptions options, Reading reading)
            throws ImportException {
        Opening opening = () -> {
            if (Files.isDirectory(file)) throw new ImportException(file.toString(), 0, "is a folder, not a file");
            Format format = detecting.format();
            FileImported imported = new FileImported(
                    pathFrom(project.file(), file), format.id(), sha256(file), Files.size(file), project.now());
            return new Input(imported, format, file.toString());
        };
        return read(project, file.toString(), opening, options, reading);
    }

    private static ImportReport read(
            Project project, String name, Opening opening, ImportOptions options, Reading reading)
            throws ImportException {
        try (Sources sources = new Sources(project.file().toAbsolutePath().getParent(), options.repository())) {
            Input input = opening.open();
            return project.<ImportReport, IOException>record(recorder -> {
                ImportSession session = new ImportSession(project.snapshot(), recorder, input.file, options, sources);
                reading.read(session, recorder, input.format);
                ImportReport report = session.report(input.name, input.format);
                if (options.dryRun()) throw new TryOnly(report);
                return report;
            });
        } catch (TryOnly e) {
            return e.report;
        } catch (Refused e) {
            throw new ImportException(name, e.line(), e.reason());
        } catch (NoSuchFileException e) {
            throw new ImportException(name, 0, "there is no such file");
        } catch (AccessDeniedException e) {
            throw new ImportException(name, 0, "may not be read");
        } catch (IOException e) {
            throw new ImportException(name, 0, "cannot be read: " + e.getMessage());
        }
    }

    /**
     * Takes facts in that are in no file, such as those of a pipe.
     *
     * @param name what they are called in reports and in the journal, and where no space is given, their space
     * @throws ImportException when they cannot be read as facts; nothing is stored
     */
    public static ImportReport capture(Project project, String name, byte[] facts, ImportOptions options)
            throws ImportException {
        FileImported imported =
                new FileImported(name, Format.FACTS.id(), Hex.sha256(facts), facts.length, project.now());
        return read(
                project,
                name,
                () -> new Input(imported, Format.FACTS, name),
                options,
                (session, recorder, format) -> new FactsImporter(new FactReader()).read(facts, name, session, options));
    }

    private static Importer importerOf(Format format) {
        return switch (format) {
            case EVENTS -> new EventsImporter();
            case LOCOMO -> new LocomoImporter();
            case NDM -> new NdmImporter();
            case FACTS -> new FactsImporter(new FactReader());
            case GRAPHITI -> new FactsImporter(new GraphitiReader());
            case QUESTIONS -> new QuestionsImporter();
            case ANSWERS -> new AnswersImporter();
            case SCORES -> new ScoresImporter();
            case ERRATA -> new ErrataImporter();
        };
    }

    static void tell(Progress progress, long done, long total) {
        if (progress.cancelled()) throw new CancellationException("cancelled; nothing was stored");
        progress.at(done, total);
    }

    /** Relative to the project's folder where the file lies below it, so that the two can be moved together. */
    static String pathFrom(Path project, Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        Path folder = project.toAbsolutePath().normalize().getParent();
        Path path = folder != null && absolute.startsWith(folder) ? folder.relativize(absolute) : absolute;
        return path.toString().replace('\\', '/');
    }

    private static String sha256(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            MessageDigest digest = Hex.sha256();
            byte[] chunk = new byte[1 << 16];
            for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) digest.update(chunk, 0, n);
            return HexFormat.of().formatHex(digest.digest());
        }
    }
}

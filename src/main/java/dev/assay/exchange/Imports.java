package dev.assay.exchange;

import dev.assay.model.FileImported;
import dev.assay.project.Project;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.concurrent.CancellationException;

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
        try {
            if (Files.isDirectory(file)) throw new ImportException(file.toString(), 0, "is a folder, not a file");
            Format format = options.format() != null ? options.format() : Detection.formatOf(file);
            FileImported imported = new FileImported(
                    pathFrom(project.file(), file), format.id(), sha256(file), Files.size(file), project.now());
            return project.record(recorder -> {
                ImportSession session = new ImportSession(project.snapshot(), recorder, imported, options);
                importerOf(format).read(file, session, options, progress);
                ImportReport report = session.report(file.toString(), format);
                if (options.dryRun()) throw new TryOnly(report);
                return report;
            });
        } catch (TryOnly e) {
            return e.report;
        } catch (Refused e) {
            throw new ImportException(file.toString(), e.line(), e.reason());
        } catch (NoSuchFileException e) {
            throw new ImportException(file.toString(), 0, "there is no such file");
        } catch (AccessDeniedException e) {
            throw new ImportException(file.toString(), 0, "may not be read");
        } catch (IOException e) {
            throw new ImportException(file.toString(), 0, "cannot be read: " + e.getMessage());
        }
    }

    private static Importer importerOf(Format format) {
        return switch (format) {
            case EVENTS -> new EventsImporter();
            case LOCOMO -> new LocomoImporter();
            case NDM -> new NdmImporter();
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
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] chunk = new byte[1 << 16];
            for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) digest.update(chunk, 0, n);
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}

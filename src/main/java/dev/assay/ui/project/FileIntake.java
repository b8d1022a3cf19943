package dev.assay.ui.project;

import dev.assay.exchange.Format;
import dev.assay.exchange.ImportException;
import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.ImportReport;
import dev.assay.exchange.Imports;
import dev.assay.project.Project;
import dev.assay.sources.SampleRepository;
import dev.assay.ui.work.Progress;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Brings files in by the importers, and samples from this program's own resources. */
public final class FileIntake implements Intake {
    private static final String LEDGER = "auth-service";
    private static final List<String> FACTS = List.of("facts.jsonl", "refused.jsonl");
    private static final Map<String, List<String>> SAMPLES =
            Map.of("alice-and-bob", List.of("four.jsonl", "five.jsonl"), "workshop", List.of("mara-and-jonas.jsonl"));

    @Override
    public ImportReport bring(Project project, Path file, boolean dryRun, Progress progress) throws ImportException {
        return Imports.importFile(
                project, file, new ImportOptions(null, null, null, null, dryRun), new dev.assay.exchange.Progress() {
                    @Override
                    public void at(long done, long total) {
                        progress.report(done, total);
                    }

                    @Override
                    public boolean cancelled() {
                        return progress.cancelled();
                    }
                });
    }

    @Override
    public Path sample(String sample, Path folder, Progress progress) throws ImportException {
        Path home = folder.resolve(sample);
        Path file = home.resolve(sample + ".assay");
        if (Files.exists(file)) return file;
        try {
            Files.createDirectories(home);
            for (String name : SAMPLES.getOrDefault(sample, List.of())) copy(sample + "/" + name, home.resolve(name));
        } catch (IOException e) {
            throw new ImportException(home.toString(), 0, "cannot be written: " + e.getMessage());
        }
        try (Project project = Project.create(file)) {
            if (sample.equals(LEDGER)) ledger(project, home);
            for (String name : SAMPLES.getOrDefault(sample, List.of())) {
                bring(project, home.resolve(name), false, progress);
            }
        }
        return file;
    }

    /** Facts come with the repository they cite, and with some that are turned away at the door. */
    private static void ledger(Project project, Path home) throws ImportException {
        try (InputStream commits = FileIntake.class.getResourceAsStream("/samples/" + LEDGER + "/repository.jsonl")) {
            if (commits == null) throw new IOException("this build has no sample " + LEDGER);
            Path repository = home.resolve("repository");
            if (!Files.exists(repository)) SampleRepository.make(commits, repository);
            for (String name : FACTS) copy(LEDGER + "/" + name, home.resolve(name));
        } catch (IOException e) {
            throw new ImportException(home.toString(), 0, "cannot be written: " + e.getMessage());
        }
        ImportOptions facts = new ImportOptions(Format.FACTS, LEDGER, null, null, false);
        for (String name : FACTS) {
            Imports.importFile(project, home.resolve(name), facts, dev.assay.exchange.Progress.NONE);
        }
    }

    private static void copy(String resource, Path to) throws IOException {
        try (InputStream in = FileIntake.class.getResourceAsStream("/samples/" + resource)) {
            if (in == null) throw new IOException("this build has no sample " + resource);
            Files.write(to, in.readAllBytes());
        }
    }
}

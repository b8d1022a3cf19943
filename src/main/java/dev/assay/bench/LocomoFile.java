package dev.assay.bench;

import dev.assay.exchange.Format;
import dev.assay.exchange.ImportException;
import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.listing.BuiltinLister;
import dev.assay.listing.ListingRun;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Question;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import dev.assay.scoring.Evidence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A LoCoMo file as the program itself takes it in: imported into a project that is thrown away, listed or not, and read back.
 *
 * @param spaces the conversations, in file order
 * @param questions their questions, in file order
 */
public record LocomoFile(SequencedMap<String, SpaceSnapshot> spaces, List<Asked> questions) {
    /** The category of adversarial questions. */
    static final String ADVERSARIAL = "5";

    public LocomoFile {
        questions = List.copyOf(questions);
    }

    /**
     * A question.
     *
     * @param evidence the ticks of the turns it cites, where they can be read
     * @param lost how many of its citations name no turn
     */
    public record Asked(String space, String text, String category, List<Integer> evidence, int lost) {
        boolean isAdversarial() {
            return category.equals(ADVERSARIAL);
        }
    }

    /**
     * Reads a file.
     *
     * @param listed whether the built-in lister lists the conversations; without, speakers are their only rows
     * @throws ImportException when it is no LoCoMo file
     */
    public static LocomoFile read(Path file, boolean listed, Consumer<String> progress)
            throws ImportException, IOException {
        Path folder = Files.createTempDirectory("assay-bench");
        try {
            try (Project project = Project.create(folder.resolve("bench.assay"))) {
                progress.accept("importing " + file.getFileName());
                ImportOptions options = new ImportOptions(Format.LOCOMO, null, null, null, false);
                Imports.importFile(project, file, options, Progress.NONE);
                List<Question> questions = project.snapshot().questions();
                SequencedMap<String, SpaceSnapshot> spaces = new LinkedHashMap<>();
                for (Question q : questions) {
                    String space = q.space();
                    if (space == null || spaces.containsKey(space)) continue;
                    if (listed) {
                        progress.accept("listing " + space);
                        ListingRun.list(project, space, new BuiltinLister(), "builtin", Progress.NONE);
                    }
                    ProjectSnapshot now = project.snapshot();
                    spaces.put(space, now.space(space));
                }
                return new LocomoFile(spaces, asked(questions, spaces));
            }
        } finally {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path f : files.toList()) Files.deleteIfExists(f);
            }
            Files.deleteIfExists(folder);
        }
    }

    private static List<Asked> asked(List<Question> questions, SequencedMap<String, SpaceSnapshot> spaces) {
        List<Asked> asked = new ArrayList<>();
        for (Question q : questions) {
            SpaceSnapshot space = q.space() == null ? null : spaces.get(q.space());
            if (space == null || q.space() == null) continue;
            Evidence read = Evidence.read(q.evidence(), id -> space.record().tick(id) >= 0);
            asked.add(new Asked(
                    q.space(),
                    q.text(),
                    q.category() == null ? "" : q.category(),
                    read.turns().stream().map(space.record()::tick).toList(),
                    read.lost().size()));
        }
        return asked;
    }
}

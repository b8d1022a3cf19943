package dev.assay.exchange;

import dev.assay.model.NameRules;
import dev.assay.model.ReferenceRules;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * How a file is to be read.
 *
 * @param format null: told from its content
 * @param space null: as the file says, else named after the file
 * @param names the rule set of spaces that are new; null: this project's own
 * @param references the rule set of spaces that are new; null: the default
 * @param dryRun whether nothing is to be stored, only said
 * @param repository where the sources of facts are looked up; null: wherever they are found from the project's folder
 * @param arm the arm a file of answers is of; null: as the file or its name says
 * @param sessions the sessions whose questions a file numbers instead of naming them, such as 1-3; null: it names them
 */
public record ImportOptions(
        @Nullable Format format,
        @Nullable String space,
        @Nullable NameRules names,
        @Nullable ReferenceRules references,
        boolean dryRun,
        @Nullable Path repository,
        @Nullable String arm,
        @Nullable String sessions) {
    /** Sources are looked up wherever they are found from the project's folder. */
    public ImportOptions(
            @Nullable Format format,
            @Nullable String space,
            @Nullable NameRules names,
            @Nullable ReferenceRules references,
            boolean dryRun) {
        this(format, space, names, references, dryRun, null, null, null);
    }

    /** The file says which arm it is of, and names its questions. */
    public ImportOptions(
            @Nullable Format format,
            @Nullable String space,
            @Nullable NameRules names,
            @Nullable ReferenceRules references,
            boolean dryRun,
            @Nullable Path repository) {
        this(format, space, names, references, dryRun, repository, null, null);
    }

    /** The same for a file of answers. */
    public ImportOptions answering(@Nullable String ofArm, @Nullable String ofSessions) {
        return new ImportOptions(format, space, names, references, dryRun, repository, ofArm, ofSessions);
    }

    /** Everything as the file says. */
    public static final ImportOptions DEFAULT = new ImportOptions(null, null, null, null, false);
}

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
 */
public record ImportOptions(
        @Nullable Format format,
        @Nullable String space,
        @Nullable NameRules names,
        @Nullable ReferenceRules references,
        boolean dryRun,
        @Nullable Path repository) {
    /** Sources are looked up wherever they are found from the project's folder. */
    public ImportOptions(
            @Nullable Format format,
            @Nullable String space,
            @Nullable NameRules names,
            @Nullable ReferenceRules references,
            boolean dryRun) {
        this(format, space, names, references, dryRun, null);
    }

    /** Everything as the file says. */
    public static final ImportOptions DEFAULT = new ImportOptions(null, null, null, null, false);
}

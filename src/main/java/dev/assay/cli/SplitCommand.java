package dev.assay.cli;

import dev.assay.method.Folding;
import dev.assay.method.Names;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** {@code assay split}. */
@CommandLine.Command(
        name = "split",
        description = "Give a plural its own row, apart from the singular's it was joined with.",
        mixinStandardHelpOptions = true)
final class SplitCommand extends Deciding {
    @Parameters(
            index = "1",
            paramLabel = "PLURAL",
            description = "The plural, as a key would have it: \"vases\", \"alice's vases\".")
    String plural = "";

    @Override
    List<Decision.Act> acts(SpaceSnapshot space) {
        String key = Folding.fold(plural);
        String singular = Names.singularOf(key);
        if (singular.equals(key))
            throw new UsageException("\"" + plural + "\" is no plural that was joined with a singular");
        if (space.rows().of(singular) < 0) {
            throw new UsageException("no row \"" + singular + "\" from which \"" + key + "\" could be split");
        }
        return List.of(new Decision.Split(key));
    }
}

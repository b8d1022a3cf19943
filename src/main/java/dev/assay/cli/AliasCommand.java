package dev.assay.cli;

import dev.assay.method.Folding;
import dev.assay.method.Settings;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay alias}. */
@CommandLine.Command(
        name = "alias",
        description = "One name for two rows: FROM is TO.",
        mixinStandardHelpOptions = true)
final class AliasCommand extends Deciding {
    @Parameters(index = "1", paramLabel = "FROM")
    String from = "";

    @Parameters(index = "2", paramLabel = "TO")
    String to = "";

    @Option(names = "--withdraw", description = "Take the alias back, as a new record.")
    boolean withdraw;

    @Override
    List<Decision.Act> acts(SpaceSnapshot space) {
        String fromKey = Folding.fold(from);
        String toKey = Folding.fold(to);
        if (withdraw) {
            List<SpaceRecord.Decided> all = Settings.effective(space.record().decisions());
            for (SpaceRecord.Decided d : all.reversed()) {
                if (d.decision().act() instanceof Decision.Alias a
                        && a.from().equals(fromKey)
                        && a.to().equals(toKey)) {
                    return List.of(new Decision.Withdrawn(d.entry()));
                }
            }
            throw new UsageException("no alias of \"" + fromKey + "\" for \"" + toKey + "\" holds in this space");
        }
        if (!isKey(space, fromKey)) fromKey = SettleCommand.RowNames.find(space, from);
        if (!isKey(space, toKey)) toKey = SettleCommand.RowNames.find(space, to);
        if (space.settings().nameDecisions().wouldClose(fromKey, toKey)) {
            throw new RefusedException(
                    "\"" + fromKey + "\" and \"" + toKey + "\" are one row already; an alias must not close a cycle");
        }
        return List.of(new Decision.Alias(fromKey, toKey));
    }

    /** A row, or one that is another row by an alias: what is said of it now replaces what was said before, not what it stands for. */
    private static boolean isKey(SpaceSnapshot space, String key) {
        return space.rows().of(key) >= 0
                || space.settings().nameDecisions().aliases().containsKey(key);
    }
}

package dev.assay.cli;

import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.model.NameRules;
import dev.assay.model.ReferenceRules;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code assay set}. */
@CommandLine.Command(
        name = "set",
        description = "Settings of a space and its active run, as decisions.",
        mixinStandardHelpOptions = true)
final class SetCommand extends Deciding {
    private static final int LONGEST_WINDOW = 1000;

    @Option(names = "--window", paramLabel = "N", description = "How many turns before a reference are looked at.")
    @Nullable
    Integer window;

    @Option(names = "--names", paramLabel = "R", description = "assay-1 or ndm-0.2.")
    @Nullable
    String names;

    @Option(names = "--references", paramLabel = "R", description = "count-1 or count-2.")
    @Nullable
    String references;

    @Option(names = "--hub", paramLabel = "ROW", description = "This row carries no signal.")
    List<String> hubs = List.of();

    @Option(names = "--no-hub", paramLabel = "ROW", description = "This row is no hub.")
    List<String> noHubs = List.of();

    @Option(names = "--run", paramLabel = "RUN", description = "This run is the active one.")
    @Nullable
    String run;

    @Override
    List<Decision.Act> acts(SpaceSnapshot space) {
        List<Decision.Act> acts = new ArrayList<>();
        if (window != null) {
            if (window < 0 || window > LONGEST_WINDOW)
                throw new UsageException("--window must be 0 to " + LONGEST_WINDOW);
            acts.add(new Decision.WindowSet(window));
        }
        if (names != null) acts.add(new Decision.NamesSet(ImportCommand.need(names, NameRules::of)));
        if (references != null)
            acts.add(new Decision.ReferencesSet(ImportCommand.need(references, ReferenceRules::of)));
        for (String hub : hubs) acts.add(new Decision.HubMarked(SettleCommand.RowNames.find(space, hub), true));
        for (String hub : noHubs) acts.add(new Decision.HubMarked(SettleCommand.RowNames.find(space, hub), false));
        if (run != null) {
            if (!space.record().runs().containsKey(run)) {
                throw new UsageException(
                        "no run \"" + run + "\" in space \"" + space.record().name() + "\"; there are: "
                                + String.join(", ", space.record().runs().keySet()));
            }
            acts.add(new Decision.RunActivated(run));
        }
        if (acts.isEmpty()) throw new UsageException("nothing to set; name a setting");
        return acts;
    }
}

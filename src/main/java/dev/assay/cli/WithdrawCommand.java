package dev.assay.cli;

import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.project.Project;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** {@code assay withdraw}: undo, as a new record; withdrawing a withdrawal is redo. */
@CommandLine.Command(
        name = "withdraw",
        description = "Take a decision back, as a new record. Withdrawing a withdrawal brings it back.",
        mixinStandardHelpOptions = true)
final class WithdrawCommand extends Deciding {
    @Parameters(index = "1", paramLabel = "ENTRY", description = "The decision's number in the journal.")
    long entry;

    @Override
    String chooseSpace(Project p) {
        for (String name : p.snapshot().spaces()) {
            SpaceRecord record = p.snapshot().record(name);
            if (record != null && record.decisions().stream().anyMatch(d -> d.entry() == entry)) return name;
        }
        if (p.snapshot().scoring().act(entry) != null) {
            throw new UsageException(
                    "entry " + entry + " was done in scoring; take it back with \"assay score withdraw\"");
        }
        throw new UsageException("entry " + entry + " is no decision");
    }

    @Override
    List<Decision.Act> acts(SpaceSnapshot space) {
        return List.of(new Decision.Withdrawn(entry));
    }
}

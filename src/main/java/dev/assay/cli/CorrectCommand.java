package dev.assay.cli;

import dev.assay.method.Folding;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.project.Project;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay correct}. */
@CommandLine.Command(
        name = "correct",
        description = "Correct what is listed in an event: a mention that was missed, wrong, or of another type.",
        mixinStandardHelpOptions = true)
final class CorrectCommand extends Deciding {
    @Parameters(index = "1", paramLabel = "EVENT", description = "Its id, or SPACE/EVENT.")
    String event = "";

    @ArgGroup(exclusive = true, multiplicity = "1")
    What what = new What();

    @Option(names = "--type", paramLabel = "T", description = "The type of an added mention.")
    @Nullable
    String type;

    @Option(names = "--unresolved", description = "The added mention is an unclear reference.")
    boolean unresolved;

    /** One of three. */
    static final class What {
        @Option(
                names = "--add",
                paramLabel = "TEXT",
                description = "A mention that was missed; it must stand in the event's text.")
        @Nullable
        String add;

        @Option(names = "--remove", paramLabel = "TEXT", description = "A mention that was wrongly listed.")
        @Nullable
        String remove;

        @Option(
                names = "--retype",
                arity = "2",
                paramLabel = "TEXT T",
                description = "A mention listed with the wrong type.")
        @Nullable
        List<String> retype;
    }

    @Override
    String chooseSpace(Project p) {
        if (space != null) return super.chooseSpace(p);
        List<String> with = Command.Spaces.with(p.snapshot(), event);
        return with.size() == 1 ? with.getFirst() : super.chooseSpace(p);
    }

    @Override
    List<Decision.Act> acts(SpaceSnapshot space) {
        int tick = Command.Spaces.tick(space.record(), event);
        String id = space.record().events().get(tick).id();
        if (what.add != null) {
            if (type == null)
                throw new UsageException(
                        "--add needs --type: person, place, organization, thing, activity, time or other");
            String text = space.record().events().get(tick).text();
            if (what.add.isBlank() || !Folding.characters(text).contains(Folding.characters(what.add))) {
                throw new UsageException("\"" + what.add + "\" does not stand in the text of event \"" + event + "\"");
            }
            Mention mention =
                    new Mention(what.add, ImportCommand.need(type, MentionType::of), null, null, null, !unresolved);
            return List.of(new Decision.MentionAdded(id, mention));
        }
        if (what.remove != null) return List.of(new Decision.MentionRemoved(id, listed(space, tick, what.remove)));
        List<String> retype = what.retype == null ? List.of("", "") : what.retype;
        MentionType to = ImportCommand.need(retype.get(1), MentionType::of);
        return List.of(new Decision.MentionRetyped(id, listed(space, tick, retype.get(0)), to));
    }

    private String listed(SpaceSnapshot space, int tick, String text) {
        String words = Folding.fold(text);
        List<String> all =
                space.mentions(tick).stream().map(m -> m.mention().text()).toList();
        if (all.stream().noneMatch(t -> Folding.fold(t).equals(words))) {
            throw new UsageException("\"" + text + "\" is not listed in event \"" + event + "\"; there are: "
                    + (all.isEmpty() ? "none" : CountText.names(all)));
        }
        return words;
    }
}

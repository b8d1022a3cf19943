package dev.assay.cli;

import dev.assay.method.Folding;
import dev.assay.method.Reference;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.model.MentionType;
import dev.assay.project.Project;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay settle}. */
@CommandLine.Command(
        name = "settle",
        description = "Decide what an unclear reference is. A person's decision always wins over the count.",
        mixinStandardHelpOptions = true)
final class SettleCommand extends Deciding {
    @Parameters(index = "1", paramLabel = "REF", description = "The reference, as \"assay queue\" names it.")
    String ref = "";

    @ArgGroup(exclusive = true, multiplicity = "1")
    Answer answer = new Answer();

    @Option(names = "--type", paramLabel = "T", description = "The type of a new entity.")
    @Nullable
    String type;

    @Option(names = "--opinion", description = "As a second opinion: kept beside what holds, which it does not change.")
    boolean opinion;

    @Option(
            names = "--adjudicate",
            description = "As what holds where reviewers disagree; goes before their own decisions.")
    boolean adjudicate;

    /** One of four. */
    static final class Answer {
        @Option(names = "--as", paramLabel = "ENTITY", description = "It is this row.")
        @Nullable
        String as;

        @Option(names = "--new", paramLabel = "NAME", description = "It is something no row names yet.")
        @Nullable
        String name;

        @Option(
                names = "--refuse-count",
                description = "It is not to be counted as the row that the count settled it as; it becomes open.")
        boolean refuse;

        @Option(names = "--unknowable", description = "It cannot be known.")
        boolean unknowable;
    }

    @Override
    String chooseSpace(Project p) {
        for (String name : p.snapshot().spaces()) {
            if (ref.startsWith(name + "/") && find(p.snapshot().space(name)) != null) return name;
        }
        throw new UsageException("no reference \"" + ref + "\"; \"assay queue PROJECT --state all\" lists them");
    }

    private @Nullable Reference find(SpaceSnapshot space) {
        for (Reference r : space.references()) {
            if (r.name(space.record().name()).equals(ref)) return r;
        }
        return null;
    }

    @Override
    List<Decision.Act> acts(SpaceSnapshot space) {
        Reference r = find(space);
        if (r == null) throw new UsageException("no reference \"" + ref + "\"");
        if (opinion && adjudicate) throw new UsageException("--opinion or --adjudicate, not both");
        if (answer.refuse) {
            if (opinion || adjudicate) throw new UsageException("--refuse-count is no answer to be compared");
            if (r.state() != Reference.State.COUNTED)
                throw new UsageException("\"" + ref + "\" is not settled by count");
            return List.of(new Decision.CountRefused(r.id(), space.rows().key(r.row())));
        }
        Decision.Answer said = answer(r, space);
        return List.of(opinion ? new Decision.Opinion(said) : adjudicate ? new Decision.Adjudicated(said) : said);
    }

    private Decision.Answer answer(Reference r, SpaceSnapshot space) {
        if (answer.unknowable) return new Decision.Unknowable(r.id());
        if (answer.name != null) {
            if (type == null)
                throw new UsageException("--new needs --type: person, place, organization, thing, activity or other");
            MentionType of = ImportCommand.need(type, MentionType::of);
            if (of == MentionType.TIME || Folding.fold(answer.name).isEmpty()) {
                throw new UsageException("\"" + answer.name + "\" makes no row"
                        + (of == MentionType.TIME ? ": times make none" : "; give it a name with a letter"));
            }
            return new Decision.SettledAsNew(r.id(), answer.name, of);
        }
        return new Decision.SettledAs(r.id(), RowNames.find(space, answer.as == null ? "" : answer.as));
    }

    /** Rows as people type them. */
    static final class RowNames {
        private RowNames() {}

        /** The key of an existing row; says which are near when there is none. */
        static String find(SpaceSnapshot space, String typed) {
            String key = space.names().keyOf(typed);
            if (space.rows().of(key) >= 0) return key;
            List<String> near = new ArrayList<>();
            for (int i = 0; i < space.rows().size() && near.size() < 5; i++) {
                if (!key.isEmpty() && space.rows().key(i).contains(key))
                    near.add(space.rows().key(i));
            }
            throw new UsageException("no row \"" + typed + "\" in space \""
                    + space.record().name() + "\"" + (near.isEmpty() ? "" : "; near it: " + String.join(", ", near)));
        }
    }
}

package dev.assay.listing.llm;

import dev.assay.exchange.Progress;
import dev.assay.listing.ListingRun;
import dev.assay.method.SpaceSnapshot;
import dev.assay.project.Project;
import java.util.List;
import java.util.SortedMap;
import java.util.concurrent.CancellationException;

/**
 * The lister that asks a language model. Each reply is recorded as soon as those before it are, in tick order whatever order they come in,
 * so that a run that was cut off goes on where it stood: what is recorded is not asked about again.
 */
public final class ModelLister {
    /** What a run's record calls it. */
    public static final String NAME = "llm";

    private final Endpoint endpoint;
    private final ApiKey key;
    private final Patience patience;
    private final int parallel;

    /**
     * Sets it up; nothing is sent yet.
     *
     * @param parallel how many calls are under way at once, at most
     */
    public ModelLister(Endpoint endpoint, ApiKey key, Patience patience, int parallel) {
        if (parallel < 1) throw new IllegalArgumentException("at least one call at a time");
        this.endpoint = endpoint;
        this.key = key;
        this.patience = patience;
        this.parallel = parallel;
    }

    /** Everything needed to repeat a listing. */
    public SortedMap<String, String> settings() {
        return new Questions(endpoint).settings();
    }

    /**
     * What came of it.
     *
     * @param run the run's name
     * @param listed events listed now
     * @param known events the run had listed before
     * @param mentions mentions listed now
     * @param failed events whose reply could not be taken now, each with its reason
     * @param failedBefore events whose reply could not be taken earlier and that were not asked about again
     * @param calls calls made, tries counted
     * @param tokens what the replies of now took, as they say
     */
    public record Result(
            String run,
            int listed,
            int known,
            int mentions,
            List<ListingRun.NotListed> failed,
            int failedBefore,
            int calls,
            Tokens tokens) {
        public Result {
            failed = List.copyOf(failed);
        }
    }

    /**
     * Lists a space.
     *
     * @param again whether events whose reply could not be taken are asked about again
     * @throws CancellationException when the progress said so; what came until then is kept
     * @throws EndpointException when going on makes no sense; what came until then is kept
     * @throws IllegalArgumentException when the run was made by another lister or with other settings
     */
    public Result list(Project project, String space, String run, boolean again, Progress progress) {
        SpaceSnapshot before = project.snapshot().space(space);
        Questions questions = new Questions(endpoint);
        ListingRun.requireSame(before.record(), run, NAME, questions.settings());
        try (Calls calls = new Calls(endpoint, key, patience)) {
            Recording recording = new Recording(project, before, run, questions.settings(), again);
            Asking asking = new Asking(questions, calls, parallel, patience);
            try {
                asking.all(recording, before, progress);
            } finally {
                project.catchUp();
            }
            return recording.result(calls.made());
        }
    }
}

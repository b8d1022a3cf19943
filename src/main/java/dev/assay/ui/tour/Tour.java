package dev.assay.ui.tour;

import dev.assay.ui.Perspectives;
import dev.assay.ui.ShellModel;
import dev.assay.ui.project.Opened;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/** The tour through one window. How far a person came is remembered. */
public final class Tour {
    /** The preference that holds how many steps were seen. */
    public static final String SEEN = "tour.seen";

    private static final String SAMPLE = "alice-and-bob";

    private final ShellModel model;
    private final ReadOnlyObjectWrapper<@Nullable Step> step = new ReadOnlyObjectWrapper<>();
    private @Nullable Step waiting;

    /** Of that window. */
    public Tour(ShellModel model) {
        this.model = model;
        model.project().space().addListener((o, was, now) -> {
            if (waiting != null && now != null) show(waiting);
        });
        model.project().opened().addListener((o, was, now) -> {
            if (now == null) leave();
        });
    }

    /** The step on show; null while there is no tour. */
    public ReadOnlyObjectProperty<@Nullable Step> step() {
        return step.getReadOnlyProperty();
    }

    /** How many steps were seen. */
    public int seen() {
        try {
            return Math.clamp(Integer.parseInt(model.settings().get().preference(SEEN, "0")), 0, Step.values().length);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** Starts, or goes on where it was left; from the beginning when all of it was seen. */
    public void start() {
        int seen = seen();
        Step first = Step.values()[seen == Step.values().length ? 0 : seen];
        waiting = first;
        model.asOf().now();
        model.sample(SAMPLE);
        // Where the sample was open already nothing is derived anew that could be waited for.
        Opened open = model.project().opened().get();
        if (step.get() == null && open != null && open.name().equals(SAMPLE)) show(first);
    }

    /** To the step after; after the last one the tour ends. */
    public void forward() {
        Step now = step.get();
        if (now == null) return;
        int next = now.ordinal() + 1;
        if (next == Step.values().length) leave();
        else show(Step.values()[next]);
    }

    /** To the step before. */
    public void back() {
        Step now = step.get();
        if (now != null && now.ordinal() > 0) show(Step.values()[now.ordinal() - 1]);
    }

    /** Ends it; it can be taken up again. */
    public void leave() {
        waiting = null;
        step.set(null);
    }

    private void show(Step next) {
        if (!next.space().equals(model.project().spaceName().get())) {
            // It goes on when that space is derived.
            waiting = next;
            model.project().showSpace(next.space());
            return;
        }
        if (model.project().space().get() == null) {
            waiting = next;
            return;
        }
        waiting = null;
        for (String view : next.views()) {
            if (model.perspectives().stream().map(Perspectives.Entry::id).anyMatch(view::equals)) {
                model.show(view);
                break;
            }
        }
        model.inspector().set(true);
        model.selection().select(next.selected());
        if (next.number() > seen()) {
            model.settings().update(s -> s.withPreference(SEEN, String.valueOf(next.number())));
        }
        step.set(next);
    }
}

package dev.assay.ui.command;

import dev.assay.ui.work.Work;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** What was found for what is typed. The search runs in the background; one that is overtaken by the next key is given up. */
public final class CommandModel {
    private final Finding finding;
    private final Work work;
    private final AtomicInteger asked = new AtomicInteger();
    private final ReadOnlyObjectWrapper<List<Hit>> hits = new ReadOnlyObjectWrapper<>(List.of());

    CommandModel(Finding finding, Work work) {
        this.finding = finding;
        this.work = work;
        hits.set(finding.given());
    }

    /** What was found, the nearest first. */
    ReadOnlyObjectProperty<List<Hit>> hits() {
        return hits.getReadOnlyProperty();
    }

    /** Looks for what is typed now. */
    void type(String typed) {
        int mine = asked.incrementAndGet();
        work.background().execute(() -> {
            if (mine != asked.get()) return;
            List<Hit> found = finding.find(typed, () -> mine != asked.get());
            work.window().execute(() -> {
                if (mine == asked.get()) hits.set(found);
            });
        });
    }
}

package dev.assay.ui.stability;

import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.project.ProjectSnapshot;
import dev.assay.ui.Workbench;
import dev.assay.ui.project.Opened;
import dev.assay.ui.text.Texts;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** Which two runs are compared, and what came of it. Knows no control. */
final class StabilityModel {
    private final Workbench bench;
    private final Texts texts;
    private final ReadOnlyObjectWrapper<List<String>> runs = new ReadOnlyObjectWrapper<>(List.of());
    private final ObjectProperty<@Nullable String> first = new SimpleObjectProperty<>();
    private final ObjectProperty<@Nullable String> second = new SimpleObjectProperty<>();
    private final ReadOnlyObjectWrapper<@Nullable Comparison> comparison = new ReadOnlyObjectWrapper<>();
    private @Nullable String space;
    private boolean filling;
    private int asked;

    StabilityModel(Workbench bench, Texts texts) {
        this.bench = bench;
        this.texts = texts;
        bench.space().addListener((o, was, now) -> show(now));
        first.addListener((o, was, now) -> compare());
        second.addListener((o, was, now) -> compare());
        show(bench.space().get());
    }

    /** The runs of the space, in the order they came in. */
    ReadOnlyObjectProperty<List<String>> runs() {
        return runs.getReadOnlyProperty();
    }

    /** The first run; null while there is none. */
    ObjectProperty<@Nullable String> first() {
        return first;
    }

    /** The second run; null while there is none. */
    ObjectProperty<@Nullable String> second() {
        return second;
    }

    /** What came of it; null while there are not two runs, or while they are being compared for the first time. */
    ReadOnlyObjectProperty<@Nullable Comparison> comparison() {
        return comparison.getReadOnlyProperty();
    }

    private void show(@Nullable SpaceSnapshot now) {
        SpaceRecord record = now == null ? null : now.record();
        String name = record == null ? null : record.name();
        boolean other = !Objects.equals(name, space);
        space = name;
        filling = true;
        runs.set(record == null ? List.of() : List.copyOf(record.runs().keySet()));
        List<String> all = runs.get();
        if (other) comparison.set(null);
        if (other || !all.contains(String.valueOf(first.get())) || !all.contains(String.valueOf(second.get()))) {
            first.set(all.isEmpty() ? null : all.get(0));
            second.set(all.size() < 2 ? null : all.get(1));
        }
        filling = false;
        compare();
    }

    /** The first for the second and the other way round. */
    void swap() {
        String before = first.get();
        filling = true;
        first.set(second.get());
        filling = false;
        second.set(before);
    }

    private void compare() {
        if (filling) return;
        int mine = ++asked;
        Opened opened = bench.desk().project().opened().get();
        String in = space;
        String a = first.get();
        String b = second.get();
        if (opened == null || in == null || a == null || b == null) {
            comparison.set(null);
            return;
        }
        ProjectSnapshot project = opened.snapshot();
        bench.desk()
                .work()
                .start(
                        texts.get("stability.work", a, b),
                        false,
                        progress -> Comparison.of(project, in, a, b),
                        found -> {
                            if (mine == asked) comparison.set(found);
                        },
                        e -> {
                            if (mine == asked) comparison.set(null);
                        });
    }

    /** Whether a person may decide now. */
    boolean editable() {
        return bench.desk().project().editing().possible().get();
    }

    /** One name for both rows. */
    void accept(Comparison.Proposal p, String why) {
        String reason = why.isBlank() ? texts.get("stability.accept.why", first.get(), second.get()) : why.strip();
        decide(texts.get("stability.accept.done", p.from(), p.to()), new Decision.Alias(p.from(), p.to()), reason);
    }

    /** They are two rows; the proposal does not come back. */
    void keepApart(Comparison.Proposal p, String why) {
        String reason = why.isBlank() ? texts.get("stability.apart.why") : why.strip();
        decide(texts.get("stability.apart.done", p.from(), p.to()), new Decision.KeptApart(p.from(), p.to()), reason);
    }

    private void decide(String what, Decision.Act act, String why) {
        String in = space;
        if (in == null || !editable()) return;
        bench.desk().project().editing().decide(what, in, List.of(act), why, entries -> {});
    }
}

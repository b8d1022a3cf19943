package dev.assay.ui.queue;

import dev.assay.exchange.DecisionFiles;
import dev.assay.exchange.ImportException;
import dev.assay.project.ProjectSnapshot;
import dev.assay.ui.Workbench;
import dev.assay.ui.notice.Notice;
import dev.assay.ui.project.Opened;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/** A reviewer's decisions as a file, out and in. What comes in is one action and can be taken back as one. */
final class DecisionFilesMenu {
    private static final int LISTED = 8;

    private final Workbench bench;
    private final QueueModel model;
    private final Texts texts;

    DecisionFilesMenu(Workbench bench, QueueModel model, Texts texts) {
        this.bench = bench;
        this.model = model;
        this.texts = texts;
    }

    List<MenuItem> items() {
        return List.of(
                item(
                        "queue-export-mine",
                        "queue.files.mine",
                        () -> export(model.editing().reviewer())),
                item("queue-export-all", "queue.files.all", () -> export(null)),
                item("queue-import", "queue.files.import", this::take));
    }

    private MenuItem item(String id, String key, Runnable run) {
        MenuItem item = new MenuItem(texts.get(key));
        item.setId(id);
        item.setOnAction(e -> run.run());
        return item;
    }

    private void export(@Nullable String by) {
        Opened opened = bench.desk().project().opened().get();
        Queues queues = model.queues();
        if (opened == null || queues == null) return;
        ProjectSnapshot project = opened.snapshot();
        String space = queues.space().record().name();
        bench.desk()
                .chooser()
                .export("decisions.jsonl")
                .ifPresent(file -> bench.desk()
                        .work()
                        .start(
                                texts.get("queue.files.work"),
                                false,
                                progress -> write(file, DecisionFiles.lines(project, space, by)),
                                n -> tell(Notice.Tone.DONE, texts.count("queue.files.written", n), file, null),
                                e -> tell(
                                        Notice.Tone.PROBLEM,
                                        texts.get("queue.files.failed"),
                                        file,
                                        String.valueOf(e.getMessage()))));
    }

    private static int write(Path file, List<String> lines) throws IOException {
        Files.writeString(file, lines.isEmpty() ? "" : String.join("\n", lines) + "\n");
        return lines.size();
    }

    private void take() {
        Queues queues = model.queues();
        if (queues == null) return;
        String space = queues.space().record().name();
        for (Path file : bench.desk().chooser().files()) take(file, space);
    }

    private void take(Path file, String space) {
        AtomicReference<DecisionFiles.@Nullable Merged> merged = new AtomicReference<>();
        model.editing()
                .record(
                        texts.get("queue.files.did", Visible.line(String.valueOf(file.getFileName()), 60)),
                        space,
                        project -> {
                            try {
                                DecisionFiles.Merged m = DecisionFiles.merge(project, file, false);
                                merged.set(m);
                                // A withdrawal belongs to one space; what came into several is taken back there, one by
                                // one.
                                return m.spaces().equals(List.of(space)) ? m.entries() : List.of();
                            } catch (ImportException e) {
                                throw new UncheckedIOException(new IOException(e.getMessage(), e));
                            }
                        },
                        entries -> {
                            DecisionFiles.Merged m = merged.get();
                            if (m != null) say(file, m);
                        });
    }

    private void say(Path file, DecisionFiles.Merged m) {
        StringBuilder conflicts = new StringBuilder();
        for (DecisionFiles.Conflict c : m.conflicts().stream().limit(LISTED).toList()) {
            conflicts
                    .append(Visible.line(c.reference().event(), 16))
                    .append(" “")
                    .append(Visible.line(c.reference().words(), 40))
                    .append("”: ")
                    .append(Visible.line(c.here(), 80))
                    .append(" / ")
                    .append(Visible.line(c.file(), 80))
                    .append('\n');
        }
        bench.desk()
                .tell(new Notice(
                        m.conflicts().isEmpty() ? Notice.Tone.DONE : Notice.Tone.WARNING,
                        texts.get(
                                "queue.files.taken",
                                texts.number(m.taken()),
                                texts.number(m.beside()),
                                texts.number((long) m.known() + m.older())),
                        file.toString(),
                        m.conflicts().isEmpty()
                                ? null
                                : texts.count(
                                        "queue.files.conflicts", m.conflicts().size()),
                        m.conflicts().isEmpty() ? null : conflicts.toString()));
    }

    private void tell(Notice.Tone tone, String title, Path file, @Nullable String details) {
        bench.desk().tell(new Notice(tone, title, file.toString(), null, details));
    }
}

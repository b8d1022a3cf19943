package dev.assay.ui;

import dev.assay.method.SpaceSnapshot;
import dev.assay.project.Head;
import dev.assay.ui.project.ChainState;
import dev.assay.ui.project.Opened;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Mark;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** What the status bar says, as values. */
final class StatusModel {
    private static final int SHORT = 4;

    private final Texts texts;

    StatusModel(Texts texts) {
        this.texts = texts;
    }

    String file(@Nullable Opened opened) {
        if (opened == null) return texts.get("status.none");
        Path name = opened.file().getFileName();
        return opened.readOnly() ? texts.get("status.read-only", name) : String.valueOf(name);
    }

    String entry(@Nullable Opened opened) {
        if (opened == null) return "";
        Head head = opened.snapshot().head();
        return texts.get("status.entry", texts.number(head.entries()), shortHash(head.hash()));
    }

    static String shortHash(String hash) {
        return hash.length() <= 2 * SHORT
                ? hash
                : hash.substring(0, SHORT) + "…" + hash.substring(hash.length() - SHORT);
    }

    String chain(ChainState state) {
        return switch (state) {
            case ChainState.Checking c -> texts.get("chain.checking");
            case ChainState.Holds h -> texts.get("chain.holds");
            case ChainState.Fails f ->
                texts.get("chain.fails", texts.number(f.bad().seq()));
            case ChainState.NotChecked n -> texts.get("chain.not-checked");
        };
    }

    static Mark mark(ChainState state) {
        return switch (state) {
            case ChainState.Checking c -> Mark.ABSTAIN;
            case ChainState.Holds h -> Mark.GROUNDED;
            case ChainState.Fails f -> Mark.FALSIFIED;
            case ChainState.NotChecked n -> Mark.ABSTAIN;
        };
    }

    String selected(Selected selected) {
        return switch (selected) {
            case Selected.Nothing n -> "";
            case Selected.OfRow r -> texts.get("status.selected", r.row());
            case Selected.OfEvent e -> texts.get("status.selected", e.event());
            case Selected.OfReference r ->
                texts.get(
                        "status.selected.reference",
                        r.reference().words(),
                        r.reference().event());
            case Selected.OfPair p -> texts.get("status.selected.pair", p.one(), p.other());
            case Selected.OfCell c -> texts.get("status.selected.cell", c.row(), c.event());
        };
    }

    String run(@Nullable SpaceSnapshot space) {
        if (space == null) return "";
        String run = space.settings().run();
        int window = space.settings().window();
        return run == null ? texts.get("status.no-run", window) : texts.get("status.run", run, window);
    }

    String kept(int projects) {
        return projects == 0 ? "" : texts.count("status.kept", projects);
    }
}

package dev.assay;

import dev.assay.cli.Window;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.ui.App;
import dev.assay.ui.Perspectives;
import dev.assay.ui.Selected;
import dev.assay.ui.ledger.LedgerPicture;
import dev.assay.ui.matrix.MatrixPicture;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.project.ChainState;
import dev.assay.ui.project.FileIntake;
import dev.assay.ui.project.Opened;
import dev.assay.ui.render.Toolkit;
import dev.assay.ui.render.WindowPicture;
import dev.assay.ui.settings.UserSettings;
import dev.assay.ui.work.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/** The window of this program, for its commands. */
final class WindowHere implements Window {
    /** What CONTRACT calls the line of belief of one record; the ledger shows it. */
    private static final String HISTORY = "history";

    private static final String LEDGER = "ledger";

    private static final Progress NOTHING_SHOWN = new Progress() {
        @Override
        public void report(long done, long total) {}

        @Override
        public boolean cancelled() {
            return false;
        }
    };

    @Override
    public boolean hasDisplay() {
        return Toolkit.hasDisplay();
    }

    @Override
    public void open(@Nullable Path project) {
        App.open(project);
    }

    @Override
    public Path sample(String name, Path folder) throws Exception {
        return new FileIntake().sample(name, folder, NOTHING_SHOWN);
    }

    @Override
    public List<String> views() {
        List<String> views = new ArrayList<>(
                Perspectives.all().stream().map(Perspectives.Entry::id).toList());
        views.add(HISTORY);
        return views;
    }

    @Override
    public void render(Picture picture) throws IOException {
        try (Project p = Project.open(picture.project(), Access.READ)) {
            if (picture.output().toString().toLowerCase(Locale.ROOT).endsWith(".svg")) svg(p, picture);
            else png(p, picture);
        }
    }

    private static Selected selected(SpaceSnapshot space, @Nullable String id) {
        if (id == null) return new Selected.Nothing();
        return space.record().tick(id) >= 0 ? new Selected.OfEvent(id) : new Selected.OfRow(id);
    }

    private static SpaceSnapshot space(Project p, Picture picture) {
        String name = picture.space() == null ? p.snapshot().spaces().getFirst() : picture.space();
        return p.snapshot().space(name);
    }

    private static void svg(Project p, Picture picture) throws IOException {
        SpaceSnapshot space = space(p, picture);
        Palette palette = picture.dark() ? Palette.DARK : Palette.LIGHT;
        if (picture.view().equals(HISTORY) || picture.view().equals(LEDGER)) {
            String figure = LedgerPicture.svg(
                    p.snapshot(),
                    space.record().name(),
                    picture.select(),
                    Anchor.of(WindowPicture.today(p.snapshot()).toString().substring(0, 10)),
                    palette,
                    Locale.ENGLISH,
                    picture.width());
            Files.writeString(picture.output(), figure);
            return;
        }
        if (!picture.view().equals("matrix")) {
            throw new IOException("the view " + picture.view() + " is a window, not a figure: -o must end in .png");
        }
        String svg = MatrixPicture.svg(
                space, palette, Locale.ENGLISH, picture.width(), picture.height(), selected(space, picture.select()));
        Files.writeString(picture.output(), svg);
    }

    private static void png(Project p, Picture picture) throws IOException {
        Toolkit.start();
        WindowPicture.Request request = new WindowPicture.Request(
                new Opened(p.file(), false, p.snapshot()),
                new ChainState.Holds(p.snapshot().head().entries()),
                picture.space(),
                picture.view().equals(HISTORY) ? LEDGER : picture.view(),
                selected(space(p, picture), picture.select()),
                picture.dark(),
                picture.width(),
                picture.height(),
                1,
                UserSettings.DEFAULT);
        CompletableFuture<WritableImage> drawn = new CompletableFuture<>();
        Platform.runLater(() -> {
            try {
                drawn.complete(WindowPicture.of(request, p));
            } catch (RuntimeException e) {
                drawn.completeExceptionally(e);
            }
        });
        try {
            WritableImage image = drawn.join();
            if (!ImageIO.write(
                    SwingFXUtils.fromFXImage(image, null),
                    "png",
                    picture.output().toFile())) {
                throw new IOException("this Java cannot write PNG");
            }
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException r) throw r;
            throw e;
        }
    }
}

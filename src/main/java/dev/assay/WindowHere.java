package dev.assay;

import dev.assay.cli.Window;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.project.Verification;
import dev.assay.ui.App;
import dev.assay.ui.Perspectives;
import dev.assay.ui.Selected;
import dev.assay.ui.collisions.CollisionsPicture;
import dev.assay.ui.ledger.LedgerPicture;
import dev.assay.ui.matrix.MatrixPicture;
import dev.assay.ui.overview.OverviewPicture;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.project.ChainState;
import dev.assay.ui.project.FileIntake;
import dev.assay.ui.project.Opened;
import dev.assay.ui.render.Toolkit;
import dev.assay.ui.render.WindowPicture;
import dev.assay.ui.settings.UserSettings;
import dev.assay.ui.text.Texts;
import dev.assay.ui.timeline.TimelinePicture;
import dev.assay.ui.work.Progress;
import java.io.ByteArrayOutputStream;
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

    /** Those for which {@link #svg} has a picture. */
    private static final List<String> FIGURES =
            List.of("matrix", "collisions", "timeline", "overview", LEDGER, HISTORY);

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
    public List<String> figures() {
        return FIGURES;
    }

    @Override
    public void render(Picture picture) throws IOException {
        try (Project p = Project.open(picture.project(), Access.READ)) {
            if (picture.output().toString().toLowerCase(Locale.ROOT).endsWith(".svg")) svg(p, picture);
            else png(p, picture);
        }
    }

    private static Selected selected(SpaceSnapshot space, List<String> ids) {
        if (ids.isEmpty()) return new Selected.Nothing();
        if (ids.size() == 2) return new Selected.OfPair(ids.get(0), ids.get(1));
        String id = ids.getFirst();
        return space.record().tick(id) >= 0 ? new Selected.OfEvent(id) : new Selected.OfRow(id);
    }

    private static SpaceSnapshot space(Project p, Picture picture) {
        String name = picture.space() == null ? p.snapshot().spaces().getFirst() : picture.space();
        return p.snapshot().space(name);
    }

    /** The chain recomputed: a picture that says it holds must not take that on trust. */
    private static ChainState checked(Project p) {
        Verification v = Project.verify(p.file(), null);
        Verification.Bad bad = v.firstBad();
        return bad == null ? new ChainState.Holds(v.entries()) : new ChainState.Fails(bad);
    }

    private static void svg(Project p, Picture picture) throws IOException {
        SpaceSnapshot space = space(p, picture);
        Palette palette = picture.dark() ? Palette.DARK : Palette.LIGHT;
        Selected selected = selected(space, picture.select());
        int w = picture.width();
        int h = picture.height();
        Texts texts = Texts.of(Locale.ENGLISH);
        String svg = switch (picture.view()) {
            case "matrix" -> MatrixPicture.svg(space, palette, Locale.ENGLISH, w, h, selected);
            case "collisions" -> CollisionsPicture.svg(space, palette, texts, w, h, selected);
            case "timeline" -> TimelinePicture.svg(space, palette, texts, w, h, selected);
            case "overview" ->
                OverviewPicture.svg(p.snapshot(), space.record().name(), checked(p), palette, texts, w, h);
            case LEDGER, HISTORY ->
                LedgerPicture.svg(
                        p.snapshot(),
                        space.record().name(),
                        picture.select().isEmpty() ? null : picture.select().getFirst(),
                        Anchor.of(WindowPicture.today(p.snapshot()).toString().substring(0, 10)),
                        palette,
                        Locale.ENGLISH,
                        w);
            default -> throw new IllegalArgumentException(picture.view() + " is no figure");
        };
        Files.writeString(picture.output(), svg);
    }

    private static void png(Project p, Picture picture) throws IOException {
        Toolkit.start();
        WindowPicture.Request request = new WindowPicture.Request(
                new Opened(p.file(), false, p.snapshot()),
                checked(p),
                picture.space(),
                picture.view().equals(HISTORY) ? LEDGER : picture.view(),
                selected(space(p, picture), picture.select()),
                picture.dark(),
                picture.width(),
                picture.height(),
                1,
                UserSettings.DEFAULT,
                picture.question());
        CompletableFuture<WritableImage> drawn = new CompletableFuture<>();
        Platform.runLater(() -> {
            // What a listener throws never reaches its caller; a picture of half a window must not be called drawn.
            Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> drawn.completeExceptionally(thrown));
            try {
                drawn.complete(WindowPicture.of(request, p, picture.today()));
            } catch (RuntimeException e) {
                drawn.completeExceptionally(e);
            }
        });
        try {
            WritableImage image = drawn.join();
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            if (!ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", bytes)) {
                throw new IOException("this Java cannot write PNG");
            }
            Files.write(picture.output(), bytes.toByteArray());
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException r) throw r;
            throw e;
        }
    }
}

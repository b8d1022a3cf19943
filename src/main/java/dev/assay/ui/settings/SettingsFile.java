package dev.assay.ui.settings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import net.harawata.appdirs.AppDirsFactory;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The file in which settings are kept. It is whole at every moment: a new one takes the place of the old in one step. */
public final class SettingsFile {
    /** Set to a folder, this is where settings are kept instead of in the platform's place. */
    public static final String HOME_PROPERTY = "assay.home";

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    private final Path file;

    /** Settings in that file, which need not exist yet. */
    public SettingsFile(Path file) {
        this.file = file;
    }

    /** Settings where the platform keeps those of its programs, or where {@value #HOME_PROPERTY} says. */
    public static SettingsFile standard() {
        String home = System.getProperty(HOME_PROPERTY);
        Path folder = home != null
                ? Path.of(home)
                : Path.of(AppDirsFactory.getInstance().getUserConfigDir("assay", null, null, true));
        return new SettingsFile(folder.resolve("settings.json"));
    }

    /** Where it is. */
    public Path file() {
        return file;
    }

    /**
     * What was read.
     *
     * @param setAside where an unreadable file was put so that nothing in it is lost; null when there was none
     */
    public record Read(UserSettings settings, @Nullable Path setAside) {}

    /** Reads. A missing file gives defaults; one that cannot be read is set aside and gives defaults. */
    public Read read() {
        if (!Files.exists(file)) return new Read(UserSettings.DEFAULT, null);
        try {
            Stored stored = JSON.readValue(Files.readAllBytes(file), Stored.class);
            return new Read(stored == null ? UserSettings.DEFAULT : stored.settings(), null);
        } catch (JacksonException | IOException | IllegalArgumentException e) {
            return new Read(UserSettings.DEFAULT, setAside());
        }
    }

    private @Nullable Path setAside() {
        Path aside = file.resolveSibling("settings.unreadable.json");
        try {
            Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
            return aside;
        } catch (IOException e) {
            return null;
        }
    }

    /** Writes. After a power cut the file is either the old or the new one. */
    public void write(UserSettings settings) {
        byte[] bytes = JSON.writeValueAsBytes(Stored.of(settings));
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Path next = file.resolveSibling(file.getFileName() + ".new");
            Files.write(next, bytes);
            try (FileChannel channel = FileChannel.open(next, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            try {
                Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

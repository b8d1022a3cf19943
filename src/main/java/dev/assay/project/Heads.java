package dev.assay.project;

import dev.assay.ledger.Hex;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.harawata.appdirs.AppDirsFactory;
import org.jspecify.annotations.Nullable;

/**
 * The last head seen of each project, kept in the user's settings: a chain cannot show by itself that its tail was cut or that all of it
 * was written anew. A project is known by its id, not by its path. Where nothing can be kept, nothing is: opening a project never fails
 * for it.
 */
public final class Heads {
    /** Set to a folder, this is where settings are kept instead of in the platform's place. */
    private static final String HOME_PROPERTY = "assay.home";

    private static final Pattern HEAD = Pattern.compile("([1-9][0-9]{0,17}):([0-9a-f]{64})");
    private static final Pattern PLAIN_ID = Pattern.compile("[0-9a-f][0-9a-f-]{7,63}");

    private final Path folder;

    /** Heads kept in that folder, which need not exist yet. */
    public Heads(Path folder) {
        this.folder = folder;
    }

    /** Heads where the platform keeps the settings of its programs. */
    public static Heads standard() {
        String home = System.getProperty(HOME_PROPERTY);
        Path settings = home != null
                ? Path.of(home)
                : Path.of(AppDirsFactory.getInstance().getUserConfigDir("assay", null, null, true));
        return new Heads(settings.resolve("heads"));
    }

    /** A file for each project: programs that run side by side never write over each other's. */
    private Path file(String project) {
        boolean plain = PLAIN_ID.matcher(project).matches();
        return folder.resolve(plain ? project : Hex.sha256(project.getBytes(StandardCharsets.UTF_8)));
    }

    /** The head last seen of a project; null when there is none. */
    public @Nullable Head last(String project) {
        try {
            Matcher m = HEAD.matcher(Files.readString(file(project)).strip());
            return m.matches() ? new Head(Long.parseLong(m.group(1)), m.group(2)) : null;
        } catch (IOException e) {
            return null;
        }
    }

    /** Keeps the head of a project. One of fewer entries never takes the place of a longer one: another program saw more. */
    public void remember(String project, Head head) {
        Head last = last(project);
        if (last != null && last.entries() >= head.entries()) return;
        try {
            Files.createDirectories(folder);
            Path next = Files.createTempFile(folder, "next", "");
            Files.writeString(next, head + "\n");
            try {
                Files.move(next, file(project), StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(next, file(project), StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            // Settings that cannot be written leave the project without this witness, no more.
        }
    }

    /** Lets go of what was seen of a project. */
    public void forget(String project) {
        try {
            Files.deleteIfExists(file(project));
        } catch (IOException e) {
            // As above.
        }
    }
}

package dev.assay.sources;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.storage.file.FileRepositoryBuilder;
import org.jspecify.annotations.Nullable;

/** The repositories on this disk that sources may be in, opened once each. */
final class Repositories implements AutoCloseable {
    private final Map<File, Repository> open = new HashMap<>();
    private final Map<Path, Optional<Repository>> byFolder = new HashMap<>();

    /** The repository a folder is in, looked for upwards; null when it is in none. */
    @Nullable
    Repository around(Path folder) {
        return byFolder.computeIfAbsent(folder, this::find).orElse(null);
    }

    private Optional<Repository> find(Path folder) {
        FileRepositoryBuilder builder = new FileRepositoryBuilder().setMustExist(true);
        if (Files.isDirectory(folder.resolve("objects")) && Files.isRegularFile(folder.resolve("HEAD"))) {
            builder.setGitDir(folder.toFile()); // a bare one
        } else {
            builder.findGitDir(folder.toFile());
        }
        if (builder.getGitDir() == null) return Optional.empty();
        Repository known = open.get(builder.getGitDir());
        if (known != null) return Optional.of(known);
        try {
            Repository repository = builder.build();
            open.put(builder.getGitDir(), repository);
            return Optional.of(repository);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        open.values().forEach(Repository::close);
    }
}

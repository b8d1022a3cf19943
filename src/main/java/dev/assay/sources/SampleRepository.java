package dev.assay.sources;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.ResetCommand;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.eclipse.jgit.dircache.DirCache;
import org.eclipse.jgit.dircache.DirCacheBuilder;
import org.eclipse.jgit.dircache.DirCacheEntry;
import org.eclipse.jgit.lib.CommitBuilder;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectInserter;
import org.eclipse.jgit.lib.PersonIdent;
import org.eclipse.jgit.lib.RefUpdate;
import org.eclipse.jgit.lib.Repository;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A real git repository out of a text file, one commit a line: {@code {"date","author","message","files":{path: text or null}}}. The
 * same lines give the same commits, to the last digit of their ids, so that facts can cite them.
 */
public final class SampleRepository {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Repository repository;
    private final TreeMap<String, ObjectId> files = new TreeMap<>();
    private @Nullable ObjectId last;

    private SampleRepository(Repository repository) {
        this.repository = repository;
    }

    /**
     * Makes the repository, with its last commit checked out.
     *
     * @param commits the lines
     * @param folder where it goes; must not exist yet, or be empty
     */
    public static void make(InputStream commits, Path folder) throws IOException {
        Files.createDirectories(folder);
        try (Git git = Git.init()
                .setDirectory(folder.toFile())
                .setInitialBranch("main")
                .call()) {
            SampleRepository sample = new SampleRepository(git.getRepository());
            for (String line : new String(commits.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
                if (!line.isBlank()) sample.commit(JSON.readTree(line));
            }
            git.reset().setMode(ResetCommand.ResetType.HARD).call();
        } catch (GitAPIException e) {
            throw new IOException(e);
        }
    }

    private void commit(JsonNode commit) throws IOException {
        try (ObjectInserter inserter = repository.newObjectInserter()) {
            for (Map.Entry<String, JsonNode> file : commit.get("files").properties()) {
                if (file.getValue().isNull()) {
                    files.remove(file.getKey());
                } else {
                    byte[] text = file.getValue().stringValue().getBytes(StandardCharsets.UTF_8);
                    files.put(file.getKey(), inserter.insert(Constants.OBJ_BLOB, text));
                }
            }
            CommitBuilder builder = new CommitBuilder();
            builder.setTreeId(tree(inserter));
            if (last != null) builder.setParentId(last);
            PersonIdent who = person(commit);
            builder.setAuthor(who);
            builder.setCommitter(who);
            builder.setMessage(commit.get("message").stringValue() + "\n");
            last = inserter.insert(builder);
            inserter.flush();
        }
        RefUpdate main = repository.updateRef(Constants.R_HEADS + "main");
        main.setNewObjectId(last);
        main.update();
    }

    private ObjectId tree(ObjectInserter inserter) throws IOException {
        DirCache index = DirCache.newInCore();
        DirCacheBuilder builder = index.builder();
        files.forEach((path, blob) -> {
            DirCacheEntry entry = new DirCacheEntry(path);
            entry.setFileMode(FileMode.REGULAR_FILE);
            entry.setObjectId(blob);
            builder.add(entry);
        });
        builder.finish();
        return index.writeTree(inserter);
    }

    private static PersonIdent person(JsonNode commit) {
        String name = commit.get("author").stringValue();
        String mail = name.split(" ", 2)[0].toLowerCase(Locale.ROOT) + "@example.org";
        return new PersonIdent(name, mail, Instant.parse(commit.get("date").stringValue()), ZoneOffset.UTC);
    }
}

package dev.assay.sources;

import java.io.IOException;
import java.util.List;
import org.eclipse.jgit.diff.DiffEntry;
import org.eclipse.jgit.diff.RenameDetector;
import org.eclipse.jgit.errors.AmbiguousObjectException;
import org.eclipse.jgit.errors.IncorrectObjectTypeException;
import org.eclipse.jgit.errors.MissingObjectException;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectLoader;
import org.eclipse.jgit.lib.Ref;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevObject;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.jspecify.annotations.Nullable;

/** One repository, asked for commits and the files in them. */
final class GitTree {
    /** A larger file is no source that lines are cited from. */
    private static final int LARGEST = 64 << 20;

    private final Repository repository;

    GitTree(Repository repository) {
        this.repository = repository;
    }

    /** A commit id that several objects begin with. */
    static final class Ambiguous extends IOException {
        private static final long serialVersionUID = 1L;

        Ambiguous(String id) {
            super("\"" + id + "\" begins several objects; give more digits");
        }
    }

    /** The commit of that whole or shortened id; null when the repository has none. */
    @Nullable
    RevCommit commit(String id) throws IOException {
        try (RevWalk walk = new RevWalk(repository)) {
            ObjectId object = repository.resolve(id + "^{commit}");
            return object == null ? null : walk.parseCommit(object);
        } catch (AmbiguousObjectException e) {
            throw new Ambiguous(id);
        } catch (MissingObjectException | IncorrectObjectTypeException e) {
            return null;
        }
    }

    /** The commit that is checked out; null in a repository without any. */
    @Nullable
    RevCommit head() throws IOException {
        return commit(Constants.HEAD);
    }

    /** Whether a branch, a tag or what is checked out still leads to a commit; after a forced push, none may. */
    boolean isHeld(RevCommit commit) throws IOException {
        try (RevWalk walk = new RevWalk(repository)) {
            RevCommit base = walk.parseCommit(commit);
            for (Ref ref : repository.getRefDatabase().getRefs()) {
                RevObject tip = ref.getObjectId() == null ? null : walk.peel(walk.parseAny(ref.getObjectId()));
                if (tip instanceof RevCommit c && walk.isMergedInto(base, walk.parseCommit(c))) return true;
            }
            return false;
        }
    }

    /** Whether the history is cut off somewhere: then a commit that is missing may exist elsewhere. */
    boolean isShallow() throws IOException {
        return !repository.getObjectDatabase().getShallowCommits().isEmpty();
    }

    /** What stands at a path of a commit. */
    sealed interface At {
        record Nothing() implements At {}

        record Folder() implements At {}

        record Submodule() implements At {}

        record Link() implements At {}

        record TooLarge(long bytes) implements At {}

        record Content(byte[] bytes) implements At {}
    }

    At at(RevCommit commit, String path) throws IOException {
        String[] names = path.split("/", -1);
        StringBuilder so = new StringBuilder();
        for (int i = 0; i < names.length; i++) {
            so.append(i == 0 ? "" : "/").append(names[i]);
            try (TreeWalk walk = TreeWalk.forPath(repository, so.toString(), commit.getTree())) {
                if (walk == null) return new At.Nothing();
                FileMode mode = walk.getFileMode(0);
                if (mode.equals(FileMode.GITLINK)) return new At.Submodule();
                if (mode.equals(FileMode.SYMLINK)) return new At.Link();
                if (i < names.length - 1) continue;
                if (mode.equals(FileMode.TREE)) return new At.Folder();
                ObjectLoader loader = repository.open(walk.getObjectId(0));
                if (loader.getSize() > LARGEST) return new At.TooLarge(loader.getSize());
                return new At.Content(loader.getBytes(LARGEST));
            }
        }
        return new At.Nothing();
    }

    /** Where a file of one commit is in another, when it was renamed on the way; null when it cannot be told. */
    @Nullable
    String renamed(RevCommit from, String path, RevCommit to) throws IOException {
        try (TreeWalk walk = new TreeWalk(repository)) {
            walk.setRecursive(true);
            walk.addTree(from.getTree());
            walk.addTree(to.getTree());
            RenameDetector detector = new RenameDetector(repository);
            detector.addAll(DiffEntry.scan(walk));
            List<DiffEntry> found = detector.compute();
            for (DiffEntry d : found) {
                if (d.getChangeType() == DiffEntry.ChangeType.RENAME
                        && d.getOldPath().equals(path)) return d.getNewPath();
            }
            return null;
        }
    }
}

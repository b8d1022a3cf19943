package dev.assay.sources;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.jspecify.annotations.Nullable;

/** Where on this disk a source is looked for. */
sealed interface Place {
    /** In a repository, at a path from its root. */
    record InRepository(GitTree tree, String path) implements Place {}

    /** A file. */
    record OnDisk(Path file) implements Place {}

    /** Nothing on this disk is it. */
    record Nowhere(String why) implements Place {}

    /** The path leads out of where it starts. */
    record Outside(String why) implements Place {}

    /** Finds places, from a project's folder or a repository that was named. */
    final class Finder {
        private final @Nullable Path folder;
        private final @Nullable Path named;
        private final Repositories repositories;
        private final Map<Cited, Place> places = new HashMap<>();

        private record Cited(String path, String commit) {}

        Finder(@Nullable Path folder, @Nullable Path named, Repositories repositories) {
            this.folder = folder;
            this.named = named;
            this.repositories = repositories;
        }

        /** A path that is written with other separators, or with what no file name may hold, is still only a path. */
        private static @Nullable Path path(Path base, String written) {
            try {
                return base.resolve(written.replace('\\', '/'));
            } catch (InvalidPathException e) {
                return null;
            }
        }

        /** The place of a file that stands in a commit. Many facts cite one file; where it is, is found out once. */
        Place inCommit(String written, String commit) throws IOException {
            Cited cited = new Cited(written, commit);
            Place known = places.get(cited);
            if (known == null) {
                known = find(written, commit);
                places.put(cited, known);
            }
            return known;
        }

        /** An address names something on another machine, however much of it reads like a path. */
        private static boolean isAddress(String written) {
            return written.contains("://");
        }

        /**
         * The repository around a folder that has the commit. A clone within a repository, such as a submodule that is checked out, has
         * commits of its own: what is cited from the outer one is looked for there.
         */
        private @Nullable Repository holding(Path folder, String commit) throws IOException {
            Repository nearest = repositories.around(folder);
            for (Repository r = nearest; r != null; ) {
                if (new GitTree(r).commit(commit) != null) return r;
                Path above = r.isBare()
                        ? null
                        : r.getWorkTree().toPath().toAbsolutePath().getParent();
                r = above == null ? null : repositories.around(above);
            }
            return nearest;
        }

        private Place find(String written, String commit) throws IOException {
            if (isAddress(written)) return new Nowhere("an address is not looked up");
            if (leaves(written)) return new Outside("\"" + written + "\" leads outside");
            if (named != null) {
                Repository repository = repositories.around(named);
                if (repository == null) return new Nowhere(named + " is no git repository");
                Path absolute = path(named, written);
                return inside(repository, absolute == null ? named : absolute, written);
            }
            Path file = folder == null ? null : path(folder, written);
            if (folder == null || file == null) return new Nowhere("there is no folder to start from");
            Path near = nearest(file);
            // A path of which not even the first folder is here names a repository somewhere else.
            if (near != null && !near.equals(folder)) {
                Repository repository = holding(near, commit);
                if (repository != null) return inside(repository, file, written);
            }
            if (Path.of(written).isAbsolute()) return new Nowhere("no repository here holds " + written);
            Repository around = repositories.around(folder);
            if (around == null) return new Nowhere("no repository here holds " + written);
            GitTree tree = new GitTree(around);
            RevCommit head = tree.head();
            boolean meant = tree.commit(commit) != null
                    || (head != null && !(tree.at(head, written) instanceof GitTree.At.Nothing));
            return meant ? new InRepository(tree, written) : new Nowhere("no repository here holds " + written);
        }

        /** The repository in which a commit is looked for, when there is one that has it or must have it. */
        Place ofCommit(String commit) throws IOException {
            Path start = named != null ? named : folder;
            Repository repository = start == null ? null : repositories.around(start);
            if (repository == null) return new Nowhere("there is no repository here");
            GitTree tree = new GitTree(repository);
            if (named == null && tree.commit(commit) == null) {
                return new Nowhere("the repository here has no commit " + commit);
            }
            return new InRepository(tree, "");
        }

        /** The place of a file outside of any commit. */
        Place onDisk(String written) {
            Path base = named != null ? named : folder;
            if (isAddress(written)) return new Nowhere("an address is not looked up");
            if (leaves(written)) return new Outside("\"" + written + "\" leads outside");
            Path file = base == null ? null : path(base, written);
            if (base == null || file == null || !Files.exists(file))
                return new Nowhere("no file " + written + " is here");
            try {
                // Whoever writes a facts file must not learn what stands in any file of this machine.
                boolean away = !file.toRealPath().startsWith(base.toRealPath());
                if (away && file.equals(Path.of(written))) {
                    return new Nowhere("it lies outside of the folder in which files are looked up");
                }
                if (away) return new Outside("\"" + written + "\" leads outside through a link");
            } catch (IOException e) {
                return new Nowhere("\"" + written + "\" cannot be read: " + e.getMessage());
            }
            return new OnDisk(file);
        }

        private static boolean leaves(String written) {
            int depth = 0;
            for (String name : written.replace('\\', '/').split("/", -1)) {
                if (name.equals("..")) depth--;
                else if (!name.isEmpty() && !name.equals(".")) depth++;
                if (depth < 0) return true;
            }
            return false;
        }

        private Place inside(Repository repository, Path file, String written) throws IOException {
            Path root = (repository.isBare() ? repository.getDirectory() : repository.getWorkTree()).toPath();
            Path absolute = file.toAbsolutePath().normalize();
            Path normal = root.toAbsolutePath().normalize();
            GitTree tree = new GitTree(repository);
            if (absolute.startsWith(normal)) {
                return new InRepository(
                        tree, normal.relativize(absolute).toString().replace('\\', '/'));
            }
            Path real = nearest(absolute);
            if (real != null && real.toRealPath().startsWith(normal.toRealPath())) {
                Path rest = real.relativize(absolute);
                Path whole = normal.toRealPath().relativize(real.toRealPath()).resolve(rest);
                return new InRepository(tree, whole.toString().replace('\\', '/'));
            }
            return new Outside("\"" + written + "\" leads out of the repository");
        }

        /** The nearest folder of a path that exists. */
        private static @Nullable Path nearest(Path file) {
            for (Path p = file.normalize(); p != null; p = p.getParent()) {
                if (Files.isDirectory(p)) return p;
            }
            return null;
        }
    }
}

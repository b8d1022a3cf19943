package dev.assay.sources;

import dev.assay.ledger.SourceCheck;
import dev.assay.model.Fact;
import dev.assay.model.Provenance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jgit.revwalk.RevCommit;
import org.jspecify.annotations.Nullable;

/**
 * Looks sources up on this disk: a commit, a file in a commit, a file. What is not here is no failure; what is here and does not hold
 * what is cited, is. Nothing is fetched, and no
 * repository is changed.
 */
public final class Sources implements SourceCheck, AutoCloseable {
    private static final long LARGEST = 64L << 20;

    private final Repositories repositories = new Repositories();
    private final Place.Finder finder;

    /**
     * Sources as seen from a project.
     *
     * @param folder the project's folder, where relative paths start; null for none
     * @param repository the repository that is meant, where it was named
     */
    public Sources(@Nullable Path folder, @Nullable Path repository) {
        finder = new Place.Finder(folder, repository == null ? null : repository.toAbsolutePath(), repositories);
    }

    @Override
    public Result check(Provenance source) {
        try {
            return switch (source) {
                case Provenance.FileLines s
                when s.commit() != null -> lines(s, finder.inCommit(s.path(), s.commit()), s.commit());
                case Provenance.FileLines s -> lines(s, finder.onDisk(s.path()));
                case Provenance.Commit s -> commit(s, finder.ofCommit(s.hash()));
                case Provenance.Ticket s -> new Result.NotHere("a ticket is not looked up");
                case Provenance.TurnOf s -> new Result.NotHere("a turn is looked up in the journal");
                case Provenance.Document s -> new Result.NotHere("a document is not looked up");
            };
        } catch (GitTree.Ambiguous e) {
            return new Result.Failed(String.valueOf(e.getMessage()));
        } catch (IOException | RuntimeException e) {
            // A repository that is damaged, or in a form this reader does not know, says nothing about the source.
            return new Result.NotHere("it cannot be read here: " + e.getMessage());
        }
    }

    private static Result commit(Provenance.Commit source, Place place) throws IOException {
        if (!(place instanceof Place.InRepository r)) return elsewhere(place);
        RevCommit commit = r.tree().commit(source.hash());
        if (commit == null) return missing(r.tree(), source.hash());
        return new Result.Found(new Fact.Seen(commit.name(), null));
    }

    private static Result elsewhere(Place place) {
        return switch (place) {
            case Place.Outside o -> new Result.Failed(o.why());
            case Place.Nowhere n -> new Result.NotHere(n.why());
            case Place.InRepository r -> throw new IllegalStateException("it is here");
            case Place.OnDisk d -> throw new IllegalStateException("it is here");
        };
    }

    private static Result missing(GitTree tree, String hash) throws IOException {
        if (tree.isShallow()) {
            return new Result.NotHere("the clone here is shallow and has no commit " + hash);
        }
        return new Result.Failed("the repository has no commit " + hash);
    }

    private static Result lines(Provenance.FileLines s, Place place, String hash) throws IOException {
        if (!(place instanceof Place.InRepository r)) return elsewhere(place);
        RevCommit commit = r.tree().commit(hash);
        if (commit == null) return missing(r.tree(), hash);
        String where = s.path() + " at " + hash;
        return switch (r.tree().at(commit, r.path())) {
            case GitTree.At.Nothing n -> new Result.Failed("commit " + hash + " has no file " + r.path());
            case GitTree.At.Folder f -> new Result.Failed(where + " is a folder");
            case GitTree.At.Submodule m -> new Result.NotHere(where + " is in a submodule");
            case GitTree.At.Link l -> new Result.Failed(where + " is, or lies behind, a symbolic link");
            case GitTree.At.TooLarge t -> new Result.Failed(where + " is too large to cite lines of");
            case GitTree.At.Content c -> found(c.bytes(), s, where, commit.name());
        };
    }

    private static Result lines(Provenance.FileLines s, Place place) throws IOException {
        if (!(place instanceof Place.OnDisk d)) return elsewhere(place);
        if (!Files.isRegularFile(d.file())) return new Result.Failed(s.path() + " is no file");
        if (Files.size(d.file()) > LARGEST) return new Result.Failed(s.path() + " is too large to cite lines of");
        return found(Files.readAllBytes(d.file()), s, s.path(), null);
    }

    private static Result found(byte[] bytes, Provenance.FileLines s, String where, @Nullable String commit) {
        if (Lines.isBinary(bytes)) return new Result.Failed(where + " is binary and has no lines");
        Lines lines = new Lines(bytes);
        if (!lines.has(s.from(), s.to())) {
            return new Result.Failed(where + " has " + lines.count()
                    + (lines.count() == 1 ? " line, not " : " lines, not ") + s.from() + " to " + s.to());
        }
        return new Result.Found(new Fact.Seen(commit, lines.sha256(s.from(), s.to())));
    }

    /** How a source stands now, against what was seen when its fact was captured. */
    public Drift drift(Fact fact) {
        for (Provenance source : fact.certificate().sources()) {
            if (source instanceof Provenance.FileLines || source instanceof Provenance.Commit)
                return drift(fact, source);
        }
        return new Drift.NotHere("it has no source that is looked up");
    }

    private Drift drift(Fact fact, Provenance source) {
        Fact.Seen seen = fact.seen();
        return switch (check(source)) {
            case Result.NotHere n -> new Drift.NotHere(n.why());
            case Result.Failed f -> new Drift.Gone(f.why());
            case Result.Found f -> {
                boolean differs = seen != null
                        && seen.sha256() != null
                        && !seen.sha256().equals(f.seen().sha256());
                if (differs) yield new Drift.Changed("the cited lines are not what they were");
                yield source instanceof Provenance.FileLines s
                                && s.commit() != null
                                && f.seen().sha256() != null
                        ? since(s, s.commit(), f.seen().sha256())
                        : new Drift.Holds();
            }
        };
    }

    /** What became of lines that stand in their commit: how the file is in the commit that is checked out. */
    private Drift since(Provenance.FileLines s, String hash, String sha256) {
        try {
            if (!(finder.inCommit(s.path(), hash) instanceof Place.InRepository r)) return new Drift.Holds();
            RevCommit commit = r.tree().commit(hash);
            RevCommit head = r.tree().head();
            if (commit == null || head == null || commit.equals(head)) return new Drift.Holds();
            if (!r.tree().isHeld(commit)) return new Drift.Gone("commit " + hash + " is on no branch any more");
            String path = r.path();
            String moved = null;
            if (r.tree().at(head, path) instanceof GitTree.At.Nothing) {
                moved = r.tree().renamed(commit, path, head);
                if (moved == null) return new Drift.Changed(path + " is gone from the commit that is checked out");
                path = moved;
            }
            if (!(r.tree().at(head, path) instanceof GitTree.At.Content c)) {
                return new Drift.Changed(path + " is no file any more");
            }
            Lines lines = new Lines(c.bytes());
            boolean same = lines.has(s.from(), s.to())
                    && lines.sha256(s.from(), s.to()).equals(sha256);
            if (same) return moved == null ? new Drift.Holds() : new Drift.Moved(path, s.from());
            int at = lines.find(s.to() - s.from() + 1, sha256);
            if (at > 0) return new Drift.Moved(path, at);
            return new Drift.Changed(
                    "the lines changed since" + (moved == null ? "" : ", and the file is now " + path));
        } catch (IOException | RuntimeException e) {
            return new Drift.NotHere("it cannot be read here: " + e.getMessage());
        }
    }

    @Override
    public void close() {
        repositories.close();
    }
}

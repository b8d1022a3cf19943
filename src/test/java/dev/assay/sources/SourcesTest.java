package dev.assay.sources;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ledger.Hex;
import dev.assay.ledger.SourceCheck.Result;
import dev.assay.model.Anchor;
import dev.assay.model.Certificate;
import dev.assay.model.Fact;
import dev.assay.model.Provenance.Commit;
import dev.assay.model.Provenance.FileLines;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.ResetCommand;
import org.eclipse.jgit.dircache.DirCacheEntry;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.PersonIdent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sources in a real repository, with what happens to repositories. */
class SourcesTest {
    private static final PersonIdent ADA = new PersonIdent("Ada", "ada@example.org", 1_700_000_000_000L, 0);

    @TempDir
    Path folder;

    private Path root;
    private Git git;
    private String first;

    @BeforeEach
    void aRepositoryWithOneCommit() throws Exception {
        root = Files.createDirectories(folder.resolve("service"));
        git = Git.init().setDirectory(root.toFile()).setInitialBranch("main").call();
        write("src/auth.ts", "one\ntwo\nthree\nfour\n");
        Files.write(root.resolve("logo.png"), new byte[] {1, 0, 2, '\n'});
        first = commit("first");
    }

    @AfterEach
    void close() {
        git.close();
    }

    private void write(String path, String text) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private String commit(String message) throws Exception {
        git.add().addFilepattern(".").call();
        git.add().addFilepattern(".").setUpdate(true).call();
        return git.commit()
                .setMessage(message)
                .setAuthor(ADA)
                .setCommitter(ADA)
                .setSign(false)
                .call()
                .name();
    }

    private Result check(dev.assay.model.Provenance source) {
        try (Sources sources = new Sources(folder, root)) {
            return sources.check(source);
        }
    }

    private Result lines(String path, int from, int to, String commit) {
        return check(new FileLines(path, from, to, commit));
    }

    private Drift drift(FileLines source, Result seen) {
        Certificate certificate = new Certificate(
                Anchor.of("2024-01-01"),
                source.path(),
                new Certificate.LineRange(source.from(), source.to()),
                source.commit(),
                null,
                null,
                List.of(),
                new TreeMap<>());
        Fact.@Nullable Seen found = seen instanceof Result.Found f ? f.seen() : null;
        try (Sources sources = new Sources(folder, root)) {
            return sources.drift(new Fact("s", "a", "text", certificate, null, null, null, List.of(), found, 1));
        }
    }

    private static String sha(String text) {
        return Hex.sha256(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void citedLinesAreFoundAndTheirHashIsKept() {
        assertThat(lines("src/auth.ts", 2, 3, first))
                .isEqualTo(new Result.Found(new Fact.Seen(first, sha("two\nthree\n"))));
        assertThat(lines("src/auth.ts", 2, 3, first.substring(0, 7)))
                .isEqualTo(new Result.Found(new Fact.Seen(first, sha("two\nthree\n"))));
        assertThat(check(new Commit(first.substring(0, 10)))).isEqualTo(new Result.Found(new Fact.Seen(first, null)));
    }

    @Test
    void whatIsCitedFromNowhereFails() {
        assertThat(lines("src/auth.ts", 3, 5, first))
                .isEqualTo(new Result.Failed("src/auth.ts at " + first + " has 4 lines, not 3 to 5"));
        assertThat(lines("logo.png", 1, 1, first))
                .isEqualTo(new Result.Failed("logo.png at " + first + " is binary and has no lines"));
        assertThat(lines("src/none.ts", 1, 1, first))
                .isEqualTo(new Result.Failed("commit " + first + " has no file src/none.ts"));
        assertThat(lines("src", 1, 1, first)).isEqualTo(new Result.Failed("src at " + first + " is a folder"));
        assertThat(lines("src/auth.ts", 1, 1, "abcdef1"))
                .isEqualTo(new Result.Failed("the repository has no commit abcdef1"));
        assertThat(check(new Commit("abcdef1234")))
                .isEqualTo(new Result.Failed("the repository has no commit abcdef1234"));
    }

    @Test
    void aPathThatLeadsOutsideFails() throws IOException {
        Files.writeString(folder.resolve("secret"), "one\n");
        assertThat(lines("../secret", 1, 1, first)).isEqualTo(new Result.Failed("\"../secret\" leads outside"));
        assertThat(lines("src/../../secret", 1, 1, first)).isInstanceOf(Result.Failed.class);
        assertThat(lines(folder.resolve("secret").toString(), 1, 1, first)).isInstanceOf(Result.Failed.class);
        Files.createSymbolicLink(root.resolve("link"), folder.resolve("secret"));
        assertThat(check(new FileLines("link", 1, 1, null)))
                .isEqualTo(new Result.Failed("\"link\" leads outside through a link"));
        assertThat(check(new FileLines("../secret", 1, 1, null))).isInstanceOf(Result.Failed.class);
    }

    @Test
    void aLinkInACommitIsNotFollowed() throws Exception {
        Files.createSymbolicLink(root.resolve("away"), Path.of("/etc"));
        String second = commit("a link");
        assertThat(lines("away/passwd", 1, 1, second)).isInstanceOf(Result.Failed.class);
        assertThat(lines("away", 1, 1, second)).isInstanceOf(Result.Failed.class);
    }

    @Test
    void aSubmoduleIsNotLookedInto() throws Exception {
        var index = git.getRepository().lockDirCache();
        var builder = index.builder();
        for (int i = 0; i < index.getEntryCount(); i++) builder.add(index.getEntry(i));
        DirCacheEntry entry = new DirCacheEntry("lib");
        entry.setFileMode(FileMode.GITLINK);
        entry.setObjectId(ObjectId.fromString("1234567812345678123456781234567812345678"));
        builder.add(entry);
        builder.commit();
        String second = git.commit()
                .setMessage("a submodule")
                .setAuthor(ADA)
                .setCommitter(ADA)
                .setSign(false)
                .call()
                .name();
        assertThat(lines("lib/a.c", 1, 1, second))
                .isEqualTo(new Result.NotHere("lib/a.c at " + second + " is in a submodule"));
    }

    @Test
    void aRenamedFileIsFoundAgainAndChangedLinesAreSaid() throws Exception {
        write("src/long.ts", "a\nb\nc\nd\ne\nf\ng\nh\n");
        String second = commit("longer");
        FileLines source = new FileLines("src/long.ts", 2, 3, second);
        Result seen = check(source);
        assertThat(drift(source, seen)).isEqualTo(new Drift.Holds());

        Files.delete(root.resolve("src/long.ts"));
        write("src/moved.ts", "a\nb\nc\nd\ne\nf\ng\nh\n");
        commit("renamed");
        assertThat(drift(source, seen)).isEqualTo(new Drift.Moved("src/moved.ts", 2));

        write("src/moved.ts", "new\na\nb\nc\nd\ne\nf\ng\nh\n");
        commit("a line before");
        assertThat(drift(source, seen)).isEqualTo(new Drift.Moved("src/moved.ts", 3));

        write("src/moved.ts", "new\na\nB\nc\nd\ne\nf\ng\nh\n");
        commit("edited");
        assertThat(drift(source, seen))
                .isEqualTo(new Drift.Changed("the lines changed since, and the file is now src/moved.ts"));

        Files.delete(root.resolve("src/moved.ts"));
        commit("deleted");
        assertThat(drift(source, seen))
                .isEqualTo(new Drift.Changed("src/long.ts is gone from the commit that is checked out"));
    }

    @Test
    void aCommitThatNoBranchHoldsAfterAForcedPushIsGone() throws Exception {
        write("src/auth.ts", "one\nTWO\nthree\nfour\n");
        String second = commit("second");
        FileLines source = new FileLines("src/auth.ts", 2, 2, second);
        Result seen = check(source);
        git.reset().setMode(ResetCommand.ResetType.HARD).setRef(first).call();
        assertThat(drift(source, seen)).isEqualTo(new Drift.Gone("commit " + second + " is on no branch any more"));

        // In a fresh clone it was never there.
        Path clone = folder.resolve("clone");
        Git.cloneRepository()
                .setURI(root.toUri().toString())
                .setDirectory(clone.toFile())
                .call()
                .close();
        try (Sources sources = new Sources(folder, clone)) {
            assertThat(sources.check(source)).isEqualTo(new Result.Failed("the repository has no commit " + second));
        }
    }

    @Test
    void aShallowCloneSaysThatItCannotKnow() throws Exception {
        write("src/auth.ts", "one\nTWO\n");
        String second = commit("second");
        Path clone = folder.resolve("shallow");
        Git.cloneRepository()
                .setURI(root.toUri().toString())
                .setDirectory(clone.toFile())
                .setDepth(1)
                .call()
                .close();
        try (Sources sources = new Sources(folder, clone)) {
            assertThat(sources.check(new FileLines("src/auth.ts", 1, 1, first)))
                    .isEqualTo(new Result.NotHere("the clone here is shallow and has no commit " + first));
            assertThat(sources.check(new FileLines("src/auth.ts", 2, 2, second)))
                    .isEqualTo(new Result.Found(new Fact.Seen(second, sha("TWO\n"))));
        }
    }

    @Test
    void theRepositoryIsFoundFromTheProjectsFolderAndNoOtherIsTakenForIt() {
        try (Sources sources = new Sources(folder, null)) {
            assertThat(sources.check(new FileLines("service/src/auth.ts", 1, 1, first)))
                    .isInstanceOf(Result.Found.class);
            assertThat(sources.check(new FileLines(root + "/src/auth.ts", 1, 1, first)))
                    .isInstanceOf(Result.Found.class);
            assertThat(sources.check(new FileLines("service/src/auth.ts", 1, 1, "abcdef1")))
                    .isInstanceOf(Result.Failed.class);
            assertThat(sources.check(new FileLines("github.com/repo/src/auth.ts", 1, 1, "abcdef1")))
                    .isInstanceOf(Result.NotHere.class);
        }
        try (Sources inside = new Sources(root, null)) {
            assertThat(inside.check(new FileLines("src/auth.ts", 1, 1, first))).isInstanceOf(Result.Found.class);
            assertThat(inside.check(new FileLines("src/auth.ts", 1, 1, "abcdef1")))
                    .isInstanceOf(Result.Failed.class);
            assertThat(inside.check(new FileLines("github.com/repo/src/auth.ts", 1, 1, "abcdef1")))
                    .isInstanceOf(Result.NotHere.class);
            assertThat(inside.check(new Commit("abcdef1"))).isInstanceOf(Result.NotHere.class);
        }
    }

    @Test
    void linesOfAFileOutsideOfAnyRepositoryAreCheckedAsTheyStand() throws IOException {
        Files.writeString(folder.resolve("notes.txt"), "one\ntwo");
        FileLines source = new FileLines("notes.txt", 2, 2, null);
        try (Sources sources = new Sources(folder, null)) {
            Result seen = sources.check(source);
            assertThat(seen).isEqualTo(new Result.Found(new Fact.Seen(null, sha("two"))));
            assertThat(sources.check(new FileLines("notes.txt", 2, 3, null)))
                    .isEqualTo(new Result.Failed("notes.txt has 2 lines, not 2 to 3"));
            assertThat(sources.check(new FileLines("none.txt", 1, 1, null))).isInstanceOf(Result.NotHere.class);
            assertThat(sources.check(new FileLines(folder + "/notes.txt", 2, 2, null)))
                    .isEqualTo(seen);
        }
    }

    /** A facts file may come from anybody: it must not be a way to learn what stands in the files of this machine. */
    @Test
    void aFileOutsideOfTheFolderIsNotLookedInto() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "one\n");
        try (Sources sources = new Sources(root, null)) {
            for (int last : new int[] {1, 9}) {
                assertThat(sources.check(new FileLines(secret.toString(), 1, last, null)))
                        .isEqualTo(new Result.NotHere("it lies outside of the folder in which files are looked up"));
            }
            assertThat(sources.check(new FileLines("/dev/zero", 1, 1, null))).isInstanceOf(Result.NotHere.class);
            assertThat(sources.check(new FileLines("/etc/passwd", 1, 1, first))).isInstanceOf(Result.NotHere.class);
        }
    }

    @Test
    void anAddressIsNoPath() {
        for (String commit : new String[] {first, null}) {
            assertThat(lines("https://example.org/src/auth.ts", 1, 1, commit))
                    .isEqualTo(new Result.NotHere("an address is not looked up"));
        }
    }

    /** A submodule that is checked out is a repository of its own, which has no commit of the one around it. */
    @Test
    void aRepositoryWithinARepositoryDoesNotHideTheOuterOne() throws Exception {
        Git inner = Git.init().setDirectory(root.resolve("vendor").toFile()).call();
        inner.close();
        write("vendor/a.c", "one\n");
        write("src/b.c", "one\n");
        String second = commit("beside a clone");
        try (Sources sources = new Sources(folder, null)) {
            assertThat(sources.check(new FileLines("service/vendor/a.c", 1, 1, second)))
                    .isNotEqualTo(new Result.Failed("the repository has no commit " + second));
            assertThat(sources.check(new FileLines("service/vendor/a.c", 1, 1, "abcdef1")))
                    .isEqualTo(new Result.Failed("the repository has no commit abcdef1"));
            assertThat(sources.check(new FileLines("service/src/b.c", 1, 1, second)))
                    .isInstanceOf(Result.Found.class);
        }
    }
}

package dev.assay.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * There is one writer: whoever holds the lock on the file beside the project. The operating system gives it back when the process
 * ends, however it ends. It lies beside and not in the database, because closing any handle on a file gives back all locks a process
 * holds on it.
 */
final class WriterLock implements AutoCloseable {
    /**
     * The projects this process writes to. Asked before the lock's file is opened, since closing a handle on it after a refusal would
     * give back the lock of whoever holds it here.
     */
    private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

    private final Path project;
    private final Path file;
    private final FileChannel channel;
    private final FileLock lock;

    private WriterLock(Path project, Path file, FileChannel channel, FileLock lock) {
        this.project = project;
        this.file = file;
        this.channel = channel;
        this.lock = lock;
    }

    static Path fileFor(Path project) {
        return project.resolveSibling(project.getFileName() + "-lock");
    }

    /** Takes the lock; {@link StoreException} of reason LOCKED when another has it. */
    static WriterLock take(Path project) {
        try {
            Path real = project.toRealPath();
            if (!HELD_HERE.add(real)) {
                throw locked(project, " (process " + ProcessHandle.current().pid() + ", this one)");
            }
            WriterLock taken = null;
            try {
                taken = take(project, real);
                return taken;
            } finally {
                if (taken == null) HELD_HERE.remove(real);
            }
        } catch (IOException e) {
            throw new StoreException(
                    StoreException.Reason.UNWRITABLE, project + ": its folder cannot be written: " + e.getMessage(), e);
        }
    }

    private static WriterLock take(Path project, Path real) throws IOException {
        Path file = fileFor(real);
        while (true) {
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            FileLock lock = tryLock(channel);
            if (lock == null) {
                String holder = read(channel);
                channel.close();
                throw locked(project, holder);
            }
            // The holder before may have removed the file between our opening and our locking it.
            if (isStill(file, channel)) {
                channel.truncate(0);
                String who = "process " + ProcessHandle.current().pid();
                channel.write(ByteBuffer.wrap(who.getBytes(StandardCharsets.UTF_8)), 0);
                return new WriterLock(real, file, channel, lock);
            }
            channel.close();
        }
    }

    private static StoreException locked(Path project, String holder) {
        return new StoreException(
                StoreException.Reason.LOCKED,
                project + ": another window or command is writing to it" + holder + "; close it there, or read only");
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock(Long.MAX_VALUE - 1, 1, false);
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    /**
     * Whether the file at the path is the one that is open here: a length that only this process gives a file must be seen through the
     * path. The path must not be opened for it, since closing that handle would give the lock back.
     */
    private static boolean isStill(Path file, FileChannel channel) throws IOException {
        long length = 1_000 + ProcessHandle.current().pid();
        channel.truncate(0);
        channel.write(ByteBuffer.allocate(1), length - 1);
        try {
            return Files.size(file) == length;
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    private static String read(FileChannel channel) {
        try {
            ByteBuffer buffer = ByteBuffer.allocate(100);
            int n = channel.read(buffer, 0);
            return n <= 0 ? "" : " (" + new String(buffer.array(), 0, n, StandardCharsets.UTF_8) + ")";
        } catch (IOException e) {
            return ""; // who it is only helps; that it is locked is known
        }
    }

    @Override
    public void close() throws IOException {
        try (channel) {
            Files.deleteIfExists(file);
            lock.release();
        } finally {
            HELD_HERE.remove(project);
        }
    }
}

package dev.assay.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * There is one writer: whoever holds the lock on the file beside the project. The operating system gives it back when the process
 * ends, however it ends. It lies beside and not in the database, because closing any handle on a file gives back all locks a process
 * holds on it.
 */
final class WriterLock implements AutoCloseable {
    private final Path file;
    private final FileChannel channel;
    private final FileLock lock;

    private WriterLock(Path file, FileChannel channel, FileLock lock) {
        this.file = file;
        this.channel = channel;
        this.lock = lock;
    }

    static Path fileFor(Path project) {
        return project.resolveSibling(project.getFileName() + "-lock");
    }

    /** Takes the lock; {@link StoreException} of reason LOCKED when another has it. */
    static WriterLock take(Path project) {
        Path file = fileFor(project);
        try {
            while (true) {
                FileChannel channel = FileChannel.open(
                        file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
                FileLock lock = tryLock(channel);
                if (lock == null) {
                    String holder = read(channel);
                    channel.close();
                    throw new StoreException(
                            StoreException.Reason.LOCKED,
                            project + ": another window or command is writing to it" + holder
                                    + "; close it there, or read only");
                }
                // The holder before may have removed the file between our opening and our locking it.
                if (isStill(file, channel)) {
                    channel.truncate(0);
                    String who = "process " + ProcessHandle.current().pid();
                    channel.write(ByteBuffer.wrap(who.getBytes(StandardCharsets.UTF_8)), 0);
                    return new WriterLock(file, channel, lock);
                }
                channel.close();
            }
        } catch (IOException e) {
            throw new StoreException(
                    StoreException.Reason.UNWRITABLE, project + ": its folder cannot be written: " + e.getMessage(), e);
        }
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock(Long.MAX_VALUE - 1, 1, false);
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    private static boolean isStill(Path file, FileChannel channel) throws IOException {
        // A removed file is still open here; writing a mark and looking for it through the path tells whether it is the
        // same one.
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) return false;
        String mark = "process " + ProcessHandle.current().pid() + " opening";
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(mark.getBytes(StandardCharsets.UTF_8)), 0);
        try {
            return Files.readString(file).equals(mark);
        } catch (java.nio.file.NoSuchFileException e) {
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
        Files.deleteIfExists(file);
        lock.release();
        channel.close();
    }
}

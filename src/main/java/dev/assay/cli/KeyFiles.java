package dev.assay.cli;

import dev.assay.ledger.SigningKey;
import dev.assay.ledger.VerifyingKey;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Keys and signatures in files that a person names. */
final class KeyFiles {
    /** No key and no signature is longer. */
    private static final long LONGEST = 1 << 16;

    private KeyFiles() {}

    /** Where the public key goes that belongs to a private one. */
    static Path publicOf(Path key) {
        return key.resolveSibling(key.getFileName() + ".pub");
    }

    /** Where the signature of a file goes. */
    static Path signatureOf(Path file) {
        return file.resolveSibling(file.getFileName() + ".sig");
    }

    /** Makes a key, in a file that only its owner can read, and the public one beside it. Nothing is overwritten. */
    static SigningKey make(Path file) throws IOException {
        Path other = publicOf(file);
        for (Path p : List.of(file, other)) {
            if (Files.exists(p, LinkOption.NOFOLLOW_LINKS)) {
                throw new UsageException(p + ": is there already; nothing was written");
            }
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder))
            throw new UsageException(file + ": there is no folder for it");
        SigningKey key = SigningKey.generate();
        createOwned(file);
        Files.writeString(file, key.pem(), StandardOpenOption.TRUNCATE_EXISTING);
        Files.writeString(other, key.publicKey().pem(), StandardOpenOption.CREATE_NEW);
        return key;
    }

    /** An empty file of which nobody but its owner can read anything, from the first moment on. */
    private static void createOwned(Path file) throws IOException {
        if (Files.getFileStore(file.toAbsolutePath().getParent()).supportsFileAttributeView("posix")) {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            return;
        }
        Files.createFile(file);
        AclFileAttributeView acl = Files.getFileAttributeView(file, AclFileAttributeView.class);
        if (acl == null) return;
        acl.setAcl(List.of(AclEntry.newBuilder()
                .setType(AclEntryType.ALLOW)
                .setPrincipal(acl.getOwner())
                .setPermissions(EnumSet.allOf(AclEntryPermission.class))
                .build()));
    }

    /** Reads a private key; says so when others could read it as well. */
    static SigningKey signing(Path file, Console console) throws IOException {
        String pem = text(file);
        try {
            SigningKey key = SigningKey.ofPem(pem);
            if (othersCanRead(file)) {
                console.message("assay: " + file + ": others on this machine can read this private key; take that from"
                        + " them (chmod 600), and think of making a new one");
            }
            return key;
        } catch (IllegalArgumentException e) {
            throw new UsageException(file + ": " + e.getMessage());
        }
    }

    /** Reads a public key. */
    static VerifyingKey verifying(Path file) throws IOException {
        try {
            return VerifyingKey.ofPem(text(file));
        } catch (IllegalArgumentException e) {
            throw new UsageException(file + ": " + e.getMessage());
        }
    }

    private static boolean othersCanRead(Path file) throws IOException {
        PosixFileAttributeView posix = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (posix == null) return false;
        Set<PosixFilePermission> all = posix.readAttributes().permissions();
        return all.contains(PosixFilePermission.GROUP_READ) || all.contains(PosixFilePermission.OTHERS_READ);
    }

    private static String text(Path file) throws IOException {
        return new String(bytes(file, LONGEST), StandardCharsets.ISO_8859_1);
    }

    /** What a file holds. */
    static byte[] bytes(Path file, long longest) throws IOException {
        if (Files.isDirectory(file)) throw new UsageException(file + ": is a folder, not a file");
        if (!Files.exists(file)) throw new UsageException(file + ": there is no such file");
        if (Files.size(file) > longest) throw new UsageException(file + ": is too long to be that");
        try {
            return Files.readAllBytes(file);
        } catch (FileSystemException e) {
            throw new UsageException(file + ": may not be read");
        }
    }

    /** Refuses a place where no file can be, before any work is done for it. */
    static void needPlace(Path file) {
        if (Files.isDirectory(file)) throw new UsageException(file + ": is a folder, not a file");
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder))
            throw new UsageException(file + ": there is no folder for it");
    }

    /** Writes a file as a whole or not at all; what was there before gives way. */
    static void write(Path file, byte[] bytes) throws IOException {
        needPlace(file);
        Path next = file.resolveSibling(file.getFileName() + "-new");
        try {
            Files.write(next, bytes);
            try {
                Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            Files.deleteIfExists(next);
        }
    }
}

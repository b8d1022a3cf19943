package dev.assay.model;

/**
 * A file came in. The entries that follow it, up to the next entry of this kind or the end of the transaction, came from it.
 *
 * @param path as it can be found again: relative to the project's folder where it lies below it, else absolute
 * @param format which importer read it, by its name on the command line
 * @param sha256 of the whole file, lower-case hex
 * @param bytes its length
 * @param at when, UTC, ISO-8601
 */
public record FileImported(String path, String format, String sha256, long bytes, String at) implements Entry {}

package dev.assay.model;

/**
 * A person accepted that this journal does not end in, or lead to, a head that was seen before: a backup was put back, or its tail was
 * cut. What was lost stays lost; that it was is recorded.
 *
 * @param entries how many entries there had been
 * @param hash the hash of the last of them, lower-case hex
 * @param by who accepted it
 * @param at when, UTC, ISO-8601
 * @param why the reason given
 */
public record HeadAccepted(long entries, String hash, String by, String at, String why) implements Entry {}

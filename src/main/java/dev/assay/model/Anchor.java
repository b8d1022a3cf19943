package dev.assay.model;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/**
 * A calendar moment: an ISO date, a local date-time, or a date-time with offset. A local date-time is read as UTC for the purpose of
 * order; a date is the whole day.
 *
 * @param text as recorded
 * @param from first microsecond since 1970-01-01T00:00Z
 * @param to last microsecond, inclusive
 */
public record Anchor(String text, long from, long to) implements Comparable<Anchor> {
    private static final long DAY = 86_400_000_000L;

    /**
     * Reads an anchor.
     *
     * @throws IllegalArgumentException when the text is no ISO date, local date-time or date-time with offset
     */
    public static Anchor of(String text) {
        try {
            if (text.length() == 10) {
                long day = LocalDate.parse(text).toEpochDay() * DAY;
                return new Anchor(text, day, day + DAY - 1);
            }
            int time = text.indexOf('T');
            boolean offset = text.endsWith("Z") || text.indexOf('+', time) > 0 || text.indexOf('-', time) > 0;
            LocalDateTime utc = time < 0
                    ? null
                    : offset
                            ? OffsetDateTime.parse(text)
                                    .withOffsetSameInstant(ZoneOffset.UTC)
                                    .toLocalDateTime()
                            : LocalDateTime.parse(text);
            if (utc != null) {
                long at = Math.addExact(
                        Math.multiplyExact(utc.toEpochSecond(ZoneOffset.UTC), 1_000_000L), utc.getNano() / 1_000);
                return new Anchor(text, at, at);
            }
        } catch (DateTimeException | ArithmeticException e) {
            throw new IllegalArgumentException(
                    "\"" + text + "\" is not an ISO date or date-time such as 2026-05-08 or 2026-05-08T13:56", e);
        }
        throw new IllegalArgumentException(
                "\"" + text + "\" is not an ISO date or date-time such as 2026-05-08 or 2026-05-08T13:56");
    }

    /** The calendar day as it was written, without its time. */
    public LocalDate day() {
        return LocalDate.parse(text.substring(0, text.indexOf('T') < 0 ? text.length() : text.indexOf('T')));
    }

    @Override
    public int compareTo(Anchor other) {
        int byStart = Long.compare(from, other.from);
        return byStart != 0 ? byStart : Long.compare(to, other.to);
    }
}

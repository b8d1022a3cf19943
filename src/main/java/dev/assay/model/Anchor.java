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
        long fast = plainSecond(text);
        if (fast != Long.MIN_VALUE) return new Anchor(text, fast, fast);
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

    /** The microsecond of {@code yyyy-MM-ddTHH:mm:ss} in days every month has; for all else the long way. */
    private static long plainSecond(String s) {
        if (s.length() != 19 || s.charAt(10) != 'T' || s.charAt(13) != ':' || s.charAt(16) != ':')
            return Long.MIN_VALUE;
        if (s.charAt(4) != '-' || s.charAt(7) != '-') return Long.MIN_VALUE;
        int year = digits(s, 0, 4);
        int month = digits(s, 5, 2);
        int day = digits(s, 8, 2);
        int hour = digits(s, 11, 2);
        int minute = digits(s, 14, 2);
        int second = digits(s, 17, 2);
        boolean plain = year >= 0
                && month >= 1
                && month <= 12
                && day >= 1
                && day <= 28
                && hour >= 0
                && hour < 24
                && minute >= 0
                && minute < 60
                && second >= 0
                && second < 60;
        if (!plain) return Long.MIN_VALUE;
        long days = LocalDate.of(year, month, day).toEpochDay();
        return days * DAY + ((hour * 60L + minute) * 60 + second) * 1_000_000L;
    }

    private static int digits(String s, int from, int n) {
        int value = 0;
        for (int i = from; i < from + n; i++) {
            char c = s.charAt(i);
            if (c < '0' || c > '9') return -1;
            value = value * 10 + (c - '0');
        }
        return value;
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

package dev.assay.bench;

import dev.assay.method.time.CalendarUnit;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The days a gold answer names, read by a reader of its own (not by the grammar it is to judge). It reads a whole answer or nothing:
 * {@code 7 May 2023}, {@code May 3, 2023}, {@code June 2023}, {@code 2022}, {@code summer 2023}, {@code 13 August} (in the year of the
 * evidence), {@code The Friday before 15 July 2023}, {@code The week before 9 June 2023}, {@code two weekends before 17 July 2023},
 * {@code The week of 23 August 2023}, {@code first weekend of August 2023}, {@code early August 2023}, with "in", "on", "since",
 * "around", "approximately" before them. An explicit date in brackets behind a correction is what counts:
 * {@code Two weekends after 3 June, 2022 (approximately June 17-18, 2022)}. A month is known by its first three letters, since the
 * published answers misspell ("Januarty"). "4 years", "10 years ago", "A few years ago" are no dates.
 *
 * <p>"The week before D" is the calendar week before D's own, "the weekend before D" the last one over before D: most such answers
 * are the transcript's "last week" written down with the day it was said, so they confirm the relation, not single days.
 *
 * @param from first day
 * @param to last day, inclusive
 */
public record GoldDate(LocalDate from, LocalDate to) {
    private static final List<String> COUNTS = List.of("one", "two", "three", "four", "five");
    private static final List<String> PLACES = List.of("first", "second", "third", "fourth");

    /**
     * Reads an answer.
     *
     * @param answer the gold answer
     * @param year the year of a day without one
     * @return its days, or null when it is no date
     */
    public static @Nullable GoldDate read(String answer, int year) {
        int open = answer.indexOf('(');
        int close = answer.lastIndexOf(')');
        if (open >= 0 && close > open) {
            GoldDate inside = plain(answer.substring(open + 1, close), year);
            return inside != null ? inside : plain(answer.substring(0, open), year);
        }
        return plain(answer, year);
    }

    private static @Nullable GoldDate plain(String text, int year) {
        List<String> words = words(text);
        while (!words.isEmpty()
                && List.of("the", "in", "on", "since", "around", "approximately", "about")
                        .contains(words.getFirst())) {
            words.removeFirst();
        }
        try {
            return relative(words, year);
        } catch (DateTimeException e) {
            return null;
        }
    }

    /** Runs of letters and runs of digits; the endings of "13th" left out; "17-18" is two numbers. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        for (String word : text.toLowerCase(Locale.ROOT)
                .replaceAll("(?<=\\d)(st|nd|rd|th)\\b", "")
                .replaceAll("(?<=\\d)(?=[a-z])|(?<=[a-z])(?=\\d)", " ")
                .split("[^a-z0-9]+")) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }

    private static @Nullable GoldDate relative(List<String> words, int year) {
        if (words.isEmpty()) {
            return null;
        }
        int third = List.of("early", "mid", "late").indexOf(words.getFirst());
        if (third >= 0) {
            GoldDate whole = date(words.subList(1, words.size()), year);
            return whole == null ? null : whole.third(third);
        }
        int relation = -1;
        for (int i = 0; i < words.size(); i++) {
            if (List.of("before", "after", "of").contains(words.get(i)) && relation < 0) {
                relation = i;
            }
        }
        GoldDate date = relation < 0 ? null : date(words.subList(relation + 1, words.size()), year);
        if (date == null) {
            return date(words, year);
        }
        List<String> head = words.subList(0, relation);
        int count = head.size() == 2 ? count(head.getFirst()) : 1;
        String noun = head.getLast();
        String singular = noun.endsWith("s") && !noun.equals("s") ? noun.substring(0, noun.length() - 1) : noun;
        return switch (words.get(relation)) {
            case "before" -> head.size() > 2 || count < 1 ? null : date.before(singular, count);
            case "after" -> head.size() > 2 || count < 1 ? null : date.after(singular, count);
            default -> head.size() == 2 ? date.nth(head.getFirst(), singular) : date.of(singular, words, year);
        };
    }

    private static int count(String word) {
        return word.matches("\\d{1,3}") ? Integer.parseInt(word) : COUNTS.indexOf(word) + 1;
    }

    private GoldDate third(int which) {
        long third = (to.toEpochDay() - from.toEpochDay() + 1) / 3;
        return switch (which) {
            case 0 -> new GoldDate(from, from.plusDays(third - 1));
            case 1 -> new GoldDate(from.plusDays(third), to.minusDays(third));
            default -> new GoldDate(to.minusDays(third - 1), to);
        };
    }

    private @Nullable GoldDate before(String noun, int count) {
        DayOfWeek weekday = weekday(noun);
        if (weekday != null) {
            return day(from.with(TemporalAdjusters.previous(weekday)).minusWeeks(count - 1L));
        }
        CalendarUnit unit = unit(noun);
        return unit == null ? null : whole(unit, unit.shift(from, -count));
    }

    private @Nullable GoldDate after(String noun, int count) {
        DayOfWeek weekday = noun.equals("weekend") ? DayOfWeek.SATURDAY : weekday(noun);
        if (weekday != null) {
            LocalDate first = to.with(TemporalAdjusters.next(weekday)).plusWeeks(count - 1L);
            return noun.equals("weekend") ? new GoldDate(first, first.plusDays(1)) : day(first);
        }
        CalendarUnit unit = unit(noun);
        return unit == null ? null : whole(unit, unit.shift(to, count));
    }

    private @Nullable GoldDate of(String noun, List<String> words, int year) {
        CalendarUnit unit = unit(noun);
        boolean around = unit == CalendarUnit.WEEK || unit == CalendarUnit.WEEKEND;
        return around && unit != null && from.equals(to) ? whole(unit, from) : date(words, year);
    }

    /** The first week of a month is its first seven days, the last one its last seven. */
    private @Nullable GoldDate nth(String place, String noun) {
        int index = PLACES.indexOf(place);
        if (index < 0 && !place.equals("last")) {
            return null;
        }
        if (noun.equals("weekend")) {
            LocalDate saturday = index < 0
                    ? to.with(TemporalAdjusters.previousOrSame(DayOfWeek.SATURDAY))
                    : from.with(TemporalAdjusters.nextOrSame(DayOfWeek.SATURDAY))
                            .plusWeeks(index);
            return new GoldDate(saturday, saturday.plusDays(1));
        }
        LocalDate first = index < 0 ? to.minusDays(6) : from.plusWeeks(index);
        return noun.equals("week") ? new GoldDate(first, first.plusDays(6)) : null;
    }

    /** A day, two days, a month, a season or a year without anything around. */
    private static @Nullable GoldDate date(List<String> all, int year) {
        List<String> words = all.stream().filter(word -> !word.equals("of")).toList();
        if (words.isEmpty() || words.size() > 4) {
            return null;
        }
        boolean dated = words.getLast().matches("\\d{4}");
        int named = dated ? Integer.parseInt(words.getLast()) : year;
        List<String> rest = dated ? words.subList(0, words.size() - 1) : words;
        if (rest.isEmpty()) {
            return whole(CalendarUnit.YEAR, LocalDate.of(named, 1, 1));
        }
        int season = List.of("winter", "spring", "summer", "autumn", "fall").indexOf(rest.getFirst());
        if (season > 0 && rest.size() == 1 && dated) {
            return whole(CalendarUnit.SEASON, LocalDate.of(named, season == 4 ? 9 : 3 * season, 1));
        }
        Month month = null;
        List<Integer> days = new ArrayList<>();
        for (String word : rest) {
            Month here = month(word);
            if (here != null && month == null) {
                month = here;
            } else if (word.matches("\\d{1,2}")) {
                days.add(Integer.parseInt(word));
            } else {
                return null;
            }
        }
        if (month == null || days.isEmpty() && !dated) {
            return null;
        }
        if (days.isEmpty()) {
            return whole(CalendarUnit.MONTH, LocalDate.of(named, month, 1));
        }
        LocalDate first = LocalDate.of(named, month, days.getFirst());
        LocalDate last = LocalDate.of(named, month, days.getLast());
        return last.isBefore(first) ? null : new GoldDate(first, last);
    }

    private static GoldDate whole(CalendarUnit unit, LocalDate day) {
        return new GoldDate(unit.first(day), unit.last(day));
    }

    private static GoldDate day(LocalDate day) {
        return new GoldDate(day, day);
    }

    private static @Nullable CalendarUnit unit(String word) {
        return switch (word) {
            case "day" -> CalendarUnit.DAY;
            case "week" -> CalendarUnit.WEEK;
            case "weekend" -> CalendarUnit.WEEKEND;
            case "month" -> CalendarUnit.MONTH;
            case "year" -> CalendarUnit.YEAR;
            default -> null;
        };
    }

    private static @Nullable Month month(String word) {
        for (Month month : Month.values()) {
            if (word.length() > 2 && month.name().toLowerCase(Locale.ROOT).startsWith(word.substring(0, 3))) {
                return month;
            }
        }
        return null;
    }

    private static @Nullable DayOfWeek weekday(String word) {
        for (DayOfWeek day : DayOfWeek.values()) {
            if (day.name().toLowerCase(Locale.ROOT).equals(word)) {
                return day;
            }
        }
        return null;
    }
}

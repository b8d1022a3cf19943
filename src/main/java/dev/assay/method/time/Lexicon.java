package dev.assay.method.time;

import java.time.DayOfWeek;
import java.time.Month;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words of the grammar: weekdays, months, seasons, units, numbers. Lower case; looked up, never listed. */
final class Lexicon {
    private static final Map<String, DayOfWeek> WEEKDAYS = new HashMap<>();
    private static final Map<String, Month> MONTHS = new HashMap<>();
    private static final Map<String, CalendarUnit> UNITS = Map.ofEntries(
            Map.entry("day", CalendarUnit.DAY),
            Map.entry("days", CalendarUnit.DAY),
            Map.entry("week", CalendarUnit.WEEK),
            Map.entry("weeks", CalendarUnit.WEEK),
            Map.entry("wk", CalendarUnit.WEEK),
            Map.entry("wks", CalendarUnit.WEEK),
            Map.entry("weekend", CalendarUnit.WEEKEND),
            Map.entry("weekends", CalendarUnit.WEEKEND),
            Map.entry("month", CalendarUnit.MONTH),
            Map.entry("months", CalendarUnit.MONTH),
            Map.entry("year", CalendarUnit.YEAR),
            Map.entry("years", CalendarUnit.YEAR),
            Map.entry("yr", CalendarUnit.YEAR),
            Map.entry("yrs", CalendarUnit.YEAR));
    private static final Map<String, Month> SEASONS = Map.of(
            "spring", Month.MARCH,
            "summer", Month.JUNE,
            "autumn", Month.SEPTEMBER,
            "fall", Month.SEPTEMBER,
            "winter", Month.DECEMBER);
    private static final Map<String, Integer> NUMBERS = new HashMap<>();
    private static final Map<String, Integer> ORDINALS = new HashMap<>();

    static {
        for (DayOfWeek day : DayOfWeek.values()) {
            String name = day.name().toLowerCase(Locale.ROOT);
            WEEKDAYS.put(name, day);
            WEEKDAYS.put(name.substring(0, 3), day);
        }
        WEEKDAYS.put("tues", DayOfWeek.TUESDAY);
        WEEKDAYS.put("thur", DayOfWeek.THURSDAY);
        WEEKDAYS.put("thurs", DayOfWeek.THURSDAY);
        for (Month month : Month.values()) {
            String name = month.name().toLowerCase(Locale.ROOT);
            MONTHS.put(name, month);
            MONTHS.put(name.substring(0, 3), month);
        }
        MONTHS.put("sept", Month.SEPTEMBER);
        String[] small =
                ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
                                + " seventeen eighteen nineteen twenty")
                        .split(" ");
        for (int i = 1; i < small.length; i++) {
            NUMBERS.put(small[i], i);
        }
        String[] tens = "thirty forty fifty sixty seventy eighty ninety".split(" ");
        for (int i = 0; i < tens.length; i++) {
            NUMBERS.put(tens[i], 30 + 10 * i);
        }
        String[] ordinals =
                ("first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth"
                                + " fifteenth sixteenth seventeenth eighteenth nineteenth twentieth")
                        .split(" ");
        for (int i = 0; i < ordinals.length; i++) {
            ORDINALS.put(ordinals[i], i + 1);
        }
    }

    private Lexicon() {}

    /** A weekday's name or abbreviation. */
    static @Nullable DayOfWeek weekday(String word) {
        return WEEKDAYS.get(word);
    }

    /** Whether a weekday is written out, so that it is no other word ("sat", "sun"). */
    static boolean isWeekdayName(String word) {
        return word.length() > 5 && WEEKDAYS.containsKey(word);
    }

    static boolean isWeekdayPlural(String word) {
        return word.endsWith("s") && isWeekdayName(word.substring(0, word.length() - 1));
    }

    /** A month's name or abbreviation. */
    static @Nullable Month month(String word) {
        return MONTHS.get(word);
    }

    static @Nullable CalendarUnit unit(String word) {
        return UNITS.get(word);
    }

    /** The first month of a season. */
    static @Nullable Month season(String word) {
        return SEASONS.get(word);
    }

    /** A number word up to twenty, or a ten; 0 when it is none. */
    static int number(String word) {
        return NUMBERS.getOrDefault(word, 0);
    }

    /** An ordinal word up to twentieth; 0 when it is none. */
    static int ordinal(String word) {
        return ORDINALS.getOrDefault(word, 0);
    }
}

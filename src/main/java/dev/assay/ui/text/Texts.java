package dev.assay.ui.text;

import dev.assay.model.MentionType;
import java.text.NumberFormat;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The words of the window in one language. Dates are ISO with the weekday in every language; figures are grouped as the language does
 * it. A key that is not in the bundle is an error: a test holds keys and uses together.
 */
public final class Texts {
    /** The preference that holds the language a person chose; empty for that of the system. */
    public static final String LANGUAGE = "language";

    /** The words of the shell, and those of perspectives that have a bundle of their own; their keys begin with its name. */
    private static final List<String> BUNDLES =
            List.of("text", "collisions", "timeline", "overview", "queue", "ledger", "ask", "scoring", "stability");

    private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");
    private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);

    private final Map<String, String> words;
    private final Locale locale;
    private final NumberFormat numbers;

    private Texts(Map<String, String> words, Locale locale) {
        this.words = words;
        this.locale = locale;
        this.numbers = NumberFormat.getIntegerInstance(locale);
    }

    /** The texts for a language: German where it is asked for, English everywhere else. */
    public static Texts of(Locale wanted) {
        Locale locale = wanted.getLanguage().equals("de") ? Locale.GERMAN : Locale.ENGLISH;
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        Map<String, String> words = new HashMap<>();
        for (String name : BUNDLES) {
            ResourceBundle bundle = ResourceBundle.getBundle("dev.assay.ui." + name, locale, noFallback);
            for (String key : bundle.keySet()) words.put(key, bundle.getString(key));
        }
        return new Texts(words, locale);
    }

    /** The language. */
    public Locale locale() {
        return locale;
    }

    /** The text of a key, with {@code {0}}, {@code {1}} … replaced. */
    public String get(String key, Object... values) {
        String text = words.get(key);
        if (text == null) throw new NoSuchElementException("no text " + key);
        if (values.length == 0) return text;
        // In one pass: what is put in may itself hold something that looks like a place.
        return PLACE.matcher(text)
                .replaceAll(m -> Matcher.quoteReplacement(String.valueOf(values[Integer.parseInt(m.group(1))])));
    }

    /** What a type of rows is called; what is said when nobody listed one. */
    public String type(@Nullable MentionType type) {
        if (type == null) return get("type.none");
        return switch (type) {
            case PERSON -> get("type.person");
            case PLACE -> get("type.place");
            case ORGANIZATION -> get("type.organization");
            case THING -> get("type.thing");
            case ACTIVITY -> get("type.activity");
            case TIME -> get("type.time");
            case OTHER -> get("type.other");
        };
    }

    /** How many of something: {@code key.one} for 1, {@code key.other} for all else, the number in the place of {@code {0}}. */
    public String count(String key, long n) {
        return get(key + (n == 1 ? ".one" : ".other"), number(n));
    }

    /** A whole number as the language groups it. */
    public String number(long n) {
        return numbers.format(n);
    }

    /** A day: {@code 2026-05-08 Fri}. */
    public String day(LocalDate day) {
        return day + " "
                + day.getDayOfWeek()
                        .getDisplayName(TextStyle.SHORT_STANDALONE, locale)
                        .replace(".", "");
    }

    /** A moment at which something was opened: today by the clock, else by its day. */
    public String moment(LocalDateTime at, LocalDate today) {
        return at.toLocalDate().equals(today) ? get("moment.today", MINUTE.format(at)) : day(at.toLocalDate());
    }
}

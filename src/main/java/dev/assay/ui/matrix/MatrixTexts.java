package dev.assay.ui.matrix;

import java.text.MessageFormat;
import java.text.NumberFormat;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

/** The texts of the matrix in one language. Used by one thread. */
public final class MatrixTexts {
    private static final String BUNDLE = "dev.assay.ui.matrix";

    private final ResourceBundle bundle;
    private final Locale locale;
    private final NumberFormat numbers;
    private final Map<String, MessageFormat> formats = new HashMap<>();

    private MatrixTexts(Locale locale) {
        this.locale = locale;
        numbers = NumberFormat.getIntegerInstance(locale);
        bundle = ResourceBundle.getBundle(
                BUNDLE, locale, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /** The texts in a language; in English where there is no translation. */
    public static MatrixTexts in(Locale locale) {
        return new MatrixTexts(locale.getLanguage().equals("de") ? Locale.GERMAN : Locale.ENGLISH);
    }

    /** The text of a key, its places filled. */
    String get(String key, Object... values) {
        if (values.length == 0) return bundle.getString(key);
        // Reading a pattern takes longer than filling it, and labels are filled sixty times a second.
        return formats.computeIfAbsent(key, k -> new MessageFormat(bundle.getString(k), locale))
                .format(values);
    }

    /** A whole number with its thousands apart. */
    String number(long n) {
        return numbers.format(n);
    }

    /** A weight: four decimals. */
    String weight(double w) {
        return String.format(Locale.ROOT, "%.4f", w);
    }

    /** "April 2026". */
    String monthAndYear(LocalDate date) {
        return get("month." + date.getMonthValue()) + " " + date.getYear();
    }

    /** "Apr". */
    String shortMonth(LocalDate date) {
        return get("month.short." + date.getMonthValue());
    }

    /** "2026-04-25 Sat". */
    String day(LocalDate date) {
        return date + " " + get("weekday." + date.getDayOfWeek().getValue());
    }
}

package dev.assay.ui.matrix;

import java.text.MessageFormat;
import java.text.NumberFormat;
import java.time.LocalDate;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts of the matrix in one language. */
public final class MatrixTexts {
    private static final String BUNDLE = "dev.assay.ui.matrix";

    private final ResourceBundle bundle;
    private final Locale locale;

    private MatrixTexts(Locale locale) {
        this.locale = locale;
        bundle = ResourceBundle.getBundle(
                BUNDLE, locale, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /** The texts in a language; in English where there is no translation. */
    public static MatrixTexts in(Locale locale) {
        return new MatrixTexts(locale.getLanguage().equals("de") ? Locale.GERMAN : Locale.ENGLISH);
    }

    /** The text of a key, its places filled. */
    String get(String key, Object... values) {
        String pattern = bundle.getString(key);
        return values.length == 0 ? pattern : new MessageFormat(pattern, locale).format(values);
    }

    /** A whole number with its thousands apart. */
    String number(long n) {
        return NumberFormat.getIntegerInstance(locale).format(n);
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

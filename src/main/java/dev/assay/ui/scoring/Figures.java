package dev.assay.ui.scoring;

import dev.assay.scoring.Statistics;
import dev.assay.ui.text.Texts;
import java.util.OptionalDouble;

/** Figures as the language writes them. */
final class Figures {
    private static final String MINUS = "−";

    private final Texts texts;

    Figures(Texts texts) {
        this.texts = texts;
    }

    private String format(String how, double value) {
        return String.format(texts.locale(), how, value);
    }

    /** Points in halves, or in the finer steps that a mean of several scorers has. */
    String points(double points) {
        return format(points * 2 == Math.rint(points * 2) ? "%.1f" : "%.2f", points);
    }

    /** A share with one decimal. */
    String share(double share) {
        return format("%.1f", share * 100) + " %";
    }

    /** A ratio as whole percent. */
    String ratio(double ratio) {
        return format("%.0f", ratio * 100) + " %";
    }

    String interval(Statistics.Interval i) {
        return format("%.1f", i.low() * 100) + " – " + format("%.1f", i.high() * 100);
    }

    /** With its sign, in points of a hundred. */
    String signed(double difference) {
        double hundred = difference * 100;
        String figure = format("%.1f", Math.abs(hundred));
        if (Math.abs(hundred) < 0.05) return figure;
        return (hundred < 0 ? MINUS : "+") + figure;
    }

    String words(double words) {
        return texts.number(Math.round(words));
    }

    /** Two decimals; where there is none, that it is undefined. */
    String coefficient(OptionalDouble value) {
        if (value.isEmpty()) return texts.get("scoring.undefined");
        double v = value.getAsDouble();
        return (v < 0 ? MINUS : "") + format("%.2f", Math.abs(v));
    }
}

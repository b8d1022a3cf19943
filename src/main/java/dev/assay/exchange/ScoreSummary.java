package dev.assay.exchange;

import dev.assay.model.ScorerKind;
import dev.assay.scoring.AgreementReport;
import dev.assay.scoring.Filter;
import dev.assay.scoring.JudgeReport;
import dev.assay.scoring.Results;
import dev.assay.scoring.Scoreboard;
import dev.assay.scoring.Scorer;
import dev.assay.scoring.ScoringSnapshot;
import dev.assay.scoring.Statistics;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * Everything hand scoring comes to, in one value: the scoreboard, agreement, and the judge beside the people.
 *
 * @param others scorers of the other kind, whose scores are not in it
 */
public record ScoreSummary(Scoreboard board, AgreementReport agreement, JudgeReport judge, List<Scorer> others) {
    public ScoreSummary {
        others = List.copyOf(others);
    }

    /**
     * Summarises.
     *
     * @param kind whose scores; null: people's where there are any, else models'
     * @param reference the arm to compare with; null: each with each
     */
    public static ScoreSummary of(
            ScoringSnapshot scoring, @Nullable ScorerKind kind, Filter filter, @Nullable String reference, long seed) {
        Results people = Results.of(scoring, ScorerKind.PERSON, filter);
        Results models = Results.of(scoring, ScorerKind.MODEL, filter);
        ScorerKind chosen = kind != null
                ? kind
                : people.all().isEmpty() && !models.all().isEmpty() ? ScorerKind.MODEL : ScorerKind.PERSON;
        Results results = chosen == ScorerKind.PERSON ? people : models;
        Results rest = chosen == ScorerKind.PERSON ? models : people;
        return new ScoreSummary(
                Scoreboard.of(scoring, results, filter, reference, seed),
                AgreementReport.of(results),
                JudgeReport.of(scoring, results, filter),
                List.copyOf(rest.scorers()));
    }

    /** Writes it with the keys of {@code assay score summary}. */
    public void write(JsonGenerator g) {
        g.writeStartObject();
        g.writeArrayPropertyStart("arms");
        for (Scoreboard.Row row : board.arms()) {
            g.writeStartObject();
            g.writeStringProperty("arm", row.arm());
            cell(row.total(), g);
            number("words", row.words(), g);
            g.writeObjectPropertyStart("by_category");
            row.byCategory().forEach((category, cell) -> {
                g.writeObjectPropertyStart(category);
                cell(cell, g);
                g.writeEndObject();
            });
            g.writeEndObject();
            g.writeNumberProperty("answers", row.answers());
            g.writeNumberProperty("returned", row.returned());
            g.writeEndObject();
        }
        g.writeEndArray();
        g.writeArrayPropertyStart("ratios");
        for (Scoreboard.Ratio r : board.ratios()) {
            g.writeStartObject();
            g.writeStringProperty("arm", r.arm());
            g.writeStringProperty("reference", r.reference());
            number("accuracy", r.accuracy(), g);
            number("words", r.words(), g);
            g.writeNumberProperty("common", r.common());
            number("difference", r.difference(), g);
            interval("difference_interval", r.interval(), g);
            g.writeEndObject();
        }
        g.writeEndArray();
        agreement(g);
        judge(g);
        g.writeStringProperty("scorer_kind", board.kind().id());
        scorers("scorers", List.copyOf(board.scorers()), g);
        scorers("other_scorers", others, g);
        g.writeNumberProperty("seed", board.seed());
        g.writeEndObject();
    }

    private static void cell(Scoreboard.@Nullable Cell cell, JsonGenerator g) {
        g.writeNumberProperty("scored", cell == null ? 0 : cell.scored());
        number("points", cell == null ? 0.0 : cell.points(), g);
        number("accuracy", cell == null ? null : cell.accuracy(), g);
        interval("interval", cell == null ? null : cell.interval(), g);
        if (cell != null)
            g.writeStringProperty("method", cell.interval().method().id());
    }

    private static void interval(String key, Statistics.@Nullable Interval interval, JsonGenerator g) {
        if (interval == null) {
            g.writeNullProperty(key);
            return;
        }
        g.writeArrayPropertyStart(key);
        g.writeNumber(interval.low());
        g.writeNumber(interval.high());
        g.writeEndArray();
    }

    private void agreement(JsonGenerator g) {
        g.writeObjectPropertyStart("agreement");
        figure("kappa", agreement.kappa(), g);
        figure("alpha", agreement.alpha(), g);
        g.writeNumberProperty("both", agreement.both());
        g.writeNumberProperty("scored", agreement.scored());
        figure("raw", agreement.raw(), g);
        figure("alpha_nominal", agreement.alphaNominal(), g);
        g.writeNumberProperty("disagreements", agreement.disagreements().size());
        g.writeEndObject();
    }

    private void judge(JsonGenerator g) {
        g.writeArrayPropertyStart("judge");
        for (JudgeReport.Row row : judge.arms()) {
            g.writeStartObject();
            g.writeStringProperty("arm", row.arm());
            g.writeNumberProperty("judged", row.judged());
            g.writeNumberProperty("accepted", row.accepted());
            counts("accepting", row.accepting(), g);
            counts("rejecting", row.rejecting(), g);
            g.writeArrayPropertyStart("passed");
            row.passed().forEach(q -> g.writeString(q.question().id()));
            g.writeEndArray();
            g.writeArrayPropertyStart("blocked");
            row.blocked().forEach(q -> g.writeString(q.question().id()));
            g.writeEndArray();
            g.writeEndObject();
        }
        g.writeEndArray();
    }

    private static void counts(String key, JudgeReport.Counts c, JsonGenerator g) {
        g.writeObjectPropertyStart(key);
        g.writeNumberProperty("wrong", c.wrong());
        g.writeNumberProperty("partly", c.partly());
        g.writeNumberProperty("correct", c.correct());
        g.writeEndObject();
    }

    private static void scorers(String key, List<Scorer> scorers, JsonGenerator g) {
        g.writeArrayPropertyStart(key);
        scorers.forEach(s -> g.writeString(s.name()));
        g.writeEndArray();
    }

    private static void figure(String key, OptionalDouble value, JsonGenerator g) {
        number(key, value.isPresent() ? (Double) value.getAsDouble() : null, g);
    }

    private static void number(String key, @Nullable Double value, JsonGenerator g) {
        if (value == null) g.writeNullProperty(key);
        else if (value == Math.rint(value)) g.writeNumberProperty(key, value.longValue());
        else g.writeNumberProperty(key, value);
    }
}

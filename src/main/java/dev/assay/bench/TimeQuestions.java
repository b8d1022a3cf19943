package dev.assay.bench;

import dev.assay.bench.TimeQuestion.Said;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Reads the temporal questions (category 2) of a LoCoMo file, and errata to them.
 *
 * <p>An erratum of type {@code WRONG_CITATION} replaces the evidence. Any other replaces the gold answer when its correction reads as a
 * date; when it does not, or when the question itself is unsound ({@code HALLUCINATION}, {@code AMBIGUOUS}), the question is taken out.
 *
 * @param questions all that remain, in file order, whatever their answer is
 * @param removed those the errata took out
 */
public record TimeQuestions(List<TimeQuestion> questions, List<TimeQuestion> removed) {
    private static final int TEMPORAL = 2;
    private static final Pattern TURN = Pattern.compile("D(\\d{1,4}):(\\d{1,5})");
    private static final Pattern SESSION = Pattern.compile("session_\\d+");
    private static final Pattern DAY = Pattern.compile("(\\d{1,2}) ([A-Za-z]+),? (\\d{4})");

    /** What an erratum says, by question. */
    private record Erratum(String type, String answer, List<String> evidence) {}

    /**
     * Reads the file.
     *
     * @param conversations the root of a LoCoMo file: a list of conversations
     * @param errata the root of an errata file, or null
     */
    public static TimeQuestions read(JsonNode conversations, @Nullable JsonNode errata) {
        Map<String, Erratum> corrections = errata == null ? Map.of() : corrections(errata);
        List<TimeQuestion> kept = new ArrayList<>();
        List<TimeQuestion> removed = new ArrayList<>();
        for (int k = 0; k < conversations.size(); k++) {
            JsonNode conversation = conversations.get(k);
            Map<String, Said> turns = turns(conversation.path("conversation"));
            JsonNode all = conversation.path("qa");
            for (int n = 0; n < all.size(); n++) {
                JsonNode asked = all.get(n);
                if (asked.path("category").asInt(0) != TEMPORAL) {
                    continue;
                }
                String id = "locomo_" + k + "_qa" + n;
                TimeQuestion question = new TimeQuestion(
                        id,
                        asked.path("question").asString(""),
                        asked.path("answer").asString(""),
                        evidence(strings(asked.path("evidence")), turns));
                Erratum erratum = corrections.get(id);
                TimeQuestion corrected = erratum == null ? question : correct(question, erratum, turns);
                if (corrected == null) {
                    removed.add(question);
                } else {
                    kept.add(corrected);
                }
            }
        }
        return new TimeQuestions(List.copyOf(kept), List.copyOf(removed));
    }

    private static @Nullable TimeQuestion correct(TimeQuestion question, Erratum erratum, Map<String, Said> turns) {
        List<Said> cited = evidence(erratum.evidence, turns);
        List<Said> evidence = cited.isEmpty() ? question.evidence() : cited;
        return switch (erratum.type) {
            case "WRONG_CITATION" -> new TimeQuestion(question.id(), question.question(), question.gold(), evidence);
            case "HALLUCINATION", "AMBIGUOUS" -> null;
            default ->
                GoldDate.read(erratum.answer, 1) == null
                        ? null
                        : new TimeQuestion(question.id(), question.question(), erratum.answer, evidence);
        };
    }

    private static Map<String, Erratum> corrections(JsonNode errata) {
        Map<String, Erratum> corrections = new HashMap<>();
        for (JsonNode one : errata) {
            corrections.put(
                    one.path("question_id").asString(""),
                    new Erratum(
                            one.path("error_type").asString(""),
                            one.path("correct_answer").asString(""),
                            strings(one.path("correct_evidence"))));
        }
        return corrections;
    }

    private static List<String> strings(JsonNode list) {
        List<String> strings = new ArrayList<>();
        for (JsonNode one : list) {
            strings.add(one.asString(""));
        }
        return strings;
    }

    private static List<Said> evidence(List<String> cited, Map<String, Said> turns) {
        List<Said> evidence = new ArrayList<>();
        for (String one : cited) {
            Matcher matcher = TURN.matcher(one);
            while (matcher.find()) {
                Said said = turns.get(key(matcher));
                if (said != null && !evidence.contains(said)) {
                    evidence.add(said);
                }
            }
        }
        return List.copyOf(evidence);
    }

    /** "D30:05" and "D30:5" are one turn. */
    private static String key(Matcher turn) {
        return Integer.parseInt(turn.group(1)) + ":" + Integer.parseInt(turn.group(2));
    }

    private static Map<String, Said> turns(JsonNode conversation) {
        Map<String, Said> turns = new HashMap<>();
        for (Map.Entry<String, JsonNode> entry : conversation.properties()) {
            LocalDate day = SESSION.matcher(entry.getKey()).matches()
                    ? sessionDay(
                            conversation.path(entry.getKey() + "_date_time").asString(""))
                    : null;
            if (day == null) {
                continue;
            }
            for (JsonNode turn : entry.getValue()) {
                Matcher matcher = TURN.matcher(turn.path("dia_id").asString(""));
                if (matcher.matches()) {
                    turns.put(key(matcher), new Said(day, turn.path("text").asString("")));
                }
            }
        }
        return turns;
    }

    /** The day of "1:56 pm on 8 May, 2023", or null when it has none. */
    static @Nullable LocalDate sessionDay(String text) {
        Matcher matcher = DAY.matcher(text);
        if (!matcher.find()) {
            return null;
        }
        try {
            return LocalDate.of(
                    Integer.parseInt(matcher.group(3)),
                    Month.valueOf(matcher.group(2).toUpperCase(Locale.ROOT)),
                    Integer.parseInt(matcher.group(1)));
        } catch (DateTimeException | IllegalArgumentException e) {
            return null;
        }
    }
}

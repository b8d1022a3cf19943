package dev.assay.exchange;

import dev.assay.model.Anchor;
import dev.assay.model.Provenance;
import dev.assay.model.Question;
import dev.assay.model.Turn;
import dev.assay.scoring.Evidence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A LoCoMo file as published, with its quirks: sessions as numbered fields (some dates without a session), one date for a session,
 * image turns, numbers for answers, adversarial questions without one, and evidence that has to be read with care. Each conversation
 * becomes a space.
 */
final class LocomoImporter implements Importer {
    private static final Pattern SESSION = Pattern.compile("session_([1-9][0-9]{0,6})");
    private static final Pattern SESSION_DATE =
            Pattern.compile("\\s*(\\d{1,2}):(\\d{2})\\s*(am|pm)\\s+on\\s+(\\d{1,2})\\s+(\\p{L}+),?\\s+(\\d{4})\\s*");
    private static final List<String> MONTHS = List.of(
            "january",
            "february",
            "march",
            "april",
            "may",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december");

    @Override
    public void read(Path file, ImportSession session, ImportOptions options, Progress progress) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        List<Json.Value> conversations = Json.read(bytes, 0, bytes.length, 1).list("a LoCoMo file");
        if (options.space() != null && conversations.size() != 1) {
            throw new Refused(
                    1,
                    "the file has " + conversations.size()
                            + " conversations, each a space of its own; leave --space out");
        }
        for (int k = 0; k < conversations.size(); k++) {
            Imports.tell(progress, k, conversations.size());
            Json.Fields c = conversations.get(k).fields("a conversation");
            String space = options.space() != null ? options.space() : c.needText("sample_id");
            Json.Fields conversation = c.need("conversation").fields("\"conversation\"");
            turns(space, conversation, session);
            Json.Value observations = c.get("observation");
            if (observations != null) {
                session.facts(
                        Observations.read(space, observations.fields("\"observation\""), conversation, session), "");
            }
            if (c.get("qa") != null) questions(space, k, c.need("qa").list("\"qa\""), session);
        }
    }

    private static void turns(String space, Json.Fields conversation, ImportSession session) {
        TreeMap<Integer, Json.Value> sessions = new TreeMap<>();
        for (Map.Entry<String, Json.Value> e : conversation.all().entrySet()) {
            Matcher m = SESSION.matcher(e.getKey());
            if (m.matches()) sessions.put(Integer.parseInt(m.group(1)), e.getValue());
        }
        sessions.forEach((n, value) -> {
            Json.Value date = conversation.get("session_" + n + "_date_time");
            Anchor anchor = date == null ? null : anchor(date);
            for (Json.Value v : value.list("\"session_" + n + "\"")) {
                Json.Fields f = v.fields("a turn");
                session.turn(
                        new Turn(
                                space,
                                f.needText("dia_id"),
                                anchor,
                                f.text("speaker"),
                                f.needText("text"),
                                image(f),
                                new Provenance.FileLines(session.path(), f.line(), f.line(), null)),
                        f.line());
            }
        });
    }

    /** "1:56 pm on 8 May, 2023": said to the minute, without a zone. */
    static Anchor anchor(Json.Value value) {
        String text = value.text("a session's date");
        Matcher m = SESSION_DATE.matcher(text.toLowerCase(Locale.ROOT));
        int month = m.matches() ? MONTHS.indexOf(m.group(5)) + 1 : 0;
        int hour = m.matches() ? Integer.parseInt(m.group(1)) : 0;
        if (month == 0 || hour < 1 || hour > 12) {
            throw new Refused(
                    value.line(), "\"" + text + "\" is not a session's date such as \"1:56 pm on 8 May, 2023\"");
        }
        int hour24 = hour % 12 + (m.group(3).equals("pm") ? 12 : 0);
        try {
            return Anchor.of(String.format(
                    Locale.ROOT,
                    "%s-%02d-%02dT%02d:%s",
                    m.group(6),
                    month,
                    Integer.parseInt(m.group(4)),
                    hour24,
                    m.group(2)));
        } catch (IllegalArgumentException e) {
            throw new Refused(value.line(), "\"" + text + "\" is no day of the calendar");
        }
    }

    private static Turn.@Nullable Image image(Json.Fields f) {
        String caption = f.text("blip_caption");
        String query = f.text("query");
        Json.Value url = f.get("img_url");
        String urls = url == null
                ? null
                : url.value() instanceof String s
                        ? s
                        : String.join(
                                " ",
                                url.list("\"img_url\"").stream()
                                        .map(v -> v.text("\"img_url\""))
                                        .toList());
        return caption == null && query == null && urls == null ? null : new Turn.Image(caption, query, urls);
    }

    private static void questions(String space, int k, List<Json.Value> all, ImportSession session) {
        for (int n = 0; n < all.size(); n++) {
            Json.Fields f = all.get(n).fields("a question");
            List<String> evidence = new ArrayList<>();
            if (f.get("evidence") != null) {
                for (Json.Value v : f.need("evidence").list("\"evidence\"")) evidence.add(v.plain("evidence"));
            }
            String id = "locomo_" + k + "_qa" + n;
            boolean fresh = session.question(
                    new Question(
                            space,
                            id,
                            f.needText("question"),
                            plain(f, "answer"),
                            plain(f, "category"),
                            evidence,
                            plain(f, "adversarial_answer"),
                            new Provenance.FileLines(session.path(), f.line(), f.line(), null)),
                    f.line());
            if (fresh) reportEvidence(space, id, f.line(), evidence, session);
        }
    }

    private static void reportEvidence(String space, String id, int line, List<String> written, ImportSession session) {
        Evidence read = Evidence.read(written, turn -> session.hasEvent(space, turn));
        String where = "line " + line + ", " + space + ", " + id + ": ";
        for (Evidence.Repair r : read.repaired()) {
            session.note(where + "evidence \"" + r.written() + "\" read as " + String.join(", ", r.read()));
        }
        for (String lost : read.lost()) {
            session.note(where + "evidence \"" + lost + "\" names no turn; it is kept as written");
        }
    }

    private static @Nullable String plain(Json.Fields f, String name) {
        Json.Value v = f.get(name);
        return v == null ? null : v.plain("\"" + name + "\"");
    }
}

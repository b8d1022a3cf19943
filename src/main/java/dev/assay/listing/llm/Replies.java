package dev.assay.listing.llm;

import dev.assay.exchange.JsonFault;
import dev.assay.model.Entry;
import dev.assay.model.Event;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.Listing;
import dev.assay.model.ListingFailed;
import dev.assay.model.ListingFailed.Fault;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads what a model replied, and takes it only when it is exactly what was asked for. */
final class Replies {
    /** How much is kept of a reply that is longer than is read. */
    private static final int KEPT_OF_TOO_LONG = 4096;

    private static final Set<String> REPLY = Set.of("event", "mentions");
    private static final Set<String> MENTION = Set.of("text", "type", "proper", "gender", "number", "resolved");
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Replies() {}

    /**
     * A reply as it is recorded.
     *
     * @param entry a {@link Listing} or a {@link ListingFailed}
     * @param mentions how many are listed
     * @param tokens as the reply states them
     */
    record Read(Entry entry, int mentions, Tokens tokens) {}

    /** That a reply cannot be taken. */
    private static final class Broken extends Exception {
        private static final long serialVersionUID = 1L;

        private final Fault fault;

        Broken(Fault fault, String reason) {
            super(reason, null, false, false);
            this.fault = fault;
        }
    }

    /** What is recorded of a reply about an event. */
    static Read read(Answer.Replied reply, Event event, String run) {
        String raw = reply.body();
        Tokens tokens = Tokens.NONE;
        try {
            if (!reply.whole()) {
                raw = start(raw);
                throw new Broken(
                        Fault.TOO_LONG,
                        "the reply is longer than " + (Calls.BODY_LIMIT >> 20) + " MiB; its start is kept");
            }
            JsonNode envelope = json(raw, "the endpoint's answer");
            tokens = tokens(envelope);
            List<Mention> mentions = mentions(json(content(envelope), "the reply"), event);
            return new Read(new Listing(event.space(), run, event.id(), mentions, raw), mentions.size(), tokens);
        } catch (Broken e) {
            String reason = String.valueOf(e.getMessage());
            return new Read(failed(event, run, e.fault, reason, raw), 0, tokens);
        }
    }

    /** What is recorded when the endpoint does not take the question. */
    static Entry rejected(Answer.Rejected answer, Event event, String run) {
        return failed(event, run, Fault.REFUSED, answer.message(), start(answer.body()));
    }

    private static ListingFailed failed(Event event, String run, Fault fault, String reason, String raw) {
        return new ListingFailed(event.space(), run, event.id(), fault, whole(reason), raw);
    }

    private static String start(String s) {
        return s.length() <= KEPT_OF_TOO_LONG ? s : whole(s.substring(0, KEPT_OF_TOO_LONG));
    }

    /** JSON can spell half of a surrogate pair, which has no UTF-8 and so no place in the journal. */
    private static String whole(String s) {
        return s.codePoints()
                .map(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE ? 0xFFFD : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static JsonNode json(String text, String what) throws Broken {
        try {
            JsonNode node = JSON.readTree(text);
            if (node.isMissingNode()) throw new Broken(Fault.NOT_JSON, what + " is empty");
            return node;
        } catch (JacksonException e) {
            String start = text.stripLeading();
            if (start.startsWith("```")) throw new Broken(Fault.NOT_JSON, what + " has markup around the JSON");
            throw new Broken(Fault.NOT_JSON, what + " is not JSON: " + JsonFault.of(e));
        }
    }

    private static Tokens tokens(JsonNode envelope) {
        JsonNode usage = envelope.path("usage");
        return new Tokens(
                usage.path("prompt_tokens").asLong(0),
                usage.path("completion_tokens").asLong(0));
    }

    private static String content(JsonNode envelope) throws Broken {
        JsonNode choice = envelope.path("choices").path(0);
        JsonNode message = choice.path("message");
        String refusal = message.path("refusal").asString("");
        if (!refusal.isBlank()) throw new Broken(Fault.REFUSED, "the model declined: " + Calls.cut(refusal));
        String finish = choice.path("finish_reason").asString("");
        if (finish.equals("length")) throw new Broken(Fault.CUT, "the reply was cut off at the model's limit");
        if (finish.equals("content_filter")) throw new Broken(Fault.REFUSED, "the reply was held back by a filter");
        if (!message.path("content").isString()) {
            throw new Broken(Fault.SCHEMA, "the endpoint's answer has no text at choices[0].message.content");
        }
        return message.path("content").asString();
    }

    private static List<Mention> mentions(JsonNode reply, Event event) throws Broken {
        fields(reply, REPLY, "the reply");
        String about = text(reply, "event", "the reply");
        if (!about.equals(event.id())) {
            throw new Broken(
                    Fault.EVENT,
                    "the reply is about \"" + Calls.cut(about) + "\", and \"" + event.id() + "\" was asked about");
        }
        JsonNode list = reply.get("mentions");
        if (!list.isArray()) throw new Broken(Fault.SCHEMA, "\"mentions\" must be a list");
        List<Mention> mentions = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) mentions.add(mention(list.get(i), "mention " + (i + 1), event));
        return mentions;
    }

    private static Mention mention(JsonNode m, String what, Event event) throws Broken {
        fields(m, MENTION, what);
        String text = text(m, "text", what);
        if (text.isBlank()) throw new Broken(Fault.SCHEMA, what + " has an empty text");
        if (!event.text().contains(text)) {
            throw new Broken(
                    Fault.TEXT,
                    what + ", \"" + Calls.cut(text) + "\", does not stand in the text of \"" + event.id() + "\"");
        }
        MentionType type = one(m, "type", what, MentionType::of);
        if (type == null) throw new Broken(Fault.SCHEMA, what + " must have a type");
        Boolean resolved = flag(m, "resolved", what);
        if (resolved == null) throw new Broken(Fault.SCHEMA, what + ": \"resolved\" must be true or false");
        return new Mention(
                text,
                type,
                flag(m, "proper", what),
                one(m, "gender", what, Gender::of),
                one(m, "number", what, GrammaticalNumber::of),
                resolved);
    }

    private static void fields(JsonNode object, Set<String> names, String what) throws Broken {
        if (!object.isObject()) throw new Broken(Fault.SCHEMA, what + " must be an object");
        Set<String> there = new TreeSet<>(object.propertyNames());
        for (String name : new TreeSet<>(names)) {
            if (!there.remove(name)) throw new Broken(Fault.SCHEMA, what + " has no field \"" + name + "\"");
        }
        if (!there.isEmpty()) {
            throw new Broken(
                    Fault.SCHEMA,
                    what + " has a field that was not asked for: \""
                            + Calls.cut(there.iterator().next()) + "\"");
        }
    }

    private static String text(JsonNode object, String name, String what) throws Broken {
        JsonNode value = object.get(name);
        if (!value.isString()) throw new Broken(Fault.SCHEMA, what + ": \"" + name + "\" must be a text");
        return value.asString();
    }

    private static @Nullable Boolean flag(JsonNode object, String name, String what) throws Broken {
        JsonNode value = object.get(name);
        if (value.isNull()) return null;
        if (!value.isBoolean()) {
            throw new Broken(Fault.SCHEMA, what + ": \"" + name + "\" must be true, false or null");
        }
        return value.booleanValue();
    }

    private static <T> @Nullable T one(JsonNode object, String name, String what, Function<String, T> of)
            throws Broken {
        JsonNode value = object.get(name);
        if (value.isNull()) return null;
        try {
            return of.apply(text(object, name, what));
        } catch (IllegalArgumentException e) {
            throw new Broken(Fault.SCHEMA, what + ": " + Calls.cut(String.valueOf(e.getMessage())));
        }
    }
}

package dev.assay.listing.llm;

import dev.assay.model.Event;
import dev.assay.model.MentionType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What the model is asked: one turn a call, with the two before it, and the shape its answer must have. */
final class Questions {
    /** Changes whenever the same turn may be asked about otherwise. */
    private static final String RULES = "llm-1";

    private static final String PROMPT = "prompt-1.txt";
    private static final int BEFORE = 2;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Endpoint endpoint;
    private final String prompt;
    private final ObjectNode format = format();

    Questions(Endpoint endpoint) {
        this.endpoint = endpoint;
        this.prompt = prompt();
    }

    /** Everything needed to ask again. */
    SortedMap<String, String> settings() {
        SortedMap<String, String> settings = new TreeMap<>();
        settings.put("before", Integer.toString(BEFORE));
        settings.put("endpoint", endpoint.base().toString());
        settings.put("format", "json_schema, strict");
        settings.put("model", endpoint.model());
        settings.put("prompt", PROMPT);
        settings.put("rules", RULES);
        if (endpoint.temperature() != null) settings.put("temperature", endpoint.temperature());
        return Collections.unmodifiableSortedMap(settings);
    }

    /** The body of the call about one event. */
    byte[] about(int tick, List<Event> events, @Nullable String addressee) {
        ObjectNode user = NODES.objectNode();
        ArrayNode before = user.putArray("before");
        for (int t = Math.max(0, tick - BEFORE); t < tick; t++) {
            said(before.addObject(), events.get(t));
        }
        Event e = events.get(tick);
        ObjectNode turn = user.putObject("turn").put("id", e.id());
        said(turn, e);
        if (addressee != null) turn.put("addressed", addressee);

        ObjectNode body = NODES.objectNode().put("model", endpoint.model());
        ArrayNode messages = body.putArray("messages");
        messages.addObject().put("role", "system").put("content", prompt);
        messages.addObject().put("role", "user").put("content", user.toString());
        body.set("response_format", format);
        if (endpoint.temperature() != null) body.put("temperature", new BigDecimal(endpoint.temperature()));
        return JSON.writeValueAsBytes(body);
    }

    private static void said(ObjectNode node, Event e) {
        if (e.speaker() != null) node.put("speaker", e.speaker());
        node.put("text", e.text());
    }

    private static ObjectNode format() {
        ObjectNode mention = object("text", "type", "proper", "gender", "number", "resolved");
        ObjectNode fields = (ObjectNode) mention.get("properties");
        fields.putObject("text").put("type", "string");
        ArrayNode types = fields.putObject("type").put("type", "string").putArray("enum");
        for (MentionType t : MentionType.values()) types.add(t.id());
        fields.putObject("proper").putArray("type").add("boolean").add("null");
        orNull(fields.putObject("gender"), "f", "m", "n");
        orNull(fields.putObject("number"), "sg", "pl");
        fields.putObject("resolved").put("type", "boolean");

        ObjectNode reply = object("event", "mentions");
        ObjectNode parts = (ObjectNode) reply.get("properties");
        parts.putObject("event").put("type", "string");
        parts.putObject("mentions").put("type", "array").set("items", mention);

        ObjectNode format = NODES.objectNode().put("type", "json_schema");
        format.putObject("json_schema")
                .put("name", "listing")
                .put("strict", true)
                .set("schema", reply);
        return format;
    }

    private static ObjectNode object(String... required) {
        ObjectNode object = NODES.objectNode().put("type", "object");
        object.putObject("properties");
        ArrayNode names = object.putArray("required");
        for (String name : required) names.add(name);
        return object.put("additionalProperties", false);
    }

    private static void orNull(ObjectNode field, String... values) {
        field.putArray("type").add("string").add("null");
        ArrayNode all = field.putArray("enum");
        for (String v : values) all.add(v);
        all.addNull();
    }

    private static String prompt() {
        try (InputStream in = Questions.class.getResourceAsStream(PROMPT)) {
            if (in == null) throw new IllegalStateException("missing from this program: " + PROMPT);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(PROMPT, e);
        }
    }
}

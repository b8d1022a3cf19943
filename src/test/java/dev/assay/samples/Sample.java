package dev.assay.samples;

import dev.assay.model.Anchor;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One turn of a sample, read with nothing but a JSON parser. */
record Sample(JsonNode json) {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    /** The lines of a sample, from where the running program finds it: the class path. */
    static List<JsonNode> lines(String name) {
        try (InputStream in = Sample.class.getResourceAsStream("/samples/" + name)) {
            if (in == null) throw new IllegalArgumentException("no sample " + name);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(MAPPER::readTree)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Sample> turns(String name) {
        return lines(name).stream().map(Sample::new).toList();
    }

    String id() {
        return json.get("id").stringValue();
    }

    String text() {
        return json.get("text").stringValue();
    }

    Optional<Anchor> date() {
        return Optional.ofNullable(json.get("date")).map(d -> Anchor.of(d.stringValue()));
    }

    List<JsonNode> mentions() {
        return json.get("mentions").valueStream().toList();
    }

    static boolean unclear(JsonNode mention) {
        return mention.has("resolved") && !mention.get("resolved").booleanValue();
    }

    /** The turn in one line, with every value it has. */
    String line() {
        return String.join(
                " | ",
                json.get("space").stringValue(),
                id(),
                json.get("date").stringValue(),
                json.get("speaker").stringValue(),
                text(),
                String.join(", ", mentions().stream().map(Sample::mention).toList()));
    }

    private static String mention(JsonNode m) {
        String type = m.has("type") ? " (" + m.get("type").stringValue() + ")" : "";
        return m.get("text").stringValue() + type + (unclear(m) ? " (unresolved)" : "");
    }
}

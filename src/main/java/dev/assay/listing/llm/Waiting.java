package dev.assay.listing.llm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Replies that came before their turn. They are recorded in tick order, so one that is early waits for those before it; it was paid for,
 * so it waits in a file beside the project, where a process that is killed does not take it along. The file is gone when nothing waits.
 */
final class Waiting {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Path file;
    private final String owner;
    private final List<String> others = new ArrayList<>();
    private final Map<String, Answer.Replied> found = new LinkedHashMap<>();

    /**
     * Reads what an earlier process left.
     *
     * @param project the project's file
     * @param id the project's own id
     */
    Waiting(Path project, String id, String space, String run, SortedMap<String, String> settings) {
        file = project.resolveSibling(project.getFileName() + "-replies");
        owner = String.join("\n", id, space, run, settings.toString());
        read();
    }

    /** The replies that wait for this run, by event. */
    Map<String, Answer.Replied> found() {
        return found;
    }

    /** Keeps a reply. */
    void keep(String event, Answer.Replied reply) {
        String json = JsonNodeFactory.instance
                .objectNode()
                .put("owner", owner)
                .put("event", event)
                .put("body", reply.body())
                .put("whole", reply.whole())
                .toString();
        // The line end comes first: the line before may have been cut off.
        String line = "\n" + json;
        write(line, StandardOpenOption.CREATE, StandardOpenOption.APPEND, StandardOpenOption.DSYNC);
    }

    /** Nothing of this run waits any more. */
    void clear() {
        try {
            if (others.isEmpty()) Files.deleteIfExists(file);
            else
                write(
                        String.join("\n", others),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw cannot(e);
        }
    }

    private void write(String text, StandardOpenOption... how) {
        try {
            Files.write(file, text.getBytes(StandardCharsets.UTF_8), how);
        } catch (IOException e) {
            throw cannot(e);
        }
    }

    private void read() {
        try {
            if (!Files.exists(file)) return;
            for (String line : new String(Files.readAllBytes(file), StandardCharsets.UTF_8).split("\n")) {
                take(line);
            }
        } catch (IOException e) {
            throw cannot(e);
        }
    }

    private void take(String line) {
        try {
            JsonNode n = JSON.readTree(line);
            if (!n.path("owner").isString() || !n.path("body").isString()) return;
            if (!n.path("owner").asString().equals(owner)) others.add(line);
            else
                found.put(
                        n.path("event").asString(""),
                        new Answer.Replied(
                                n.path("body").asString(), n.path("whole").asBoolean(true)));
        } catch (JacksonException e) {
            // The last line of a process that was killed while it wrote: that reply is lost.
        }
    }

    private UncheckedIOException cannot(IOException e) {
        return new UncheckedIOException(file + ": " + e.getMessage(), e);
    }
}

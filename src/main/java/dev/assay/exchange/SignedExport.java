package dev.assay.exchange;

import dev.assay.model.Anchor;
import dev.assay.project.Head;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * An export that somebody kept: which project it is of, where the journal ended, and how it was asked for. With that it can be made again
 * from the journal, and what it says compared.
 *
 * @param project the project's id
 * @param head where the journal ended
 * @param space the space; null for an export of the whole project (PROV)
 * @param validAt the day of each status; null for PROV
 * @param statement what else it says of itself
 */
public record SignedExport(
        String project,
        Head head,
        @Nullable String space,
        @Nullable Anchor validAt,
        ExportStatement statement,
        byte[] bytes) {
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final Pattern HEAD = Pattern.compile("([1-9][0-9]{0,17}):([0-9a-f]{64})");
    private static final Pattern PREFIX = Pattern.compile("urn:assay:(.+):");

    /**
     * Reads one.
     *
     * @param file its name, as given
     * @throws ImportException when it is no export
     */
    public static SignedExport read(String file, byte[] bytes) throws ImportException {
        try {
            Json.Fields f = Json.read(bytes, 0, bytes.length, 1).fields("an export");
            return f.get("facts") != null ? facts(f, bytes) : prov(f, bytes);
        } catch (Refused e) {
            throw new ImportException(file, e.line(), e.reason());
        } catch (IllegalArgumentException e) {
            throw new ImportException(file, 0, String.valueOf(e.getMessage()));
        }
    }

    private static SignedExport facts(Json.Fields f, byte[] bytes) {
        return new SignedExport(
                f.needText("project"),
                head(f.needText("head")),
                f.needText("space"),
                Anchor.of(f.needText("valid_at")),
                new ExportStatement(anchor(f.text("known_at")), f.text("signed_by")),
                bytes);
    }

    private static SignedExport prov(Json.Fields f, byte[] bytes) {
        Json.Value prefix = f.get("prefix");
        Json.Value entities = f.get("entity");
        Json.Value journal =
                entities == null ? null : entities.fields("\"entity\"").get("assay:journal");
        if (prefix == null || journal == null) throw new Refused(1, "is no export of a project");
        Matcher m = PREFIX.matcher(prefix.fields("\"prefix\"").needText("assay"));
        if (!m.matches()) throw new Refused(1, "names no project");
        Json.Fields j = journal.fields("\"assay:journal\"");
        return new SignedExport(
                m.group(1),
                head(j.needText("assay:head")),
                null,
                null,
                new ExportStatement(anchor(j.text("assay:knownAt")), j.text("assay:signedBy")),
                bytes);
    }

    private static @Nullable Anchor anchor(@Nullable String text) {
        return text == null ? null : Anchor.of(text);
    }

    private static Head head(String text) {
        Matcher m = HEAD.matcher(text);
        if (!m.matches()) throw new Refused(1, "its head \"" + text + "\" is no number of entries, colon and hash");
        return new Head(Long.parseLong(m.group(1)), m.group(2));
    }

    /** An export as bytes: one JSON document and a line end. */
    public static byte[] bytes(Consumer<JsonGenerator> document) {
        StringWriter text = new StringWriter();
        try (JsonGenerator g = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            document.accept(g);
        }
        return text.append('\n').toString().getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Where this export says something else than the same made again; null when nothing differs. What a later version adds is no difference.
     *
     * @param again the same export, made again from the journal
     */
    public @Nullable String differsFrom(byte[] again) {
        return difference(Json.read(bytes, 0, bytes.length, 1), Json.read(again, 0, again.length, 1), "");
    }

    private static @Nullable String difference(Json.Value said, Json.Value holds, String where) {
        if (said.value() instanceof Json.Fields s && holds.value() instanceof Json.Fields h) {
            for (Map.Entry<String, Json.Value> e : s.all().entrySet()) {
                Json.Value other = h.all().get(e.getKey());
                String at = where.isEmpty() ? e.getKey() : where + "." + e.getKey();
                String found = other == null ? at : difference(e.getValue(), other, at);
                if (found != null) return found;
            }
            return null;
        }
        if (said.value() instanceof List<?> && holds.value() instanceof List<?>) {
            List<Json.Value> s = said.list("");
            List<Json.Value> h = holds.list("");
            for (int i = 0; i < Math.max(s.size(), h.size()); i++) {
                String at = where + "[" + i + "]";
                String found = i >= s.size() || i >= h.size() ? at : difference(s.get(i), h.get(i), at);
                if (found != null) return found;
            }
            return null;
        }
        return Json.text(said).equals(Json.text(holds)) ? null : where;
    }
}

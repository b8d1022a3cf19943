package dev.assay.exchange;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/** JSON with the line each value stands on, so that whatever is refused can be pointed at. */
final class Json {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private Json() {}

    /**
     * A value and its line.
     *
     * @param value a {@code String}, {@code Number}, {@code Boolean}, {@code Fields}, {@code List<Value>}, or null
     * @param line from 1
     */
    record Value(@Nullable Object value, int line) {
        /** What people call this kind of value. */
        String kind() {
            return switch (value) {
                case null -> "null";
                case String s -> "a text";
                case Number n -> "a number";
                case Boolean b -> "true or false";
                case List<?> l -> "a list";
                default -> "an object";
            };
        }

        Fields fields(String what) {
            if (value instanceof Fields f) return f;
            throw new Refused(line, what + " must be an object, not " + kind());
        }

        @SuppressWarnings("unchecked")
        List<Value> list(String what) {
            if (value instanceof List<?> l) return (List<Value>) l;
            throw new Refused(line, what + " must be a list, not " + kind());
        }

        String text(String what) {
            if (value instanceof String s) return s;
            throw new Refused(line, what + " must be a text, not " + kind());
        }

        /** A text, or a number or truth value as it is written. */
        String plain(String what) {
            if (value instanceof String || value instanceof Number || value instanceof Boolean) return value.toString();
            throw new Refused(line, what + " must be a text or a number, not " + kind());
        }
    }

    /** The fields of an object, in file order. */
    record Fields(SequencedMap<String, Value> all, int line) {
        @Nullable
        Value get(String name) {
            Value v = all.get(name);
            return v == null || v.value() == null ? null : v;
        }

        Value need(String name) {
            Value v = get(name);
            if (v == null) throw new Refused(line, "the field \"" + name + "\" is missing");
            return v;
        }

        @Nullable
        String text(String name) {
            Value v = get(name);
            return v == null ? null : v.text("\"" + name + "\"");
        }

        String needText(String name) {
            return need(name).text("\"" + name + "\"");
        }

        @Nullable
        Boolean bool(String name) {
            Value v = get(name);
            if (v == null) return null;
            if (v.value() instanceof Boolean b) return b;
            throw new Refused(v.line(), "\"" + name + "\" must be true or false, not " + v.kind());
        }
    }

    /** Reads one value; whatever follows it is refused. Lines are counted from {@code firstLine}. */
    static Value read(byte[] bytes, int offset, int length, int firstLine) {
        try (JsonParser p = FACTORY.createParser(ObjectReadContext.empty(), bytes, offset, length)) {
            if (p.nextToken() == null) throw new Refused(firstLine, "there is no JSON here");
            Value v = value(p, firstLine - 1);
            if (p.nextToken() != null)
                throw new Refused(line(p, firstLine - 1), "something follows the end of the JSON value");
            return v;
        } catch (JacksonException e) { // also what is too deep or too long to be read safely
            int line = e.getLocation() == null ? firstLine : e.getLocation().getLineNr() + firstLine - 1;
            throw new Refused(Math.max(line, firstLine), "is not valid JSON: " + JsonFault.of(e));
        }
    }

    /** Reads all values of a file, one after another: one value, or one a line. */
    static List<Value> readAll(byte[] bytes) {
        int from = bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF
                ? 3
                : 0;
        List<Value> all = new ArrayList<>();
        try (JsonParser p = FACTORY.createParser(ObjectReadContext.empty(), bytes, from, bytes.length - from)) {
            while (p.nextToken() != null) all.add(value(p, 0));
            return all;
        } catch (JacksonException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            throw new Refused(Math.max(line, 1), "is not valid JSON: " + JsonFault.of(e));
        }
    }

    /** A value as JSON again, without white space, numbers as they were written. */
    static String text(Value value) {
        StringWriter out = new StringWriter();
        try (JsonGenerator g = FACTORY.createGenerator(ObjectWriteContext.empty(), out)) {
            write(value, g);
        }
        return out.toString();
    }

    private static void write(Value value, JsonGenerator g) {
        switch (value.value()) {
            case null -> g.writeNull();
            case String s -> g.writeString(s);
            case Number n -> g.writeNumber(n.toString());
            case Boolean b -> g.writeBoolean(b);
            case Fields f -> {
                g.writeStartObject();
                f.all().forEach((name, v) -> {
                    g.writeName(name);
                    write(v, g);
                });
                g.writeEndObject();
            }
            default -> {
                g.writeStartArray();
                for (Value v : value.list("")) write(v, g);
                g.writeEndArray();
            }
        }
    }

    private static int line(JsonParser p, int before) {
        return p.currentTokenLocation().getLineNr() + before;
    }

    private static Value value(JsonParser p, int before) {
        int line = line(p, before);
        JsonToken token = p.currentToken();
        return switch (token) {
            case START_OBJECT -> new Value(fields(p, before, line), line);
            case START_ARRAY -> {
                List<Value> list = new ArrayList<>();
                while (p.nextToken() != JsonToken.END_ARRAY) list.add(value(p, before));
                yield new Value(list, line);
            }
            case VALUE_STRING -> new Value(p.getString(), line);
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Value(new Written(p.getString()), line);
            case VALUE_TRUE -> new Value(true, line);
            case VALUE_FALSE -> new Value(false, line);
            case VALUE_NULL -> new Value(null, line);
            default -> throw new Refused(line, "is not valid JSON: " + token);
        };
    }

    private static Fields fields(JsonParser p, int before, int line) {
        SequencedMap<String, Value> all = new LinkedHashMap<>();
        while (p.nextToken() != JsonToken.END_OBJECT) {
            String name = p.currentName();
            p.nextToken();
            all.put(name, value(p, before));
        }
        return new Fields(all, line);
    }

    /** A number exactly as it is written. */
    static final class Written extends Number {
        private static final long serialVersionUID = 1L;
        private final String text;

        Written(String text) {
            this.text = text;
        }

        @Override
        public int intValue() {
            return (int) doubleValue();
        }

        @Override
        public long longValue() {
            return (long) doubleValue();
        }

        @Override
        public float floatValue() {
            return (float) doubleValue();
        }

        @Override
        public double doubleValue() {
            return Double.parseDouble(text);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** Fields that the reader does not know, so that a misspelt name is not silently lost. */
    static void refuseUnknown(Fields fields, Map<String, ?> known) {
        for (Map.Entry<String, Value> e : fields.all().entrySet()) {
            if (!known.containsKey(e.getKey())) {
                throw new Refused(e.getValue().line(), "no field is called \"" + e.getKey() + "\" here");
            }
        }
    }
}

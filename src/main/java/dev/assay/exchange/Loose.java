package dev.assay.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fields of a record that is to be judged, not to fail: what has the wrong shape becomes a problem and reads as absent. */
final class Loose {
    final Json.Fields fields;
    private final List<String> problems;

    Loose(Json.Fields fields, List<String> problems) {
        this.fields = fields;
        this.problems = problems;
    }

    List<String> problems() {
        return problems;
    }

    void problem(String sentence) {
        problems.add(sentence);
    }

    /** Fields that nobody knows, so that a misspelt name is not silently lost. */
    void refuseUnknown(Set<String> known, String what) {
        for (String name : fields.all().keySet()) {
            if (!known.contains(name)) problem("no field of " + what + " is called \"" + name + "\"");
        }
    }

    @Nullable
    String text(String name) {
        Json.Value v = fields.get(name);
        if (v == null) return null;
        if (v.value() instanceof String s) return s;
        problem("\"" + name + "\" must be a text, not " + v.kind());
        return null;
    }

    @Nullable
    Loose fields(String name) {
        Json.Value v = fields.get(name);
        if (v == null) return null;
        if (v.value() instanceof Json.Fields f) return new Loose(f, problems);
        problem("\"" + name + "\" must be an object, not " + v.kind());
        return null;
    }

    /** An object or a list of objects. */
    List<Loose> oneOrMore(String name) {
        Json.Value v = fields.get(name);
        if (v == null) return List.of();
        if (v.value() instanceof Json.Fields f) return List.of(new Loose(f, problems));
        List<Loose> all = new ArrayList<>();
        for (Json.Value each : list(v, name)) {
            if (each.value() instanceof Json.Fields f) all.add(new Loose(f, problems));
            else problem("\"" + name + "\" must hold objects, not " + each.kind());
        }
        return all;
    }

    /** A list of texts. */
    List<String> texts(String name) {
        Json.Value v = fields.get(name);
        if (v == null) return List.of();
        List<String> all = new ArrayList<>();
        for (Json.Value each : list(v, name)) {
            if (each.value() instanceof String s) all.add(s);
            else problem("\"" + name + "\" must hold texts, not " + each.kind());
        }
        return all;
    }

    /** A list of whole numbers; what is none reads as 0, which no line has. */
    @Nullable
    List<Long> wholeNumbers(String name) {
        Json.Value v = fields.get(name);
        if (v == null) return null;
        List<Long> all = new ArrayList<>();
        for (Json.Value each : list(v, name)) all.add(wholeNumber(each));
        return all;
    }

    private static long wholeNumber(Json.Value v) {
        if (!(v.value() instanceof Number n)) return 0;
        try {
            return Long.parseLong(n.toString());
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    private List<Json.Value> list(Json.Value v, String name) {
        if (v.value() instanceof List<?>) return v.list("");
        problem("\"" + name + "\" must be a list, not " + v.kind());
        return List.of();
    }
}

package dev.assay.exchange;

import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Mentions as the events format writes them. */
final class Mentions {
    private static final Map<String, Boolean> KNOWN =
            Map.of("text", true, "type", true, "proper", true, "gender", true, "number", true, "resolved", true);

    private Mentions() {}

    static List<Mention> read(Json.Value value) {
        List<Mention> mentions = new ArrayList<>();
        for (Json.Value v : value.list("\"mentions\"")) mentions.add(mention(v.fields("a mention")));
        return mentions;
    }

    static Mention mention(Json.Fields f) {
        Json.refuseUnknown(f, KNOWN);
        String text = f.needText("text");
        if (text.isBlank()) throw new Refused(f.line(), "a mention's text must not be empty");
        Boolean resolved = f.bool("resolved");
        return new Mention(
                text,
                one(f, "type", MentionType::of),
                f.bool("proper"),
                one(f, "gender", Gender::of),
                one(f, "number", GrammaticalNumber::of),
                resolved == null || resolved);
    }

    private static <T> @Nullable T one(Json.Fields f, String name, Function<String, T> of) {
        String id = f.text(name);
        if (id == null) return null;
        try {
            return of.apply(id);
        } catch (IllegalArgumentException e) {
            throw new Refused(f.need(name).line(), String.valueOf(e.getMessage()));
        }
    }
}

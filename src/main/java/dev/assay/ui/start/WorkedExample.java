package dev.assay.ui.start;

import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import dev.assay.model.Listing;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import dev.assay.model.Provenance;
import dev.assay.model.ReferenceRules;
import dev.assay.model.RunOpened;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import java.util.List;
import java.util.TreeMap;

/** The worked example, five turns, derived as everything else is: the picture on the start page is the method's own answer. */
public final class WorkedExample {
    private static final String SPACE = "five";

    private WorkedExample() {}

    /** Its space. */
    public static SpaceSnapshot space() {
        SpaceRecord.Builder b = new SpaceRecord.Builder(
                new SpaceOpened(SPACE, NameRules.ASSAY_1, ReferenceRules.COUNT_1, SpaceOpened.DEFAULT_WINDOW));
        b.add(new RunOpened(SPACE, "by hand", "file", new TreeMap<>()));
        turn(b, 0, "2026-04-30", "Alice", "I signed up for a pottery class.", activity("a pottery class"));
        turn(
                b,
                1,
                "2026-05-01",
                "Bob",
                "My teacher Carla runs the pottery class.",
                person("Carla"),
                activity("the pottery class"));
        turn(b, 2, "2026-05-08", "Alice", "Carla praised my vase.", person("Carla"), thing("my vase"));
        turn(b, 3, "2026-05-09", "Bob", "Last month I sold my bike.", thing("my bike"));
        turn(
                b,
                4,
                "2026-05-10",
                "Alice",
                "She said it was my best work.",
                Mention.unclear("She", MentionType.PERSON),
                Mention.unclear("it", null));
        return SpaceDerivation.derive(b.build());
    }

    private static void turn(
            SpaceRecord.Builder b, int tick, String date, String speaker, String text, Mention... mentions) {
        Provenance source = new Provenance.FileLines("five.jsonl", tick + 1, tick + 1, null);
        b.add(new Turn(SPACE, "t" + tick, Anchor.of(date), speaker, text, null, source));
        b.add(new Listing(SPACE, "by hand", "t" + tick, List.of(mentions), null));
    }

    private static Mention activity(String text) {
        return Mention.of(text, MentionType.ACTIVITY);
    }

    private static Mention person(String text) {
        return Mention.of(text, MentionType.PERSON);
    }

    private static Mention thing(String text) {
        return Mention.of(text, MentionType.THING);
    }
}

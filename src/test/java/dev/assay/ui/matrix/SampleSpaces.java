package dev.assay.ui.matrix;

import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceRecord.Decided;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.Listing;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import dev.assay.model.Provenance;
import dev.assay.model.ReferenceRules;
import dev.assay.model.RunOpened;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Spaces to draw: the worked example, a conversation of eight months, and one of any size. */
public final class SampleSpaces {
    private SampleSpaces() {}

    /** t0 to t3 of the worked example. */
    public static SpaceSnapshot four() {
        return SpaceDerivation.derive(worked("four", 4).build());
    }

    /** t0 to t4, with "she" and "it". */
    public static SpaceSnapshot five() {
        return SpaceDerivation.derive(worked("five", 5).build());
    }

    /** As {@link #five}, with "it" settled as alice's vase. */
    public static SpaceSnapshot fiveSettled() {
        SpaceRecord.Builder b = worked("five", 5);
        var act = new Decision.SettledAs(new ReferenceId("t4", "it", 1), "alice's vase");
        b.add(new Decided(20, new Decision("five", act, "me", "2026-06-01T00:00:00Z", "the vase was praised")));
        return SpaceDerivation.derive(b.build());
    }

    private static SpaceRecord.Builder worked(String name, int turns) {
        SpaceRecord.Builder b = space(name);
        String[][] said = {
            {"2026-04-30", "Alice", "I signed up for a pottery class."},
            {"2026-05-01", "Bob", "My teacher Carla runs the pottery class."},
            {"2026-05-08", "Alice", "Carla praised my vase."},
            {"2026-05-09", "Bob", "Last month I sold my bike."},
            {"2026-05-10", "Alice", "She said it was my best work."}
        };
        List<List<Mention>> listed = List.of(
                List.of(Mention.of("a pottery class", MentionType.ACTIVITY)),
                List.of(Mention.of("Carla", MentionType.PERSON), Mention.of("the pottery class", MentionType.ACTIVITY)),
                List.of(Mention.of("Carla", MentionType.PERSON), Mention.of("my vase", MentionType.THING)),
                List.of(Mention.of("my bike", MentionType.THING)),
                List.of(Mention.unclear("She", MentionType.PERSON), Mention.unclear("it", null)));
        for (int i = 0; i < turns; i++) {
            turn(b, name, "t" + i, said[i][0], said[i][1], said[i][2]);
            b.add(new Listing(name, "file", "t" + i, listed.get(i), null));
        }
        return b;
    }

    /** A space with a text and a row that are hostile to markup. */
    public static SpaceSnapshot hostile() {
        SpaceRecord.Builder b = space("<svg onload=\"x\">");
        for (int i = 0; i < 3; i++) {
            turn(
                    b,
                    "<svg onload=\"x\">",
                    "t" + i,
                    "2026-05-0" + (i + 1),
                    "Eve</text>",
                    "a ]]> <script>alert('&')</script>");
            b.add(new Listing(
                    "<svg onload=\"x\">",
                    "file",
                    "t" + i,
                    List.of(
                            Mention.of("<script>alert('&')</script>", MentionType.THING),
                            Mention.of("bad \u0001 \uD800 & \"quote\"", MentionType.OTHER)),
                    null));
        }
        return SpaceDerivation.derive(b.build());
    }

    private static SpaceRecord.Builder space(String name) {
        SpaceRecord.Builder b =
                new SpaceRecord.Builder(new SpaceOpened(name, NameRules.ASSAY_1, ReferenceRules.COUNT_1, 3));
        b.add(new RunOpened(name, "file", "file", new TreeMap<>()));
        return b;
    }

    private static void turn(SpaceRecord.Builder b, String space, String id, String date, String who, String text) {
        Anchor anchor = date.isEmpty() ? null : Anchor.of(date);
        b.add(new Turn(space, id, anchor, who, text, null, new Provenance.FileLines("x.jsonl", 1, 1, null)));
    }

    /** What a theme of the invented conversation is made of. */
    private record Theme(
            int from, int to, String[] names, @Nullable MentionType[] types) {}

    private static final MentionType P = MentionType.PERSON;
    private static final MentionType L = MentionType.PLACE;
    private static final MentionType O = MentionType.ORGANIZATION;
    private static final MentionType T = MentionType.THING;
    private static final MentionType A = MentionType.ACTIVITY;

    private static final List<Theme> THEMES = List.of(
            new Theme(
                    90,
                    180,
                    names("Ilka", "the vase", "the glaze", "the kiln", "the studio", "spring fair"),
                    types(P, T, T, T, L, A)),
            new Theme(
                    20,
                    130,
                    names("the choir", "requiem", "alto part", "Professor Lund", "St. Mary", "dress rehearsal"),
                    types(O, null, T, P, L, A)),
            new Theme(
                    140,
                    214,
                    names("the new flat", "the landlord", "Lindenstraße", "the van", "the deposit"),
                    types(L, P, L, T, T)),
            new Theme(0, 120, names("night shift", "the hospital", "the rota", "Samira"), types(A, O, T, P)),
            new Theme(150, 170, names("Inês", "Lisbon", "the night train", "tile museum"), types(P, L, T, L)),
            new Theme(40, 110, names("my dog", "the vet", "the x-ray"), types(null, P, T)),
            new Theme(60, 200, names("my bike", "Theo", "repair café"), types(T, P, L)));

    private static String[] names(String... n) {
        return n;
    }

    private static @Nullable MentionType[] types(@Nullable MentionType... t) {
        return t;
    }

    /** An invented conversation of 214 turns between two people over eight months; the same at every call. */
    public static SpaceSnapshot conversation() {
        String space = "mara-and-jonas";
        SpaceRecord.Builder b = space(space);
        Random random = new Random(7);
        LocalDate date = LocalDate.of(2026, 1, 3);
        List<Decided> decided = new ArrayList<>();
        for (int t = 0; t < 214; t++) {
            if (random.nextInt(10) < 6) date = date.plusDays(random.nextInt(3));
            // A few turns are dated against the order in which they came.
            LocalDate stated = t % 47 == 23 ? date.minusDays(16) : date;
            boolean undated = t % 61 == 30;
            List<Mention> listed = new ArrayList<>();
            StringBuilder text = new StringBuilder("So about");
            for (Theme theme : THEMES) {
                if (t < theme.from || t >= theme.to || random.nextInt(theme.to - theme.from) > 26) continue;
                for (int i = 0; i < theme.names.length && listed.size() < 3; i++) {
                    if (random.nextInt(10) > 4) continue;
                    text.append(listed.isEmpty() ? " " : " and ").append(theme.names[i]);
                    listed.add(new Mention(theme.names[i], theme.types[i], null, null, null, true));
                }
                break;
            }
            if (random.nextInt(9) == 0) {
                text.append(", she said");
                listed.add(Mention.unclear("she", P));
            } else if (random.nextInt(9) == 0) {
                text.append(", and it held");
                listed.add(Mention.unclear("it", null));
            }
            turn(b, space, "t" + t, undated ? "" : stated.toString(), t % 7 < 3 ? "Mara" : "Jonas", text + ".");
            b.add(new Listing(space, "file", "t" + t, listed, null));
        }
        b.add(decision(space, new Decision.Alias("requiem", "choir")));
        SpaceSnapshot first = SpaceDerivation.derive(b.build());
        SpaceRecord record = first.record();
        int settled = 0;
        for (var r : first.references()) {
            if (r.state() == dev.assay.method.Reference.State.OPEN && ++settled % 2 == 0) {
                record = record.with(decision(space, new Decision.SettledAs(r.id(), "vase")));
            }
        }
        return SpaceDerivation.derive(record);
    }

    private static Decided decision(String space, Decision.Act act) {
        return new Decided(1000, new Decision(space, act, "R. Okonjo", "2026-06-01T00:00:00Z", "as said"));
    }

    /**
     * A space of any size: each event mentions its speaker and {@code perEvent} rows, half of them near where the conversation is, half
     * from anywhere.
     */
    public static SpaceSnapshot large(int events, int rows, int perEvent) {
        String space = "large";
        SpaceRecord.Builder b = space(space);
        Mention[] pool = new Mention[rows];
        for (int r = 0; r < rows; r++) pool[r] = Mention.of("thing " + Integer.toString(r + rows, 36), T);
        Random random = new Random(11);
        Provenance source = new Provenance.FileLines("x.jsonl", 1, 1, null);
        Anchor[] days = new Anchor[3000];
        for (int d = 0; d < days.length; d++)
            days[d] = Anchor.of(LocalDate.of(2018, 1, 1).plusDays(d).toString());
        for (int e = 0; e < events; e++) {
            String id = "t" + e;
            Anchor day = days[(int) ((long) e * days.length / events)];
            b.add(new Turn(space, id, day, e % 5 < 2 ? "Mara" : "Jonas", "…", null, source));
            Mention[] some = new Mention[perEvent];
            long middle = (long) e * rows / events;
            for (int i = 0; i < perEvent; i++) {
                int at = i % 2 == 0
                        ? (int) Math.max(0, Math.min(rows - 1, middle + (long) (random.nextGaussian() * rows / 40)))
                        : random.nextInt(rows);
                some[i] = pool[at];
            }
            b.add(new Listing(space, "file", id, List.of(some), null));
        }
        return SpaceDerivation.derive(b.build());
    }
}

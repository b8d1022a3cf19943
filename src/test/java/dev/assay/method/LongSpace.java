package dev.assay.method;

import dev.assay.model.Anchor;
import dev.assay.model.Certificate;
import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.Fact;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.Listing;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import dev.assay.model.Provenance;
import dev.assay.model.ReferenceRules;
import dev.assay.model.RunOpened;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A space of up to some forty events, long enough for a change to stop spreading, drawn from a seed, and decisions that mostly hit
 * something in it: rows it has, references it has.
 */
final class LongSpace {
    private static final String SPACE = "s";

    private static final List<Mention> NAMED = List.of(
            new Mention("kiln", null, null, null, null, true),
            Mention.of("the kiln", MentionType.THING),
            Mention.of("kilns", MentionType.THING),
            Mention.of("a vase", MentionType.THING),
            Mention.of("The Vases", MentionType.THING),
            Mention.of("Rome", MentionType.PLACE),
            new Mention("Rome", null, true, null, null, true),
            Mention.of("Carla", MentionType.PERSON),
            new Mention("Carla", MentionType.PERSON, true, Gender.FEMALE, null, true),
            new Mention("Carla", null, null, Gender.MALE, null, true),
            Mention.of("Peter", MentionType.PERSON),
            Mention.of("Rose", MentionType.PERSON),
            Mention.of("Mr. Drake", MentionType.PERSON),
            Mention.of("my mother", MentionType.PERSON),
            new Mention("Sam", MentionType.PERSON, null, null, GrammaticalNumber.SINGULAR, true),
            new Mention("sam", MentionType.PERSON, null, Gender.FEMALE, GrammaticalNumber.PLURAL, true),
            new Mention("the kids", MentionType.PERSON, null, null, GrammaticalNumber.PLURAL, true),
            Mention.of("the agency", MentionType.ORGANIZATION),
            Mention.of("my vases", MentionType.THING),
            Mention.of("your kiln", MentionType.THING),
            Mention.of("Ben", MentionType.PERSON),
            new Mention("Cleo", null, null, null, null, true),
            Mention.of("last week", MentionType.TIME));
    private static final List<Mention> UNCLEAR = List.of(
            Mention.unclear("She", MentionType.PERSON),
            Mention.unclear("he", null),
            Mention.unclear("her", MentionType.PERSON),
            Mention.unclear("it", null),
            Mention.unclear("They", null),
            Mention.unclear("there", null),
            Mention.unclear("that agency", MentionType.ORGANIZATION),
            Mention.unclear("those kids", MentionType.PERSON),
            Mention.unclear("that kiln", null),
            Mention.of("her dog", MentionType.THING),
            Mention.of("his vases", MentionType.THING),
            new Mention("their agency", null, null, null, null, true));
    private static final List<String> KEYS =
            List.of("kiln", "kilns", "vase", "vases", "rome", "carla", "peter", "sam", "ann", "ben", "carla's dog");

    private final Random random;
    private long entry;

    LongSpace(long seed) {
        random = new Random(seed);
    }

    private <T> T any(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    private boolean oneIn(int n) {
        return random.nextInt(n) == 0;
    }

    private Mention mention() {
        return any(oneIn(3) ? UNCLEAR : NAMED);
    }

    /** The space before anything is decided. */
    SpaceRecord undecided() {
        ReferenceRules rules = oneIn(2) ? ReferenceRules.COUNT_1 : ReferenceRules.COUNT_2;
        NameRules names = oneIn(12) ? NameRules.NDM_0_2 : NameRules.ASSAY_1;
        SpaceRecord.Builder space = new SpaceRecord.Builder(new SpaceOpened(SPACE, names, rules, random.nextInt(5)));
        space.add(new RunOpened(SPACE, "first", "file", new TreeMap<>()));
        space.add(new RunOpened(SPACE, "second", "file", new TreeMap<>()));
        List<String> speakers = List.of("Ann", "Ben", "Cleo").subList(0, 1 + random.nextInt(3));
        boolean facts = oneIn(3);
        int events = 1 + random.nextInt(40);
        for (int t = 0; t < events; t++) {
            List<Mention> mentions = new ArrayList<>();
            for (int n = random.nextInt(5); n > 0; n--) mentions.add(mention());
            StringBuilder text = new StringBuilder();
            for (Mention m : mentions)
                text.append(any(List.of("", "I saw ", "Hi ", "and ")))
                        .append(m.text())
                        .append(any(List.of(", ", " is here. ")));
            if (oneIn(12)) text = new StringBuilder("Hi!");
            if (facts && oneIn(3)) {
                Certificate source = new Certificate(
                        Anchor.of("2026-01-01"), null, null, null, "T-" + t, null, List.of(), new TreeMap<>());
                space.add(new Fact(SPACE, "e" + t, text + ".", source, null, null, null, List.of(), null, t));
            } else {
                String speaker = oneIn(9) ? null : any(speakers);
                space.add(new Turn(SPACE, "e" + t, null, speaker, text + ".", null, new Provenance.Ticket("1")));
            }
            if (!oneIn(10)) space.add(new Listing(SPACE, "first", "e" + t, mentions, null));
            if (oneIn(3)) space.add(new Listing(SPACE, "second", "e" + t, List.of(mention(), mention()), null));
        }
        return space.build();
    }

    /** The record with one decision more, which mostly meets something that is there. */
    SpaceRecord decided(SpaceSnapshot now) {
        SpaceRecord record = now.record();
        Decision d = new Decision(SPACE, act(now), "Ada", "2026-01-01T00:00:00Z", "so");
        return record.with(new SpaceRecord.Decided(entry++, d));
    }

    private Decision.Act act(SpaceSnapshot now) {
        String event = any(now.record().events()).id();
        return switch (random.nextInt(16)) {
            case 0, 1, 2 -> new Decision.SettledAs(reference(now), row(now));
            case 3 ->
                new Decision.SettledAsNew(
                        reference(now),
                        any(List.of("Dora", "The Kilns", "!")),
                        any(List.of(MentionType.PERSON, MentionType.PLACE)));
            case 4, 5 -> new Decision.Unknowable(reference(now));
            case 6, 7 -> new Decision.MentionAdded(event, mention());
            case 8 -> new Decision.MentionRemoved(event, words(now, event));
            case 9 -> new Decision.MentionRetyped(event, words(now, event), any(List.of(MentionType.values())));
            case 10, 11 -> alias(now);
            case 12 -> new Decision.Split(any(List.of("kilns", "vases", "ann's vases", "his vases")));
            case 13 -> new Decision.HubMarked(row(now), !oneIn(3));
            case 14 ->
                entry == 0 ? new Decision.KeptApart("a", "b") : new Decision.Withdrawn(random.nextInt((int) entry));
            default ->
                oneIn(2)
                        ? new Decision.KeptApart(row(now), row(now))
                        : switch (random.nextInt(4)) {
                            case 0 -> new Decision.WindowSet(random.nextInt(5));
                            case 1 -> new Decision.NamesSet(any(List.of(NameRules.values())));
                            case 2 -> new Decision.ReferencesSet(any(List.of(ReferenceRules.values())));
                            default -> new Decision.RunActivated(any(List.of("first", "second")));
                        };
        };
    }

    private Decision.Act alias(SpaceSnapshot now) {
        String from = row(now);
        String to = row(now);
        return now.settings().nameDecisions().wouldClose(from, to)
                ? new Decision.KeptApart(from, to)
                : new Decision.Alias(from, to);
    }

    private String row(SpaceSnapshot now) {
        return now.rows().size() == 0 || oneIn(5)
                ? any(KEYS)
                : now.rows().key(random.nextInt(now.rows().size()));
    }

    private ReferenceId reference(SpaceSnapshot now) {
        if (now.references().isEmpty() || oneIn(8)) return new ReferenceId("e" + random.nextInt(40), "she", 1);
        return any(now.references()).id();
    }

    private String words(SpaceSnapshot now, String event) {
        List<SpaceSnapshot.EventMention> there = now.mentions(now.record().tick(event));
        @Nullable String text = there.isEmpty() ? null : any(there).mention().text();
        return text == null ? "kiln" : Folding.fold(text).toLowerCase(Locale.ROOT);
    }
}

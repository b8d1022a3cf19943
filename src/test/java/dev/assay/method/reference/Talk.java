package dev.assay.method.reference;

import dev.assay.method.Reference;
import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A small dialogue written as text: turns "Ann: …" separated by " / ", mentions of persons in [brackets], unclear references in
 * {braces}. Two speakers are hubs; more are not.
 */
final class Talk {
    private static final Pattern MARK = Pattern.compile("\\[([^]]*)]|\\{([^}]*)}");

    private Talk() {}

    /** What a rule set makes of the last reference, in one line: state, rows, (refusal), each drop with its reason's name. */
    static String last(ReferenceRules rules, int window, String dialogue) {
        SpaceSnapshot space = SpaceDerivation.derive(record(rules, window, dialogue));
        return said(space, space.references().getLast());
    }

    private static String said(SpaceSnapshot space, Reference r) {
        String state = r.state() == Reference.State.COUNTED
                ? "settled " + space.rows().key(r.row())
                : r.state().name().toLowerCase(java.util.Locale.ROOT)
                        + r.counted().candidates().stream()
                                .map(c -> " " + space.rows().key(c.row()))
                                .collect(Collectors.joining(","));
        String refusal = r.counted().refusal();
        return state
                + (refusal == null ? "" : " (" + refusal.substring(0, refusal.indexOf(':')) + ")")
                + r.counted().dropped().stream()
                        .map(d -> "; not " + space.rows().key(d.candidate().row()) + ": "
                                + d.reason().substring(0, d.reason().indexOf(':')))
                        .collect(Collectors.joining());
    }

    private static SpaceRecord record(ReferenceRules rules, int window, String dialogue) {
        SpaceRecord.Builder space = new SpaceRecord.Builder(new SpaceOpened("talk", NameRules.ASSAY_1, rules, window));
        space.add(new RunOpened("talk", "r", "file", new TreeMap<>()));
        Set<String> speakers = new LinkedHashSet<>();
        int n = 0;
        for (String turn : dialogue.split(" / ")) {
            String id = "t" + n++;
            String speaker = turn.substring(0, turn.indexOf(':'));
            speakers.add(speaker);
            StringBuilder text = new StringBuilder();
            List<Mention> mentions = new ArrayList<>();
            Matcher m = MARK.matcher(turn.substring(turn.indexOf(':') + 1).strip());
            while (m.find()) {
                String named = m.group(1);
                m.appendReplacement(text, Matcher.quoteReplacement(named == null ? m.group(2) : named));
                mentions.add(
                        named == null
                                ? Mention.unclear(m.group(2), MentionType.PERSON)
                                : Mention.of(named, MentionType.PERSON));
            }
            m.appendTail(text);
            Provenance source = new Provenance.Document("talk", id);
            space.add(new Turn("talk", id, null, speaker, text.toString(), null, source));
            space.add(new Listing("talk", "r", id, mentions, null));
        }
        int entry = 0;
        for (String speaker : speakers) {
            Decision.Act hub = new Decision.HubMarked(speaker.toLowerCase(java.util.Locale.ROOT), speakers.size() == 2);
            space.add(new SpaceRecord.Decided(++entry, new Decision("talk", hub, "test", "", "two speakers are hubs")));
        }
        return space.build();
    }
}

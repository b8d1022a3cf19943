package dev.assay.exchange;

import dev.assay.ledger.Claim;
import dev.assay.model.Anchor;
import dev.assay.model.Provenance;
import dev.assay.scoring.Evidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What somebody noted down from a LoCoMo conversation, session by session: facts whose sources are the turns they cite, known from the
 * session's date on. They go into a space of their own, beside the conversation's.
 */
final class Observations {
    private static final Pattern SESSION = Pattern.compile("session_([1-9][0-9]{0,6})_observation");

    private Observations() {}

    static List<ImportSession.Brought> read(
            String space, Json.Fields observations, Json.Fields conversation, ImportSession session) {
        TreeMap<Integer, Json.Fields> sessions = new TreeMap<>();
        for (Map.Entry<String, Json.Value> e : observations.all().entrySet()) {
            Matcher m = SESSION.matcher(e.getKey());
            if (m.matches())
                sessions.put(Integer.parseInt(m.group(1)), e.getValue().fields("\"" + e.getKey() + "\""));
        }
        List<ImportSession.Brought> all = new ArrayList<>();
        sessions.forEach((n, bySpeaker) -> {
            Json.Value date = conversation.get("session_" + n + "_date_time");
            Anchor anchor = date == null ? null : LocomoImporter.anchor(date);
            int number = 1;
            for (Json.Value of : bySpeaker.all().values()) {
                for (Json.Value v : of.list("a speaker's observations")) {
                    String id = "O" + n + ":" + number++;
                    all.add(new ImportSession.Brought(claim(space, id, anchor, v, session), null));
                }
            }
        });
        return all;
    }

    private static Claim claim(
            String space, String id, @Nullable Anchor anchor, Json.Value observation, ImportSession session) {
        List<Json.Value> pair = observation.list("an observation");
        if (pair.size() != 2) {
            throw new Refused(observation.line(), "an observation must be its text and the turns it cites");
        }
        List<String> written = new ArrayList<>();
        if (pair.get(1).value() instanceof List<?>) {
            for (Json.Value v : pair.get(1).list("")) written.add(v.text("a turn"));
        } else {
            written.add(pair.get(1).text("a turn"));
        }
        Evidence read = Evidence.read(written, turn -> session.hasEvent(space, turn));
        return new Claim(
                space + "/observations",
                observation.line(),
                id,
                pair.get(0).text("an observation"),
                anchor == null ? null : anchor.text(),
                null,
                null,
                null,
                null,
                null,
                read.turns().stream().map(t -> new Provenance.TurnOf(space, t)).toList(),
                new TreeMap<>(),
                null,
                null,
                null,
                List.of(),
                read.lost().stream()
                        .map(t -> "it cites \"" + t + "\", which names no turn")
                        .toList());
    }
}

package dev.assay.exchange;

import dev.assay.method.Reviews;
import dev.assay.method.Settings;
import dev.assay.method.SpaceRecord;
import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.MentionType;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * What reviewers decided about references, as JSON Lines: out of one project and into another that holds the same conversation. One
 * line is one decision with who, when and why. Coming in, nobody's word is lost and nothing that holds is changed in silence: where
 * another reviewer settled a reference here, what the file says of it is kept beside that as an opinion.
 */
public final class DecisionFiles {
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final Map<String, Boolean> FIELDS = Map.ofEntries(
            Map.entry("space", true),
            Map.entry("event", true),
            Map.entry("words", true),
            Map.entry("occurrence", true),
            Map.entry("act", true),
            Map.entry("row", true),
            Map.entry("name", true),
            Map.entry("type", true),
            Map.entry("flagged", true),
            Map.entry("by", true),
            Map.entry("at", true),
            Map.entry("why", true));

    private DecisionFiles() {}

    /**
     * A reference that is settled here in another way than the file says.
     *
     * @param here who settled it here, as what
     * @param file who says what in the file
     */
    public record Conflict(String space, ReferenceId reference, String here, String file) {}

    /**
     * What came of a file.
     *
     * @param taken decisions that hold now
     * @param beside decisions that are kept beside one that holds
     * @param known decisions that were there already
     * @param older decisions that the same reviewer has replaced here since
     * @param conflicts where the file and what holds here differ
     * @param reviewers whose decisions came in
     * @param spaces the spaces in which something was recorded
     * @param entries the numbers of what was recorded; none for a dry run
     */
    public record Merged(
            int taken,
            int beside,
            int known,
            int older,
            List<Conflict> conflicts,
            List<String> reviewers,
            List<String> spaces,
            List<Long> entries) {
        public Merged {
            spaces = List.copyOf(spaces);
            entries = List.copyOf(entries);
            conflicts = List.copyOf(conflicts);
            reviewers = List.copyOf(reviewers);
        }
    }

    /**
     * Writes the decisions about references that still count, a line each, in the order they were made.
     *
     * @param space only of this space; null for all
     * @param by only of this reviewer; null for all
     */
    public static List<String> lines(ProjectSnapshot project, @Nullable String space, @Nullable String by) {
        List<String> lines = new ArrayList<>();
        for (String name : project.spaces()) {
            SpaceRecord record = project.record(name);
            if (record == null || (space != null && !space.equals(name))) continue;
            for (SpaceRecord.Decided d : Settings.effective(record.decisions())) {
                if (d.decision().act().about() == null) continue;
                if (by == null || by.equals(d.decision().by())) lines.add(line(d.decision()));
            }
        }
        return lines;
    }

    private static String line(Decision d) {
        StringWriter out = new StringWriter();
        try (JsonGenerator g = FACTORY.createGenerator(ObjectWriteContext.empty(), out)) {
            ReferenceId r = d.act().about();
            if (r == null) throw new IllegalArgumentException("not about a reference: " + d.act());
            g.writeStartObject();
            g.writeStringProperty("space", d.space());
            g.writeStringProperty("event", r.event());
            g.writeStringProperty("words", r.words());
            g.writeNumberProperty("occurrence", r.occurrence());
            switch (d.act()) {
                case Decision.Answer a -> answer("", a, g);
                case Decision.Opinion a -> answer("opinion:", a.answer(), g);
                case Decision.Adjudicated a -> answer("adjudicated:", a.answer(), g);
                case Decision.CountRefused a -> {
                    g.writeStringProperty("act", "count-refused");
                    g.writeStringProperty("row", a.row());
                }
                case Decision.Flagged a -> {
                    g.writeStringProperty("act", "flagged");
                    g.writeBooleanProperty("flagged", a.flagged());
                }
                case Decision.Noted a -> g.writeStringProperty("act", "noted");
                default -> throw new IllegalArgumentException("not about a reference: " + d.act());
            }
            g.writeStringProperty("by", d.by());
            g.writeStringProperty("at", d.at());
            g.writeStringProperty("why", d.why());
            g.writeEndObject();
        }
        return out.toString();
    }

    private static void answer(String how, Decision.Answer answer, JsonGenerator g) {
        switch (answer) {
            case Decision.SettledAs a -> {
                g.writeStringProperty("act", how + "settled-as");
                g.writeStringProperty("row", a.row());
            }
            case Decision.SettledAsNew a -> {
                g.writeStringProperty("act", how + "settled-as-new");
                g.writeStringProperty("name", a.name());
                g.writeStringProperty("type", a.type().id());
            }
            case Decision.Unknowable a -> g.writeStringProperty("act", how + "unknowable");
        }
    }

    /**
     * Takes a file in, all of it or nothing.
     *
     * @param dryRun whether nothing is recorded
     * @throws ImportException when a line cannot be read, or is about an event that is not here
     */
    public static Merged merge(Project project, Path file, boolean dryRun) throws ImportException {
        List<Decision> read = new ArrayList<>();
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            JsonLines.forEach(
                    in,
                    (bytes, length, number, position) -> read.add(read(
                            project.snapshot(),
                            Json.read(bytes, 0, length, number).fields("a decision"),
                            number)));
        } catch (Refused e) {
            throw new ImportException(file.toString(), e.line(), e.reason());
        } catch (NoSuchFileException e) {
            throw new ImportException(file.toString(), 0, "there is no such file");
        } catch (AccessDeniedException e) {
            throw new ImportException(file.toString(), 0, "may not be read");
        } catch (IOException e) {
            throw new ImportException(file.toString(), 0, "cannot be read: " + e.getMessage());
        }
        Merging merging = new Merging(project.snapshot());
        read.forEach(merging::take);
        List<Long> entries = dryRun || merging.recorded.isEmpty() ? List.of() : project.decide(merging.recorded);
        return merging.result(entries);
    }

    private static Decision read(ProjectSnapshot project, Json.Fields f, int line) {
        Json.refuseUnknown(f, FIELDS);
        String space = f.needText("space");
        String event = f.needText("event");
        SpaceRecord record = project.record(space);
        if (record == null) throw new Refused(line, "the project has no space \"" + space + "\"");
        if (record.tick(event) < 0) {
            throw new Refused(line, "space \"" + space + "\" has no event \"" + event + "\"");
        }
        ReferenceId reference = new ReferenceId(event, f.needText("words"), occurrence(f));
        String by = f.needText("by");
        if (by.isBlank()) throw new Refused(line, "\"by\" must name who decided");
        return new Decision(space, act(f, reference, line), by, moment(f, line), f.needText("why"));
    }

    private static int occurrence(Json.Fields f) {
        Json.Value v = f.need("occurrence");
        if (v.value() instanceof Number n && n.toString().matches("[1-9][0-9]{0,8}"))
            return Integer.parseInt(n.toString());
        throw new Refused(v.line(), "\"occurrence\" must be a whole number from 1");
    }

    private static String moment(Json.Fields f, int line) {
        String at = f.needText("at");
        try {
            java.time.Instant.parse(at);
            return at;
        } catch (java.time.DateTimeException e) {
            throw new Refused(line, "\"at\" must be a moment in UTC such as 2026-05-08T13:56:00Z");
        }
    }

    private static Decision.Act act(Json.Fields f, ReferenceId reference, int line) {
        String act = f.needText("act");
        return switch (act) {
            case "count-refused" -> new Decision.CountRefused(reference, f.needText("row"));
            case "flagged" -> new Decision.Flagged(reference, Boolean.TRUE.equals(f.bool("flagged")));
            case "noted" -> new Decision.Noted(reference);
            default -> {
                int colon = act.indexOf(':');
                Decision.Answer answer = answer(act.substring(colon + 1), f, reference, line);
                yield switch (act.substring(0, Math.max(colon, 0))) {
                    case "" -> answer;
                    case "opinion" -> new Decision.Opinion(answer);
                    case "adjudicated" -> new Decision.Adjudicated(answer);
                    default -> throw new Refused(line, "no act is called \"" + act + "\"");
                };
            }
        };
    }

    private static Decision.Answer answer(String act, Json.Fields f, ReferenceId reference, int line) {
        return switch (act) {
            case "settled-as" -> new Decision.SettledAs(reference, f.needText("row"));
            case "settled-as-new" -> {
                try {
                    yield new Decision.SettledAsNew(reference, f.needText("name"), MentionType.of(f.needText("type")));
                } catch (IllegalArgumentException e) {
                    throw new Refused(line, String.valueOf(e.getMessage()));
                }
            }
            case "unknowable" -> new Decision.Unknowable(reference);
            default -> throw new Refused(line, "no act is called \"" + act + "\"");
        };
    }

    /** Decides for each decision of a file how it comes in, given what is here and what of the file came before. */
    private static final class Merging {
        private final ProjectSnapshot project;
        private final Map<String, Reviews> reviews = new TreeMap<>();
        private final List<Decision> recorded = new ArrayList<>();
        private final List<Conflict> conflicts = new ArrayList<>();
        private final TreeMap<String, Boolean> reviewers = new TreeMap<>();
        private int taken;
        private int beside;
        private int known;
        private int older;

        Merging(ProjectSnapshot project) {
            this.project = project;
        }

        void take(Decision d) {
            SpaceRecord record = project.record(d.space());
            ReferenceId reference = d.act().about();
            if (record == null || reference == null) throw new IllegalStateException("it was read: " + d);
            reviewers.put(d.by(), true);
            if (isThere(record, d)) {
                known++;
                return;
            }
            Reviews.Review review = reviews.computeIfAbsent(d.space(), s -> Reviews.of(project.space(s)))
                    .of(reference);
            Decision.Answer answer =
                    d.act() instanceof Decision.Opinion o ? o.answer() : d.act().settles();
            Reviews.Position own = review == null ? null : review.of(d.by());
            if (answer != null && own != null && own.decided().decision().at().compareTo(d.at()) > 0) {
                older++;
                return;
            }
            SpaceRecord.Decided holds =
                    project.space(d.space()).settings().settled().get(reference);
            boolean mine = holds != null && holds.decision().by().equals(d.by());
            if (answer == null
                    || holds == null
                    || (mine && !(holds.decision().act() instanceof Decision.Adjudicated))) {
                recorded.add(d);
                if (d.act() instanceof Decision.Opinion) beside++;
                else taken++;
                return;
            }
            Decision.Answer here = holds.decision().act().settles();
            if (here != null && !key(d.space(), here).equals(key(d.space(), answer))) {
                conflicts.add(new Conflict(
                        d.space(),
                        reference,
                        holds.decision().by() + ": " + said(d.space(), here),
                        d.by() + ": " + said(d.space(), answer)));
            }
            recorded.add(new Decision(d.space(), new Decision.Opinion(answer), d.by(), d.at(), d.why()));
            beside++;
        }

        /** What was taken in once, as it stands in the file or as an opinion, is not taken in again; withdrawn is withdrawn. */
        private boolean isThere(SpaceRecord record, Decision d) {
            Decision asOpinion = d.act().settles() == null
                    ? d
                    : new Decision(d.space(), new Decision.Opinion(d.act().settles()), d.by(), d.at(), d.why());
            for (SpaceRecord.Decided there : record.decisions()) {
                if (there.decision().equals(d) || there.decision().equals(asOpinion)) return true;
            }
            return recorded.contains(d) || recorded.contains(asOpinion);
        }

        private String key(String space, Decision.Answer answer) {
            String key = project.space(space).names().keyOf(answer);
            return key == null ? "" : "row " + key;
        }

        private String said(String space, Decision.Answer answer) {
            String key = project.space(space).names().keyOf(answer);
            return key == null ? "cannot be known" : key;
        }

        Merged result(List<Long> entries) {
            return new Merged(
                    taken,
                    beside,
                    known,
                    older,
                    conflicts,
                    List.copyOf(reviewers.keySet()),
                    recorded.stream().map(Decision::space).distinct().sorted().toList(),
                    entries);
        }
    }
}

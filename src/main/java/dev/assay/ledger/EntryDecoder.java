package dev.assay.ledger;

import dev.assay.model.Anchor;
import dev.assay.model.ArmAnswer;
import dev.assay.model.Certificate;
import dev.assay.model.Decision;
import dev.assay.model.Edge;
import dev.assay.model.Entry;
import dev.assay.model.Fact;
import dev.assay.model.FileImported;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.HeadAccepted;
import dev.assay.model.Listing;
import dev.assay.model.ListingFailed;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import dev.assay.model.ProjectOpened;
import dev.assay.model.Provenance;
import dev.assay.model.Question;
import dev.assay.model.ReferenceRules;
import dev.assay.model.Refusal;
import dev.assay.model.Relation;
import dev.assay.model.RunOpened;
import dev.assay.model.ScorerKind;
import dev.assay.model.Scoring;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import dev.assay.model.WordsShown;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The way back from canonical bytes. Fields are collected into slots, then put together once the kind is known. */
final class EntryDecoder {
    private final CanonicalReader in = new CanonicalReader();
    private final ScoringDecoder scorings = new ScoringDecoder(in);
    private final CanonicalReader.Pool<Mention> mentions = new CanonicalReader.Pool<>();
    /** All turns of a session often have the same date. */
    private @Nullable Anchor lastAnchor;

    /** What an entry can hold; a field that the kind does not have stays empty. */
    private static final class Slots {
        @Nullable
        String at, by, category, event, format, gold, hash, id, kind, lister, names, path, raw;
        @Nullable
        String references, run, sha256, space, speaker, text, trap, why;
        long bytes, entries;
        int line, window;
        @Nullable
        Anchor anchor, endKnown, validFrom, validUntil;

        @Nullable
        Certificate certificate;

        Fact.@Nullable Seen seen;

        Turn.@Nullable Image image;

        @Nullable
        Provenance source;

        Decision.@Nullable Act act;
        List<Mention> mentions = List.of();
        List<Edge> edges = List.of();
        List<String> evidence = List.of();

        @Nullable
        List<String> reasons;

        @Nullable
        TreeMap<String, String> settings;

        @Nullable
        String fault, reason;
        @Nullable
        String arm, question, scorer;

        @Nullable
        Integer words;

        Scoring.@Nullable Act scoring;
        List<Boolean> judgements = List.of();
    }

    Entry decode(byte[] bytes) {
        in.start(bytes);
        in.object();
        Slots s = new Slots();
        for (String key = in.key(); key != null; key = in.key()) field(s, key);
        in.end();
        String kind = need(s.kind, "kind");
        return switch (kind) {
            case "project" -> new ProjectOpened(need(s.id, "id"), need(s.at, "at"));
            case "space" ->
                new SpaceOpened(
                        need(s.space, "space"),
                        NameRules.of(need(s.names, "names")),
                        ReferenceRules.of(need(s.references, "references")),
                        s.window);
            case "file" ->
                new FileImported(
                        need(s.path, "path"),
                        need(s.format, "format"),
                        need(s.sha256, "sha256"),
                        s.bytes,
                        need(s.at, "at"));
            case "run" ->
                new RunOpened(
                        need(s.space, "space"),
                        need(s.run, "run"),
                        need(s.lister, "lister"),
                        need(s.settings, "settings"));
            case "turn" ->
                new Turn(
                        need(s.space, "space"),
                        need(s.id, "id"),
                        s.anchor,
                        s.speaker,
                        need(s.text, "text"),
                        s.image,
                        need(s.source, "source"));
            case "fact" ->
                new Fact(
                        need(s.space, "space"),
                        need(s.id, "id"),
                        need(s.text, "text"),
                        need(s.certificate, "certificate"),
                        s.validFrom,
                        s.validUntil,
                        s.endKnown,
                        s.edges,
                        s.seen,
                        s.line);
            case "refusal" -> new Refusal(need(s.space, "space"), s.id, s.text, need(s.reasons, "reasons"), s.line);
            case "listing" ->
                new Listing(need(s.space, "space"), need(s.run, "run"), need(s.event, "event"), s.mentions, s.raw);
            case "listing-failed" ->
                new ListingFailed(
                        need(s.space, "space"),
                        need(s.run, "run"),
                        need(s.event, "event"),
                        ListingFailed.Fault.of(need(s.fault, "fault")),
                        need(s.reason, "reason"),
                        s.raw);
            case "question" ->
                new Question(
                        s.space,
                        need(s.id, "id"),
                        need(s.text, "text"),
                        s.gold,
                        s.category,
                        s.evidence,
                        s.trap,
                        need(s.source, "source"));
            case "answer" ->
                new ArmAnswer(
                        need(s.question, "question"),
                        need(s.arm, "arm"),
                        need(s.text, "text"),
                        s.words,
                        s.judgements,
                        need(s.source, "source"));
            case "shown" ->
                new WordsShown(need(s.arm, "arm"), s.question, need(s.words, "words"), need(s.source, "source"));
            case "scoring" ->
                new Scoring(
                        need(s.scoring, "scoring"),
                        need(s.by, "by"),
                        ScorerKind.of(need(s.scorer, "scorer")),
                        need(s.at, "at"),
                        s.why,
                        s.source);
            case "decision" ->
                new Decision(
                        need(s.space, "space"),
                        need(s.act, "act"),
                        need(s.by, "by"),
                        need(s.at, "at"),
                        need(s.why, "why"));
            case "head" ->
                new HeadAccepted(
                        s.entries, need(s.hash, "hash"), need(s.by, "by"), need(s.at, "at"), need(s.why, "why"));
            default -> throw new DamagedEntryException("no kind of entry is called " + kind);
        };
    }

    private void field(Slots s, String key) {
        switch (key) {
            case "act" -> s.act = act();
            case "arm" -> s.arm = in.pooled();
            case "at" -> s.at = in.string();
            case "by" -> s.by = in.pooled();
            case "bytes" -> s.bytes = in.number();
            case "certificate" -> s.certificate = certificate();
            case "category" -> s.category = in.pooled();
            case "date" -> s.anchor = anchor();
            case "edges" -> s.edges = edges();
            case "end_known" -> s.endKnown = Anchor.of(in.string());
            case "entries" -> s.entries = in.number();
            case "event" -> s.event = in.string();
            case "evidence" -> s.evidence = strings();
            case "fault" -> s.fault = in.pooled();
            case "format" -> s.format = in.pooled();
            case "gold" -> s.gold = in.string();
            case "hash" -> s.hash = in.string();
            case "id" -> s.id = in.string();
            case "image" -> s.image = image();
            case "judgements" -> s.judgements = bools();
            case "kind" -> s.kind = in.pooled();
            case "line" -> s.line = in.integer();
            case "lister" -> s.lister = in.pooled();
            case "mentions" -> s.mentions = mentions();
            case "names" -> s.names = in.pooled();
            case "path" -> s.path = in.pooled();
            case "question" -> s.question = in.string();
            case "raw" -> s.raw = in.string();
            case "reason" -> s.reason = in.string();
            case "reasons" -> s.reasons = strings();
            case "references" -> s.references = in.pooled();
            case "run" -> s.run = in.pooled();
            case "scorer" -> s.scorer = in.pooled();
            case "scoring" -> s.scoring = scorings.read();
            case "seen" -> s.seen = seen();
            case "settings" -> s.settings = settings();
            case "sha256" -> s.sha256 = in.string();
            case "source" -> s.source = source();
            case "space" -> s.space = in.pooled();
            case "speaker" -> s.speaker = in.pooled();
            case "text" -> s.text = in.string();
            case "trap" -> s.trap = in.string();
            case "valid_from" -> s.validFrom = Anchor.of(in.string());
            case "valid_until" -> s.validUntil = Anchor.of(in.string());
            case "why" -> s.why = in.string();
            case "window" -> s.window = in.integer();
            case "words" -> s.words = in.integer();
            default -> throw unknown(key);
        }
    }

    private List<Boolean> bools() {
        List<Boolean> all = new ArrayList<>();
        in.array();
        while (in.more()) all.add(in.bool());
        return all;
    }

    private Anchor anchor() {
        String text = in.string();
        Anchor last = lastAnchor;
        if (last != null && last.text().equals(text)) return last;
        Anchor fresh = Anchor.of(text);
        lastAnchor = fresh;
        return fresh;
    }

    private List<String> strings() {
        List<String> all = new ArrayList<>();
        in.array();
        while (in.more()) all.add(in.string());
        return all;
    }

    private TreeMap<String, String> settings() {
        TreeMap<String, String> settings = new TreeMap<>();
        in.object();
        for (String key = in.key(); key != null; key = in.key()) settings.put(key, in.string());
        return settings;
    }

    private Turn.Image image() {
        String caption = null;
        String query = null;
        String url = null;
        in.object();
        for (String key = in.key(); key != null; key = in.key()) {
            switch (key) {
                case "caption" -> caption = in.string();
                case "query" -> query = in.string();
                case "url" -> url = in.string();
                default -> throw unknown(key);
            }
        }
        return new Turn.Image(caption, query, url);
    }

    private Provenance source() {
        String path = null, commit = null, hash = null, ticket = null, event = null, space = null;
        String document = null, locator = null;
        int from = 0;
        int to = 0;
        in.object();
        for (String key = in.key(); key != null; key = in.key()) {
            switch (key) {
                case "commit" -> commit = in.pooled();
                case "document" -> document = in.pooled();
                case "event" -> event = in.string();
                case "from" -> from = in.integer();
                case "hash" -> hash = in.string();
                case "locator" -> locator = in.string();
                case "path" -> path = in.pooled();
                case "space" -> space = in.pooled();
                case "ticket" -> ticket = in.string();
                case "to" -> to = in.integer();
                default -> throw unknown(key);
            }
        }
        if (path != null) return new Provenance.FileLines(path, from, to == 0 ? from : to, commit);
        if (hash != null) return new Provenance.Commit(hash);
        if (ticket != null) return new Provenance.Ticket(ticket);
        if (document != null) return new Provenance.Document(document, need(locator, "locator"));
        return new Provenance.TurnOf(need(space, "space"), need(event, "event"));
    }

    private Certificate certificate() {
        Anchor timestamp = null;
        String source = null, commit = null, ticket = null, locator = null;
        List<Provenance.TurnOf> turns = new ArrayList<>();
        TreeMap<String, String> more = new TreeMap<>();
        int from = 0;
        int to = 0;
        in.object();
        for (String key = in.key(); key != null; key = in.key()) {
            switch (key) {
                case "commit" -> commit = in.pooled();
                case "from" -> from = in.integer();
                case "locator" -> locator = in.string();
                case "more" -> more = settings();
                case "source" -> source = in.pooled();
                case "ticket" -> ticket = in.string();
                case "timestamp" -> timestamp = Anchor.of(in.string());
                case "to" -> to = in.integer();
                case "turns" -> {
                    in.array();
                    while (in.more()) turns.add((Provenance.TurnOf) source());
                }
                default -> throw unknown(key);
            }
        }
        Certificate.LineRange lines = from == 0 ? null : new Certificate.LineRange(from, to);
        Certificate read =
                new Certificate(need(timestamp, "timestamp"), source, lines, commit, ticket, locator, turns, more);
        if (read.sources().isEmpty()) throw new DamagedEntryException("a fact without a source");
        return read;
    }

    private List<Edge> edges() {
        List<Edge> all = new ArrayList<>();
        in.array();
        while (in.more()) all.add(edge());
        return all;
    }

    private Edge edge() {
        String relation = null, target = null, space = null, reason = null;
        in.object();
        for (String key = in.key(); key != null; key = in.key()) {
            switch (key) {
                case "reason" -> reason = in.string();
                case "relation" -> relation = in.pooled();
                case "space" -> space = in.pooled();
                case "target" -> target = in.string();
                default -> throw unknown(key);
            }
        }
        return new Edge(Relation.of(need(relation, "relation")), need(target, "target"), space, reason);
    }

    private Fact.Seen seen() {
        String commit = null;
        String sha256 = null;
        in.object();
        for (String key = in.key(); key != null; key = in.key()) {
            switch (key) {
                case "commit" -> commit = in.pooled();
                case "sha256" -> sha256 = in.string();
                default -> throw unknown(key);
            }
        }
        return new Fact.Seen(commit, sha256);
    }

    private List<Mention> mentions() {
        List<Mention> all = new ArrayList<>();
        in.array();
        while (in.more()) all.add(mention());
        return Collections.unmodifiableList(all);
    }

    private Mention mention() {
        int from = in.position();
        in.skipObject();
        int to = in.position();
        Mention known = mentions.get(in.bytes(), from, to);
        if (known != null) return known;
        in.jump(from);
        Mention fresh = readMention();
        mentions.put(in.bytes(), from, to, fresh);
        return fresh;
    }

    private Mention readMention() {
        String text = null;
        MentionType type = null;
        Boolean proper = null;
        Gender gender = null;
        GrammaticalNumber number = null;
        boolean resolved = true;
        in.object();
        for (String key = in.key(); key != null; key = in.key()) {
            switch (key) {
                case "gender" -> gender = Gender.of(in.pooled());
                case "number" -> number = GrammaticalNumber.of(in.pooled());
                case "proper" -> proper = in.bool();
                case "resolved" -> resolved = in.bool();
                case "text" -> text = in.string();
                case "type" -> type = MentionType.of(in.pooled());
                default -> throw unknown(key);
            }
        }
        return new Mention(need(text, "text"), type, proper, gender, number, resolved);
    }

    private Decision.Act act() {
        String act = null, row = null, name = null, type = null, from = null, to = null, plural = null;
        String one = null, other = null, event = null, words = null, names = null, references = null, run = null;
        boolean hub = false, flagged = false;
        Decision.Answer answer = null;
        long entry = 0;
        int window = 0;
        Decision.ReferenceId reference = null;
        Mention mention = null;
        in.object();
        for (String key = in.key(); key != null; key = in.key()) {
            switch (key) {
                case "act" -> act = in.pooled();
                case "answer" -> answer = answer();
                case "entry" -> entry = in.number();
                case "event" -> event = in.string();
                case "flagged" -> flagged = in.bool();
                case "from" -> from = in.string();
                case "hub" -> hub = in.bool();
                case "mention" -> mention = mention();
                case "name" -> name = in.string();
                case "names" -> names = in.pooled();
                case "one" -> one = in.string();
                case "other" -> other = in.string();
                case "plural" -> plural = in.string();
                case "reference" -> reference = reference();
                case "references" -> references = in.pooled();
                case "row" -> row = in.string();
                case "run" -> run = in.pooled();
                case "to" -> to = in.string();
                case "type" -> type = in.pooled();
                case "window" -> window = in.integer();
                case "words" -> words = in.string();
                default -> throw unknown(key);
            }
        }
        return switch (need(act, "act")) {
            case "settled-as" -> new Decision.SettledAs(need(reference, "reference"), need(row, "row"));
            case "settled-as-new" ->
                new Decision.SettledAsNew(
                        need(reference, "reference"), need(name, "name"), MentionType.of(need(type, "type")));
            case "unknowable" -> new Decision.Unknowable(need(reference, "reference"));
            case "count-refused" -> new Decision.CountRefused(need(reference, "reference"), need(row, "row"));
            case "opinion" -> new Decision.Opinion(need(answer, "answer"));
            case "adjudicated" -> new Decision.Adjudicated(need(answer, "answer"));
            case "flagged" -> new Decision.Flagged(need(reference, "reference"), flagged);
            case "noted" -> new Decision.Noted(need(reference, "reference"));
            case "alias" -> new Decision.Alias(need(from, "from"), need(to, "to"));
            case "split" -> new Decision.Split(need(plural, "plural"));
            case "kept-apart" -> new Decision.KeptApart(need(one, "one"), need(other, "other"));
            case "mention-added" -> new Decision.MentionAdded(need(event, "event"), need(mention, "mention"));
            case "mention-removed" -> new Decision.MentionRemoved(need(event, "event"), need(words, "words"));
            case "mention-retyped" ->
                new Decision.MentionRetyped(
                        need(event, "event"), need(words, "words"), MentionType.of(need(type, "type")));
            case "hub" -> new Decision.HubMarked(need(row, "row"), hub);
            case "window" -> new Decision.WindowSet(window);
            case "names" -> new Decision.NamesSet(NameRules.of(need(names, "names")));
            case "references" -> new Decision.ReferencesSet(ReferenceRules.of(need(references, "references")));
            case "run" -> new Decision.RunActivated(need(run, "run"));
            case "withdrawn" -> new Decision.Withdrawn(entry);
            default -> throw new DamagedEntryException("no decision is called " + act);
        };
    }

    private Decision.Answer answer() {
        if (act() instanceof Decision.Answer a) return a;
        throw new DamagedEntryException("what is answered is no answer to a reference");
    }

    private Decision.ReferenceId reference() {
        String event = null;
        String words = null;
        int occurrence = 0;
        in.object();
        for (String key = in.key(); key != null; key = in.key()) {
            switch (key) {
                case "event" -> event = in.string();
                case "occurrence" -> occurrence = in.integer();
                case "words" -> words = in.string();
                default -> throw unknown(key);
            }
        }
        return new Decision.ReferenceId(need(event, "event"), need(words, "words"), occurrence);
    }

    static DamagedEntryException unknown(String key) {
        return new DamagedEntryException("no field is called " + key);
    }

    static <T> T need(@Nullable T value, String field) {
        if (value == null) throw new DamagedEntryException("the field " + field + " is missing");
        return value;
    }
}

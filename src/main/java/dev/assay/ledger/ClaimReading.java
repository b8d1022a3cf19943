package dev.assay.ledger;

import dev.assay.model.Anchor;
import dev.assay.model.Certificate;
import dev.assay.model.Edge;
import dev.assay.model.Fact;
import dev.assay.model.Relation;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a record states by itself, read strictly: whatever cannot be read refuses the record, it never means "none". */
final class ClaimReading {
    private static final Pattern COMMIT = Pattern.compile("[0-9a-fA-F]{7,64}");

    private final Claim claim;
    private final List<String> reasons;

    private ClaimReading(Claim claim, List<String> reasons) {
        this.claim = claim;
        this.reasons = reasons;
    }

    /** The fact; null when there are reasons against it, which are added to the list. */
    static @Nullable Fact read(Claim claim, List<String> reasons) {
        return new ClaimReading(claim, reasons).read();
    }

    private @Nullable Fact read() {
        reasons.addAll(claim.problems());
        String id = need(claim.id(), "memory_id");
        String text = need(claim.text(), "content");
        Certificate.LineRange lines = lines();
        String commit = claim.commit();
        if (commit != null && !COMMIT.matcher(commit).matches()) {
            reasons.add("commit_hash \"" + commit + "\" is not 7 to 64 hex digits");
        }
        Anchor timestamp = date(claim.timestamp(), "provenance.timestamp");
        if (claim.timestamp() == null) reasons.add("it has no timestamp: give provenance.timestamp");
        requireSource(lines);
        Anchor from = date(claim.validFrom(), "valid_from");
        Anchor until = date(claim.validUntil(), "valid_until");
        Anchor endKnown = date(claim.endKnown(), "expired_at");
        List<Edge> edges = edges(id);
        if (!reasons.isEmpty() || id == null || text == null || timestamp == null) return null;
        Anchor begins = from == null ? timestamp : from;
        if (until != null && until.to() < begins.from()) {
            reasons.add("its validity ends (" + until.text() + ") before it begins (" + begins.text() + ")");
            return null;
        }
        Certificate certificate = new Certificate(
                timestamp, claim.source(), lines, commit, claim.ticket(), claim.locator(), claim.turns(), claim.more());
        return new Fact(claim.space(), id, text, certificate, from, until, endKnown, edges, null, claim.line());
    }

    private @Nullable String need(@Nullable String value, String field) {
        if (value == null || value.isBlank()) {
            reasons.add("it has no " + field);
            return null;
        }
        if (!isWhole(value)) {
            reasons.add(field + " holds half of a surrogate pair, which no file can keep");
            return null;
        }
        return value;
    }

    static boolean isWhole(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!Character.isSurrogate(c)) continue;
            boolean pair = Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1));
            if (!pair) return false;
            i++;
        }
        return true;
    }

    private @Nullable Anchor date(@Nullable String text, String field) {
        if (text == null) return null;
        try {
            return Anchor.of(text);
        } catch (IllegalArgumentException e) {
            reasons.add(field + " " + e.getMessage());
            return null;
        }
    }

    private Certificate.@Nullable LineRange lines() {
        List<Long> stated = claim.lines();
        if (stated == null) return null;
        if (stated.size() != 2
                || stated.get(0) < 1
                || stated.get(1) < stated.get(0)
                || stated.get(1) > Integer.MAX_VALUE) {
            reasons.add("line_range must be the first and the last line, from 1, such as [42, 58]");
            return null;
        }
        return new Certificate.LineRange(Math.toIntExact(stated.get(0)), Math.toIntExact(stated.get(1)));
    }

    private void requireSource(Certificate.@Nullable LineRange lines) {
        for (String s : new @Nullable String[] {claim.source(), claim.ticket(), claim.locator()}) {
            if (s == null) continue;
            if (s.isBlank()) reasons.add("a source must not be empty");
            else if (!isWhole(s)) reasons.add("a source holds half of a surrogate pair");
        }
        boolean file = claim.source() != null && lines != null;
        boolean document = claim.source() != null && claim.locator() != null;
        if (file
                || document
                || claim.commit() != null
                || claim.ticket() != null
                || !claim.turns().isEmpty()
                || claim.lines() != null) {
            if (claim.source() == null && (claim.lines() != null || claim.locator() != null)) {
                reasons.add("it names lines or a locator, but no source they are in");
            }
            return;
        }
        reasons.add("it has no source that can be verified: a file with line_range, a commit_hash, a ticket, a turn, "
                + "or a document with a locator");
    }

    private List<Edge> edges(@Nullable String id) {
        List<Edge> edges = new ArrayList<>();
        for (Claim.ClaimedEdge e : claim.edges()) {
            Relation relation = relation(e.relation());
            if (e.target() == null || e.target().isBlank()) {
                reasons.add("an edge has no target_id");
                continue;
            }
            if (relation == null) continue;
            boolean own = e.space() == null || e.space().equals(claim.space());
            if (own && e.target().equals(id)) {
                reasons.add("its edge \"" + relation.id() + "\" points at itself");
            } else if (relation == Relation.FALSIFIES
                    && (e.reason() == null || e.reason().isBlank())) {
                reasons.add("its edge \"falsifies\" to \"" + e.target() + "\" gives no reason");
            } else if (!isWhole(e.target()) || (e.reason() != null && !isWhole(e.reason()))) {
                reasons.add("an edge holds half of a surrogate pair");
            } else {
                edges.add(new Edge(relation, e.target(), own ? null : e.space(), e.reason()));
            }
        }
        return edges;
    }

    private @Nullable Relation relation(@Nullable String stated) {
        if (stated == null) {
            reasons.add("an edge has no relation");
            return null;
        }
        try {
            return Relation.of(stated);
        } catch (IllegalArgumentException e) {
            reasons.add(String.valueOf(e.getMessage()));
            return null;
        }
    }
}

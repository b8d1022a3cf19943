package dev.assay.ui.overview;

import dev.assay.project.Head;
import dev.assay.ui.Selected;
import dev.assay.ui.overview.Page.Fact;
import dev.assay.ui.overview.Page.Line;
import dev.assay.ui.overview.Page.SpaceLine;
import dev.assay.ui.overview.Page.Way;
import dev.assay.ui.overview.Survey.Changes;
import dev.assay.ui.overview.Survey.Declared;
import dev.assay.ui.overview.Survey.Space;
import dev.assay.ui.paint.Mark;
import dev.assay.ui.project.AsOf;
import dev.assay.ui.project.ChainState;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says a survey in words. */
final class Pages {
    private static final int DECLARED = 6;

    private final Texts texts;

    Pages(Texts texts) {
        this.texts = texts;
    }

    /**
     * What is known besides the figures.
     *
     * @param asOf the moment on show
     * @param chain whether the chain verifies
     * @param now the head as it is now, where the past is on show; null otherwise
     * @param seen the head seen last time; null when it never was
     * @param seenOn the day on which it was
     * @param shown the space on show
     * @param unscored how many answers are not scored yet; -1 where nothing is scored
     */
    record Besides(
            AsOf asOf,
            ChainState chain,
            @Nullable Head now,
            @Nullable Head seen,
            String seenOn,
            @Nullable String shown,
            int unscored) {}

    Page of(Survey s, Besides b) {
        boolean past = !b.asOf().now();
        return new Page(
                s.spaces().stream().map(this::space).toList(),
                facts(s, b),
                texts.get(past ? "overview.waited" : "overview.waits"),
                waits(s, b),
                changedTitle(b),
                s.changes() == null ? List.of() : changed(s.changes()),
                changedNote(s, b),
                chain(s, b));
    }

    private SpaceLine space(Space s) {
        List<String> figures = new ArrayList<>();
        for (int n : new int[] {s.events(), s.rows(), s.cells(), s.open(), s.unknown()}) figures.add(texts.number(n));
        return new SpaceLine(s.name(), figures, new Way(s.name(), "matrix", new Selected.Nothing()));
    }

    private List<Fact> facts(Survey s, Besides b) {
        List<Fact> facts = new ArrayList<>();
        for (Space space : s.spaces()) {
            if (!space.name().equals(b.shown())) continue;
            String run = space.run();
            facts.add(new Fact(
                    texts.get("overview.run"), run == null ? texts.get("overview.run.none") : run, null, run != null));
            facts.add(new Fact(
                    texts.get("overview.rules"),
                    texts.get("overview.rules.value", space.rules(), space.window()),
                    null,
                    false));
        }
        facts.add(new Fact(texts.get("overview.questions"), texts.number(s.questions()), null, false));
        return facts;
    }

    private List<Line> waits(Survey s, Besides b) {
        List<Line> lines = new ArrayList<>();
        int open = 0;
        int unknown = 0;
        Way toOpen = null;
        Way toUnknown = null;
        // What is on show comes first: its reference is the one the line leads to.
        List<Space> spaces = new ArrayList<>(s.spaces());
        spaces.sort(
                (x, y) -> Boolean.compare(!x.name().equals(b.shown()), !y.name().equals(b.shown())));
        for (Space space : spaces) {
            open += space.open();
            unknown += space.unknown();
            if (toOpen == null && space.firstOpen() != null) {
                toOpen = new Way(space.name(), "queue", new Selected.OfReference(space.firstOpen()));
            }
            if (toUnknown == null && space.firstUnknown() != null) {
                toUnknown = new Way(space.name(), "queue", new Selected.OfReference(space.firstUnknown()));
            }
        }
        line(lines, Mark.OPEN, open, "overview.open", texts.get("overview.in.queue"), toOpen);
        line(lines, Mark.UNKNOWN, unknown, "overview.unknown", texts.get("overview.in.queue"), toUnknown);
        Survey.Alike alike = s.alike();
        if (alike != null && alike.space().equals(b.shown())) {
            String first = alike.first();
            Way to = first == null ? null : new Way(alike.space(), "matrix", new Selected.OfRow(first));
            String where = texts.get("overview.in.matrix");
            // The lines above are sums; of this one a reader must know that it is not.
            if (s.spaces().size() > 1) where = Visible.line(alike.space(), 40) + " · " + where;
            line(lines, Mark.ALIAS, alike.pairs(), "overview.alike", where, to);
        }
        Way anywhere = b.shown() == null ? null : new Way(b.shown(), "scoring", new Selected.Nothing());
        if (b.unscored() >= 0)
            line(lines, Mark.ABSTAIN, b.unscored(), "overview.unscored", texts.get("overview.in.scoring"), anywhere);
        Way ledger = b.shown() == null ? null : new Way(b.shown(), "ledger", new Selected.Nothing());
        line(lines, Mark.REFUSED, s.refused(), "overview.refused", texts.get("overview.in.ledger"), ledger);
        return lines;
    }

    private void line(List<Line> lines, Mark mark, int n, String key, String where, @Nullable Way way) {
        lines.add(new Line(
                mark,
                texts.number(n),
                texts.get(n == 1 ? key + ".one" : key + ".other"),
                where,
                n == 0 ? null : way,
                n == 0));
    }

    private String changedTitle(Besides b) {
        if (!b.asOf().now()) return texts.get("overview.changed.since-then");
        return b.seen() == null
                ? texts.get("overview.changed")
                : texts.get("overview.changed.last", texts.number(b.seen().entries()), b.seenOn());
    }

    private String changedNote(Survey s, Besides b) {
        if (b.asOf().now() && b.seen() == null) return texts.get("overview.changed.first");
        Changes c = s.changes();
        return c == null || c.nothing() ? texts.get("overview.changed.nothing") : "";
    }

    private List<Line> changed(Changes c) {
        List<Line> lines = new ArrayList<>();
        count(lines, Mark.LISTED, c.spaces(), "overview.new.spaces", "");
        count(lines, Mark.LISTED, c.events(), "overview.new.events", "");
        count(lines, Mark.LISTED, c.runs(), "overview.new.runs", "");
        count(lines, Mark.LISTED, c.questions(), "overview.new.questions", "");
        String unknowable =
                c.unknowable() == 0 ? "" : texts.get("overview.new.unknowable", texts.number(c.unknowable()));
        count(lines, Mark.DECIDED, c.settled(), "overview.new.settled", unknowable);
        count(lines, Mark.ALIAS, c.names(), "overview.new.names", "");
        count(lines, Mark.DECIDED, c.corrections(), "overview.new.corrections", "");
        count(lines, Mark.DECIDED, c.settings(), "overview.new.settings", "");
        count(lines, Mark.RETRACTED, c.withdrawn(), "overview.new.withdrawn", "");
        for (Declared d : c.declared().stream().limit(DECLARED).toList()) lines.add(declared(d));
        int more = c.declared().size() - DECLARED;
        if (more > 0)
            lines.add(new Line(Mark.FALSIFIED, "", texts.get("overview.new.declared", texts.number(more)), "", null));
        count(lines, Mark.REFUSED, c.refused(), "overview.new.refused", "");
        return lines;
    }

    private void count(List<Line> lines, Mark mark, int n, String key, String detail) {
        if (n > 0) lines.add(new Line(mark, "", texts.count(key, n), detail, null));
    }

    private Line declared(Declared d) {
        Mark mark = switch (d.relation()) {
            case FALSIFIES -> Mark.FALSIFIED;
            case RETRACTS -> Mark.RETRACTED;
            default -> Mark.SUPERSEDED;
        };
        String key = switch (d.relation()) {
            case FALSIFIES -> "overview.falsified";
            case RETRACTS -> "overview.retracted";
            default -> "overview.superseded";
        };
        String reason = d.reason();
        return new Line(
                mark,
                "",
                texts.get(key, d.what().event(), d.by().id()),
                reason == null ? "" : texts.get("text.quoted", reason),
                new Way(
                        d.what().space(),
                        "ledger",
                        new Selected.OfEvent(d.what().event())));
    }

    private List<Fact> chain(Survey s, Besides b) {
        List<Fact> facts = new ArrayList<>();
        boolean past = b.now() != null;
        facts.add(new Fact(texts.get(past ? "overview.head.then" : "overview.head"), head(s.head()), null, true));
        facts.add(
                switch (b.chain()) {
                    case ChainState.Checking c -> checked(texts.get("chain.checking"), Mark.ABSTAIN);
                    case ChainState.Holds h ->
                        checked(
                                texts.get(
                                        "overview.holds", texts.number(s.head().entries())),
                                Mark.GROUNDED);
                    case ChainState.Fails f ->
                        checked(texts.get("chain.fails", texts.number(f.bad().seq())), Mark.FALSIFIED);
                    case ChainState.NotChecked n -> checked(texts.get("chain.not-checked"), Mark.ABSTAIN);
                });
        Head now = b.now();
        if (now != null) facts.add(new Fact(texts.get("overview.head"), head(now), null, true));
        Head seen = b.seen();
        facts.add(
                seen == null
                        ? new Fact(texts.get("overview.seen"), texts.get("overview.seen.never"), null, false)
                        : new Fact(texts.get("overview.seen"), head(seen) + "  " + b.seenOn(), null, true));
        return facts;
    }

    private Fact checked(String text, Mark mark) {
        return new Fact(texts.get("overview.recomputed"), text, mark, false);
    }

    private String head(Head head) {
        String hash = head.hash();
        String brief = hash.length() <= 8 ? hash : hash.substring(0, 4) + "…" + hash.substring(hash.length() - 4);
        return texts.number(head.entries()) + " : " + brief;
    }
}

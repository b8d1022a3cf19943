package dev.assay.ui.inspector;

import dev.assay.method.Incidence;
import dev.assay.method.Origin;
import dev.assay.method.Reference;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.SpaceSnapshot.EventMention;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.ui.Selected;
import dev.assay.ui.inspector.Inspection.Badge;
import dev.assay.ui.inspector.Inspection.Course;
import dev.assay.ui.inspector.Inspection.Fact;
import dev.assay.ui.inspector.Inspection.Facts;
import dev.assay.ui.inspector.Inspection.Line;
import dev.assay.ui.inspector.Inspection.Lines;
import dev.assay.ui.inspector.Inspection.Piece;
import dev.assay.ui.inspector.Inspection.Point;
import dev.assay.ui.inspector.Inspection.Said;
import dev.assay.ui.inspector.Inspection.Section;
import dev.assay.ui.inspector.Inspection.Style;
import dev.assay.ui.inspector.Inspection.Target;
import dev.assay.ui.inspector.Inspection.Trail;
import dev.assay.ui.text.Texts;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says about a selection what the inspector shows: a pure function of the snapshot. */
public final class Inspections {
    private final SpaceSnapshot space;
    private final @Nullable Around around;
    private final Words words;
    private final Texts texts;
    private final References references;

    private Inspections(SpaceSnapshot space, @Nullable Around around, Texts texts) {
        this.space = space;
        this.around = around;
        this.words = new Words(texts);
        this.texts = texts;
        this.references = new References(space, words);
    }

    /** What is to be said from the space alone; null when nothing is selected, or what is selected is not in this space any more. */
    public static @Nullable Inspection of(SpaceSnapshot space, Selected selected, Texts texts) {
        return of(space, null, selected, texts);
    }

    /** The same, with what the rest of the project says of it: standing, and what others declared. */
    static @Nullable Inspection of(SpaceSnapshot space, @Nullable Around around, Selected selected, Texts texts) {
        Inspections of = new Inspections(space, around, texts);
        return switch (selected) {
            case Selected.OfReference r -> of.reference(r.reference());
            case Selected.OfPair p -> {
                int one = space.record().tick(p.one());
                int other = space.record().tick(p.other());
                yield one < 0 || other < 0 ? null : new Pairs(space, words(of)).of(one, other);
            }
            case Selected.Nothing n -> null;
            case Selected.OfRow r -> {
                int row = space.rows().of(r.row());
                yield row < 0 ? null : of.row(row, -1);
            }
            case Selected.OfEvent e -> {
                int tick = space.record().tick(e.event());
                yield tick < 0 ? null : of.event(tick);
            }
            case Selected.OfCell c -> {
                int row = space.rows().of(c.row());
                int tick = space.record().tick(c.event());
                yield row < 0 || tick < 0 ? null : of.row(row, tick);
            }
        };
    }

    private static Words words(Inspections of) {
        return of.words;
    }

    /** One unclear reference: its sentence, what became of it and on what evidence; its event where no such reference is listed any more. */
    private @Nullable Inspection reference(ReferenceId id) {
        int tick = space.record().tick(id.event());
        if (tick < 0) return null;
        for (Reference r : space.references()) {
            if (!r.id().equals(id)) continue;
            List<Section> sections = new ArrayList<>();
            sections.add(said(tick, r.row()));
            sections.add(new Lines(texts.get("references.heading"), null, references.lines(r)));
            return new Inspection(
                    null,
                    texts.get("reference.name", r.mention().text(), id.event()),
                    texts.get("kind.reference"),
                    sections,
                    EventKey.of(Words.event(space, tick)));
        }
        return event(tick);
    }

    private Inspection row(int row, int tick) {
        List<Section> sections = new ArrayList<>();
        sections.add(rowFacts(row));
        boolean cell = tick >= 0;
        if (cell) sections.add(said(tick, row));
        int shown = cell ? tick : firstListed(row);
        if (cell && space.incidence().position(row, tick) < 0) {
            String id = Words.event(space, tick).id();
            sections.add(new Lines(texts.get("cell.none", id), null, List.of()));
        }
        if (shown >= 0) sections.addAll(howItCame(row, shown));
        sections.add(course(row, tick));
        sections.addAll(Ties.of(space, row, texts));
        sections.addAll(Alikes.of(space, row, texts));
        sections.addAll(RowDecisions.of(space, row, texts));
        if (shown >= 0) sections.add(recorded(shown, cell));
        String kind = texts.get(
                space.rows().hub(row) ? "kind.hub" : "kind.row",
                words.type(space.rows().type(row)));
        return new Inspection(new Badge(space.rows().type(row)), space.rows().key(row), kind, sections);
    }

    private Facts rowFacts(int row) {
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact(texts.get("fact.key"), List.of(Piece.of(space.rows().key(row), Style.MONO))));
        facts.add(new Fact(
                texts.get("fact.events"),
                List.of(
                        Piece.of(texts.number(space.incidence().eventsOf(row)), Style.PLAIN),
                        Piece.of(origins(row), Style.MUTED))));
        facts.add(new Fact(texts.get("fact.chain"), chain(chainOf(row))));
        return new Facts(null, facts);
    }

    private String origins(int row) {
        Incidence b = space.incidence();
        int[] counts = new int[Origin.values().length];
        for (int i = b.rowStart(row); i < b.rowEnd(row); i++) {
            counts[b.origin(b.position(row, b.rowEvent(i))).ordinal()]++;
        }
        List<String> parts = new ArrayList<>();
        for (Origin o : Origin.values()) {
            int n = counts[o.ordinal()];
            if (n > 0) parts.add(origin(o, n));
        }
        return parts.isEmpty() ? "" : " · " + String.join(", ", parts);
    }

    private String origin(Origin o, int n) {
        return switch (o) {
            case LISTED -> texts.get("origin.listed", texts.number(n));
            case ALIAS -> texts.get("origin.alias", texts.number(n));
            case DECIDED -> texts.get("origin.decided", texts.number(n));
            case COUNTED -> texts.get("origin.counted", texts.number(n));
        };
    }

    /** All events of a row that is no hub are in one chain, if they are in any. */
    private int chainOf(int row) {
        Incidence b = space.incidence();
        if (space.rows().hub(row) || b.eventsOf(row) == 0) return -1;
        return space.collisions().chainOf(b.rowEvent(b.rowStart(row)));
    }

    private List<Piece> chain(int chain) {
        if (chain < 0) return List.of(Piece.of(texts.get("chain.none"), Style.MUTED));
        int[] events = space.collisions().chains()[chain];
        BitSet rows = new BitSet();
        for (int e : events) {
            for (int i = space.incidence().eventStart(e); i < space.incidence().eventEnd(e); i++) {
                int row = space.incidence().eventRow(i);
                if (!space.rows().hub(row)) rows.set(row);
            }
        }
        return List.of(
                Piece.of(texts.number(chain + 1L), Style.PLAIN),
                Piece.of(
                        " · " + texts.count("count.events", events.length) + ", "
                                + texts.count("count.rows", rows.cardinality()),
                        Style.MUTED));
    }

    private int firstListed(int row) {
        Incidence b = space.incidence();
        return b.eventsOf(row) == 0 ? -1 : b.rowEvent(b.rowStart(row));
    }

    /** The rules or the count behind a cell, and that the row speaks where nothing else made it. */
    private List<Section> howItCame(int row, int tick) {
        String event = Words.event(space, tick).id();
        List<Section> sections = new ArrayList<>();
        for (EventMention m : space.mentions(tick)) {
            if (m.row() != row) continue;
            String heading = texts.get("trail.heading", m.mention().text(), event);
            Reference r = m.reference();
            if (r != null && r.state() != Reference.State.OPEN && r.owner() == null) {
                sections.add(new Lines(heading, null, references.lines(r)));
            } else {
                sections.add(new Trail(
                        heading, Trails.steps(m.named(), texts), space.rows().key(row)));
                if (r != null) sections.add(new Lines(texts.get("references.heading"), null, references.lines(r)));
            }
        }
        String speaker = Words.event(space, tick).speaker();
        if (sections.isEmpty() && speaker != null && space.speaker(tick) == row) {
            Inspection.Step step = new Inspection.Step(
                    1,
                    texts.get("rule.characters"),
                    true,
                    List.of(Piece.of(space.rows().key(row), Style.MONO)));
            sections.add(new Trail(
                    texts.get("trail.speaker", speaker, event),
                    List.of(step),
                    space.rows().key(row)));
        }
        return sections;
    }

    private Course course(int row, int tick) {
        Clocks clocks = Clocks.of(space, row);
        boolean hub = space.rows().hub(row);
        List<Point> points = new AbstractList<>() {
            @Override
            public Point get(int i) {
                int t = clocks.tick(i);
                Event e = Words.event(space, t);
                return new Point(
                        Words.mark(space.incidence().origin(space.incidence().position(row, t))),
                        hub,
                        e.id(),
                        words.day(e.date()),
                        words.made(space, row, t),
                        clocks.disagrees(i),
                        new Selected.OfCell(space.rows().key(row), e.id()));
            }

            @Override
            public int size() {
                return clocks.size();
            }
        };
        return new Course(
                texts.get("trajectory.heading"),
                texts.get("trajectory.note"),
                points,
                tick < 0 ? -1 : clocks.indexOf(tick));
    }

    private Facts recorded(int tick, boolean cell) {
        Event event = Words.event(space, tick);
        List<Fact> facts = new ArrayList<>();
        if (!cell) {
            List<Piece> first = new ArrayList<>();
            first.add(new Piece(event.id(), Style.MONO, new Target.Select(new Selected.OfEvent(event.id()))));
            if (space.settings().run() != null) {
                first.add(Piece.of(texts.get("fact.first.run") + " ", Style.MUTED));
                first.add(Piece.of(space.settings().run(), Style.MONO));
            }
            facts.add(new Fact(texts.get("fact.first"), first));
        }
        facts.add(new Fact(texts.get("fact.source"), words.source(event.source())));
        return new Facts(texts.get("recorded.heading"), facts);
    }

    private Said said(int tick, int row) {
        Event event = Words.event(space, tick);
        List<String> note = new ArrayList<>();
        note.add(words.moment(event.date()));
        if (event.speaker() != null) note.add(event.speaker());
        return new Said(event.id(), String.join(" · ", note), SaidText.pieces(space, tick, row));
    }

    private Inspection event(int tick) {
        Event event = Words.event(space, tick);
        List<Section> sections = new ArrayList<>();
        sections.add(new Said("", null, SaidText.pieces(space, tick, -1)));
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact(texts.get("fact.tick"), List.of(Piece.of(texts.number(tick), Style.PLAIN))));
        facts.add(new Fact(texts.get("fact.date"), List.of(Piece.of(words.moment(event.date()), Style.PLAIN))));
        if (event.speaker() != null) {
            facts.add(new Fact(texts.get("fact.speaker"), speaker(event.speaker(), tick)));
        }
        facts.add(new Fact(texts.get("fact.chain"), chain(space.collisions().chainOf(tick))));
        facts.add(new Fact(texts.get("fact.source"), words.source(event.source())));
        sections.add(new Facts(null, facts));
        sections.addAll(Records.of(event, around, words));
        List<Line> mentions = new ArrayList<>();
        List<Line> unclear = new ArrayList<>();
        for (EventMention m : space.mentions(tick)) {
            mentions.add(mention(m, tick));
            if (m.reference() != null) unclear.addAll(references.lines(m.reference()));
        }
        if (!unclear.isEmpty()) sections.add(new Lines(texts.get("references.heading"), null, unclear));
        boolean listed = space.run() != null && space.run().mentions(tick) != null;
        String note = listed ? null : texts.get("mentions.not-listed");
        if (listed && mentions.isEmpty()) note = texts.get("mentions.none");
        sections.add(new Lines(texts.get("mentions.heading"), note, mentions));
        sections.addAll(Times.of(event, words));
        String kind = event instanceof dev.assay.model.Fact ? texts.get("kind.fact") : texts.get("kind.event");
        return new Inspection(null, event.id(), kind, sections, EventKey.of(event));
    }

    private List<Piece> speaker(String name, int tick) {
        int row = space.speaker(tick);
        if (row < 0) return List.of(Piece.of(name, Style.PLAIN));
        return List.of(new Piece(
                name,
                Style.PLAIN,
                new Target.Select(new Selected.OfRow(space.rows().key(row)))));
    }

    private Line mention(EventMention m, int tick) {
        List<Piece> text = new ArrayList<>();
        text.add(Piece.of(words.quoted(m.mention().text()), Style.PLAIN));
        if (m.row() < 0) {
            text.add(Piece.of("  " + noRow(m), Style.MUTED));
            return new Line(
                    m.reference() == null ? null : Words.mark(m.reference().state()), false, text, List.of());
        }
        String key = space.rows().key(m.row());
        text.add(Piece.of("  " + texts.get("mentions.row") + " ", Style.MUTED));
        text.add(new Piece(
                key,
                Style.MONO,
                new Target.Select(
                        new Selected.OfCell(key, Words.event(space, tick).id()))));
        Origin origin = space.incidence().origin(space.incidence().position(m.row(), tick));
        return new Line(Words.mark(origin), space.rows().hub(m.row()), text, List.of());
    }

    private String noRow(EventMention m) {
        return m.reference() == null
                ? texts.get("mentions.no-row")
                : words.state(m.reference().state());
    }
}

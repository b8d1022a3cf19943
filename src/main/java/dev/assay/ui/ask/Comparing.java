package dev.assay.ui.ask;

import dev.assay.baseline.Baseline;
import dev.assay.baseline.Bm25;
import dev.assay.baseline.Embedder;
import dev.assay.baseline.Vectors;
import dev.assay.method.Answer;
import dev.assay.method.Asking;
import dev.assay.method.EventLine;
import dev.assay.method.Profile;
import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Standings;
import dev.assay.method.VerdictRule;
import dev.assay.model.Anchor;
import dev.assay.project.ProjectSnapshot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The same question asked in different ways, each as a depiction within the same budget. */
final class Comparing {
    private Comparing() {}

    /** What differs. */
    enum Kind {
        /** The published formula and ours. */
        PROFILES("ask.compare.profiles"),
        /** What is known now, and what was known at another moment. */
        AS_OF("ask.compare.as-of"),
        /** Two listings. */
        RUNS("ask.compare.runs"),
        /** The method, BM25, and vectors. */
        BASELINES("ask.compare.baselines");

        private final String textKey;

        Kind(String textKey) {
            this.textKey = textKey;
        }

        /** Its name in the bundle. */
        String textKey() {
            return textKey;
        }
    }

    /**
     * One way of asking.
     *
     * @param name which way it is
     * @param space what was asked
     * @param answer what came of it; null where nothing decides: a baseline shows and has no verdict
     * @param lines what is shown
     * @param words how many words that is
     * @param evidence how many of the turns of the evidence are shown
     * @param of how many there are; 0 where the question has none
     * @param missing whether it could not be asked, since its library is not there
     */
    record Column(
            String name,
            SpaceSnapshot space,
            @Nullable Answer answer,
            List<Answer.Line> lines,
            int words,
            int evidence,
            int of,
            boolean missing) {
        Column {
            lines = List.copyOf(lines);
        }

        /** The ids of the events it shows. */
        Set<String> ids() {
            Set<String> ids = new HashSet<>();
            for (Answer.Line l : lines) ids.add(id(l));
            return ids;
        }

        String id(Answer.Line line) {
            return space.record().events().get(line.tick()).id();
        }

        /** The ids of the events it cites. */
        Set<String> cited() {
            Set<String> ids = new HashSet<>();
            if (answer != null)
                answer.cited()
                        .forEach(c ->
                                ids.add(space.record().events().get(c.tick()).id()));
            return ids;
        }
    }

    /** The published formula beside ours. */
    static List<Column> profiles(Asked asked) {
        Asking asking = new Asking(asked.space(), asked.standings());
        List<Column> columns = new ArrayList<>();
        for (Profile p : Profile.values()) columns.add(answered(p.id(), asked, asked.space(), asking, p));
        return columns;
    }

    /** Two listings of the same space. */
    static List<Column> runs(Asked asked, String one, String other) {
        List<Column> columns = new ArrayList<>();
        for (String run : List.of(one, other)) {
            SpaceSnapshot space = SpaceDerivation.derive(
                    asked.space().record(), run, asked.space().statedOnly());
            Asking asking = new Asking(space, asked.standings());
            columns.add(answered(run, asked, space, asking, asked.answer().profile()));
        }
        return columns;
    }

    /**
     * What is on show beside another moment of it.
     *
     * @throws IllegalArgumentException when the space was not there then
     */
    static List<Column> moments(Asked asked, String here, ProjectSnapshot then, String there) {
        String name = asked.space().record().name();
        SpaceRecord record = then.record(name);
        if (record == null) throw new IllegalArgumentException(name);
        SpaceSnapshot past = SpaceDerivation.derive(record, null, asked.space().statedOnly());
        Anchor validAt = asked.answer().validAt();
        Standings standings = validAt == null ? Standings.allLive(record) : then.standings(name, validAt);
        Profile p = asked.answer().profile();
        return List.of(
                column(
                        here,
                        asked,
                        asked.space(),
                        asked.answer(),
                        asked.answer().depiction(),
                        asked.answer().words()),
                answered(there, asked, past, new Asking(past, standings), p));
    }

    /** The method beside systems that everybody knows. */
    static List<Column> baselines(Asked asked, String ours, String vectors) {
        List<Column> columns = new ArrayList<>();
        columns.add(column(
                ours,
                asked,
                asked.space(),
                asked.answer(),
                asked.answer().depiction(),
                asked.answer().words()));
        try (Bm25 bm25 = new Bm25(asked.space())) {
            columns.add(shown("BM25", asked, bm25));
        }
        Optional<Embedder> embedder = Embedder.find();
        if (embedder.isEmpty()) {
            columns.add(new Column(vectors, asked.space(), null, List.of(), 0, 0, 0, true));
        } else {
            try (Vectors v = new Vectors(asked.space(), embedder.get())) {
                columns.add(shown(vectors, asked, v));
            }
        }
        return columns;
    }

    private static Column shown(String name, Asked asked, Baseline baseline) {
        List<Answer.Line> lines =
                baseline.depict(asked.question(), asked.answer().budget(), asked.standings()::isLive);
        int words = 0;
        for (Answer.Line l : lines) words += EventLine.words(asked.event(l.tick()));
        return column(name, asked, asked.space(), null, lines, words);
    }

    private static Column answered(String name, Asked asked, SpaceSnapshot space, Asking asking, Profile profile) {
        Answer a = asking.ask(new Asking.Ask(
                asked.question(), profile, VerdictRule.COVER_2, asked.answer().budget()));
        return column(name, asked, space, a, a.depiction(), a.words());
    }

    private static Column column(
            String name,
            Asked asked,
            SpaceSnapshot space,
            @Nullable Answer answer,
            List<Answer.Line> lines,
            int words) {
        // By id: another moment of the space may number its events otherwise.
        Set<String> wanted = new HashSet<>();
        for (int tick : asked.evidence()) wanted.add(asked.event(tick).id());
        int kept = 0;
        for (Answer.Line l : lines) {
            if (wanted.contains(space.record().events().get(l.tick()).id())) kept++;
        }
        return new Column(name, space, answer, lines, words, kept, wanted.size(), false);
    }
}

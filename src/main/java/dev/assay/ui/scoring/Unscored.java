package dev.assay.ui.scoring;

import dev.assay.model.ScorerKind;
import dev.assay.scoring.Given;
import dev.assay.scoring.QuestionRecord;
import dev.assay.scoring.Scorer;
import dev.assay.scoring.ScoringSnapshot;
import dev.assay.ui.Workbench;
import dev.assay.ui.project.Editing;
import dev.assay.ui.project.Opened;
import java.util.SortedMap;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.value.ObservableIntegerValue;

/** How many answers the person at the window has not scored, or has to score again. Counted in the background. */
public final class Unscored {
    private final Workbench bench;
    private final ReadOnlyIntegerWrapper waiting = new ReadOnlyIntegerWrapper();
    private String who = "";
    private int asked;

    private Unscored(Workbench bench) {
        this.bench = bench;
        who = bench.desk().project().editing().reviewer();
        bench.desk().project().opened().addListener((o, was, now) -> count());
        bench.desk().settings().current().addListener((o, was, now) -> {
            if (!now.preference(Editing.REVIEWER, "").equals(who)) count();
        });
        count();
    }

    /** The number for a window; it follows the project and who scores. */
    public static ObservableIntegerValue in(Workbench bench) {
        return new Unscored(bench).waiting.getReadOnlyProperty();
    }

    /** How many answers of a project a scorer still owes: those without a score, and those scored against another gold answer. */
    static int count(ScoringSnapshot scoring, Scorer scorer) {
        int n = 0;
        for (QuestionRecord q : scoring.questions()) {
            SortedMap<String, Given> given = q.sheet(scorer).given();
            for (String arm : q.answers().keySet()) {
                Given g = given.get(arm);
                if (g == null || g.gold() != q.gold().version()) n++;
            }
        }
        return n;
    }

    /** Who scores. Where nothing can be recorded and nobody is named, the first person who began is looked over the shoulder. */
    static Scorer scorer(Editing editing, ScoringSnapshot scoring) {
        String who = editing.reviewer();
        if (!who.isEmpty() || editing.possible().get()) return Scorer.person(who);
        for (Scorer s : scoring.scorers()) {
            if (s.kind() == ScorerKind.PERSON && scoring.conduct(s).seed().isPresent()) return s;
        }
        return Scorer.person(who);
    }

    private void count() {
        int mine = ++asked;
        who = bench.desk().project().editing().reviewer();
        Opened opened = bench.desk().project().opened().get();
        if (opened == null) {
            waiting.set(0);
            return;
        }
        ScoringSnapshot scoring = opened.snapshot().scoring();
        Scorer scorer = scorer(bench.desk().project().editing(), scoring);
        bench.background().execute(() -> {
            int n = count(scoring, scorer);
            bench.desk().work().window().execute(() -> {
                if (mine == asked) waiting.set(n);
            });
        });
    }
}

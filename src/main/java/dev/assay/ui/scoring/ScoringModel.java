package dev.assay.ui.scoring;

import dev.assay.model.Grade;
import dev.assay.model.ScorerKind;
import dev.assay.model.Scoring;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import dev.assay.scoring.Filter;
import dev.assay.scoring.QuestionRecord;
import dev.assay.scoring.Scorer;
import dev.assay.scoring.ScoringDesk;
import dev.assay.scoring.ScoringItem;
import dev.assay.scoring.ScoringItem.State;
import dev.assay.ui.Workbench;
import dev.assay.ui.project.Editing;
import dev.assay.ui.project.Opened;
import dev.assay.ui.text.Texts;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the scorer sees and does, without any control. A key is answered from what is at hand: the grade is shown, and the next answer or
 * the question that was made ready is put in its place, while the record is written and the question after is derived in the background.
 */
final class ScoringModel {
    /** So many turns are shown before and after one that is cited, unless more are asked for. */
    static final int AROUND = 3;

    private static final int AROUND_MOST = 24;

    /** What is on show. */
    enum Page {
        DESK,
        BOARD,
        DISPUTES
    }

    private final Workbench bench;
    private final Texts texts;
    private final List<Scoring> pending = new ArrayList<>();
    private final Deque<String> before = new ArrayDeque<>();
    private final Instant since;
    private Runnable changed = () -> {};
    private Page page = Page.DESK;
    private Filter filter = Filter.TO_DO;
    private @Nullable Sitting sitting;
    private Sitting.@Nullable Shown shown;
    private Sitting.@Nullable Shown next;
    private String letter = "A";
    private @Nullable String refused;
    private @Nullable String project;
    private @Nullable String wanted;
    private @Nullable String wantedLetter;
    private String who = "";
    private boolean awaiting;
    private boolean finished;
    private boolean pageChosen;
    private int around = AROUND;
    private int scoredNow;
    private int asked;

    ScoringModel(Workbench bench, Texts texts) {
        this.bench = bench;
        this.texts = texts;
        since = bench.desk().clock().instant();
        bench.desk().project().opened().addListener((o, was, now) -> opened(now));
        bench.desk().settings().current().addListener((o, was, now) -> {
            if (!now.preference(Editing.REVIEWER, "").equals(who)) restart();
        });
        opened(bench.desk().project().opened().get());
    }

    /** Called when anything that is shown has changed. */
    void onChange(Runnable run) {
        changed = run;
    }

    private void opened(@Nullable Opened now) {
        String id = now == null ? null : now.snapshot().id();
        if (!Objects.equals(id, project)) {
            project = id;
            pending.clear();
            scoredNow = 0;
            filter = Filter.TO_DO;
            pageChosen = false;
            restart();
        } else {
            derive();
        }
    }

    /** Somebody else sits down, or the project is another one. */
    private void restart() {
        sitting = null;
        shown = null;
        next = null;
        wanted = null;
        before.clear();
        awaiting = false;
        finished = false;
        around = AROUND;
        refused = null;
        derive();
    }

    // What is on show.

    Editing editing() {
        return bench.desk().project().editing();
    }

    /** What was derived last; null before. */
    @Nullable
    Sitting sitting() {
        return sitting;
    }

    /** The question on show; null when there is none. */
    Sitting.@Nullable Shown shown() {
        return shown;
    }

    /** The answer that a grade would be given to. */
    String letter() {
        return letter;
    }

    Page page() {
        return page;
    }

    Filter filter() {
        return filter;
    }

    /** Why the last thing was not recorded; null when it was. */
    @Nullable
    String refused() {
        return refused;
    }

    /** How many scores were given since the window was opened. */
    int scoredNow() {
        return scoredNow;
    }

    Instant since() {
        return since;
    }

    /** Whether the filter's last question was just done. */
    boolean finished() {
        return finished;
    }

    boolean possible() {
        return editing().possible().get();
    }

    /** Whether the scorer has begun: the order of the arms is drawn. */
    boolean begun() {
        return sitting != null && sitting.desk() != null;
    }

    /** Whether the arms must stay hidden from whoever looks. Somebody who never began has nothing to be kept from. */
    boolean blind() {
        Sitting s = sitting;
        return s != null && s.desk() != null && s.desk().blind();
    }

    boolean canShowMore() {
        return shown != null
                && shown.evidence() != null
                && !shown.evidence().lines().isEmpty()
                && around < AROUND_MOST;
    }

    /** The answer of a letter; null when the question has none. */
    ScoringItem.@Nullable Card card(String of) {
        if (shown == null) return null;
        for (ScoringItem.Card c : shown.item().answers()) if (c.letter().equals(of)) return c;
        return null;
    }

    /** The answer that is being scored. */
    ScoringItem.@Nullable Card card() {
        return card(letter);
    }

    private Scorer scorer(ProjectSnapshot snapshot) {
        who = editing().reviewer();
        return Unscored.scorer(editing(), snapshot.scoring());
    }

    // Deriving.

    private void derive() {
        int mine = ++asked;
        Opened opened = bench.desk().project().opened().get();
        if (opened == null) {
            sitting = null;
            shown = null;
            next = null;
            changed.run();
            return;
        }
        ProjectSnapshot snapshot = opened.snapshot();
        String at = wanted != null ? wanted : shown == null ? null : shown.id();
        Sitting.Asked what = new Sitting.Asked(scorer(snapshot), filter, at, around, pending);
        bench.background().execute(() -> {
            Sitting made = Sitting.of(snapshot, what);
            bench.desk().work().window().execute(() -> {
                if (mine == asked) arrive(made);
            });
        });
    }

    private void arrive(Sitting made) {
        sitting = made;
        choosePage(made);
        Sitting.Shown now = made.shown();
        if (wanted != null) {
            boolean other = shown == null || now == null || !now.id().equals(shown.id());
            shown = now;
            next = made.next();
            String to = wantedLetter;
            if (to != null && card(to) != null) letter = to;
            else if (other) letter = firstOpen();
            wanted = null;
            wantedLetter = null;
            awaiting = false;
            finished = false;
        } else if (awaiting) {
            awaiting = false;
            next = made.next();
            move();
            return;
        } else if (finished) {
            // What a correction or an import brings back is offered at once.
            shown = null;
            next = null;
            finished = made.taken() == 0 || now == null;
            if (!finished) show(now);
        } else {
            boolean first = shown == null;
            shown = now;
            next = made.next();
            if (first) letter = firstOpen();
            finished = now == null && made.desk() != null;
        }
        changed.run();
    }

    /** Where nobody is to be kept blind and nothing can be scored, there is only the scoreboard to look at. */
    private void choosePage(Sitting made) {
        if (pageChosen) return;
        pageChosen = true;
        page = made.desk() == null && !possible() && !made.scoring().scorers().isEmpty() ? Page.BOARD : Page.DESK;
    }

    private String firstOpen() {
        if (shown == null) return "A";
        for (ScoringItem.Card c : shown.item().answers()) if (c.state() != State.SCORED) return c.letter();
        return "A";
    }

    // Moving about.

    void page(Page to) {
        page = to;
        pageChosen = true;
        changed.run();
    }

    void filter(Filter to) {
        if (to.equals(filter)) return;
        filter = to;
        shown = null;
        next = null;
        finished = false;
        wanted = null;
        awaiting = false;
        derive();
    }

    /** The answer of this letter is the one to be scored. */
    void choose(String to) {
        if (card(to) == null || to.equals(letter)) return;
        letter = to;
        changed.run();
    }

    /** One answer back; from the first one, to the question before. */
    void back() {
        int at = place();
        if (at > 0) {
            letter = Objects.requireNonNull(shown).item().answers().get(at - 1).letter();
            changed.run();
            return;
        }
        Sitting s = sitting;
        if (s == null || s.desk() == null) return;
        String to = before.isEmpty() ? neighbour(s, -1) : before.pop();
        if (to != null) go(to, null);
    }

    /** One answer on; from the last one, to the next question, whatever is scored here. */
    void forward() {
        int at = place();
        if (shown != null && at + 1 < shown.item().answers().size()) {
            letter = shown.item().answers().get(at + 1).letter();
            changed.run();
            return;
        }
        if (next != null) {
            move();
            return;
        }
        Sitting s = sitting;
        String to = s == null ? null : neighbour(s, 1);
        if (to != null) go(to, null);
    }

    private int place() {
        if (shown == null) return -1;
        for (int i = 0; i < shown.item().answers().size(); i++) {
            if (shown.item().answers().get(i).letter().equals(letter)) return i;
        }
        return -1;
    }

    /** The question before or after the one on show among all that have answers; before the first of them, or of none: the last. */
    private @Nullable String neighbour(Sitting s, int step) {
        List<QuestionRecord> all = s.scoring().questions();
        int at = shown == null ? (step < 0 ? all.size() : -1) : shown.item().number() - 1;
        for (int i = at + step; i >= 0 && i < all.size(); i += step) {
            if (!all.get(i).answers().isEmpty()) return all.get(i).question().id();
        }
        return null;
    }

    /** Shows a question, and in it an answer. */
    void go(String question, @Nullable String toLetter) {
        wanted = question;
        wantedLetter = toLetter;
        awaiting = false;
        refused = null;
        around = AROUND;
        derive();
    }

    /** Goes to the first question that the filter takes. */
    void resume() {
        shown = null;
        finished = false;
        derive();
    }

    /** Shows more of the turns around those that are cited. */
    void more() {
        if (!canShowMore()) return;
        around = Math.min(AROUND_MOST, around * 2);
        derive();
    }

    private void show(Sitting.@Nullable Shown what) {
        shown = what;
        letter = firstOpen();
        around = AROUND;
    }

    /** On to the question that was made ready; where it is not yet, as soon as it is. */
    private void move() {
        Sitting.Shown ready = next;
        next = null;
        if (ready != null) {
            if (shown != null) before.push(shown.id());
            finished = false;
            show(ready);
            changed.run();
            derive();
        } else {
            finished = true;
            if (shown != null) before.push(shown.id());
            shown = null;
            changed.run();
        }
    }

    private void moveOn() {
        if (next == null && !pendingDerived()) {
            awaiting = true;
            derive();
        } else {
            move();
        }
    }

    /** Whether what is at hand was derived for the question on show, so that no next one means there is none. */
    private boolean pendingDerived() {
        return sitting != null
                && sitting.shown() != null
                && shown != null
                && sitting.shown().id().equals(shown.id());
    }

    // What the scorer does.

    /** Whoever sits here is this person; the order of the arms is drawn, and recorded. */
    void begin(String name) {
        String given = name.strip();
        if (given.isEmpty() || !possible()) return;
        editing().reviewer(given);
        editing()
                .record(
                        texts.get("scoring.did.begin"),
                        null,
                        p -> {
                            p.drawOrder(given, ScorerKind.PERSON);
                            return List.of();
                        },
                        none -> resume());
    }

    /** Gives a grade to the answer at hand, and goes on to the next answer or question at once. */
    void grade(Grade grade) {
        grade(letter, grade);
    }

    void grade(String of, Grade grade) {
        Sitting s = sitting;
        Sitting.Shown at = shown;
        ScoringItem.Card card = card(of);
        if (awaiting || s == null || s.desk() == null || at == null || card == null || !possible()) return;
        if (s.conduct().locked() && card.state() != State.RETURNED) {
            refuse(texts.get("scoring.refused.locked"));
            return;
        }
        refused = null;
        letter = of;
        Scoring.Scored act = new Scoring.Scored(
                at.id(), s.desk().arm(at.id(), of), grade, at.item().gold().version());
        shown = new Sitting.Shown(graded(at.item(), of, grade), at.number(), at.evidence());
        scoredNow++;
        record(texts.get("scoring.did.score", texts.get(word(grade)), of, at.id()), act, null, of, true);
        String open = nextOpen(of);
        if (open == null) moveOn();
        else {
            letter = open;
            changed.run();
        }
    }

    /** What a grade is called. */
    static String word(Grade grade) {
        return switch (grade) {
            case CORRECT -> "scoring.correct";
            case PARTLY -> "scoring.partly";
            case WRONG -> "scoring.wrong";
        };
    }

    private @Nullable String nextOpen(String after) {
        if (shown == null) return null;
        List<ScoringItem.Card> all = shown.item().answers();
        int from = 0;
        while (!all.get(from).letter().equals(after)) from++;
        for (int i = 1; i < all.size(); i++) {
            ScoringItem.Card c = all.get((from + i) % all.size());
            if (c.state() != State.SCORED) return c.letter();
        }
        return null;
    }

    private static ScoringItem graded(ScoringItem item, String of, Grade grade) {
        List<ScoringItem.Card> cards = new ArrayList<>();
        boolean all = true;
        for (ScoringItem.Card c : item.answers()) {
            ScoringItem.Card is = c.letter().equals(of)
                    ? new ScoringItem.Card(of, c.text(), State.SCORED, grade, c.note(), c.entry(), c.arm())
                    : c;
            cards.add(is);
            all &= is.state() == State.SCORED;
        }
        return new ScoringItem(
                item.question(),
                item.number(),
                item.gold(),
                cards,
                all ? State.SCORED : item.state(),
                false,
                item.flagged(),
                item.note());
    }

    /** Writes a note on the answer at hand; none takes it back. */
    void note(String of, String text) {
        Sitting s = sitting;
        ScoringItem.Card card = card(of);
        String now = text.isBlank() ? null : text.strip();
        if (s == null || s.desk() == null || shown == null || card == null || !possible()) return;
        if (Objects.equals(now, card.note())) return;
        String question = shown.id();
        record(
                texts.get("scoring.did.note", of, question),
                new Scoring.Noted(question, s.desk().arm(question, of)),
                now,
                of,
                true);
        derive();
    }

    /** Puts the question off: it is not offered again until it is asked for. */
    void skip() {
        if (awaiting || shown == null || !begun() || !possible()) return;
        record(texts.get("scoring.did.skip", shown.id()), new Scoring.Skipped(shown.id()), null, letter, true);
        moveOn();
    }

    /** Marks the question, or takes the mark off. */
    void flag() {
        if (shown == null || !begun() || !possible()) return;
        boolean on = !shown.item().flagged();
        record(
                texts.get(on ? "scoring.did.flag" : "scoring.did.unflag", shown.id()),
                new Scoring.Flagged(shown.id(), on),
                null,
                letter,
                true);
        derive();
    }

    /**
     * Falsifies the gold answer, or only the evidence it cites.
     *
     * @param answer what is right; null where that is not known
     * @return why not, for a person; null when it is recorded
     */
    @Nullable
    String correct(Scoring.Part part, @Nullable String answer, List<String> evidence, String why) {
        if (shown == null || !begun() || !possible()) return texts.get("scoring.refused.read-only");
        if (why.isBlank()) return texts.get("scoring.refused.why");
        if (part == Scoring.Part.EVIDENCE && evidence.isEmpty()) return texts.get("scoring.refused.evidence");
        String right = part == Scoring.Part.EVIDENCE || answer == null || answer.isBlank() ? null : answer.strip();
        record(
                texts.get("scoring.did.correct", shown.id()),
                new Scoring.Falsifies(shown.id(), part, null, right, evidence),
                why.strip(),
                letter,
                false);
        return null;
    }

    /** The scores are final. */
    void lock() {
        if (!begun() || !possible()) return;
        record(texts.get("scoring.did.lock"), new Scoring.Locked(), null, null, false);
    }

    /** The scorer is shown which answer is whose. Nobody unsees, so it cannot be taken back. */
    void unblind() {
        if (!begun() || !possible()) return;
        String by = who;
        editing()
                .record(
                        texts.get("scoring.did.unblind"),
                        null,
                        p -> p.score(List.of(
                                new Scoring(new Scoring.Unblinded(), by, ScorerKind.PERSON, p.now(), null, null))),
                        entries -> {});
    }

    /**
     * Several scorers' scores come to this.
     *
     * @return why not, for a person; null when it is recorded
     */
    @Nullable
    String adjudicate(QuestionRecord question, String arm, Grade grade, String why) {
        if (!possible()) return texts.get("scoring.refused.read-only");
        if (blind()) return texts.get("scoring.closed");
        if (why.isBlank()) return texts.get("scoring.refused.why");
        if (editing().reviewer().isEmpty()) return texts.get("scoring.refused.name");
        String id = question.question().id();
        Scoring.Act act =
                new Scoring.Adjudicated(id, arm, grade, question.gold().version());
        record(texts.get("scoring.did.adjudicate", id), act, why.strip(), null, false);
        return null;
    }

    private void refuse(String why) {
        refused = why;
        changed.run();
    }

    /**
     * Records one act of the scorer.
     *
     * @param of the answer to come back to when it is taken back; null to stay
     * @param ahead whether it is shown before it is in the journal
     */
    private void record(String what, Scoring.Act act, @Nullable String why, @Nullable String of, boolean ahead) {
        String by = editing().reviewer();
        Scoring early = new Scoring(
                act, by, ScorerKind.PERSON, bench.desk().clock().instant().toString(), why, null);
        if (ahead) pending.add(early);
        refused = null;
        String question = act instanceof Scoring.OfQuestion q ? q.question() : null;
        editing()
                .record(
                        what,
                        (p, entries, reason) -> withdraw(p, entries, reason, by, question, of),
                        p -> {
                            try {
                                return p.score(List.of(new Scoring(act, by, ScorerKind.PERSON, p.now(), why, null)));
                            } catch (IllegalArgumentException e) {
                                bench.desk()
                                        .work()
                                        .window()
                                        .execute(() -> failed(early, String.valueOf(e.getMessage())));
                                throw e;
                            }
                        },
                        entries -> pending.remove(early));
    }

    /** What is taken back is on show again. */
    private List<Long> withdraw(
            Project p, List<Long> entries, String why, String by, @Nullable String question, @Nullable String of) {
        List<Scoring> acts = entries.stream()
                .map(e -> new Scoring(new Scoring.Withdrawn(e), by, ScorerKind.PERSON, p.now(), why, null))
                .toList();
        List<Long> done = p.score(acts);
        if (question != null && of != null) {
            bench.desk().work().window().execute(() -> {
                wanted = question;
                wantedLetter = of;
                finished = false;
                awaiting = false;
            });
        }
        return done;
    }

    private void failed(Scoring early, String why) {
        pending.remove(early);
        if (early.act() instanceof Scoring.Scored s) go(s.question(), null);
        refuse(why);
    }

    /** A filter of the same state over other questions. */
    void narrow(@Nullable String category, @Nullable String space) {
        filter(new Filter(category, space, Set.of(), filter.states()));
    }

    @Nullable
    ScoringDesk desk() {
        return sitting == null ? null : sitting.desk();
    }
}

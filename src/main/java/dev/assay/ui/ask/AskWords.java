package dev.assay.ui.ask;

import dev.assay.method.Answer;
import dev.assay.method.Answer.Place;
import dev.assay.method.Answer.Reason;
import dev.assay.method.Answer.ScoreTerm;
import dev.assay.method.Answer.Verdict;
import dev.assay.method.Answer.Voice;
import dev.assay.method.Answer.Why;
import dev.assay.method.Profile;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Standing;
import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.model.Provenance;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import dev.assay.ui.theme.Mark;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How answers are said in the window. Recorded words are put in as they are, made visible and never longer than a line. */
final class AskWords {
    private static final int NAME = 60;
    private static final int TEXT = 160;
    /** As many characters as fit beside date and standing; the link still opens the whole. */
    private static final int LONGEST_PATH = 24;

    private final Texts texts;

    AskWords(Texts texts) {
        this.texts = texts;
    }

    Texts texts() {
        return texts;
    }

    String verdict(Verdict verdict) {
        return switch (verdict) {
            case GROUNDED -> texts.get("ask.verdict.grounded");
            case MISSING_EVIDENCE -> texts.get("ask.verdict.missing");
            case ABSTAIN -> texts.get("ask.verdict.abstain");
        };
    }

    static Mark mark(Verdict verdict) {
        return switch (verdict) {
            case GROUNDED -> Mark.GROUNDED;
            case MISSING_EVIDENCE -> Mark.MISSING;
            case ABSTAIN -> Mark.ABSTAIN;
        };
    }

    /** The style class by which a band has the colour of its verdict. */
    static String style(Verdict verdict) {
        return switch (verdict) {
            case GROUNDED -> "verdict-grounded";
            case MISSING_EVIDENCE -> "verdict-missing";
            case ABSTAIN -> "verdict-abstain";
        };
    }

    String reason(Reason reason) {
        return switch (reason) {
            case Reason.OneEventCovers r -> texts.get("ask.reason.one", texts.number(r.covered()), terms(r.terms()));
            case Reason.TwoEventsCover r -> texts.get("ask.reason.two", texts.number(r.covered()), terms(r.terms()));
            case Reason.AllRejected r -> texts.count("ask.reason.rejected", r.found());
            case Reason.NoTerms r -> texts.get("ask.reason.no-terms");
            case Reason.NoRow r -> texts.get("ask.reason.no-row", name(r.text()));
            case Reason.IsAmbiguous r -> texts.get("ask.reason.ambiguous", name(r.text()), names(r.rows(), "ask.and"));
            case Reason.NothingThen r -> texts.get("ask.reason.nothing-then", texts.day(r.from()), texts.day(r.to()));
            case Reason.OfAnother r -> texts.get("ask.reason.of-another", name(r.other()), names(r.asked(), "ask.or"));
            case Reason.TooLittleCovered r ->
                texts.get("ask.reason.too-little", texts.number(r.covered()), terms(r.terms()));
            case Reason.NoPhraseCovered r -> texts.get("ask.reason.no-phrase");
        };
    }

    private String terms(int n) {
        return texts.count("ask.terms", n);
    }

    private String names(List<String> names, String joint) {
        return String.join(
                " " + texts.get(joint) + " ", names.stream().map(AskWords::name).toList());
    }

    /** A recorded name in one line. */
    static String name(String name) {
        return Visible.line(name, NAME);
    }

    /** A recorded text in one line. */
    static String line(String text) {
        return Visible.line(text, TEXT);
    }

    /** The rule set of an answer. */
    static String ruleId(Answer answer) {
        String rule = answer.rule();
        int colon = rule.indexOf(':');
        return colon < 0 ? rule : rule.substring(0, colon);
    }

    /** What the rule set asks for. */
    String rule(Answer answer) {
        return ruleId(answer).equals("cover-1") ? texts.get("ask.rule.cover-1") : texts.get("ask.rule.cover-2");
    }

    String formula(Profile profile) {
        return switch (profile) {
            case SEED -> texts.get("ask.formula.seed");
            case LINKED -> texts.get("ask.formula.linked");
        };
    }

    /** A weight or score: as it is, at most three decimals. */
    static String number(double d) {
        if (d == Math.rint(d) && Math.abs(d) < 1e15) return Long.toString((long) d);
        String s = String.format(Locale.ROOT, "%.3f", d);
        return s.contains(".") ? s.replaceFirst("0+$", "").replaceFirst("\\.$", "") : s;
    }

    /** A score with one decimal where that is all it has, so that figures stand below each other. */
    static String score(double d) {
        return d * 10 == Math.rint(d * 10)
                ? String.format(Locale.ROOT, "%.1f", d)
                : String.format(Locale.ROOT, "%.2f", d);
    }

    /** A score's terms in one line: {@code 3·vase + fired + 0.5·alice}. */
    static String sum(List<ScoreTerm> terms) {
        StringBuilder sum = new StringBuilder();
        for (ScoreTerm t : terms) {
            boolean minus = t.weight() < 0;
            if (!sum.isEmpty()) sum.append(minus ? " − " : " + ");
            else if (minus) sum.append('−');
            double w = Math.abs(t.weight());
            if (w != 1) sum.append(number(w)).append('·');
            sum.append(name(t.key()));
        }
        return sum.toString();
    }

    /** How a term of a score comes to count. */
    String why(ScoreTerm term, SpaceSnapshot space) {
        String key = name(term.key());
        return switch (term.why()) {
            case Why.Counted w -> counted(key, term.weight());
            case Why.Row w -> texts.get("ask.why.row", key, texts.number(w.events()), texts.number(w.of()));
            case Why.Word w -> word(key, w);
            case Why.Beside w ->
                texts.get(
                        w.places() < 0 ? "ask.why.before" : "ask.why.after",
                        key,
                        id(space, w.tick()),
                        texts.count("ask.turns", Math.abs(w.places())));
            case Why.Sitting w ->
                texts.get(
                        "ask.why.sitting",
                        texts.count("ask.words-of", w.words()),
                        id(space, w.from()),
                        id(space, w.to()));
            case Why.Hop w ->
                texts.get(
                        "ask.why.hop",
                        id(space, w.tick()),
                        String.join(", ", w.over().stream().map(AskWords::name).toList()));
            case Why.SaidBy w -> texts.get("ask.why.said-by", name(w.who()));
            case Why.About w -> texts.get("ask.why.about", name(w.who()));
            case Why.Dated w -> texts.get("ask.why.dated", texts.day(w.from()), texts.day(w.to()));
            case Why.Length w -> texts.get("ask.why.length", texts.number(w.words()), texts.number(w.usual()));
        };
    }

    /** The published formula: 3 for a row, 1 for a word, 0.5 for a hub, 0.1 for the turn before a match. */
    private String counted(String key, double weight) {
        if (weight == 3) return texts.get("ask.why.counted-row", key);
        if (weight == 1) return texts.get("ask.why.counted-word", key);
        if (weight == 0.5) return texts.get("ask.why.counted-hub", key);
        return key;
    }

    private String word(String key, Why.Word w) {
        String said = w.said().equals(key) ? key : texts.get("ask.why.form", key, name(w.said()));
        return texts.get("ask.why.in", said + place(w.where()), texts.number(w.events()), texts.number(w.of()));
    }

    private String place(Place place) {
        return switch (place) {
            case TEXT -> "";
            case ROW -> ", " + texts.get("ask.why.in-row");
            case CAPTION -> ", " + texts.get("ask.why.in-caption");
        };
    }

    String voice(Voice voice) {
        return switch (voice) {
            case FIRST -> texts.get("ask.voice.first");
            case FIRST_AND_SECOND -> texts.get("ask.voice.both");
            case SECOND -> texts.get("ask.voice.second");
            case NEITHER -> texts.get("ask.voice.neither");
            case CAPTION -> texts.get("ask.voice.caption");
            case ROW -> texts.get("ask.voice.row");
            case RECORD -> texts.get("ask.voice.record");
        };
    }

    /** How an event stands, without the record that made it so. */
    String standing(@Nullable Standing s) {
        return switch (s) {
            case null -> texts.get("ask.standing.live");
            case Standing.Retracted r -> texts.get("ask.standing.retracted");
            case Standing.Falsified f -> texts.get("ask.standing.falsified");
            case Standing.Superseded p ->
                texts.get("ask.standing.superseded", p.from().text());
            case Standing.Expired e ->
                texts.get("ask.standing.expired", e.until().text());
            case Standing.NotYetValid n ->
                texts.get("ask.standing.not-yet", n.from().text());
        };
    }

    static Mark mark(@Nullable Standing s) {
        return switch (s) {
            case null -> Mark.LIVE;
            case Standing.Retracted r -> Mark.RETRACTED;
            case Standing.Falsified f -> Mark.FALSIFIED;
            case Standing.Superseded p -> Mark.SUPERSEDED;
            case Standing.Expired e -> Mark.EXPIRED;
            case Standing.NotYetValid n -> Mark.NOT_YET_VALID;
        };
    }

    /** The style class of the words that say how an event stands. */
    static String style(@Nullable Standing s) {
        return switch (s) {
            case null -> "success-text";
            case Standing.Retracted r -> "danger-text";
            case Standing.Falsified f -> "danger-text";
            case Standing.Superseded p -> "warning-text";
            case Standing.Expired e -> "warning-text";
            case Standing.NotYetValid n -> "muted";
        };
    }

    /** What a record gave as the reason why another is not live; empty when it gave none. */
    static String given(Standing s) {
        String reason = switch (s) {
            case Standing.Retracted r -> r.reason();
            case Standing.Falsified f -> f.reason();
            case Standing.Superseded p -> p.reason();
            case Standing.Expired e -> null;
            case Standing.NotYetValid n -> null;
        };
        return reason == null || reason.isBlank() ? "" : reason;
    }

    /** The record that disqualifies an event, by its id, with its space where that is another; empty where its own validity does. */
    static String by(Standing s, Event of) {
        Fact by = s.by();
        if (by == null) return "";
        return name(by.space().equals(of.space()) ? by.id() : by.space() + " / " + by.id());
    }

    static @Nullable EventKey byKey(Standing s) {
        Fact by = s.by();
        return by == null ? null : EventKey.of(by);
    }

    /** Standing, by whom, and the reason, in one line. */
    String standingLine(Standing s, Event of) {
        String by = by(s, of);
        String says = by.isEmpty() ? standing(s) : texts.get("ask.standing.by", standing(s), by);
        return given(s).isEmpty() ? says : texts.get("ask.standing.because", says, line(given(s)));
    }

    /** The date with its weekday and whatever time was recorded. */
    String moment(@Nullable Anchor date) {
        if (date == null) return texts.get("date.none");
        int time = date.text().indexOf('T');
        String day = texts.day(date.day());
        return time < 0 ? day : day + " " + date.text().substring(time + 1);
    }

    static String source(Provenance source) {
        return name(
                switch (source) {
                    case Provenance.FileLines f -> {
                        int slash = f.path().lastIndexOf('/');
                        String path = f.path().length() > LONGEST_PATH && slash >= 0
                                ? "…" + f.path().substring(slash)
                                : f.path();
                        yield path + ":" + (f.from() == f.to() ? String.valueOf(f.from()) : f.from() + "–" + f.to());
                    }
                    case Provenance.Commit c -> c.hash();
                    case Provenance.Ticket t -> t.id();
                    case Provenance.TurnOf t -> t.space() + " / " + t.event();
                    case Provenance.Document d -> d.name() + ", " + d.locator();
                });
    }

    static String id(SpaceSnapshot space, int tick) {
        return name(space.record().events().get(tick).id());
    }

    /** Why an event that scores is not shown. */
    String notShown(NotShown n, Event of) {
        return switch (n.why()) {
            case NotShown.Why.NotLive l ->
                String.join(
                        "; ", l.reasons().stream().map(s -> standingLine(s, of)).toList());
            case NotShown.Why.Behind b ->
                texts.get("ask.not-shown.behind", score(n.score()), texts.number(b.place()), texts.number(b.kept()));
            case NotShown.Why.NoRoom r -> texts.get("ask.not-shown.no-room", score(n.score()));
        };
    }
}

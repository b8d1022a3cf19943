package dev.assay.method;

import dev.assay.method.Answer.Place;
import dev.assay.method.Answer.Score;
import dev.assay.method.Answer.ScoreTerm;
import dev.assay.method.Answer.Why;
import dev.assay.method.QuestionWords.Sought;
import dev.assay.model.Event;
import dev.assay.model.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One question in profile {@code linked}: what every event scores, and why. Immutable once it is made. Amounts are hundredths. */
final class LinkedQuestion {
    private final SpaceSnapshot space;
    private final EventWords words;
    private final Talk talk;
    private final LinkedWeights weights;
    private final List<Sought> sought;
    private final int named;
    private final AskedTime time;
    private final int[] ticks;
    private final int[] scores;
    private final int[] ranked;
    private final Map<Integer, Sitting> sittings = new HashMap<>();
    private final Map<Integer, Hop> hops = new HashMap<>();

    /** What a sitting has of the question's words. */
    private record Sitting(int rarity, int words, int last) {}

    /** What one hop brings an event. */
    private record Hop(int from, int amount, List<String> over) {}

    /** Reads a question. The slots are one for each event, all 0, and are 0 again afterwards. */
    LinkedQuestion(
            SpaceSnapshot space, EventWords words, Talk talk, LinkedWeights weights, QuestionReading q, int[] slots) {
        this.space = space;
        this.words = words;
        this.talk = talk;
        this.weights = weights;
        sought = new ArrayList<>(QuestionWords.rows(space, q));
        sought.addAll(QuestionWords.words(space, words, q));
        named = q.hubs().length == 1 ? q.hubs()[0] : -1;
        time = new AskedTime(q.text(), space.record());
        int[] near = withBeside(opening());
        int[] base = base(near, slots);
        hop(near, base);
        int[] far = hops.keySet().stream()
                .mapToInt(t -> t)
                .filter(t -> !Ticks.has(near, t))
                .sorted()
                .toArray();
        if (far.length > 0) {
            ticks = join(near, far);
            base = base(ticks, slots);
        } else {
            ticks = near;
        }
        scores = new int[ticks.length];
        for (int i = 0; i < ticks.length; i++) scores[i] = total(ticks[i], base[i]);
        ranked = rank();
    }

    /** The events that a question opens with: those of the rarest words and rows, and of the time asked about. */
    private int[] opening() {
        List<Sought> rarest = new ArrayList<>(sought);
        rarest.removeIf(s -> s.ticks().length == 0);
        rarest.sort((a, b) -> Integer.compare(a.ticks().length, b.ticks().length));
        Ticks.Growing found = new Ticks.Growing();
        for (Sought s : rarest) {
            if (found.size() > 0 && found.size() + s.ticks().length > LinkedScores.OPENING) break;
            found.addAll(s.ticks());
        }
        if (!time.isNone()) {
            long[] dates = space.record().dates();
            int n = 0;
            for (int t = 0; t < dates.length && n < LinkedScores.OPENING; t++) {
                if (time.of(dates[t]) != null) {
                    found.add(t);
                    n++;
                }
            }
        }
        return found.distinct();
    }

    private int[] withBeside(int[] opening) {
        Ticks.Growing all = new Ticks.Growing();
        all.addAll(opening);
        for (int t : opening) {
            for (int d = 1; d <= weights.reach(); d++) {
                int before = talk.beside(t, -d);
                int after = talk.beside(t, d);
                if (before >= 0) all.add(before);
                if (after >= 0) all.add(after);
            }
        }
        return all.distinct();
    }

    private static int[] join(int[] a, int[] b) {
        int[] both = Arrays.copyOf(a, a.length + b.length);
        System.arraycopy(b, 0, both, a.length, b.length);
        return Ticks.distinct(both, both.length);
    }

    /** What words and rows, those beside, and the sitting bring each of some events. */
    private int[] base(int[] of, int[] slots) {
        for (int i = 0; i < of.length; i++) slots[of[i]] = i + 1;
        int[] sum = new int[of.length];
        int[] share = new int[of.length];
        for (Sought s : sought) {
            Arrays.fill(share, 0);
            if (s.ticks().length <= of.length) spread(s, share, slots);
            else for (int i = 0; i < of.length; i++) share[i] = share(s, of[i]);
            int weight = weight(s);
            for (int i = 0; i < of.length; i++) sum[i] += part(weight, share[i]);
        }
        for (int t : of) slots[t] = 0;
        for (int i = 0; i < of.length; i++) {
            if (sum[i] > 0 && talk.isTurn(of[i])) sum[i] += part(sitting(of[i]).rarity, weights.session());
        }
        return sum;
    }

    private int weight(Sought s) {
        return s.isWord() ? s.rarity() : part(s.rarity(), weights.row());
    }

    /** So many hundredths of an amount, rounded. */
    private static int part(int amount, int hundredths) {
        return (amount * hundredths + 50) / 100;
    }

    /** From the few events that have it to those beside them. */
    private void spread(Sought s, int[] share, int[] slots) {
        for (int t : s.ticks()) {
            most(share, slots[t], 100);
            for (int d = 1; d <= weights.reach(); d++) {
                int later = talk.beside(t, d);
                int earlier = talk.beside(t, -d);
                if (later >= 0) most(share, slots[later], weights.before()[d - 1]);
                if (earlier >= 0) most(share, slots[earlier], weights.after()[d - 1]);
            }
        }
    }

    private static void most(int[] share, int slot, int hundredths) {
        if (slot > 0 && share[slot - 1] < hundredths) share[slot - 1] = hundredths;
    }

    /** What an event has of something: all of it, the largest share from beside, or nothing. */
    private int share(Sought s, int tick) {
        if (Ticks.has(s.ticks(), tick)) return 100;
        int source = source(s, tick);
        return source == 0 ? 0 : source < 0 ? weights.before()[-source - 1] : weights.after()[source - 1];
    }

    /** How many turns later (earlier when negative) stands what an event has the largest share of; 0 for none. */
    private int source(Sought s, int tick) {
        int best = 0;
        int most = 0;
        for (int d = 1; d <= weights.reach(); d++) {
            int before = talk.beside(tick, -d);
            int after = talk.beside(tick, d);
            if (before >= 0 && weights.before()[d - 1] > most && Ticks.has(s.ticks(), before)) {
                best = -d;
                most = weights.before()[d - 1];
            }
            if (after >= 0 && weights.after()[d - 1] > most && Ticks.has(s.ticks(), after)) {
                best = d;
                most = weights.after()[d - 1];
            }
        }
        return best;
    }

    private Sitting sitting(int tick) {
        int first = talk.first(tick);
        Sitting known = sittings.get(first);
        if (known != null) return known;
        int last = talk.last(tick);
        int rarity = 0;
        int said = 0;
        for (Sought s : sought) {
            if (!s.isWord() || !Ticks.hasWithin(s.ticks(), first, last)) continue;
            rarity += s.rarity();
            said++;
        }
        Sitting made = new Sitting(rarity, said, last);
        sittings.put(first, made);
        return made;
    }

    /** One hop from the best events over the rare words and rows they have; the most that one of them brings counts. */
    private void hop(int[] of, int[] base) {
        int one = QuestionWords.rarity(space.incidence().events(), 1);
        for (int i : best(of, base)) {
            int from = of[i];
            Map<Integer, Integer> shared = new HashMap<>();
            Map<Integer, List<String>> over = new HashMap<>();
            for (Sought s : rareIn(from)) {
                for (int to : s.ticks()) {
                    if (to == from) continue;
                    shared.merge(to, s.rarity(), Integer::sum);
                    over.computeIfAbsent(to, k -> new ArrayList<>()).add(s.text());
                }
            }
            int amount = part(base[i], weights.hop());
            shared.forEach((to, rarity) -> {
                Hop hop = new Hop(
                        from, (int) (((long) amount * rarity + one / 2) / one), over.getOrDefault(to, List.of()));
                Hop known = hops.get(to);
                if (hop.amount > 0 && (known == null || hop.amount > known.amount)) hops.put(to, hop);
            });
        }
    }

    /** The places of the best, best first, equal amounts by the lower tick. */
    private List<Integer> best(int[] of, int[] base) {
        List<Integer> best = new ArrayList<>();
        for (int i = 0; i < of.length; i++) {
            if (base[i] == 0 || (best.size() == weights.best() && base[i] <= base[best.getLast()])) continue;
            int at = best.size();
            while (at > 0 && base[best.get(at - 1)] < base[i]) at--;
            best.add(at, i);
            if (best.size() > weights.best()) best.removeLast();
        }
        return best;
    }

    /** What an event has that few others have: rows without hubs, and words. */
    private List<Sought> rareIn(int tick) {
        List<Sought> rare = new ArrayList<>();
        Incidence b = space.incidence();
        for (int i = b.eventStart(tick); i < b.eventEnd(tick); i++) {
            int row = b.eventRow(i);
            int n = b.eventsOf(row);
            if (space.rows().hub(row) || n < 2 || n > weights.rare()) continue;
            int[] events = new int[n];
            for (int j = 0; j < n; j++) events[j] = b.rowEvent(b.rowStart(row) + j);
            String key = space.rows().key(row);
            rare.add(new Sought(key, key, row, events, part(QuestionWords.rarity(b.events(), n), weights.row())));
        }
        Set<String> seen = new LinkedHashSet<>();
        for (String word : Words.of(space.record().events().get(tick).text())) {
            String form = WordForms.of(word);
            if (!seen.add(form)) continue;
            int[] events = words.ofForm(form);
            if (events.length < 2 || events.length > weights.rare()) continue;
            rare.add(new Sought(word, form, -1, events, QuestionWords.rarity(b.events(), events.length)));
        }
        return rare;
    }

    private boolean isSaidByNamed(int tick) {
        return named >= 0 && space.speaker(tick) == named;
    }

    private boolean isAboutNamed(int tick) {
        return named >= 0 && talk.whom(tick) == named;
    }

    private AskedTime.@Nullable Interval asked(int tick) {
        return time.isNone() ? null : time.of(space.record().dates()[tick]);
    }

    private int total(int tick, int base) {
        Hop hop = hops.get(tick);
        int content = base + (hop == null ? 0 : hop.amount);
        int sum = content;
        if (content > 0 && isSaidByNamed(tick)) sum += part(content, weights.said());
        if (content > 0 && isAboutNamed(tick)) sum += part(content, weights.about());
        if (asked(tick) != null) sum += part(content, weights.dated()) + weights.day();
        return forLength(tick, sum);
    }

    /** Divided by the fourth root of how many times the line is as long as the usual one. */
    private int forLength(int tick, int sum) {
        int n = talk.words(tick);
        return (int) Math.round(sum * Math.sqrt(Math.sqrt(weights.line() / (double) n)));
    }

    private int[] rank() {
        long[] keys = new long[ticks.length];
        int n = 0;
        for (int i = 0; i < ticks.length; i++) {
            if (scores[i] > 0) keys[n++] = ((long) (Integer.MAX_VALUE - scores[i]) << 32) | ticks[i];
        }
        Arrays.sort(keys, 0, n);
        int[] ranked = new int[n];
        for (int i = 0; i < n; i++) ranked[i] = (int) keys[i];
        return ranked;
    }

    /** The events that score, best first, equal scores by the lower tick. Not to be changed. */
    int[] ranked() {
        return ranked;
    }

    /** What an event scores; 0 when it is out. */
    int of(int tick) {
        int at = Arrays.binarySearch(ticks, tick);
        return at < 0 ? 0 : scores[at];
    }

    /** Whether it has one of the words or rows itself. */
    boolean hasAny(int tick) {
        for (Sought s : sought) if (Ticks.has(s.ticks(), tick)) return true;
        return false;
    }

    /** An event's score, term by term; the terms add up to it. */
    Score explain(int tick) {
        List<ScoreTerm> terms = new ArrayList<>();
        int content = 0;
        for (Sought s : sought) {
            int amount = part(weight(s), share(s, tick));
            if (amount == 0) continue;
            content += amount;
            int source = Ticks.has(s.ticks(), tick) ? 0 : source(s, tick);
            terms.add(term(
                    s.text(), amount, source == 0 ? own(s, tick) : new Why.Beside(talk.beside(tick, source), source)));
        }
        if (content > 0 && talk.isTurn(tick)) {
            Sitting s = sitting(tick);
            int amount = part(s.rarity, weights.session());
            content += amount;
            terms.add(term("sitting", amount, new Why.Sitting(s.words, talk.first(tick), s.last)));
        }
        Hop hop = hops.get(tick);
        if (hop != null) {
            content += hop.amount;
            terms.add(term("hop", hop.amount, new Why.Hop(hop.from, hop.over)));
        }
        String who = named < 0 ? "" : space.rows().key(named);
        int sum = content;
        if (content > 0 && isSaidByNamed(tick)) {
            sum += add(terms, "said by", part(content, weights.said()), new Why.SaidBy(who));
        }
        if (content > 0 && isAboutNamed(tick)) {
            sum += add(terms, "about", part(content, weights.about()), new Why.About(who));
        }
        AskedTime.Interval asked = asked(tick);
        if (asked != null) {
            int amount = part(content, weights.dated()) + weights.day();
            sum += add(terms, "date", amount, new Why.Dated(asked.from(), asked.to()));
        }
        int score = forLength(tick, sum);
        if (score != sum) {
            int n = talk.words(tick);
            terms.add(term("length", score - sum, new Why.Length(n, weights.line())));
        }
        return new Score(tick, score / 100.0, terms);
    }

    private static int add(List<ScoreTerm> terms, String key, int amount, Why why) {
        terms.add(term(key, amount, why));
        return amount;
    }

    private static ScoreTerm term(String key, int amount, Why why) {
        return new ScoreTerm(key, amount / 100.0, why);
    }

    private Why own(Sought s, int tick) {
        int all = space.incidence().events();
        if (!s.isWord()) return new Why.Row(s.ticks().length, all);
        Event event = space.record().events().get(tick);
        String said = in(event.text(), s);
        if (said == null && event.speaker() != null) said = in(event.speaker(), s);
        if (said != null) return new Why.Word(said, Place.TEXT, s.ticks().length, all);
        Incidence b = space.incidence();
        for (int i = b.eventStart(tick); i < b.eventEnd(tick); i++) {
            said = in(space.rows().key(b.eventRow(i)), s);
            if (said != null) return new Why.Word(said, Place.ROW, s.ticks().length, all);
        }
        String caption =
                event instanceof Turn t && t.image() != null ? t.image().caption() : null;
        said = caption == null ? null : in(caption, s);
        return new Why.Word(said == null ? s.text() : said, Place.CAPTION, s.ticks().length, all);
    }

    /** The word of a text that is the one looked for: itself if it is there, else the first of its form. */
    private static @Nullable String in(String text, Sought s) {
        String found = null;
        for (String w : Words.of(text)) {
            if (w.equals(s.text())) return w;
            if (found == null && WordForms.of(w).equals(s.form())) found = w;
        }
        return found;
    }
}

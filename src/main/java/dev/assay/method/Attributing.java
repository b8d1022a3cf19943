package dev.assay.method;

import dev.assay.method.Answer.Side;
import dev.assay.method.Answer.Told;
import dev.assay.method.Answer.ToldWord;
import dev.assay.method.Answer.Voice;
import dev.assay.method.QuestionWords.Sought;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/**
 * Of whom the words of a question are said. Each sentence speaks of somebody by its persons ({@link Whom}); a question says three
 * quarters of what a statement does. What an event says of a person is, word by word, the largest of what it says itself and of a share
 * of what the turns beside it say; of each person the {@value #BEST} events that say most are added up. Amounts are hundredths.
 */
final class Attributing {
    /** How many events are added up for each person. */
    static final int BEST = 5;

    private static final int[] BEFORE = {60, 20};
    private static final int[] AFTER = {40, 20};
    private static final int QUESTION = 75;
    /** A turn may speak of its speaker and the one addressed, a record of whoever it mentions; more than this many say nothing. */
    private static final int MOST_PERSONS = 8;

    private final SpaceSnapshot space;
    private final Talk talk;
    private final List<Sought> words;
    private final AskedTime time;
    private final IntPredicate counts;
    private final Map<String, Integer> places = new HashMap<>();
    private final Map<Integer, Said> said = new HashMap<>();
    private final Map<Integer, List<Amount>> best = new TreeMap<>();

    /** What an event itself says: for each of its persons and each word an amount and the voice. */
    private record Said(int[] rows, int[][] amounts, Voice[][] voices) {}

    private record Amount(int tick, int hundredths) {}

    /**
     * Counts.
     *
     * @param words the words of the question
     * @param counts the events that are let through
     */
    Attributing(SpaceSnapshot space, Talk talk, List<Sought> words, AskedTime time, IntPredicate counts) {
        this.space = space;
        this.talk = talk;
        this.words = words;
        this.time = time;
        this.counts = counts;
        for (int i = 0; i < words.size(); i++) places.put(words.get(i).form(), i);
        Ticks.Growing near = new Ticks.Growing();
        for (int tick : opening()) {
            if (!counts.test(tick)) continue;
            said.put(tick, read(tick));
            near.add(tick);
            for (int d = 1; d <= BEFORE.length; d++) {
                for (int at : new int[] {talk.beside(tick, -d), talk.beside(tick, d)}) {
                    if (at >= 0 && counts.test(at)) near.add(at);
                }
            }
        }
        for (int tick : near.distinct()) weigh(tick);
    }

    /** The rarest words' events first; the commoner ones count only in these, where a space is large. */
    private int[] opening() {
        List<Sought> rarest = new ArrayList<>(words);
        rarest.removeIf(s -> s.ticks().length == 0);
        rarest.sort((a, b) -> Integer.compare(a.ticks().length, b.ticks().length));
        Ticks.Growing found = new Ticks.Growing();
        for (Sought s : rarest) {
            if (found.size() > 0 && found.size() + s.ticks().length > LinkedScores.OPENING) break;
            found.addAll(s.ticks());
        }
        return found.distinct();
    }

    private Said read(int tick) {
        int speaker = space.speaker(tick);
        if (speaker < 0) return record(tick);
        int other = Whom.addressee(space, talk, tick);
        int[] rows = other < 0 ? new int[] {speaker} : new int[] {speaker, other};
        Said of = new Said(rows, new int[rows.length][words.size()], new Voice[rows.length][words.size()]);
        for (Sentence sentence : talk.sentences(tick)) {
            int share = sentence.asks() ? QUESTION : 100;
            for (String form : sentence.forms()) take(of, form, sentence.voice(), share);
        }
        Incidence b = space.incidence();
        boolean addressed = rows.length > 1 && talk.whom(tick) == rows[1];
        for (int i = b.eventStart(tick); i < b.eventEnd(tick); i++) {
            if (space.rows().hub(b.eventRow(i))) continue;
            Words.forEach(space.rows().key(b.eventRow(i)), w -> {
                Integer place = places.get(WordForms.of(w));
                boolean known = place != null && (of.amounts[0][place] > 0 || of.amounts[rows.length - 1][place] > 0);
                if (place != null && !known) {
                    int whose = addressed ? 1 : 0;
                    of.amounts[whose][place] = 100;
                    of.voices[whose][place] = Voice.ROW;
                }
            });
        }
        return of;
    }

    /** A record that nobody says speaks of the hubs it mentions. */
    private Said record(int tick) {
        Incidence b = space.incidence();
        List<Integer> hubs = new ArrayList<>();
        for (int i = b.eventStart(tick); i < b.eventEnd(tick); i++) {
            if (space.rows().hub(b.eventRow(i))) hubs.add(b.eventRow(i));
        }
        if (hubs.size() > MOST_PERSONS) hubs.clear();
        Said of = new Said(
                hubs.stream().mapToInt(r -> r).toArray(),
                new int[hubs.size()][words.size()],
                new Voice[hubs.size()][words.size()]);
        for (int i = 0; i < words.size(); i++) {
            if (!Ticks.has(words.get(i).ticks(), tick)) continue;
            for (int k = 0; k < hubs.size(); k++) {
                of.amounts[k][i] = 100;
                of.voices[k][i] = Voice.RECORD;
            }
        }
        return of;
    }

    private void take(Said of, String form, Voice voice, int share) {
        Integer place = places.get(form);
        if (place == null) return;
        for (int k = 0; k < of.rows.length; k++) {
            int amount = (share * part(voice, k == 0) + 50) / 100;
            if (amount > of.amounts[k][place]) {
                of.amounts[k][place] = amount;
                of.voices[k][place] = voice;
            }
        }
    }

    /** How far a sentence speaks of its speaker, or of the one addressed. */
    private static int part(Voice voice, boolean speaker) {
        return switch (voice) {
            case FIRST, CAPTION, ROW, RECORD -> speaker ? 100 : 0;
            case FIRST_AND_SECOND -> speaker ? 80 : 50;
            case SECOND -> speaker ? 0 : 100;
            case NEITHER -> speaker ? 70 : 30;
        };
    }

    private void weigh(int tick) {
        Map<Integer, Integer> sums = new TreeMap<>();
        for (int d = -BEFORE.length; d <= AFTER.length; d++) {
            Said of = said.get(d == 0 ? tick : talk.beside(tick, d));
            if (of != null) for (int row : of.rows) sums.putIfAbsent(row, 0);
        }
        for (int row : sums.keySet()) {
            int sum = 0;
            for (ToldWord w : told(tick, row)) sum += (int) Math.round(w.amount() * 100);
            if (sum == 0) continue;
            if (!time.isNone() && time.of(space.record().dates()[tick]) != null) sum *= 2;
            List<Amount> of = best.computeIfAbsent(row, k -> new ArrayList<>());
            int at = of.size();
            while (at > 0 && of.get(at - 1).hundredths < sum) at--;
            if (at < BEST) of.add(at, new Amount(tick, sum));
            if (of.size() > BEST) of.removeLast();
        }
    }

    /** What an event and those beside it say of a person, word by word. */
    private List<ToldWord> told(int tick, int row) {
        List<ToldWord> told = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            int most = 0;
            int from = -1;
            Voice voice = Voice.NEITHER;
            for (int d = -BEFORE.length; d <= AFTER.length; d++) {
                int at = d == 0 ? tick : talk.beside(tick, d);
                Said of = said.get(at);
                if (of == null) continue;
                int share = d == 0 ? 100 : d < 0 ? BEFORE[-d - 1] : AFTER[d - 1];
                for (int k = 0; k < of.rows.length; k++) {
                    if (of.rows[k] != row) continue;
                    int amount = (words.get(i).rarity() * ((of.amounts[k][i] * share + 50) / 100) + 50) / 100;
                    if (amount <= most) continue;
                    most = amount;
                    from = at;
                    voice = of.voices[k][i];
                }
            }
            if (most > 0) told.add(new ToldWord(words.get(i).text(), most / 100.0, from, voice));
        }
        return told;
    }

    /** What was said of one person. */
    Side of(int row) {
        List<Told> events = new ArrayList<>();
        int sum = 0;
        for (Amount a : best.getOrDefault(row, List.of())) {
            events.add(new Told(a.tick, a.hundredths / 100.0, told(a.tick, row)));
            sum += a.hundredths;
        }
        return new Side(space.rows().key(row), sum / 100.0, events);
    }

    /** The person of whom most was said, but for one; -1 when there is nobody else. Equal amounts: the row that came first. */
    int mostBut(int row) {
        int most = -1;
        int amount = -1;
        for (String key : space.speakers()) {
            int other = space.rows().of(key);
            if (other < 0 || other == row) continue;
            int sum = 0;
            for (Amount a : best.getOrDefault(other, List.of())) sum += a.hundredths;
            if (sum > amount || (sum == amount && other < most)) {
                most = other;
                amount = sum;
            }
        }
        return most;
    }
}

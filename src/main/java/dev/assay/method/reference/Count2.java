package dev.assay.method.reference;

import dev.assay.method.reference.Counted.Dropped;
import dev.assay.model.Gender;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Our rule {@code count-2}, for he and she: what {@code count-1} counts, less the candidates for which an {@link Objection} can be
 * shown; and it refuses to settle on the one that is left while a doubt can be named. In doubt it stays open. For every other
 * reference it is {@code count-1}. One instance counts one space in tick order: what an earlier event says is read once.
 */
final class Count2 implements ReferenceCount {
    private final WordLists words = WordLists.VERSION_1;
    private final ReferenceCount others = new Count1();
    private @Nullable Reader lastReader;

    @Override
    public Counted count(Scene scene, int tick, String reference, Listed listed, int window) {
        Gender gender = Pronouns.gender(reference);
        if (gender == null) return others.count(scene, tick, reference, listed, window);
        return new Reading(scene, tick, reference, listed, gender, window).counted();
    }

    @Override
    public int reach(int window) {
        return Math.max(window, Reader.NEARBY);
    }

    private Reader readerOf(Scene scene) {
        if (lastReader == null || !lastReader.reads(scene)) lastReader = new Reader(words, scene);
        return lastReader;
    }

    /** One reference being counted. */
    private final class Reading {
        private final Scene scene;
        private final int tick;
        private final String reference;
        private final Listed listed;
        private final Gender gender;
        private final List<Integer> window;
        private final List<Integer> beforeWindow;
        private final Reader reader;
        private final List<Evidence> evidence = new ArrayList<>();
        private final Map<Integer, Boolean> called = new HashMap<>();

        Reading(Scene scene, int tick, String reference, Listed listed, Gender gender, int length) {
            this.scene = scene;
            this.tick = tick;
            this.reference = reference;
            this.listed = listed;
            this.gender = gender;
            window = Count1.windowOf(scene, tick, length);
            List<Integer> near = Count1.windowOf(scene, tick, Math.max(length, Reader.NEARBY));
            beforeWindow = near.subList(0, near.size() - window.size());
            reader = readerOf(scene);
            for (int t : window) evidence.addAll(reader.read(t, tick));
        }

        Counted counted() {
            Map<Integer, List<Integer>> kept = new TreeMap<>();
            Map<Integer, List<Integer>> dropped = new TreeMap<>();
            Map<Integer, Objection> reasons = new TreeMap<>();
            for (Evidence e : evidence) {
                if (!agrees(e)) continue;
                Objection o = objection(e);
                see(o == null ? kept : dropped, e);
                if (o != null) reasons.put(e.row(), o);
            }
            List<Candidate> candidates = new ArrayList<>();
            kept.forEach((row, ticks) -> candidates.add(candidate(row, ticks)));
            List<Dropped> out = new ArrayList<>();
            reasons.forEach((row, why) -> {
                List<Integer> ticks = dropped.getOrDefault(row, List.of());
                if (!kept.containsKey(row)) out.add(new Dropped(candidate(row, ticks), why.toString()));
            });
            Objection refusal =
                    candidates.size() == 1 ? refusal(candidates.getFirst().row()) : null;
            return new Counted(candidates, out, refusal == null ? null : refusal.toString());
        }

        private boolean agrees(Evidence e) {
            return e.row() >= 0 && !scene.hub(e.row()) && Count1.agrees(scene, e.row(), reference, listed);
        }

        private @Nullable Objection objection(Evidence e) {
            if (e.against() != null) return e.against();
            Gender known = e.gender() != null ? e.gender() : learned(e.row());
            if (known != null && known != gender) return Objection.GENDER;
            String key = scene.key(e.row());
            int speaker = scene.speaker(tick);
            if (speaker >= 0 && PersonNames.isNameOf(key, scene.key(speaker))) return Objection.SPEAKER;
            return called.computeIfAbsent(e.row(), r -> isCalled(key)) ? Objection.ADDRESSEE : null;
        }

        private boolean isCalled(String key) {
            String text = scene.text(tick);
            if (words.ofNoun(key) == null && reader.calls(text, key)) return true;
            String first = PersonNames.first(key);
            return !first.equals(key) && words.ofFirstName(first) != null && reader.calls(text, first);
        }

        /** The gender by which an earlier reference in the window was settled on the row. */
        private @Nullable Gender learned(int row) {
            for (Evidence e : evidence) {
                if (e.pronoun() && e.row() == row) return e.gender();
            }
            return null;
        }

        /** Why not to settle on the one candidate left; null when nothing speaks against it. */
        private @Nullable Objection refusal(int row) {
            boolean one = false;
            boolean known = false;
            boolean open = false;
            boolean continued = false;
            boolean hub = false;
            int last = -1;
            for (Evidence e : evidence) {
                if (e.isOpen()) {
                    if (e.gender() == gender) open = true;
                } else if (scene.hub(e.row())) {
                    hub |= objection(e) == null;
                } else if (e.row() == row && objection(e) == null) {
                    last = e.tick();
                    open = false;
                    one |= e.pointsAtOne();
                    known |= e.gender() != null;
                    continued |= e.pronoun();
                }
            }
            if (hub) return Objection.HUB;
            if (isGreetedSince(last)) return Objection.GREETING;
            if (open) return Objection.STILL_OPEN;
            if (!known) return Objection.GENDER_UNKNOWN;
            if (!one) return Objection.NOT_PICKED_OUT;
            return !continued && hasRival(row) ? Objection.RIVAL : null;
        }

        private boolean isGreetedSince(int last) {
            for (int t : window) {
                if (t > last && t < tick && reader.isGreeting(scene.text(t))) return true;
            }
            return false;
        }

        private boolean hasRival(int row) {
            for (int t : beforeWindow) {
                for (Evidence e : reader.read(t, tick)) {
                    if (e.row() != row && agrees(e) && objection(e) == null) return true;
                }
            }
            return false;
        }

        private void see(Map<Integer, List<Integer>> seen, Evidence e) {
            List<Integer> ticks = seen.computeIfAbsent(e.row(), r -> new ArrayList<>(4));
            if (ticks.isEmpty() || ticks.getLast() != e.tick()) ticks.add(e.tick());
        }

        private Candidate candidate(int row, List<Integer> ticks) {
            return new Candidate(row, ticks.stream().mapToInt(Integer::intValue).toArray());
        }
    }
}

package dev.assay.method;

import dev.assay.model.Mention;
import dev.assay.model.NameRules;
import dev.assay.model.RunOpened;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One extraction run as recorded: for every event what was listed in it. Equal mentions are kept once ("forms"), so that a rule needs
 * to look at each only once however often it is listed.
 */
public final class Run {
    private final RunOpened opened;
    private final Mention[] forms;
    private final int[][] listed;
    private final int events;

    private Run(RunOpened opened, Mention[] forms, int[][] listed, int events) {
        this.opened = opened;
        this.forms = forms;
        this.listed = listed;
        this.events = events;
    }

    /**
     * What the forms are called before aliases, by one rule set and one person's splits. It stays the same while other things are
     * decided, and naming a hundred thousand forms costs more than all the rest of a derivation.
     */
    private record Keys(
            NameRules rules, Set<String> splits, @Nullable Named[] named) {}

    private volatile @Nullable Keys keys;

    /** What each form is called before aliases, without its trail; null where that depends on who speaks. */
    @Nullable
    Named[] named(NameRules rules, Set<String> splits) {
        Keys known = keys;
        if (known != null && known.rules == rules && known.splits.equals(splits)) return known.named;
        Names names = new Names(rules, new NameDecisions(Map.of(), splits));
        @Nullable Named[] named = new Named[forms.length];
        for (int i = 0; i < forms.length; i++) {
            if (rules != NameRules.NDM_0_2 && Names.dependsOnSpeaker(forms[i])) continue;
            Named of = names.name(forms[i], NameContext.NONE);
            named[i] = new Named(of.key(), of.owner(), List.of());
        }
        keys = new Keys(rules, splits, named);
        return named;
    }

    /** How the run was made. */
    public RunOpened opened() {
        return opened;
    }

    /** How many events it lists. */
    public int listedEvents() {
        return events;
    }

    /** The forms listed in an event, in listing order; null when the run does not list it. */
    int @Nullable [] formsOf(int tick) {
        return tick < listed.length ? listed[tick] : null;
    }

    Mention form(int form) {
        return forms[form];
    }

    int forms() {
        return forms.length;
    }

    /** What is listed in an event, in listing order; null when the run does not list it. */
    public @Nullable List<Mention> mentions(int tick) {
        int[] of = formsOf(tick);
        if (of == null) return null;
        return new AbstractList<>() {
            @Override
            public Mention get(int index) {
                return forms[of[index]];
            }

            @Override
            public int size() {
                return of.length;
            }
        };
    }

    /** Collects a run; what it built stays as it was when more is added. */
    static final class Builder {
        private final RunOpened opened;
        private final Map<Mention, Integer> index = new HashMap<>();
        /** A reader that keeps equal mentions once hands the same object again; looking at that first is cheaper than comparing. */
        private final Map<Mention, Integer> seen = new IdentityHashMap<>();

        private Mention[] forms = new Mention[64];
        private int[][] listed = new int[64][];
        private int events;

        Builder(RunOpened opened) {
            this.opened = opened;
        }

        void add(int tick, List<Mention> mentions) {
            int[] of = new int[mentions.size()];
            for (int i = 0; i < of.length; i++) {
                Mention m = mentions.get(i);
                Integer known = seen.get(m);
                of[i] = known != null ? known : number(m);
            }
            if (tick >= listed.length) listed = Arrays.copyOf(listed, Math.max(tick + 1, listed.length * 2));
            if (listed[tick] == null) events++;
            listed[tick] = of;
        }

        private int number(Mention m) {
            Integer known = index.get(m);
            if (known == null) {
                known = index.size();
                if (known == forms.length) forms = Arrays.copyOf(forms, known * 2);
                forms[known] = m;
                index.put(m, known);
                seen.put(m, known);
            }
            return known;
        }

        Run build() {
            return new Run(opened, Arrays.copyOf(forms, index.size()), listed.clone(), events);
        }
    }
}

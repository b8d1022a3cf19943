package dev.assay.method;

import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rows that a run's forms make, asked once for each form (and speaker, where it matters). A row that is made is numbered at
 * once, so that rows come in order of first mention.
 */
final class FormRows {
    /** The form makes no row. */
    static final int NONE = -1;
    /** The form is an unclear reference, or holds one. */
    static final int UNCLEAR = -2;
    /** Set in a row number when an alias made it this row. */
    static final int ALIASED = 1 << 30;

    private static final int UNASKED = -4;
    private static final int BY_SPEAKER = -3;

    private final Names names;
    private final boolean everyMentionIsARow;
    private final RowKeeper rows;
    private final @Nullable Named[] named;
    private final int[] byForm;
    private final Map<NameContext, int[]> bySpeaker = new HashMap<>();

    FormRows(Names names, Settings settings, RowKeeper rows, @Nullable Run run) {
        this.names = names;
        NameRules rules = settings.names();
        int forms = run == null ? 0 : run.forms();
        named = run == null
                ? new Named[0]
                : run.named(rules, settings.nameDecisions().splits());
        this.everyMentionIsARow = rules == NameRules.NDM_0_2;
        this.rows = rows;
        byForm = new int[forms];
        Arrays.fill(byForm, UNASKED);
    }

    /** The row of a form said in this context, or one of the constants above. */
    int of(int form, Mention mention, NameContext context) {
        int known = byForm[form];
        if (known == UNASKED) {
            Named plain = named[form];
            known = plain == null ? BY_SPEAKER : of(mention, plain);
            byForm[form] = known;
        }
        if (known != BY_SPEAKER) return known;
        int[] spoken = bySpeaker.computeIfAbsent(context, c -> {
            int[] all = new int[byForm.length];
            Arrays.fill(all, UNASKED);
            return all;
        });
        if (spoken[form] == UNASKED) spoken[form] = of(mention, context);
        return spoken[form];
    }

    /** The row of a mention that is no form of the run: a person's correction. */
    int of(Mention mention, NameContext context) {
        if (isUnclear(mention)) return mention.type() == MentionType.TIME ? NONE : UNCLEAR;
        Named of = names.name(mention, context);
        if (of.key() == null) return NONE;
        if (of.owner() != null) return UNCLEAR;
        int row = rows.add(of.key(), mention);
        return isAliased(of) ? row | ALIASED : row;
    }

    /** The same, of a form whose name before aliases is known. */
    private int of(Mention mention, Named plain) {
        if (isUnclear(mention)) return mention.type() == MentionType.TIME ? NONE : UNCLEAR;
        String key = plain.key();
        if (key == null) return NONE;
        if (plain.owner() != null) return UNCLEAR;
        String aliased = names.alias(key);
        int row = rows.add(aliased, mention);
        return aliased.equals(key) ? row : row | ALIASED;
    }

    private boolean isUnclear(Mention mention) {
        return !mention.resolved() && !everyMentionIsARow;
    }

    private static boolean isAliased(@Nullable Named named) {
        return named != null
                && named.trail().getLast().rule() == Named.Rule.ALIAS
                && named.trail().getLast().fired();
    }
}

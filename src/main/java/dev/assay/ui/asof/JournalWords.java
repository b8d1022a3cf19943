package dev.assay.ui.asof;

import dev.assay.model.Anchor;
import dev.assay.model.ArmAnswer;
import dev.assay.model.Decision;
import dev.assay.model.Entry;
import dev.assay.model.Fact;
import dev.assay.model.FileImported;
import dev.assay.model.HeadAccepted;
import dev.assay.model.Listing;
import dev.assay.model.ListingFailed;
import dev.assay.model.ProjectOpened;
import dev.assay.model.Question;
import dev.assay.model.Refusal;
import dev.assay.model.RunOpened;
import dev.assay.model.Scoring;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import dev.assay.model.WordsShown;
import dev.assay.ui.text.DecisionWords;
import dev.assay.ui.text.Texts;
import org.jspecify.annotations.Nullable;

/** One entry of the journal in one line: when, who, what. */
final class JournalWords {
    private final Texts texts;
    private final DecisionWords decisions;

    JournalWords(Texts texts) {
        this.texts = texts;
        decisions = new DecisionWords(texts);
    }

    String says(Entry entry) {
        return switch (entry) {
            case ProjectOpened e -> at(e.at(), texts.get("entry.project"));
            case SpaceOpened e -> texts.get("entry.space", e.space());
            case FileImported e -> at(e.at(), texts.get("entry.file", e.path(), e.format()));
            case RunOpened e -> texts.get("entry.run", e.run(), e.lister(), e.space());
            case Turn e -> at(e.date(), said(e));
            case Fact e -> at(e.date(), texts.get("entry.fact", e.id(), e.space()));
            case Refusal e -> texts.get("entry.refusal", e.id() == null ? e.space() : e.id());
            case Listing e ->
                texts.get(
                        "entry.listing",
                        e.run(),
                        e.event(),
                        texts.number(e.mentions().size()));
            case ListingFailed e -> texts.get("entry.listing-failed", e.run(), e.event());
            case Question e -> texts.get("entry.question", e.id());
            // No arm is named here: who scores blind reads this line, too.
            case ArmAnswer e -> texts.get("entry.answer", e.question());
            case WordsShown e -> texts.get("entry.words", texts.number(e.words()));
            case Scoring e -> at(e.at(), scoring(e.by(), e.act()));
            case Decision e -> at(e.at(), decisions.says(e.by(), e.act()));
            case HeadAccepted e -> at(e.at(), texts.get("entry.head", e.by(), texts.number(e.entries())));
        };
    }

    private String said(Turn turn) {
        return turn.speaker() == null
                ? texts.get("entry.turn.nobody", turn.id())
                : texts.get("entry.turn", turn.speaker(), turn.id());
    }

    private String scoring(String by, Scoring.Act act) {
        return switch (act) {
            case Scoring.Scored a -> texts.get("entry.scored", by, a.question());
            case Scoring.Adjudicated a -> texts.get("entry.score-adjudicated", by, a.question());
            case Scoring.Noted a -> texts.get("entry.noted", by, a.question());
            case Scoring.Skipped a -> texts.get("entry.skipped", by, a.question());
            case Scoring.Flagged a -> texts.get(a.flagged() ? "entry.flagged" : "entry.unflagged", by, a.question());
            case Scoring.Falsifies a -> texts.get("entry.gold", by, a.question());
            case Scoring.OrderDrawn a -> texts.get("entry.order", by);
            case Scoring.Locked a -> texts.get("entry.locked", by);
            case Scoring.Unblinded a -> texts.get("entry.unblinded", by);
            case Scoring.Withdrawn a -> texts.get("entry.withdrawn", by, texts.number(a.entry()));
        };
    }

    private String at(@Nullable Anchor when, String what) {
        return when == null ? what : texts.get("entry.when", moment(when), what);
    }

    private String at(String when, String what) {
        return at(Anchor.of(when), what);
    }

    /** The day with its weekday, and the time as far as it is recorded: to the minute, with its offset. */
    private String moment(Anchor when) {
        String text = when.text();
        int time = text.indexOf('T');
        if (time < 0 || text.length() < time + 6) return texts.day(when.day());
        String offset = text.endsWith("Z") ? "Z" : "";
        return texts.day(when.day()) + " " + text.substring(time + 1, time + 6) + offset;
    }
}

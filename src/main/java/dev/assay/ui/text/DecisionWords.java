package dev.assay.ui.text;

import dev.assay.model.Decision;

/** What a person decided, in words: one sentence for every place that tells what happened. */
public final class DecisionWords {
    private final Texts texts;

    /** In the language of the texts. */
    public DecisionWords(Texts texts) {
        this.texts = texts;
    }

    /**
     * Who did what, in one sentence without its full stop.
     *
     * @param by who
     */
    public String says(String by, Decision.Act act) {
        return switch (act) {
            case Decision.Answer a -> settled(by, a);
            case Decision.Adjudicated a -> settled(by, a.answer());
            // A second opinion is blind to the first: what it says is told where opinions are compared.
            case Decision.Opinion a ->
                texts.get(
                        "entry.opinion",
                        by,
                        a.answer().reference().words(),
                        a.answer().reference().event());
            case Decision.CountRefused a ->
                texts.get(
                        "entry.count-refused",
                        by,
                        a.reference().words(),
                        a.reference().event(),
                        a.row());
            case Decision.Flagged a ->
                texts.get(
                        a.flagged() ? "entry.flagged" : "entry.unflagged",
                        by,
                        a.reference().event());
            case Decision.Noted a -> texts.get("entry.noted", by, a.reference().event());
            case Decision.Alias a -> texts.get("entry.alias", by, a.from(), a.to());
            case Decision.Split a -> texts.get("entry.split", by, a.plural());
            case Decision.KeptApart a -> texts.get("entry.kept-apart", by, a.one(), a.other());
            case Decision.MentionAdded a ->
                texts.get("entry.added", by, a.mention().text(), a.event());
            case Decision.MentionRemoved a -> texts.get("entry.removed", by, a.words(), a.event());
            case Decision.MentionRetyped a ->
                texts.get("entry.retyped", by, a.words(), a.event(), texts.type(a.type()));
            case Decision.HubMarked a -> texts.get(a.hub() ? "entry.hub" : "entry.no-hub", by, a.row());
            case Decision.WindowSet a -> texts.get("entry.window", by, a.window());
            case Decision.NamesSet a -> texts.get("entry.rules", by, a.names().id());
            case Decision.ReferencesSet a ->
                texts.get("entry.rules", by, a.references().id());
            case Decision.RunActivated a -> texts.get("entry.activated", by, a.run());
            case Decision.Withdrawn a -> texts.get("entry.withdrawn", by, texts.number(a.entry()));
        };
    }

    private String settled(String by, Decision.Answer answer) {
        Decision.ReferenceId r = answer.reference();
        return switch (answer) {
            case Decision.SettledAs a -> texts.get("entry.settled", by, r.words(), r.event(), a.row());
            case Decision.SettledAsNew a -> texts.get("entry.settled", by, r.words(), r.event(), a.name());
            case Decision.Unknowable a -> texts.get("entry.unknowable", by, r.words(), r.event());
        };
    }
}

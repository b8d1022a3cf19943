package dev.assay.method;

/**
 * What counts how much in profile {@code linked}, in hundredths. The set {@link #LINKED_1} was chosen on five LoCoMo conversations, each
 * time without the one it was tried on; the user guide has the figures. It lies on a plateau: half or double of any one number costs
 * less than two points in a hundred.
 *
 * @param name its name
 * @param row a row of the question that an event mentions, of its rarity; its words count besides
 * @param before what an event has of a word that stands one, two, three turns before it
 * @param after the same for the turns after it
 * @param session of the rarity of all words of the question that are said anywhere in the same sitting
 * @param hop of what one of the best events has, for each rare word or row that an event shares with it
 * @param best how many events are the best in this sense
 * @param rare in how many events a word or row may be and still be rare
 * @param said for being said by the one person who is named, of all before
 * @param about for being about that person, of all before
 * @param dated for being said in the time asked about, of all before
 * @param day for being said in the time asked about, whatever is in it: hundredths, not a share
 * @param line how many words the line has that is neither long nor short
 */
public record LinkedWeights(
        String name,
        int row,
        int[] before,
        int[] after,
        int session,
        int hop,
        int best,
        int rare,
        int said,
        int about,
        int dated,
        int day,
        int line) {
    /** The set in use. */
    public static final LinkedWeights LINKED_1 = new LinkedWeights(
            "linked-1", 50, new int[] {70, 40, 20}, new int[] {50, 30, 20}, 30, 10, 8, 8, 50, 35, 100, 500, 25);

    /** The same with other shares. */
    public LinkedWeights with(int newSession, int newHop, int newSaid) {
        return new LinkedWeights(
                name, row, before, after, newSession, newHop, best, rare, newSaid, about, dated, day, line);
    }

    /** How many turns on either side are looked at. */
    int reach() {
        return before.length;
    }
}

package dev.assay.model;

/** What an answer is worth. Kept as halves, so that no rounding and no fall-back to unordered values can reach a statistic. */
public enum Grade {
    WRONG("wrong", "0"),
    PARTLY("partly", "0.5"),
    CORRECT("correct", "1");

    private final String id;
    private final String score;

    Grade(String id, String score) {
        this.id = id;
        this.score = score;
    }

    /** The word used in the journal. */
    public String id() {
        return id;
    }

    /** The number used in files and on the command line: 0, 0.5 or 1. */
    public String score() {
        return score;
    }

    /** Twice the points: 0, 1 or 2. */
    public int halves() {
        return ordinal();
    }

    /** 0, 0.5 or 1. */
    public double points() {
        return halves() / 2.0;
    }

    /** The grade of that word; {@link IllegalArgumentException} when there is none. */
    public static Grade of(String id) {
        for (Grade g : values()) {
            if (g.id.equals(id)) return g;
        }
        throw new IllegalArgumentException("no grade is called \"" + id + "\"; there are correct, partly and wrong");
    }

    /** The grade of a number as people write it (1, 0.5, .5, ½, 0, 1.0); {@link IllegalArgumentException} for any other. */
    public static Grade ofScore(String score) {
        return switch (score.strip()) {
            case "1", "1.0", "1.00" -> CORRECT;
            case "0.5", ".5", "0.50", "½" -> PARTLY;
            case "0", "0.0", "0.00" -> WRONG;
            default -> throw new IllegalArgumentException("\"" + score + "\" is no score; there are 1, 0.5 and 0");
        };
    }
}

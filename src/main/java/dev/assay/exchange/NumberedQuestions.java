package dev.assay.exchange;

import dev.assay.model.Question;
import dev.assay.scoring.Evidence;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Questions that a file numbers (q00, q01, …) instead of naming them: the questions of a space, in order of arrival, whose evidence lies
 * wholly in some of its sessions.
 */
final class NumberedQuestions {
    private static final Pattern NUMBERED = Pattern.compile("q0*([0-9]{1,6})");
    private static final Pattern SESSIONS = Pattern.compile("([0-9]{1,6})(?:-([0-9]{1,6}))?");
    private static final Pattern TURN = Pattern.compile("D([0-9]+):[0-9]+");

    private final ImportSession session;
    private final ImportOptions options;
    private @Nullable List<Question> questions;

    NumberedQuestions(ImportSession session, ImportOptions options) {
        this.session = session;
        this.options = options;
    }

    /** The id of the question a file means: the name it gives, or the one at that number; null when there is no such number. */
    @Nullable
    String id(String written, int line) {
        if (session.scoring().question(written) != null) return written;
        Matcher m = NUMBERED.matcher(written);
        if (!m.matches()) return written;
        List<Question> all = questions;
        if (all == null) {
            all = find(line);
            questions = all;
        }
        int n = Integer.parseInt(m.group(1));
        return n < all.size() ? all.get(n).id() : null;
    }

    private List<Question> find(int line) {
        String space = options.space();
        Matcher m = SESSIONS.matcher(options.sessions() == null ? "" : options.sessions());
        if (space == null || !m.matches()) {
            throw new Refused(
                    line,
                    "its questions are numbered, not named; say which they are with --space S --sessions 1-3: the questions of a space, in order, whose evidence lies wholly in these sessions");
        }
        int from = Integer.parseInt(m.group(1));
        int to = m.group(2) == null ? from : Integer.parseInt(m.group(2));
        List<Question> found = session.scoring().questionsOf(space).stream()
                .filter(q -> isIn(q, space, from, to))
                .toList();
        session.note(found.size() + " questions of " + space + " have all of their evidence in sessions " + from
                + " to " + to);
        return found;
    }

    private boolean isIn(Question q, String space, int from, int to) {
        Evidence read = Evidence.read(q.evidence(), turn -> session.hasEvent(space, turn));
        if (read.turns().isEmpty() || !read.lost().isEmpty()) return false;
        return read.turns().stream().allMatch(turn -> {
            Matcher m = TURN.matcher(turn);
            return m.matches() && Integer.parseInt(m.group(1)) >= from && Integer.parseInt(m.group(1)) <= to;
        });
    }
}

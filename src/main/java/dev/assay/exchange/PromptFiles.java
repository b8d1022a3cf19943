package dev.assay.exchange;

import dev.assay.method.Answer;
import dev.assay.method.Asking;
import dev.assay.method.EventLine;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Standings;
import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.model.Question;
import dev.assay.project.ProjectSnapshot;
import dev.assay.scoring.QuestionRecord;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * What an arm would ask a model, a question a line, for whatever service answers in batches. Only recorded lines and the question go in;
 * the gold answer does not.
 */
public final class PromptFiles {
    private static final JsonFactory JSON = new JsonFactory();
    private static final String INSTRUCTION =
            "Answer the question from the memory below and from nothing else. Each line is one record: its date, who said it, the words, and its id. Answer in one or two sentences. If the memory does not settle it, say so.";

    private PromptFiles() {}

    /** Which lines an arm is shown. */
    public enum Arm {
        /** Every live event. */
        CONVERSATION("conversation"),
        /** What the published formula picks. */
        DEPICTION("depiction");

        private final String id;

        Arm(String id) {
            this.id = id;
        }

        /** The name used on the command line. */
        public String id() {
            return id;
        }

        /** The arm of that name; {@link IllegalArgumentException} when there is none. */
        public static Arm of(String id) {
            for (Arm a : values()) {
                if (a.id.equals(id)) return a;
            }
            throw new IllegalArgumentException(
                    "no arm \"" + id + "\" to ask for; there are conversation and depiction");
        }
    }

    /**
     * Writes a line for each question whose space is here.
     *
     * @param arm which lines are shown
     * @param name what the arm is called in the file, and hence when its answers come in
     * @param budget how many words a depiction may be
     * @param validAt the day or moment that is asked about
     * @param wanted which questions
     * @param line receives each line, with its end
     * @return how many questions have no space here, and were left out
     */
    public static int write(
            ProjectSnapshot project,
            Arm arm,
            String name,
            int budget,
            Anchor validAt,
            Predicate<Question> wanted,
            Consumer<String> line) {
        Map<String, Shown> spaces = new HashMap<>();
        int without = 0;
        for (QuestionRecord q : project.scoring().questions()) {
            Question question = q.question();
            if (!wanted.test(question)) continue;
            if (question.space() == null || project.record(question.space()) == null) {
                without++;
                continue;
            }
            Shown shown = spaces.computeIfAbsent(question.space(), s -> new Shown(project, s, validAt));
            line.accept(line(question, name, shown.lines(arm, question.text(), budget)));
        }
        return without;
    }

    /** One space, ready to be asked. */
    private static final class Shown {
        private final SpaceSnapshot space;
        private final Standings standings;
        private @Nullable Asking asking;

        Shown(ProjectSnapshot project, String name, Anchor validAt) {
            space = project.space(name);
            standings = project.standings(name, validAt);
        }

        List<String> lines(Arm arm, String question, int budget) {
            List<String> lines = new ArrayList<>();
            List<Event> events = space.record().events();
            switch (arm) {
                case CONVERSATION -> {
                    for (int t = 0; t < events.size(); t++) {
                        if (standings.isLive(t)) lines.add(EventLine.of(events.get(t)));
                    }
                }
                case DEPICTION -> {
                    Asking known = asking;
                    if (known == null) {
                        known = new Asking(space, standings);
                        asking = known;
                    }
                    for (Answer.Line l : known.ask(question, budget).depiction()) {
                        lines.add(EventLine.of(events.get(l.tick())));
                    }
                }
            }
            return lines;
        }
    }

    private static String line(Question question, String arm, List<String> lines) {
        int words = 0;
        for (String l : lines) words += EventLine.words(l);
        StringWriter out = new StringWriter();
        try (JsonGenerator g = JSON.createGenerator(ObjectWriteContext.empty(), out)) {
            g.writeStartObject();
            g.writeStringProperty("question_id", question.id());
            g.writeStringProperty("arm", arm);
            g.writeNumberProperty("words", words);
            g.writeArrayPropertyStart("messages");
            message("system", INSTRUCTION, g);
            message("user", "Memory:\n" + String.join("\n", lines) + "\n\nQuestion: " + question.text(), g);
            g.writeEndArray();
            g.writeEndObject();
        }
        return out.append('\n').toString();
    }

    private static void message(String role, String content, JsonGenerator g) {
        g.writeStartObject();
        g.writeStringProperty("role", role);
        g.writeStringProperty("content", content);
        g.writeEndObject();
    }
}

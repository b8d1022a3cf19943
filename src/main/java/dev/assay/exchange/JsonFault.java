package dev.assay.exchange;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/** What is wrong with a text that is no JSON, in words that name no part of the library which found it. */
public final class JsonFault {
    private static final Pattern LIMIT = Pattern.compile("\\((\\d+)\\).*?\\((\\d+)[,)]");
    private static final Pattern OF_THE_LIBRARY =
            Pattern.compile("\\s*(?:\\(start marker at|:? ?enable `|,? ?\\(?from `|\\[Source).*", Pattern.DOTALL);

    private JsonFault() {}

    /** One line, to follow "is not valid JSON: ". */
    public static String of(JacksonException e) {
        String said = e.getOriginalMessage() == null ? "" : e.getOriginalMessage();
        return switch (e) {
            case UnexpectedEndOfInputException end -> "it ends in the middle of a value";
            case StreamConstraintsException limit -> limit(said);
            default -> {
                String words = OF_THE_LIBRARY.matcher(said).replaceFirst("").strip();
                yield words.isEmpty() ? "it cannot be read" : words;
            }
        };
    }

    private static String limit(String said) {
        Matcher m = LIMIT.matcher(said);
        String most = m.find() ? ", more than " + m.group(2) : "";
        if (said.contains("nesting depth")) return "values within values" + most + " deep";
        if (said.startsWith("Number value")) return "a number of too many digits" + most;
        if (said.startsWith("Name")) return "a field's name of too many characters" + most;
        return "a text of too many characters" + most;
    }
}

package dev.assay.listing.llm;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The secret that pays for calls. It is sent to its endpoint and goes nowhere else: whatever comes back is cleaned of it first. */
public final class ApiKey {
    /** No key: for servers that ask for none. */
    public static final ApiKey NONE = new ApiKey("");

    private static final String MASK = "[key]";
    private static final Pattern ESCAPED = Pattern.compile("\\\\u([0-9a-fA-F]{4})");

    private final String secret;

    private ApiKey(String secret) {
        this.secret = secret;
    }

    /**
     * The key as it was handed over, white space around it left out.
     *
     * @throws IllegalArgumentException when no header can carry it; the message does not hold it
     */
    public static ApiKey of(String secret) {
        String s = secret.strip();
        if (!s.chars().allMatch(c -> c > ' ' && c < 0x7F)) {
            throw new IllegalArgumentException(
                    "the key holds white space or characters beyond ASCII and cannot be sent; it was probably cut or pasted wrongly");
        }
        return s.isEmpty() ? NONE : new ApiKey(s);
    }

    /** Whether there is none. */
    public boolean isNone() {
        return secret.isEmpty();
    }

    /** The value of the header that carries it. */
    String bearer() {
        return "Bearer " + secret;
    }

    /** The text without the key in it. A text that spells it in a way that cannot be cut out is not kept at all. */
    String mask(String text) {
        if (isNone()) return text;
        String masked = text.replace(secret, MASK);
        String plain = ESCAPED.matcher(masked)
                .replaceAll(m -> Matcher.quoteReplacement(Character.toString((char) Integer.parseInt(m.group(1), 16))))
                .replace("\\", "");
        return plain.contains(secret.replace("\\", "")) ? "[a text that spells the key; not kept]" : masked;
    }

    @Override
    public String toString() {
        return isNone() ? "[no key]" : MASK;
    }
}

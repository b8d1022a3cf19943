package dev.assay.listing.llm;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Where a model answers.
 *
 * @param base the address the API begins at, such as {@code https://api.openai.com/v1}
 * @param model the model's name there
 * @param temperature as it is sent; null to leave it out, which some models insist on
 */
public record Endpoint(URI base, String model, @Nullable String temperature) {

    /**
     * Reads an address.
     *
     * @throws IllegalArgumentException when it is none, or holds what could be a secret: it is recorded with the run
     */
    public static Endpoint of(String address, String model, @Nullable String temperature) {
        URI base = uri(address);
        String scheme = base.getScheme() == null ? "" : base.getScheme().toLowerCase(Locale.ROOT);
        if (!(scheme.equals("https") || scheme.equals("http")) || base.getHost() == null) {
            throw new IllegalArgumentException(
                    "the endpoint must be an http or https address, such as https://host/v1");
        }
        if (base.getRawUserInfo() != null || base.getRawQuery() != null || base.getRawFragment() != null) {
            throw new IllegalArgumentException("the endpoint must be a plain address without user, password, ? or #:"
                    + " it is recorded with the run; the key comes from the environment");
        }
        if (model.isBlank()) throw new IllegalArgumentException("name the model");
        if (temperature != null && !temperature.matches("[0-9](\\.[0-9]{1,3})?")) {
            throw new IllegalArgumentException("the temperature must be a number such as 0 or 0.7");
        }
        return new Endpoint(base, model, temperature);
    }

    private static URI uri(String address) {
        try {
            return new URI(address.strip().replaceAll("/+$", ""));
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("the endpoint is not an address", e);
        }
    }

    /** Where a question goes. */
    URI chat() {
        return URI.create(base + "/chat/completions");
    }

    /** Whether what is sent could be read on the way. */
    public boolean open() {
        String host = base.getHost();
        boolean here = host.equals("localhost") || host.startsWith("127.") || host.equals("[::1]");
        return "http".equalsIgnoreCase(base.getScheme()) && !here;
    }
}

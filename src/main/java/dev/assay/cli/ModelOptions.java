package dev.assay.cli;

import dev.assay.listing.llm.ApiKey;
import dev.assay.listing.llm.Endpoint;
import dev.assay.listing.llm.ModelLister;
import dev.assay.listing.llm.Patience;
import dev.assay.listing.llm.Tokens;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/** What {@code --lister llm} needs. The key is no option: arguments can be read by everybody on the machine. */
final class ModelOptions {
    @ArgGroup(
            exclusive = false,
            heading = "%nA language model (--lister llm), behind any OpenAI-compatible endpoint:%n")
    Given given = new Given();

    /** The options. */
    static final class Given {
        @Option(
                names = "--endpoint",
                paramLabel = "URL",
                description = "Where the API begins, such as https://api.openai.com/v1 or http://localhost:11434/v1.")
        @Nullable
        String endpoint;

        @Option(names = "--model", paramLabel = "M", description = "The model's name there.")
        @Nullable
        String model;

        @Option(
                names = "--key-env",
                paramLabel = "NAME",
                description = "The environment variable that holds the key; ASSAY_API_KEY when left out.")
        @Nullable
        String keyEnv;

        @Option(names = "--parallel", paramLabel = "N", description = "Calls under way at once, at most (default: 4).")
        int parallel = 4;

        @Option(names = "--timeout", paramLabel = "SECONDS", description = "How long a call may take (default: 120).")
        int timeout = 120;

        @Option(
                names = "--tries",
                paramLabel = "N",
                description = "How often a call that fails is made, at most (default: 6).")
        int tries = 6;

        @Option(
                names = "--temperature",
                paramLabel = "T",
                description = "Sent along (default: 0); none leaves it out, which some models insist on.")
        String temperature = "0";

        @Option(names = "--again", description = "Also ask again about events whose reply could not be taken before.")
        boolean again;

        @Option(names = "--price-in", paramLabel = "P", description = "For a million tokens read; shows the cost.")
        @Nullable
        BigDecimal priceIn;

        @Option(names = "--price-out", paramLabel = "P", description = "For a million tokens written.")
        @Nullable
        BigDecimal priceOut;
    }

    /** The name a run gets when none is given. */
    String run() {
        if (given.model == null) throw missing();
        return given.model;
    }

    boolean again() {
        return given.again;
    }

    /** The lister these options describe. */
    ModelLister lister(Console console) {
        if (given.endpoint == null || given.model == null) throw missing();
        if (given.parallel < 1 || given.parallel > 64) throw new UsageException("--parallel: 1 to 64");
        if (given.timeout < 1 || given.timeout > 3600) throw new UsageException("--timeout: 1 to 3600 seconds");
        if (given.tries < 1 || given.tries > 20) throw new UsageException("--tries: 1 to 20");
        try {
            Endpoint endpoint = Endpoint.of(
                    given.endpoint, given.model, given.temperature.equals("none") ? null : given.temperature);
            ApiKey key = key();
            if (endpoint.open() && !key.isNone()) {
                console.message(
                        "assay: the key and the texts go to " + endpoint.base().getHost() + " unencrypted (http)");
            }
            Patience patience = Patience.of(given.tries, Duration.ofSeconds(given.timeout));
            return new ModelLister(endpoint, key, patience, given.parallel);
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private ApiKey key() {
        String name = given.keyEnv == null ? "ASSAY_API_KEY" : given.keyEnv;
        String value = System.getenv(name);
        if (value == null && given.keyEnv != null) {
            throw new UsageException("--key-env: there is no environment variable of that name");
        }
        return value == null ? ApiKey.NONE : ApiKey.of(value);
    }

    private static UsageException missing() {
        return new UsageException("--lister llm needs --endpoint URL and --model M");
    }

    /** What came of it, for people. */
    void print(String space, ModelLister.Result r, Console console) {
        List<String> parts = new ArrayList<>();
        parts.add(CountText.of(r.listed(), "event") + " listed with " + CountText.of(r.mentions(), "mention"));
        if (r.known() > 0) parts.add(r.known() + " listed before");
        parts.add(CountText.of(r.calls(), "call"));
        parts.add(CountText.of(r.tokens().in(), "token") + " in, " + r.tokens().out() + " out");
        BigDecimal cost = cost(r.tokens());
        if (cost != null) parts.add("cost " + cost.toPlainString());
        console.line("  " + space + ": run " + r.run() + ", " + String.join(", ", parts));
        ListCommand.print(r.failed(), console);
        if (r.failedBefore() > 0) {
            console.line("    " + CountText.of(r.failedBefore(), "event")
                    + " had a reply that could not be taken before; --again asks about them again");
        }
    }

    /** What came of it, for programs. */
    void write(String space, ModelLister.Result r, JsonGenerator g) {
        g.writeStartObject();
        g.writeStringProperty("space", space);
        g.writeStringProperty("run", r.run());
        g.writeNumberProperty("listed", r.listed());
        g.writeNumberProperty("known", r.known());
        g.writeNumberProperty("mentions", r.mentions());
        g.writeNumberProperty("not_listed", r.failed().size() + r.failedBefore());
        g.writeArrayPropertyStart("failed");
        r.failed().forEach(f -> {
            g.writeStartObject();
            g.writeStringProperty("event", f.event());
            g.writeStringProperty("reason", f.reason());
            g.writeEndObject();
        });
        g.writeEndArray();
        g.writeNumberProperty("calls", r.calls());
        g.writeNumberProperty("tokens_in", r.tokens().in());
        g.writeNumberProperty("tokens_out", r.tokens().out());
        BigDecimal cost = cost(r.tokens());
        if (cost != null) g.writeNumberProperty("cost", cost);
        g.writeEndObject();
    }

    private @Nullable BigDecimal cost(Tokens tokens) {
        if (given.priceIn == null && given.priceOut == null) return null;
        return tokens.cost(
                given.priceIn == null ? BigDecimal.ZERO : given.priceIn,
                given.priceOut == null ? BigDecimal.ZERO : given.priceOut);
    }
}

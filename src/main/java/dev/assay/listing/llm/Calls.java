package dev.assay.listing.llm;

import java.net.ConnectException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.channels.UnresolvedAddressException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Calls to one endpoint. A call that fails for a reason that passes (too many, an error of the server's own, a cut or slow connection) is
 * made again, later; when the endpoint says how much later, no call is made before. Redirects are not followed: the key belongs to this
 * address.
 */
final class Calls implements AutoCloseable {
    /** A listing has a few thousand bytes, with a model's thoughts beside it some ten thousands. */
    static final int BODY_LIMIT = 1 << 20;
    /** Who has to wait longer than this had better come back another time. */
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(10);

    private static final int MESSAGE_LIMIT = 300;
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Endpoint endpoint;
    private final ApiKey key;
    private final Patience patience;
    private final HttpClient http;
    private final Set<CompletableFuture<?>> open = ConcurrentHashMap.newKeySet();
    private final CompletableFuture<Void> stop = new CompletableFuture<>();
    private final AtomicInteger made = new AtomicInteger();
    private Instant notBefore = Instant.MIN;
    private volatile boolean answered;

    Calls(Endpoint endpoint, ApiKey key, Patience patience) {
        this.endpoint = endpoint;
        this.key = key;
        this.patience = patience;
        http = HttpClient.newBuilder()
                .followRedirects(HttpClient.Redirect.NEVER)
                .connectTimeout(patience.timeout())
                .build();
    }

    /** How many calls were made, tries counted. */
    int made() {
        return made.get();
    }

    /** Asks; never completes exceptionally. */
    CompletableFuture<Answer> ask(byte[] question) {
        CompletableFuture<?> now = CompletableFuture.completedFuture(null);
        return now.thenCompose(x -> attempt(question, 1)).exceptionally(e -> {
            // A defect of this program; the message of an exception could hold anything, so it is cleaned too.
            return new Answer.Unusable(key.mask(String.valueOf(e)));
        });
    }

    /** Makes no further calls; those under way may still take that long. */
    void stop(Duration grace) {
        stop.complete(null);
        CompletableFuture.delayedExecutor(grace.toMillis(), TimeUnit.MILLISECONDS)
                .execute(() -> open.forEach(f -> f.cancel(true)));
    }

    @Override
    public void close() {
        stop.complete(null);
        http.shutdownNow();
        http.close();
    }

    private CompletableFuture<Answer> attempt(byte[] question, int n) {
        if (stop.isDone()) return CompletableFuture.completedFuture(new Answer.Stopped());
        Duration wait = untilAllowed();
        if (wait.isPositive()) return pause(wait).thenCompose(x -> attempt(question, n));
        made.incrementAndGet();
        CompletableFuture<HttpResponse<LimitedBody.Body>> call =
                http.sendAsync(request(question), response -> new LimitedBody(BODY_LIMIT));
        open.add(call);
        // The request's own time-out ends with the headers; a body may hang for ever.
        CompletableFuture.delayedExecutor(patience.timeout().toMillis(), TimeUnit.MILLISECONDS)
                .execute(() -> call.cancel(true));
        return call.handle((response, e) -> {
                    open.remove(call);
                    return response != null ? judge(response) : judge(e);
                })
                .thenCompose(verdict -> follow(verdict, question, n));
    }

    private HttpRequest request(byte[] question) {
        HttpRequest.Builder request = HttpRequest.newBuilder(endpoint.chat())
                .header("Content-Type", "application/json")
                .header("Accept", "application/json")
                .POST(HttpRequest.BodyPublishers.ofByteArray(question));
        if (!key.isNone()) request.header("Authorization", key.bearer());
        return request.build();
    }

    /** What one try came to. */
    private sealed interface Verdict {
        record Final(Answer answer) implements Verdict {}

        /**
         * It may work later.
         *
         * @param after how much later, if the endpoint said so
         */
        record Later(String why, @Nullable Duration after) implements Verdict {}
    }

    private CompletableFuture<Answer> follow(Verdict verdict, byte[] question, int n) {
        return switch (verdict) {
            case Verdict.Final(Answer answer) -> CompletableFuture.completedFuture(answer);
            case Verdict.Later later -> {
                Duration wait = patience.after(n);
                Duration told = later.after();
                if (told != null && told.compareTo(wait) > 0) wait = told;
                if (stop.isDone()) yield CompletableFuture.completedFuture(new Answer.Stopped());
                if (n >= patience.tries()) {
                    yield unusable(later.why() + (n > 1 ? ", " + n + " times in a row" : ""));
                }
                if (wait.compareTo(LONGEST_WAIT) > 0) {
                    yield unusable(later.why() + "; it asks to come back after " + wait.toMinutes() + " minutes");
                }
                if (told != null) allowFrom(patience.clock().instant().plus(wait));
                yield pause(wait).thenCompose(x -> attempt(question, n + 1));
            }
        };
    }

    private static CompletableFuture<Answer> unusable(String message) {
        return CompletableFuture.completedFuture(new Answer.Unusable(message));
    }

    private CompletableFuture<?> pause(Duration wait) {
        return CompletableFuture.anyOf(patience.pause().of(wait), stop);
    }

    private synchronized Duration untilAllowed() {
        return notBefore == Instant.MIN
                ? Duration.ZERO
                : Duration.between(patience.clock().instant(), notBefore);
    }

    private synchronized void allowFrom(Instant moment) {
        if (moment.isAfter(notBefore)) notBefore = moment;
    }

    private Verdict judge(HttpResponse<LimitedBody.Body> response) {
        int status = response.statusCode();
        String body = key.mask(response.body().text());
        if (status == 200) {
            answered = true;
            return new Verdict.Final(new Answer.Replied(body, response.body().whole()));
        }
        String message = "the endpoint answers " + status + message(body);
        return switch (status) {
            case 400, 413, 422 -> new Verdict.Final(new Answer.Rejected(body, message));
            // An account without money does not fill up by waiting.
            case 429 ->
                body.contains("insufficient_quota")
                        ? new Verdict.Final(new Answer.Unusable(message))
                        : new Verdict.Later(message, retryAfter(response));
            case 408, 425, 500, 502, 503, 504, 520, 521, 522, 523, 524, 529 ->
                new Verdict.Later(message, retryAfter(response));
            default -> new Verdict.Final(new Answer.Unusable(message));
        };
    }

    private Verdict judge(Throwable thrown) {
        Throwable e = thrown instanceof CompletionException c && c.getCause() != null ? c.getCause() : thrown;
        if (e instanceof CancellationException) {
            if (stop.isDone()) return new Verdict.Final(new Answer.Stopped());
            return new Verdict.Later(
                    "the endpoint does not answer within " + patience.timeout().toSeconds() + " s", null);
        }
        if (e instanceof ConnectException || e instanceof UnresolvedAddressException) {
            String message = "there is no connection to " + endpoint.base().getHost();
            // Before the first answer the address is wrong or nobody is there; afterwards it may pass.
            return answered
                    ? new Verdict.Later(message, null)
                    : new Verdict.Final(new Answer.Unusable(message + "; is the address right, and the server up?"));
        }
        return new Verdict.Later("the connection failed: " + cut(key.mask(String.valueOf(e.getMessage()))), null);
    }

    /** What the endpoint says is wrong, where it says so as most do. */
    private static String message(String body) {
        try {
            JsonNode error = JSON.readTree(body).path("error");
            String said =
                    error.isString() ? error.asString() : error.path("message").asString("");
            return said.isBlank() ? "" : ": " + cut(said.strip());
        } catch (JacksonException e) {
            return "";
        }
    }

    static String cut(String s) {
        if (s.length() <= MESSAGE_LIMIT) return s;
        int end = Character.isHighSurrogate(s.charAt(MESSAGE_LIMIT - 1)) ? MESSAGE_LIMIT - 1 : MESSAGE_LIMIT;
        return s.substring(0, end) + "…";
    }

    /** RFC 9110, 10.2.3: seconds, or a date. */
    private @Nullable Duration retryAfter(HttpResponse<?> response) {
        String value =
                response.headers().firstValue("Retry-After").map(String::strip).orElse("");
        if (value.isEmpty()) return null;
        try {
            if (value.chars().allMatch(c -> c >= '0' && c <= '9')) {
                return Duration.ofSeconds(value.length() > 9 ? Integer.MAX_VALUE : Long.parseLong(value));
            }
            Instant at = ZonedDateTime.parse(value, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant();
            Duration until = Duration.between(patience.clock().instant(), at);
            return until.isNegative() ? Duration.ZERO : until;
        } catch (DateTimeException e) {
            return null;
        }
    }
}

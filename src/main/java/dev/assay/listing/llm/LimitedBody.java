package dev.assay.listing.llm;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import org.jspecify.annotations.Nullable;

/** Reads a body up to a limit; what comes after it is not waited for. */
final class LimitedBody implements HttpResponse.BodySubscriber<LimitedBody.Body> {
    /**
     * What was read.
     *
     * @param text decoded as UTF-8; bytes that are none become U+FFFD
     * @param whole whether that is all of it
     */
    record Body(String text, boolean whole) {}

    private final int limit;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(4096);
    private final CompletableFuture<Body> body = new CompletableFuture<>();
    private Flow.@Nullable Subscription subscription;

    LimitedBody(int limit) {
        this.limit = limit;
    }

    @Override
    public CompletionStage<Body> getBody() {
        return body;
    }

    @Override
    public void onSubscribe(Flow.Subscription s) {
        subscription = s;
        s.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
        for (ByteBuffer b : buffers) {
            byte[] chunk = new byte[Math.min(b.remaining(), limit - bytes.size())];
            boolean more = b.remaining() > chunk.length;
            b.get(chunk);
            bytes.writeBytes(chunk);
            if (more) {
                if (subscription != null) subscription.cancel();
                body.complete(new Body(text(), false));
                return;
            }
        }
    }

    @Override
    public void onError(Throwable e) {
        body.completeExceptionally(e);
    }

    @Override
    public void onComplete() {
        body.complete(new Body(text(), true));
    }

    private String text() {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}

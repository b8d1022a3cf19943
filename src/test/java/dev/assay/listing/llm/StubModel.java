package dev.assay.listing.llm;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** An OpenAI-compatible endpoint on this machine. It lists every capitalised word as a person, unless it is told to misbehave. */
final class StubModel implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** One answer. */
    @FunctionalInterface
    interface Behaviour {
        void answer(Call call) throws IOException, InterruptedException;
    }

    private final HttpServer server;
    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<String, ConcurrentLinkedQueue<Behaviour>> planned = Collections.synchronizedMap(new HashMap<>());
    private final List<Call> calls = Collections.synchronizedList(new ArrayList<>());
    private final AtomicInteger underWay = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();
    /** Counted down when the server ends, so that what hangs does so no longer than the test. */
    final CountDownLatch ending = new CountDownLatch(1);

    StubModel() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(executor);
        server.createContext("/", this::handle);
        server.start();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/v1";
    }

    /** What the next calls about an event get, one after another; afterwards it is answered well. */
    StubModel plan(String event, Behaviour... behaviours) {
        planned.computeIfAbsent(event, e -> new ConcurrentLinkedQueue<>()).addAll(List.of(behaviours));
        return this;
    }

    /** The events asked about, in the order the calls came in. */
    List<String> asked() {
        synchronized (calls) {
            return calls.stream().map(Call::event).toList();
        }
    }

    List<Call> calls() {
        synchronized (calls) {
            return List.copyOf(calls);
        }
    }

    /** How many calls were under way at once. */
    int most() {
        return most.get();
    }

    private void handle(HttpExchange exchange) throws IOException {
        most.accumulateAndGet(underWay.incrementAndGet(), Math::max);
        try (exchange) {
            JsonNode body = JSON.readTree(exchange.getRequestBody().readAllBytes());
            JsonNode asked =
                    JSON.readTree(body.path("messages").path(1).path("content").asString());
            Call call = new Call(exchange, body, asked);
            calls.add(call);
            ConcurrentLinkedQueue<Behaviour> plan = planned.get(call.event());
            Behaviour next = plan == null ? null : plan.poll();
            (next == null ? GOOD : next).answer(call);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            underWay.decrementAndGet();
        }
    }

    @Override
    public void close() {
        ending.countDown();
        server.stop(0);
        executor.shutdownNow();
    }

    static final Behaviour GOOD = call -> call.reply(call.listing(call.event()));

    static Behaviour status(int status, String body, String... header) {
        return call -> {
            for (int i = 0; i < header.length; i += 2) {
                call.exchange.getResponseHeaders().set(header[i], header[i + 1]);
            }
            call.send(status, body);
        };
    }

    /** A well-formed envelope with this in the place of the listing. */
    static Behaviour content(String content) {
        return call -> call.reply(content);
    }

    /** A call with what is needed to answer it. */
    record Call(HttpExchange exchange, JsonNode body, JsonNode asked) {
        String event() {
            return asked.path("turn").path("id").asString("");
        }

        String header(String name) {
            return String.valueOf(exchange.getRequestHeaders().getFirst(name));
        }

        String listing(String event) {
            ObjectNode listing = JsonNodeFactory.instance.objectNode().put("event", event);
            ArrayNode mentions = listing.putArray("mentions");
            for (String word : asked.path("turn").path("text").asString().split("[ .]+")) {
                if (!Character.isUpperCase(word.charAt(0))) continue;
                mentions.addObject()
                        .put("text", word)
                        .put("type", "person")
                        .put("proper", true)
                        .putNull("gender")
                        .put("number", "sg")
                        .put("resolved", true);
            }
            return listing.toString();
        }

        /** A good envelope around a text. */
        static String envelope(String content) {
            ObjectNode envelope = JsonNodeFactory.instance.objectNode();
            ObjectNode choice = envelope.putArray("choices").addObject();
            choice.putObject("message").put("role", "assistant").put("content", content);
            choice.put("finish_reason", "stop");
            envelope.putObject("usage").put("prompt_tokens", 100).put("completion_tokens", 10);
            return envelope.toString();
        }

        void reply(String content) throws IOException {
            send(200, envelope(content));
        }

        void send(int status, String body) throws IOException {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }
}

package dev.assay.listing.llm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.exchange.Progress;
import dev.assay.listing.ListingRun;
import dev.assay.model.Listing;
import dev.assay.model.ListingFailed;
import dev.assay.model.ListingFailed.Fault;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.RunOpened;
import dev.assay.project.Project;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ModelListerTest {
    private static final String KEY = "sk-Secret/0123456789-abc";
    private static final String[] FOUR = {"Carla is here.", "I saw Dora.", "Emma too.", "And Fay."};

    @TempDir
    Path folder;

    private final StubModel server = new StubModel();
    private final FakeTime time = new FakeTime();

    @AfterEach
    void end() {
        server.close();
    }

    private ModelLister lister(int parallel, int tries, Duration timeout) {
        return new ModelLister(
                Endpoint.of(server.address() + "/", "stub-1", "0"),
                ApiKey.of(KEY),
                time.patience(tries, timeout),
                parallel);
    }

    private ModelLister.Result list(Path project, int parallel, boolean again) {
        return list(project, lister(parallel, 4, Duration.ofSeconds(30)), again, Progress.NONE);
    }

    private static ModelLister.Result list(Path project, ModelLister lister, boolean again, Progress progress) {
        try (Project p = Spoken.open(project)) {
            return lister.list(p, "s", "stub-1", again, progress);
        }
    }

    private static List<String> listed(Path project) {
        return Spoken.entries(project, Listing.class).stream()
                .map(Listing::event)
                .toList();
    }

    @Test
    void asksOneTurnACallWithTheTwoBeforeIt() {
        Path project = Spoken.project(folder, FOUR);
        ModelLister.Result r = list(project, 1, false);

        assertThat(r).isEqualTo(new ModelLister.Result("stub-1", 4, 0, 6, List.of(), 0, 4, new Tokens(400, 40)));
        assertThat(server.asked()).containsExactly("t0", "t1", "t2", "t3");
        StubModel.Call last = server.calls().getLast();
        assertThat(last.exchange().getRequestURI().getPath()).isEqualTo("/v1/chat/completions");
        assertThat(last.header("Authorization")).isEqualTo("Bearer " + KEY);
        assertThat(last.asked().toString())
                .isEqualTo(
                        "{\"before\":[{\"speaker\":\"Bob\",\"text\":\"I saw Dora.\"},"
                                + "{\"speaker\":\"Alice\",\"text\":\"Emma too.\"}],"
                                + "\"turn\":{\"id\":\"t3\",\"speaker\":\"Bob\",\"text\":\"And Fay.\",\"addressed\":\"Alice\"}}");
        assertThat(last.body().at("/model").asString()).isEqualTo("stub-1");
        assertThat(last.body().at("/temperature").asInt()).isZero();
        assertThat(last.body().at("/response_format/type").asString()).isEqualTo("json_schema");
        assertThat(last.body().at("/response_format/json_schema/strict").asBoolean())
                .isTrue();
        assertThat(last.body()
                        .at("/response_format/json_schema/schema/properties/mentions/items/required")
                        .size())
                .isEqualTo(6);

        RunOpened run = Spoken.entries(project, RunOpened.class).getFirst();
        assertThat(run.lister()).isEqualTo("llm");
        assertThat(run.settings())
                .containsEntry("model", "stub-1")
                .containsEntry("endpoint", server.address())
                .containsEntry("temperature", "0")
                .containsEntry("prompt", "prompt-1.txt");
        Listing first = Spoken.entries(project, Listing.class).getFirst();
        assertThat(first.mentions())
                .containsExactly(new Mention(
                        "Carla", MentionType.PERSON, true, null, dev.assay.model.GrammaticalNumber.SINGULAR, true));
        assertThat(first.raw()).contains("\"usage\":{\"prompt_tokens\":100").contains("Carla");
    }

    @Test
    void recordsInTickOrderWhateverOrderRepliesComeIn() {
        CountDownLatch others = new CountDownLatch(3);
        StubModel.Behaviour counted = call -> {
            StubModel.GOOD.answer(call);
            others.countDown();
        };
        server.plan("t0", call -> {
                    others.await();
                    StubModel.GOOD.answer(call);
                })
                .plan("t1", counted)
                .plan("t2", counted)
                .plan("t3", counted);
        Path project = Spoken.project(folder, FOUR);
        list(project, 4, false);

        assertThat(server.asked()).containsExactlyInAnyOrder("t0", "t1", "t2", "t3");
        assertThat(listed(project)).containsExactly("t0", "t1", "t2", "t3");
        assertThat(folder).isDirectoryContaining("glob:**/p.assay").isDirectoryNotContaining("glob:**replies");
    }

    @Test
    void neverHasMoreCallsUnderWayThanAllowed() {
        Path project = Spoken.project(
                folder, IntStream.range(0, 40).mapToObj(i -> "Carla " + i).toArray(String[]::new));
        list(project, 3, false);
        assertThat(server.asked()).hasSize(40);
        assertThat(server.most()).isBetween(1, 3);
        assertThat(listed(project)).hasSize(40);
    }

    static Stream<Arguments> passing() {
        String date = "Fri, 01 May 2026 12:01:30 GMT"; // a minute and a half after the fake clock's start
        return Stream.of(
                Arguments.of("429 with seconds", List.of(StubModel.status(429, "{}", "Retry-After", "7")), List.of(7)),
                Arguments.of("429 with a date", List.of(StubModel.status(429, "{}", "Retry-After", date)), List.of(90)),
                Arguments.of(
                        "429 sooner than we would", List.of(StubModel.status(429, "", "Retry-After", "0")), List.of(1)),
                Arguments.of(
                        "429 with nonsense", List.of(StubModel.status(429, "", "Retry-After", "soon")), List.of(1)),
                Arguments.of(
                        "500 thrice",
                        List.of(StubModel.status(500, "<html>"), StubModel.status(502, ""), StubModel.status(503, "")),
                        List.of(1, 2, 4)),
                Arguments.of(
                        "connection cut",
                        List.of((StubModel.Behaviour) call -> {
                            call.exchange().sendResponseHeaders(200, 1000);
                            call.exchange()
                                    .getResponseBody()
                                    .write("{\"choices\":".getBytes(StandardCharsets.US_ASCII));
                            call.exchange().getResponseBody().flush();
                        }),
                        List.of(1)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("passing")
    void triesAgainAfterWhatPasses(String name, List<StubModel.Behaviour> behaviours, List<Integer> waits) {
        server.plan("t1", behaviours.toArray(StubModel.Behaviour[]::new));
        Path project = Spoken.project(folder, FOUR);
        ModelLister.Result r = list(project, 1, false);

        assertThat(time.waits())
                .isEqualTo(waits.stream().map(Duration::ofSeconds).toList());
        assertThat(r.calls()).isEqualTo(4 + behaviours.size());
        assertThat(listed(project)).containsExactly("t0", "t1", "t2", "t3");
        assertThat(Spoken.entries(project, ListingFailed.class)).isEmpty();
    }

    @Test
    void triesAgainWhenAnAnswerIsSlowWhetherItsHeadersCameOrNot() {
        StubModel.Behaviour silent = call -> server.ending.await();
        StubModel.Behaviour stuck = call -> {
            call.exchange().sendResponseHeaders(200, 1000);
            call.exchange().getResponseBody().write('{');
            call.exchange().getResponseBody().flush();
            server.ending.await();
        };
        server.plan("t1", silent, stuck);
        Path project = Spoken.project(folder, FOUR);
        ModelLister.Result r = list(project, lister(1, 4, Duration.ofMillis(700)), false, Progress.NONE);
        assertThat(time.waits()).containsExactly(Duration.ofSeconds(1), Duration.ofSeconds(2));
        assertThat(r.calls()).isEqualTo(6);
        assertThat(listed(project)).containsExactly("t0", "t1", "t2", "t3");
    }

    @Test
    void givesUpAfterSoManyTriesAndGoesOnLaterWithWhatIsMissing() {
        StubModel.Behaviour down = StubModel.status(500, "{\"error\":{\"message\":\"out of order\"}}");
        server.plan("t2", down, down, down, down);
        Path project = Spoken.project(folder, FOUR);
        assertThatThrownBy(() -> list(project, 1, false))
                .isInstanceOf(EndpointException.class)
                .hasMessage("the endpoint answers 500: out of order, 4 times in a row");
        assertThat(server.asked()).containsExactly("t0", "t1", "t2", "t2", "t2", "t2");
        assertThat(listed(project)).containsExactly("t0", "t1");

        ModelLister.Result r = list(project, 1, false);
        assertThat(r.known()).isEqualTo(2);
        assertThat(server.asked().subList(6, 8)).containsExactly("t2", "t3");
        assertThat(listed(project)).containsExactly("t0", "t1", "t2", "t3");
        assertThat(list(project, 1, false).calls()).isZero();
    }

    @Test
    void doesNotWaitForHours() {
        server.plan("t0", StubModel.status(429, "", "Retry-After", "7200"));
        Path project = Spoken.project(folder, FOUR);
        assertThatThrownBy(() -> list(project, 1, false))
                .hasMessage("the endpoint answers 429; it asks to come back after 120 minutes");
        assertThat(time.waits()).isEmpty();
        assertThat(Spoken.entries(project, RunOpened.class)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"401", "403", "404", "301"})
    void stopsAtOnceWhereTryingAgainIsUseless(int status) {
        server.plan("t0", StubModel.status(status, "", "Location", server.address() + "/elsewhere"));
        Path project = Spoken.project(folder, FOUR);
        assertThatThrownBy(() -> list(project, 1, false)).hasMessage("the endpoint answers " + status);
        assertThat(server.asked()).hasSize(1);
        assertThat(Spoken.entries(project, RunOpened.class)).isEmpty();
    }

    @Test
    void saysWhenNobodyIsThere() {
        Path project = Spoken.project(folder, FOUR);
        ModelLister lister = lister(1, 4, Duration.ofSeconds(5));
        server.close();
        assertThatThrownBy(() -> list(project, lister, false, Progress.NONE))
                .hasMessage("there is no connection to 127.0.0.1; is the address right, and the server up?");
        assertThat(time.waits()).isEmpty();
    }

    @Test
    void keepsTheRepliesThatWereUnderWayWhenAnotherCallEndsTheRun() {
        CountDownLatch refused = new CountDownLatch(1);
        server.plan("t0", call -> {
                    call.send(401, "");
                    refused.countDown();
                })
                .plan("t1", call -> {
                    refused.await();
                    StubModel.GOOD.answer(call);
                });
        Path project = Spoken.project(folder, FOUR);
        assertThatThrownBy(() -> list(project, 2, false)).isInstanceOf(EndpointException.class);
        // Whether t2 was asked about depends on which of the two answers was read first.
        List<String> paid = listed(project);
        assertThat(paid).startsWith("t1");
        list(project, 2, false);
        assertThat(server.asked()).containsExactlyInAnyOrder("t0", "t0", "t1", "t2", "t3");
        assertThat(listed(project)).startsWith(paid.toArray(String[]::new)).hasSize(4);
    }

    @Test
    void aQuestionThatIsNotTakenIsAMatterOfItsTurnOnceOthersWereAnswered() {
        server.plan("t1", StubModel.status(400, "{\"error\":{\"message\":\"content policy\"}}"));
        Path project = Spoken.project(folder, FOUR);
        ModelLister.Result r = list(project, 1, false);
        assertThat(r.failed())
                .containsExactly(new ListingRun.NotListed("t1", "the endpoint answers 400: content policy"));
        assertThat(Spoken.entries(project, ListingFailed.class))
                .containsExactly(new ListingFailed(
                        "s",
                        "stub-1",
                        "t1",
                        Fault.REFUSED,
                        "the endpoint answers 400: content policy",
                        "{\"error\":{\"message\":\"content policy\"}}"));
    }

    @Test
    void aFirstQuestionThatIsNotTakenEndsTheRun() {
        server.plan("t0", StubModel.status(400, "{\"error\":\"no such model\"}"));
        Path project = Spoken.project(folder, FOUR);
        assertThatThrownBy(() -> list(project, 1, false)).hasMessage("the endpoint answers 400: no such model");
        assertThat(server.asked()).hasSize(1);
        assertThat(Spoken.entries(project, ListingFailed.class)).isEmpty();
    }

    static Stream<Arguments> broken() {
        String mention = "{\"text\":\"Dora\",\"type\":\"person\",\"proper\":true,\"gender\":null,\"number\":null,"
                + "\"resolved\":true}";
        String good = "{\"event\":\"t1\",\"mentions\":[" + mention + "]}";
        return Stream.of(
                broken(Fault.NOT_JSON, "the reply has markup around the JSON", "```json\n" + good + "\n```"),
                broken(Fault.NOT_JSON, "the reply is not JSON", good.substring(0, good.length() - 9)),
                broken(Fault.NOT_JSON, "the reply is not JSON", "Here it is: " + good),
                broken(Fault.NOT_JSON, "the reply is not JSON", good + " I hope this helps!"),
                broken(Fault.NOT_JSON, "the reply is empty", ""),
                broken(
                        Fault.EVENT,
                        "the reply is about \"t99\", and \"t1\" was asked about",
                        good.replace("t1", "t99")),
                broken(Fault.EVENT, "the reply is about \"t0\"", good.replace("t1", "t0")),
                broken(Fault.TEXT, "mention 1, \"Dora Smith\", does not stand", good.replace("Dora", "Dora Smith")),
                broken(Fault.TEXT, "mention 1, \"dora\", does not stand", good.replace("Dora", "dora")),
                broken(Fault.SCHEMA, "the reply must be an object", "[" + good + "]"),
                broken(Fault.SCHEMA, "the reply has no field \"mentions\"", "{\"event\":\"t1\"}"),
                broken(Fault.SCHEMA, "\"mentions\" must be a list", "{\"event\":\"t1\",\"mentions\":{}}"),
                broken(Fault.SCHEMA, "mention 1 must be an object", "{\"event\":\"t1\",\"mentions\":[\"Dora\"]}"),
                broken(
                        Fault.SCHEMA,
                        "mention 1 has a field that was not asked for: \"why\"",
                        good.replace("\"resolved\"", "\"why\":1,\"resolved\"")),
                broken(Fault.SCHEMA, "mention 1 has no field \"gender\"", good.replace("\"gender\":null,", "")),
                broken(Fault.SCHEMA, "mention 1: no mention type \"human\"", good.replace("person", "human")),
                broken(Fault.SCHEMA, "mention 1 must have a type", good.replace("\"person\"", "null")),
                broken(
                        Fault.SCHEMA,
                        "mention 1: \"resolved\" must be true or false",
                        good.replace("\"resolved\":true", "\"resolved\":null")),
                broken(
                        Fault.SCHEMA,
                        "mention 1: \"proper\" must be true, false or null",
                        good.replace("\"proper\":true", "\"proper\":\"yes\"")),
                broken(Fault.SCHEMA, "mention 1 has an empty text", good.replace("Dora", " ")),
                broken(
                        Fault.NOT_JSON,
                        "the reply is not JSON",
                        good.replace("\"proper\"", "\"type\":\"thing\",\"proper\"")),
                broken(Fault.NOT_JSON, "the reply is not JSON", "[".repeat(100_000)),
                brokenBody(
                        Fault.NOT_JSON,
                        "the endpoint's answer is not JSON",
                        StubModel.Call.envelope(good).substring(0, 90)),
                brokenBody(Fault.NOT_JSON, "the endpoint's answer is empty", ""),
                brokenBody(Fault.SCHEMA, "the endpoint's answer has no text at", "{\"choices\":[]}"),
                brokenBody(
                        Fault.SCHEMA,
                        "the endpoint's answer has no text at",
                        "{\"choices\":[{\"message\":{\"content\":null}}]}"),
                brokenBody(
                        Fault.REFUSED,
                        "the model declined: I cannot",
                        "{\"choices\":[{\"message\":{\"content\":null,\"refusal\":\"I cannot\"}}]}"),
                brokenBody(
                        Fault.CUT,
                        "the reply was cut off at the model's limit",
                        StubModel.Call.envelope(good).replace("\"stop\"", "\"length\"")),
                brokenBody(
                        Fault.REFUSED,
                        "the reply was held back by a filter",
                        StubModel.Call.envelope(good).replace("\"stop\"", "\"content_filter\"")),
                brokenBody(Fault.TOO_LONG, "the reply is longer than 1 MiB; its start is kept", "x".repeat(3 << 20)));
    }

    private static Arguments broken(Fault fault, String reason, String content) {
        return brokenBody(fault, reason, StubModel.Call.envelope(content));
    }

    private static Arguments brokenBody(Fault fault, String reason, String body) {
        return Arguments.of(fault, reason, body);
    }

    @ParameterizedTest(name = "{index} {0}: {1}")
    @MethodSource("broken")
    void aReplyThatIsNotWhatWasAskedForIsRecordedAsSuchAndNeverMended(Fault fault, String reason, String body) {
        server.plan("t1", StubModel.status(200, body));
        Path project = Spoken.project(folder, FOUR);
        ModelLister.Result r = list(project, 2, false);

        ListingFailed failed = Spoken.entries(project, ListingFailed.class).getFirst();
        assertThat(failed.event()).isEqualTo("t1");
        assertThat(failed.fault()).isEqualTo(fault);
        assertThat(failed.reason()).startsWith(reason);
        assertThat(failed.raw()).isEqualTo(fault == Fault.TOO_LONG ? body.substring(0, 4096) : body);
        assertThat(r.failed()).containsExactly(new ListingRun.NotListed("t1", failed.reason()));
        assertThat(listed(project)).containsExactly("t0", "t2", "t3");
        assertThat(r.calls()).isEqualTo(4);
        try (Project p = Spoken.open(project)) {
            var run = Objects.requireNonNull(p.snapshot().space("s").run());
            assertThat(run.mentions(1)).isNull();
            assertThat(run.failures()).containsOnlyKeys(1).containsValue(failed);
        }

        assertThat(list(project, 2, false).calls()).as("it was paid for once").isZero();
        ModelLister.Result again = list(project, 2, true);
        assertThat(again.calls()).isEqualTo(1);
        assertThat(listed(project)).containsExactly("t0", "t2", "t3", "t1");
        try (Project p = Spoken.open(project)) {
            assertThat(Objects.requireNonNull(p.snapshot().space("s").run()).failures())
                    .isEmpty();
        }
    }

    @Test
    void theKeyIsNowhere() throws IOException {
        String echo = "{\"error\":{\"message\":\"the key " + KEY + " may not\"}}";
        server.plan("t0", StubModel.content("your key is " + KEY))
                .plan(
                        "t1",
                        call -> call.send(
                                200,
                                StubModel.Call.envelope(call.listing("t1"))
                                        .replace("\"usage\"", "\"key\":\"" + KEY + "\",\"usage\"")))
                .plan(
                        "t2",
                        StubModel.status(
                                200,
                                StubModel.Call.envelope("")
                                        .replace(
                                                "\"usage\"",
                                                "\"key\":\""
                                                        + KEY.replace("/", "\\/")
                                                                .replace("S", "\\u0053") + "\",\"usage\"")))
                .plan("t3", StubModel.status(400, echo), StubModel.status(401, echo));
        Path project = Spoken.project(folder, "Carla.", "Dora.", "Emma.", "Fay.", "Gina.");
        ModelLister.Result r = list(project, 2, false);
        assertThat(r.toString()).contains("the key [key] may not").doesNotContain(KEY);
        assertThat(listed(project)).containsExactly("t1", "t4");
        assertThat(Spoken.entries(project, Listing.class).getFirst().raw()).contains("\"key\":\"[key]\"");
        assertThat(Spoken.entries(project, ListingFailed.class))
                .extracting(ListingFailed::raw)
                .contains("[a text that spells the key; not kept]");
        assertThatThrownBy(() -> list(project, 1, true))
                .hasMessageContaining("the key [key] may not")
                .hasMessageNotContaining(KEY);
        noKeyIn(folder, KEY);
        assertThat(ApiKey.of(KEY).toString()).doesNotContain(KEY);
    }

    /** Neither as it is nor as JSON spells it. */
    static void noKeyIn(Path folder, String key) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path f : files.toList()) {
                assertThat(new String(Files.readAllBytes(f), StandardCharsets.ISO_8859_1))
                        .as(f.toString())
                        .doesNotContain(key)
                        .doesNotContain(key.replace("/", "\\/"))
                        .doesNotContain(key.replace("/", "\\/").replace("S", "\\u0053"))
                        .doesNotContain(key.substring(0, 10));
            }
        }
    }

    @Test
    void aKeyThatNoHeaderCanCarryIsRefusedWithoutShowingIt() {
        assertThatThrownBy(() -> ApiKey.of("sk-one\nsk-two"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageNotContaining("sk-");
        assertThat(ApiKey.of("  \n").isNone()).isTrue();
        assertThat(ApiKey.of(" sk-one\n").bearer()).isEqualTo("Bearer sk-one");
    }

    @Test
    void withoutAKeyNoneIsSent() {
        Path project = Spoken.project(folder, "Carla.");
        list(
                project,
                new ModelLister(
                        Endpoint.of(server.address(), "m", null),
                        ApiKey.NONE,
                        time.patience(1, Duration.ofSeconds(30)),
                        1),
                false,
                Progress.NONE);
        assertThat(server.calls().getFirst().exchange().getRequestHeaders()).doesNotContainKey("Authorization");
        assertThat(server.calls().getFirst().body().has("temperature")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "https://me:secret@host/v1",
        "https://host/v1?key=secret",
        "https://host/v1#secret",
        "ftp://host/secret",
        "host/secret",
        "https://[secret",
    })
    void anAddressThatCouldHoldASecretIsRefusedWithoutShowingIt(String address) {
        assertThatThrownBy(() -> Endpoint.of(address, "m", null))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageNotContaining("secret");
    }

    @Test
    void cancellingKeepsWhatCameAndWhatIsUnderWay() {
        Path project = Spoken.project(folder, FOUR);
        Progress stopAfterTwo = new Progress() {
            private long done;

            @Override
            public void at(long now, long total) {
                done = now;
            }

            @Override
            public boolean cancelled() {
                return done >= 2;
            }
        };
        assertThatThrownBy(() -> list(project, lister(1, 4, Duration.ofSeconds(30)), false, stopAfterTwo))
                .isInstanceOf(CancellationException.class);
        List<String> asked = server.asked();
        assertThat(listed(project)).isEqualTo(asked).hasSizeBetween(2, 3);
        list(project, 1, false);
        assertThat(server.asked()).containsExactly("t0", "t1", "t2", "t3");
        assertThat(listed(project)).containsExactly("t0", "t1", "t2", "t3");
    }

    @Test
    void cancellingDoesNotWaitForTheNextTry() {
        server.plan("t0", StubModel.status(500, ""));
        Path project = Spoken.project(folder, FOUR);
        boolean[] waiting = {false};
        Patience patience = new Patience(4, Duration.ofSeconds(30), Duration.ofSeconds(1), time, wait -> {
            waiting[0] = true;
            return new java.util.concurrent.CompletableFuture<>();
        });
        ModelLister lister = new ModelLister(Endpoint.of(server.address(), "stub-1", null), ApiKey.NONE, patience, 1);
        Progress whenWaiting = new Progress() {
            @Override
            public void at(long done, long total) {}

            @Override
            public boolean cancelled() {
                return waiting[0];
            }
        };
        assertThatThrownBy(() -> list(project, lister, false, whenWaiting)).isInstanceOf(CancellationException.class);
        assertThat(server.asked()).containsExactly("t0");
    }

    @Test
    void aTurnWithoutWordsIsListedWithoutACall() {
        String[] texts =
                IntStream.range(0, 100).mapToObj(i -> i == 50 ? "Carla." : " ").toArray(String[]::new);
        Path project = Spoken.project(folder, texts);
        assertThat(list(project, 2, false).calls()).isEqualTo(1);
        assertThat(server.asked()).containsExactly("t50");
        assertThat(listed(project)).hasSize(100);
    }

    @Test
    void goesOnOnlyWithItsOwnRun() {
        Path project = Spoken.project(folder, FOUR);
        list(project, 1, false);
        ModelLister other = new ModelLister(
                Endpoint.of(server.address(), "stub-2", null),
                ApiKey.NONE,
                time.patience(1, Duration.ofSeconds(30)),
                1);
        assertThatThrownBy(() -> list(project, other, false, Progress.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("give this one another name");
        assertThat(server.asked()).hasSize(4);
    }

    @Test
    void costIsExact() {
        assertThat(new Tokens(1_234_567, 89).cost(new BigDecimal("0.15"), new BigDecimal("0.6")))
                .isEqualByComparingTo("0.18523845");
    }
}

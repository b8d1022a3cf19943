package dev.assay.ui.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class WorkTest {
    private final Deque<Runnable> background = new ArrayDeque<>();
    private final Deque<Runnable> window = new ArrayDeque<>();
    private final Work work = new Work(background::add, window::add);
    private final List<String> said = new ArrayList<>();

    private void runAll(Deque<Runnable> queue) {
        while (!queue.isEmpty()) queue.poll().run();
    }

    @Test
    void a_result_comes_back_on_the_windows_thread_and_the_work_is_no_longer_shown() {
        work.start("reading", false, p -> "text", said::add, e -> said.add("failed"));
        assertThat(work.running()).extracting(Task::name).containsExactly("reading");
        runAll(background);
        assertThat(said).isEmpty();
        runAll(window);
        assertThat(said).containsExactly("text");
        assertThat(work.running()).isEmpty();
    }

    @Test
    void whatever_is_thrown_arrives_an_error_too() {
        work.start(
                "reading",
                false,
                p -> {
                    throw new StackOverflowError("deep");
                },
                r -> said.add("done"),
                e -> said.add(e.getMessage()));
        runAll(background);
        runAll(window);
        assertThat(said).containsExactly("deep");
        assertThat(work.running()).isEmpty();
    }

    @Test
    void cancelled_work_ends_without_a_word() {
        Task task = work.start(
                "importing",
                true,
                p -> {
                    p.report(1, 4);
                    if (p.cancelled()) throw new CancellationException();
                    return "done";
                },
                said::add,
                e -> said.add("failed"));
        task.cancel();
        assertThat(task.stopping().get()).isTrue();
        runAll(background);
        runAll(window);
        assertThat(said).isEmpty();
        assertThat(work.running()).isEmpty();
        assertThat(task.progress().get()).isEqualTo(0.25);
    }

    @Test
    void progress_of_unknown_length_stays_unknown() {
        Task task = work.start(
                "importing",
                true,
                p -> {
                    p.report(10, 0);
                    return "";
                },
                r -> {},
                e -> {});
        runAll(background);
        runAll(window);
        assertThat(task.progress().get()).isEqualTo(Task.UNKNOWN);
    }
}

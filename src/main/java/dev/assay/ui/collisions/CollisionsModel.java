package dev.assay.ui.collisions;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/**
 * What the perspective knows, without any control. Boards are derived in the background; one that comes too late is dropped. What is
 * hidden or unfolded is a state of the view and can be taken back step by step; nothing of it is recorded.
 */
final class CollisionsModel {
    private static final int REMEMBERED = 100;

    private final Executor background;
    private final Executor window;
    private final ReadOnlyObjectWrapper<@Nullable Board> board = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper canStepBack = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper canStepForward = new ReadOnlyBooleanWrapper();
    private final Deque<ViewState> before = new ArrayDeque<>();
    private final Deque<ViewState> after = new ArrayDeque<>();
    private @Nullable SpaceSnapshot space;
    private ViewState state = ViewState.FIRST;
    private Selected selected = new Selected.Nothing();
    private int asked;

    CollisionsModel(Executor background, Executor window) {
        this.background = background;
        this.window = window;
    }

    /** What is shown; null while nothing is, or while the first board is derived. */
    ReadOnlyObjectProperty<@Nullable Board> board() {
        return board.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty canStepBack() {
        return canStepBack.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty canStepForward() {
        return canStepForward.getReadOnlyProperty();
    }

    ViewState state() {
        return state;
    }

    /** Shows a space. Another space begins anew; the same one, derived again, is shown as it was. */
    void show(@Nullable SpaceSnapshot next) {
        SpaceSnapshot old = space;
        if (next != null
                && old != null
                && !old.record().name().equals(next.record().name())) {
            state = ViewState.FIRST;
            before.clear();
            after.clear();
            steps();
        }
        space = next;
        derive();
    }

    /** Follows the selection of the window: its chain is shown. Where someone is led by the selection is no step of theirs. */
    void follow(Selected now) {
        selected = now;
        derive(true);
    }

    /** Changes how things are shown; a step that can be taken back. */
    void change(UnaryOperator<ViewState> step) {
        ViewState next = step.apply(state);
        if (next.equals(state)) return;
        before.push(state);
        if (before.size() > REMEMBERED) before.removeLast();
        after.clear();
        state = next;
        steps();
        derive();
    }

    /** Leaves out the links of a row, or shows them again. */
    void toggleHidden(String row) {
        List<String> hidden = new ArrayList<>(state.hidden());
        if (!hidden.remove(row)) hidden.add(row);
        change(s -> s.withHidden(hidden));
    }

    /** Shows the chain so many places further in the list. */
    void stepChain(int by) {
        Board b = board.get();
        if (b == null || b.chains().isEmpty()) return;
        int at = Math.floorMod(Math.max(0, b.chosen()) + by, b.chains().size());
        change(s -> s.withChain(b.id(b.chains().get(at).first())));
    }

    /** The view as it was a step before. */
    void stepBack() {
        if (before.isEmpty()) return;
        after.push(state);
        state = before.pop();
        steps();
        derive();
    }

    /** The step again that was taken back. */
    void stepForward() {
        if (after.isEmpty()) return;
        before.push(state);
        state = after.pop();
        steps();
        derive();
    }

    private void steps() {
        canStepBack.set(!before.isEmpty());
        canStepForward.set(!after.isEmpty());
    }

    private void derive() {
        derive(false);
    }

    private void derive(boolean led) {
        int mine = ++asked;
        SpaceSnapshot s = space;
        if (s == null) {
            board.set(null);
            return;
        }
        ViewState how = state;
        Selected what = selected;
        Board last = board.get();
        background.execute(() -> {
            Board made = Boards.of(s, led ? Boards.led(s, how, what) : how, what, last);
            window.execute(() -> {
                if (mine != asked) return;
                state = made.state();
                board.set(made);
            });
        });
    }

    /** The rows that can be hidden in the chain that is shown, the most frequent first. */
    static List<String> hideable(Board b) {
        if (b.chosen() < 0) return List.of();
        int[] rows = ChainGraph.rowsOf(b.space(), b.events());
        return java.util.Arrays.stream(rows)
                .boxed()
                .sorted((x, y) -> {
                    int more = Integer.compare(
                            b.space().incidence().eventsOf(y),
                            b.space().incidence().eventsOf(x));
                    return more != 0 ? more : Integer.compare(x, y);
                })
                .map(r -> b.space().rows().key(r))
                .toList();
    }
}

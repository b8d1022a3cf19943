package dev.assay.ui.tour;

import dev.assay.ui.text.Texts;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/** A ring around what a step is about, and a card that says it. The window behind stays in use. */
public final class TourLayer extends Pane {
    private static final double WIDTH = 340;
    private static final double GAP = 12;

    private final Tour tour;
    private final Texts texts;
    private final Node window;
    private final Region ring = new Region();
    private final Label place = new Label();
    private final Label title = new Label();
    private final Label text = new Label();
    private final Button back = new Button();
    private final Button forward = new Button();
    private final VBox card;
    private @Nullable Node target;
    private Subscription follows = Subscription.EMPTY;

    /**
     * Over that window.
     *
     * @param window in which the steps find what they point at
     */
    public TourLayer(Tour tour, Texts texts, Node window) {
        this.tour = tour;
        this.texts = texts;
        this.window = window;
        setId("tour");
        setPickOnBounds(false);
        ring.setId("tour-ring");
        ring.getStyleClass().add("tour-ring");
        ring.setMouseTransparent(true);
        place.getStyleClass().addAll("subtle", "small");
        title.getStyleClass().add("heading");
        title.setWrapText(true);
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        back.setText(texts.get("tour.back"));
        back.setId("tour-back");
        back.setOnAction(e -> tour.back());
        forward.setText(texts.get("tour.forward"));
        forward.setId("tour-forward");
        forward.getStyleClass().add("accent");
        forward.setOnAction(e -> tour.forward());
        Button leave = new Button(texts.get("tour.leave"));
        leave.setId("tour-leave");
        leave.getStyleClass().add("flat");
        leave.setOnAction(e -> tour.leave());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox foot = new HBox(8, leave, gap, back, forward);
        foot.setAlignment(Pos.CENTER_LEFT);
        card = new VBox(8, place, title, text, foot);
        card.setId("tour-card");
        card.getStyleClass().addAll("window-sheet", "tour-card");
        // Before the buttons, whose arrows would only move the focus among them.
        card.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        getChildren().setAll(ring, card);
        setVisible(false);
        tour.step().addListener((o, was, now) -> show(now));
    }

    private void pressed(KeyEvent e) {
        if (e.isShortcutDown() || e.isAltDown()) return;
        switch (e.getCode()) {
            case ESCAPE -> tour.leave();
            case RIGHT, PAGE_DOWN -> tour.forward();
            case LEFT, PAGE_UP -> tour.back();
            case ENTER -> {
                if (!forward.isFocused()) return;
                tour.forward();
            }
            default -> {
                return;
            }
        }
        e.consume();
    }

    /** The card, for F6; null while there is none. */
    public @Nullable Node card() {
        return isVisible() ? card : null;
    }

    private void show(@Nullable Step step) {
        follows.unsubscribe();
        follows = Subscription.EMPTY;
        target = null;
        setVisible(step != null);
        if (step == null) return;
        place.setText(texts.get("tour.place", step.number(), Step.values().length));
        title.setText(texts.get(step.title()));
        text.setText(texts.get(step.text()));
        back.setDisable(step.ordinal() == 0);
        boolean last = step.number() == Step.values().length;
        forward.setText(texts.get(last ? "tour.end" : "tour.forward"));
        card.setAccessibleText(place.getText() + ". " + title.getText() + ". " + text.getText());
        forward.setAccessibleText(forward.getText());
        forward.setAccessibleHelp(card.getAccessibleText());
        target = window.lookup(step.target());
        if (target != null) {
            follows = target.boundsInParentProperty()
                    .subscribe((was, now) -> requestLayout())
                    .and(target.localToSceneTransformProperty().subscribe((was, now) -> requestLayout()));
        }
        requestLayout();
        forward.requestFocus();
    }

    @Override
    protected void layoutChildren() {
        if (!isVisible()) return;
        double height = Math.min(card.prefHeight(WIDTH), getHeight());
        Node at = target;
        Bounds there = at == null || at.getScene() == null
                ? getLayoutBounds()
                : sceneToLocal(at.localToScene(at.getLayoutBounds()));
        ring.resizeRelocate(
                there.getMinX() + 1,
                there.getMinY() + 1,
                Math.max(0, there.getWidth() - 2),
                Math.max(0, there.getHeight() - 2));
        // Beside what it is about where there is room: to the left, above, else in its lower right corner.
        double x = there.getMinX() - WIDTH - GAP;
        double y = there.getMinY() + 4 * GAP;
        if (x < GAP && there.getMinY() > height + 2 * GAP) {
            x = there.getMinX() + GAP;
            y = there.getMinY() - height - GAP;
        } else if (x < GAP) {
            x = there.getMaxX() - WIDTH - 2 * GAP;
            y = there.getMaxY() - height - 2 * GAP;
        }
        x = Math.clamp(x, 0, Math.max(0, getWidth() - WIDTH));
        y = Math.clamp(y, 0, Math.max(0, getHeight() - height));
        card.resizeRelocate(Math.round(x), Math.round(y), WIDTH, height);
    }
}

package dev.assay.ui;

import dev.assay.ui.action.Actions;
import dev.assay.ui.asof.JournalStrip;
import dev.assay.ui.asof.PastBanner;
import dev.assay.ui.inspector.Inspection.Target;
import dev.assay.ui.inspector.InspectorModel;
import dev.assay.ui.inspector.InspectorView;
import dev.assay.ui.notice.Notice;
import dev.assay.ui.notice.NoticeBanner;
import dev.assay.ui.project.Opened;
import dev.assay.ui.start.StartModel;
import dev.assay.ui.start.StartView;
import dev.assay.ui.text.Texts;
import dev.assay.ui.tour.TourLayer;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** The window's content: the frame, what is in its middle, and what lies over it. Binds controls to {@link ShellModel}. */
public final class Shell extends StackPane {
    private static final double NARROW = 1100;

    private final ShellModel model;
    private final Texts texts;
    private final Outside outside;
    private final Chooser chooser;
    private final Actions actions;
    private final BorderPane frame = new BorderPane();
    private final VBox middle = new VBox();
    private final StackPane content = new StackPane();
    private final SideBar side;
    private final InspectorView inspector;
    private final StartView start;
    private final Map<String, Perspective> built = new HashMap<>();
    private final Overlay overlay;
    private final TourLayer tour;
    private final FocusParts parts;

    /**
     * The content of a window.
     *
     * @param home the folder that is written as ~
     * @param quit ends the window
     */
    public Shell(ShellModel model, Chooser chooser, Outside outside, Path home, Runnable quit) {
        this.model = model;
        this.texts = model.texts();
        this.outside = outside;
        this.chooser = chooser;
        this.parts = new FocusParts(this::partNodes);
        this.actions = ShellActions.of(model, chooser, new ShellActions.ViewPart() {
            @Override
            public void moveFocus(boolean forward) {
                parts.move(getScene(), forward);
            }

            @Override
            public void quit() {
                quit.run();
            }

            @Override
            public void openLog() {
                outside.open(Log.folder());
            }
        });
        setId("shell");
        // Whatever does not fit is cut on the right and at the foot, never on all sides.
        setAlignment(javafx.geometry.Pos.TOP_LEFT);
        frame.setMinSize(0, 0);
        StartModel startModel = new StartModel(model.settings(), model.work(), texts, model.clock(), home);
        start = new StartView(startModel, texts, actions, model.tour(), model::open, model::sample);
        side = new SideBar(model, actions, model.workbench(outside, chooser));
        InspectorModel inspected = new InspectorModel(
                model.project().space(),
                model.selection(),
                texts,
                model.work().background(),
                model.work().window());
        inspected.around(model.project(), model.clock());
        inspector = new InspectorView(inspected, texts, this::go, model::toggleInspector);
        overlay = new Overlay(frame);
        content.getStyleClass().add("centre");
        content.setMinSize(0, 0);
        VBox.setVgrow(content, javafx.scene.layout.Priority.ALWAYS);
        middle.getChildren()
                .setAll(
                        new PastBanner(model.asOf(), texts, actions.get("as-of.now")),
                        content,
                        new JournalStrip(model.asOf(), texts, model.theme().palette()));
        frame.setTop(new TopBar(model, actions));
        frame.setCenter(middle);
        frame.setBottom(new StatusBar(model));
        tour = new TourLayer(model.tour(), texts, frame);
        getChildren().addAll(frame, tour, new RemarkLine(model.remark()), overlay);
        follow();
    }

    private void follow() {
        model.project().opened().addListener((o, was, now) -> layOut());
        model.project().spaceName().addListener((o, was, now) -> layOut());
        model.view().addListener((o, was, now) -> layOut());
        widthProperty().addListener((o, was, now) -> side.narrow(now.doubleValue() < NARROW));
        model.inspector().addListener((o, was, now) -> layOut());
        model.inspectorAside().addListener((o, was, now) -> layOut());
        model.notice().addListener((o, was, now) -> showNotice(now));
        Sheets sheets = new Sheets(model, actions, outside);
        model.sheet().addListener((o, was, now) -> show(sheets, now));
        overlay.onLeave(() -> model.sheet().set(null));
        showNotice(model.notice().get());
        layOut();
    }

    private void show(Sheets sheets, @Nullable Sheet sheet) {
        if (sheet == null) overlay.show(null, Overlay.Place.MIDDLE);
        else overlay.show(sheets.sheet(sheet), Sheets.place(sheet));
    }

    /** The actions, for the keys of the scene. */
    public Actions actions() {
        return actions;
    }

    /** Puts the focus where a key is expected. */
    public void focusMiddle() {
        Perspective shown = shownPerspective();
        if (model.project().opened().get() == null) start.enter();
        else if (shown != null) shown.focus();
    }

    private void layOut() {
        Opened opened = model.project().opened().get();
        frame.setLeft(opened == null ? null : side);
        Perspective shown = opened == null ? null : shownPerspective();
        model.ownRoom(shown != null && !shown.inspects());
        frame.setRight(opened != null && model.inspects() ? inspector : null);
        actions.show(shown == null ? List.of() : shown.actions());
        Node next = opened == null ? start : projectContent(opened);
        if (content.getChildren().size() != 1 || content.getChildren().getFirst() != next) {
            content.getChildren().setAll(next);
            focusMiddle();
        }
    }

    private Node projectContent(Opened opened) {
        Perspective shown = shownPerspective();
        if (shown != null) return shown.node();
        if (opened.snapshot().spaces().isEmpty()) {
            return empty("fth-download", texts.get("empty.project"), texts.get("empty.project.todo"));
        }
        return new Region();
    }

    private @Nullable Perspective shownPerspective() {
        String id = model.view().get();
        if (id == null) return null;
        if (model.project().spaceName().get() == null && !Perspectives.withoutSpace(id)) return null;
        for (Perspectives.Entry p : model.perspectives()) {
            if (p.id().equals(id))
                return built.computeIfAbsent(id, i -> p.make().apply(model.workbench(outside, chooser), texts));
        }
        return null;
    }

    private Node empty(String icon, String what, String todo) {
        Label title = new Label(what);
        title.getStyleClass().add("heading");
        Label more = new Label(todo);
        more.getStyleClass().addAll("muted", "text-lead");
        more.setWrapText(true);
        VBox box = new VBox(new FontIcon(icon), title, more, importButton());
        box.getStyleClass().add("empty");
        return box;
    }

    private Node importButton() {
        var button = dev.assay.ui.action.Controls.button(actions.get("project.import"), true);
        button.setId("empty-import");
        return button;
    }

    private void showNotice(@Nullable Notice notice) {
        middle.getChildren().removeIf(n -> n instanceof NoticeBanner);
        if (notice == null) return;
        middle.getChildren()
                .add(
                        1,
                        new NoticeBanner(
                                notice,
                                texts,
                                outside::copy,
                                () -> model.notice().set(null)));
    }

    private void go(Target target) {
        switch (target) {
            case Target.Select s -> model.selection().select(s.selected());
            case Target.Source s -> model.showSource(s.lines());
        }
    }

    private List<Node> partNodes() {
        Node top = frame.getTop();
        Node left = frame.getLeft();
        Node right = frame.getRight();
        return java.util.stream.Stream.of(content, tour.card(), right, top, left)
                .filter(java.util.Objects::nonNull)
                .toList();
    }
}

package dev.assay.bench;

import dev.assay.ui.App;
import dev.assay.ui.render.Toolkit;
import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.Window;

/** A process that shows a window, prints how many milliseconds after its start the second frame was laid out, and ends. */
public final class FirstFrames {
    private static final int FRAMES = 2;

    private FirstFrames() {}

    /** A window with one label: what JavaFX itself costs. */
    public static final class Plain extends Application {
        @Override
        public void start(Stage stage) {
            stage.setScene(new Scene(new StackPane(new Label("plain")), 900, 700));
            stage.show();
        }
    }

    /** Shows {@code plain} or {@code assay}. */
    public static void main(String[] args) {
        Toolkit.quiet();
        Window.getWindows().addListener((javafx.collections.ListChangeListener<Window>) c -> {
            while (c.next()) c.getAddedSubList().forEach(FirstFrames::watch);
        });
        Application.launch(args[0].equals("plain") ? Plain.class : App.class);
    }

    private static void watch(Window window) {
        AtomicInteger frames = new AtomicInteger();
        window.getScene().addPostLayoutPulseListener(() -> {
            if (frames.incrementAndGet() == FRAMES) {
                long since = System.currentTimeMillis()
                        - ManagementFactory.getRuntimeMXBean().getStartTime();
                System.out.println(since);
                Platform.exit();
            } else {
                Platform.requestNextPulse();
            }
        });
    }
}

package dev.assay.ui.work;

import java.util.concurrent.Executor;
import javafx.application.Platform;

/** The window's thread as an executor. The only place that hands anything to it. */
public final class FxThread implements Executor {
    @Override
    public void execute(Runnable command) {
        if (Platform.isFxApplicationThread()) command.run();
        else Platform.runLater(command);
    }
}

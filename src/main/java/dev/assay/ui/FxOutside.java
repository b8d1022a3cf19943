package dev.assay.ui;

import java.nio.file.Path;
import javafx.application.HostServices;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** The system's clipboard and programs. */
final class FxOutside implements Outside {
    private final HostServices host;

    FxOutside(HostServices host) {
        this.host = host;
    }

    @Override
    public void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    @Override
    public void open(Path file) {
        host.showDocument(file.toUri().toString());
    }
}

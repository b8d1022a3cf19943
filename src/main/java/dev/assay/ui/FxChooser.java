package dev.assay.ui;

import dev.assay.ui.text.Texts;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;

/** Asks with the system's own dialogs. */
final class FxChooser implements Chooser {
    private final Window window;
    private final Texts texts;

    FxChooser(Window window, Texts texts) {
        this.window = window;
        this.texts = texts;
    }

    @Override
    public Optional<Path> project() {
        FileChooser chooser = chooser("chooser.open");
        chooser.getExtensionFilters()
                .addAll(
                        new ExtensionFilter(texts.get("chooser.projects"), "*.assay"),
                        new ExtensionFilter(texts.get("chooser.all"), "*"));
        return Optional.ofNullable(chooser.showOpenDialog(window)).map(File::toPath);
    }

    @Override
    public Optional<Path> newProject(String suggestedName) {
        FileChooser chooser = chooser("chooser.new");
        chooser.setInitialFileName(suggestedName);
        chooser.getExtensionFilters().add(new ExtensionFilter(texts.get("chooser.projects"), "*.assay"));
        return Optional.ofNullable(chooser.showSaveDialog(window)).map(f -> withEnding(f.toPath()));
    }

    @Override
    public Optional<Path> export(String suggestedName) {
        FileChooser chooser = chooser("chooser.export");
        chooser.setInitialFileName(suggestedName);
        int dot = suggestedName.lastIndexOf('.');
        if (dot >= 0) {
            String ending = suggestedName.substring(dot + 1);
            chooser.getExtensionFilters().add(new ExtensionFilter(ending.toUpperCase(Locale.ROOT), "*." + ending));
        }
        return Optional.ofNullable(chooser.showSaveDialog(window)).map(File::toPath);
    }

    /** Not every system's dialog adds the ending. */
    private static Path withEnding(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(".assay") ? file : file.resolveSibling(name + ".assay");
    }

    @Override
    public List<Path> files() {
        FileChooser chooser = chooser("chooser.import");
        chooser.getExtensionFilters()
                .addAll(
                        new ExtensionFilter(texts.get("chooser.files"), "*.jsonl", "*.json"),
                        new ExtensionFilter(texts.get("chooser.all"), "*"));
        List<File> files = chooser.showOpenMultipleDialog(window);
        return files == null ? List.of() : files.stream().map(File::toPath).toList();
    }

    private FileChooser chooser(String titleKey) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.get(titleKey));
        return chooser;
    }
}

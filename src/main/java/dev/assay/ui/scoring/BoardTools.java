package dev.assay.ui.scoring;

import dev.assay.exchange.ScoreSummary;
import dev.assay.exchange.ScoreTables;
import dev.assay.exchange.ScoringFiles;
import dev.assay.model.ScorerKind;
import dev.assay.project.Head;
import dev.assay.scoring.Scoreboard;
import dev.assay.scoring.ScoringSnapshot;
import dev.assay.ui.Workbench;
import dev.assay.ui.notice.Notice;
import dev.assay.ui.text.Texts;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.HBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Which arm the others are set against, whose scores, of which questions; and the files. */
final class BoardTools extends HBox {
    private final Workbench bench;
    private final BoardModel model;
    private final Texts texts;
    private final ComboBox<@Nullable String> reference = new ComboBox<>();
    private final ComboBox<@Nullable String> category = new ComboBox<>();
    private final ComboBox<@Nullable ScorerKind> kind = new ComboBox<>();
    private final MenuButton export = new MenuButton();
    private List<String> categories = List.of();
    private boolean filling;

    BoardTools(Workbench bench, BoardModel model, Texts texts) {
        super(8);
        this.bench = bench;
        this.model = model;
        this.texts = texts;
        setAlignment(Pos.CENTER_LEFT);
        box(kind, "scoring-kind", texts.get("scoring.kind"), this::whose, k -> {
            if (k != null) model.kind(k);
        });
        kind.getItems().setAll(ScorerKind.PERSON, ScorerKind.MODEL);
        box(
                category,
                "scoring-board-category",
                texts.get("scoring.filter.category"),
                c -> c == null ? texts.get("scoring.filter.categories") : texts.get("scoring.category", Parts.plain(c)),
                model::category);
        box(
                reference,
                "scoring-reference",
                texts.get("scoring.reference"),
                r -> r == null ? "" : texts.get("scoring.reference.is", Parts.plain(r)),
                r -> {
                    if (r != null) model.reference(r);
                });
        export.setId("scoring-export");
        export.setText(texts.get("scoring.export"));
        export.setAccessibleText(texts.get("scoring.export.long"));
        export.setGraphic(new FontIcon("fth-upload"));
        export.setMinWidth(USE_PREF_SIZE);
        export.getItems().setAll(items());
        getChildren().addAll(kind, category, reference, export);
    }

    private String whose(@Nullable ScorerKind k) {
        if (k == null) return "";
        return switch (k) {
            case PERSON -> texts.get("scoring.kind.person");
            case MODEL -> texts.get("scoring.kind.model");
        };
    }

    private <T extends @Nullable Object> void box(
            ComboBox<T> box,
            String id,
            String name,
            Function<@Nullable T, String> says,
            java.util.function.Consumer<T> chosen) {
        box.setId(id);
        box.setAccessibleText(name);
        box.setMaxWidth(200);
        box.setConverter(new StringConverter<T>() {
            @Override
            public String toString(@Nullable T value) {
                return says.apply(value);
            }

            @Override
            @SuppressWarnings("NullAway") // never asked: nothing is typed into it
            public T fromString(String text) {
                return null;
            }
        });
        box.setOnAction(e -> {
            if (!filling) chosen.accept(box.getValue());
        });
    }

    private List<MenuItem> items() {
        List<MenuItem> items = new ArrayList<>();
        items.add(item(
                "scoring-export-csv",
                texts.get("scoring.export.csv"),
                "scoreboard.csv",
                () -> board(ScoreTables::csv)));
        items.add(item(
                "scoring-export-json",
                texts.get("scoring.export.json"),
                "scoreboard.json",
                () -> board(ScoreTables::json)));
        items.add(item(
                "scoring-export-md",
                texts.get("scoring.export.markdown"),
                "scoreboard.md",
                () -> board(s -> ScoreTables.markdown(s, head()))));
        items.add(item(
                "scoring-export-html",
                texts.get("scoring.export.html"),
                "scoreboard.html",
                () -> board(s -> ScoreTables.html(s, head()))));
        items.add(new SeparatorMenuItem());
        items.add(item(
                "scoring-export-scores",
                texts.get("scoring.export.scores"),
                "scores.csv",
                () -> records(ScoringFiles.What.SCORES)));
        items.add(item(
                "scoring-export-answers",
                texts.get("scoring.export.answers"),
                "answers.csv",
                () -> records(ScoringFiles.What.ANSWERS)));
        items.add(item(
                "scoring-export-questions",
                texts.get("scoring.export.questions"),
                "questions.csv",
                () -> records(ScoringFiles.What.QUESTIONS)));
        items.add(item(
                "scoring-export-errata",
                texts.get("scoring.export.errata"),
                "errata.csv",
                () -> records(ScoringFiles.What.ERRATA)));
        return items;
    }

    /** The same words as on the command line: the file says which state of the journal it is of. */
    private String head() {
        Head head = model.head();
        return head == null ? "" : "Head: " + head.entries() + ":" + head.hash();
    }

    private Supplier<String> board(Function<ScoreSummary, String> as) {
        ScoreSummary s = model.summary();
        return () -> s == null ? "" : as.apply(s);
    }

    private Supplier<String> records(ScoringFiles.What what) {
        ScoringSnapshot s = model.scoring();
        return () -> s == null ? "" : ScoringFiles.csv(s, what);
    }

    private MenuItem item(String id, String name, String file, Supplier<Supplier<String>> content) {
        MenuItem item = new MenuItem(name);
        item.setId(id);
        item.setOnAction(e -> {
            if (model.summary() == null) return;
            Supplier<String> text = content.get();
            bench.desk().chooser().export(file).ifPresent(to -> write(to, text));
        });
        return item;
    }

    private void write(Path file, Supplier<String> text) {
        bench.desk()
                .work()
                .start(
                        texts.get("work.export", file.getFileName()),
                        false,
                        progress -> Files.writeString(file, text.get(), StandardCharsets.UTF_8),
                        done -> bench.desk()
                                .tell(new Notice(
                                        Notice.Tone.DONE,
                                        texts.get("notice.exported", done.getFileName()),
                                        done.toString(),
                                        null,
                                        null)),
                        e -> bench.desk()
                                .tell(new Notice(
                                        Notice.Tone.PROBLEM,
                                        texts.get("problem.export"),
                                        file.toString(),
                                        texts.get("problem.export.todo"),
                                        null)));
    }

    void refresh() {
        ScoreSummary s = model.summary();
        setDisable(s == null);
        ScoringSnapshot scoring = model.scoring();
        if (s == null || scoring == null) return;
        filling = true;
        List<@Nullable String> arms = new ArrayList<>();
        for (Scoreboard.Row r : s.board().arms()) arms.add(r.arm());
        if (!arms.equals(reference.getItems())) reference.getItems().setAll(arms);
        reference.setValue(model.reference());
        kind.setValue(s.board().kind());
        if (model.category() == null) categories = categories(scoring);
        List<@Nullable String> all = new ArrayList<>();
        all.add(null);
        all.addAll(categories);
        if (!all.equals(category.getItems())) category.getItems().setAll(all);
        category.setValue(model.category());
        filling = false;
        category.setVisible(categories.size() > 1);
        category.setManaged(category.isVisible());
        boolean both = !s.others().isEmpty() || s.board().kind() == ScorerKind.MODEL;
        kind.setVisible(both);
        kind.setManaged(both);
    }

    private static List<String> categories(ScoringSnapshot scoring) {
        return scoring.questions().stream()
                .map(q -> q.question().category())
                .filter(java.util.Objects::nonNull)
                .map(String::valueOf)
                .distinct()
                .sorted()
                .toList();
    }
}

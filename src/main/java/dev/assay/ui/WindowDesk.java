package dev.assay.ui;

import dev.assay.model.Provenance;
import dev.assay.model.Question;
import dev.assay.ui.notice.Notice;
import dev.assay.ui.project.ProjectModel;
import dev.assay.ui.settings.SettingsModel;
import dev.assay.ui.work.Work;
import java.time.Clock;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;

/** The window around a perspective. */
record WindowDesk(ShellModel model, Outside outside, Chooser chooser) implements Desk {
    @Override
    public ProjectModel project() {
        return model.project();
    }

    @Override
    public Work work() {
        return model.work();
    }

    @Override
    public SettingsModel settings() {
        return model.settings();
    }

    @Override
    public Clock clock() {
        return model.clock();
    }

    @Override
    public void tell(Notice notice) {
        model.notice().set(notice);
    }

    @Override
    public void show(String perspective) {
        model.show(perspective);
    }

    @Override
    public ReadOnlyObjectProperty<@Nullable Question> question() {
        return model.question();
    }

    @Override
    public void showSource(Provenance.FileLines lines) {
        model.showSource(lines);
    }
}

package dev.assay.ui;

import dev.assay.model.Provenance;
import dev.assay.ui.notice.Notice;
import dev.assay.ui.project.ProjectModel;
import dev.assay.ui.settings.SettingsModel;
import dev.assay.ui.work.Work;
import java.time.Clock;

/** The desk of a perspective that needs none; reaching for it fails the test. */
public final class NoDesk implements Desk {
    private static UnsupportedOperationException none() {
        return new UnsupportedOperationException("this test has no window around the perspective");
    }

    @Override
    public ProjectModel project() {
        throw none();
    }

    @Override
    public Work work() {
        throw none();
    }

    @Override
    public SettingsModel settings() {
        throw none();
    }

    @Override
    public Clock clock() {
        throw none();
    }

    @Override
    public void tell(Notice notice) {
        throw none();
    }

    @Override
    public void show(String perspective) {
        throw none();
    }

    @Override
    public void showSource(Provenance.FileLines lines) {
        throw none();
    }

    @Override
    public Outside outside() {
        throw none();
    }

    @Override
    public Chooser chooser() {
        throw none();
    }
}

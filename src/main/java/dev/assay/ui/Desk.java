package dev.assay.ui;

import dev.assay.model.Question;
import dev.assay.ui.notice.Notice;
import dev.assay.ui.project.ProjectModel;
import dev.assay.ui.settings.SettingsModel;
import dev.assay.ui.work.Work;
import java.time.Clock;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/** What a perspective reaches of the window around it. */
public interface Desk {
    /** The project on show, what is looked at as of when, and what is changed in it. */
    ProjectModel project();

    /** Work with a name, progress and cancel. */
    Work work();

    /** What is remembered. */
    SettingsModel settings();

    /** The clock that says what is today. */
    Clock clock();

    /** Says something to the person. */
    void tell(Notice notice);

    /** Shows another perspective; an id nobody registered changes nothing. */
    void show(String perspective);

    /** The recorded question that a person went to last; null for none. Perspectives that ask follow it. */
    default ReadOnlyObjectProperty<@Nullable Question> question() {
        return new ReadOnlyObjectWrapper<@Nullable Question>().getReadOnlyProperty();
    }

    /** Shows lines of a source. */
    void showSource(dev.assay.model.Provenance.FileLines lines);

    /** The clipboard and the system's own programs. */
    Outside outside();

    /** Asks for files. */
    Chooser chooser();
}

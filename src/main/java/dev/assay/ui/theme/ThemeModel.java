package dev.assay.ui.theme;

import dev.assay.ui.paint.Palette;
import javafx.application.ColorScheme;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/** Which theme is on: what the person chose, or what the system has until they choose. */
public final class ThemeModel {
    private final ObjectProperty<ThemeChoice> choice = new SimpleObjectProperty<>(ThemeChoice.SYSTEM);
    private final BooleanBinding dark;
    private final ReadOnlyObjectWrapper<Palette> palette = new ReadOnlyObjectWrapper<>(Palette.LIGHT);

    /** Follows the given system preference while the choice is {@link ThemeChoice#SYSTEM}. */
    public ThemeModel(ObservableValue<ColorScheme> system) {
        dark = Bindings.createBooleanBinding(
                () -> switch (choice.get()) {
                    case LIGHT -> false;
                    case DARK -> true;
                    case SYSTEM -> system.getValue() == ColorScheme.DARK;
                },
                choice,
                system);
        ObjectBinding<Palette> of = Bindings.createObjectBinding(() -> isDark() ? Palette.DARK : Palette.LIGHT, dark);
        palette.bind(of);
    }

    /** A theme that stays as it is. */
    public static ThemeModel fixed(boolean dark) {
        return new ThemeModel(new SimpleObjectProperty<>(dark ? ColorScheme.DARK : ColorScheme.LIGHT));
    }

    /** What the person chose. */
    public ObjectProperty<ThemeChoice> choice() {
        return choice;
    }

    /** Whether dark is on. */
    public BooleanBinding dark() {
        return dark;
    }

    /** Whether dark is on now. */
    public boolean isDark() {
        return dark.get();
    }

    /** The colours for what is drawn rather than styled. */
    public ReadOnlyObjectProperty<Palette> palette() {
        return palette.getReadOnlyProperty();
    }
}

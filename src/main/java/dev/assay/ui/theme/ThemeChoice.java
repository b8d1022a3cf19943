package dev.assay.ui.theme;

/** What a person chose about light and dark. */
public enum ThemeChoice {
    /** As the system, also when that changes. */
    SYSTEM,
    LIGHT,
    DARK
}

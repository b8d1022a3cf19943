package dev.assay.ui.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import javafx.application.ColorScheme;
import javafx.scene.Scene;

/** Puts light or dark on a scene. Pop-ups take over what the scene of their owner has. */
public final class Theme {
    private Theme() {}

    /** Styles the scene; may be called again with the other theme at any time. */
    public static void apply(Scene scene, boolean dark) {
        Fonts.load();
        scene.setUserAgentStylesheet(
                dark ? new PrimerDark().getUserAgentStylesheet() : new PrimerLight().getUserAgentStylesheet());
        scene.getStylesheets().setAll(stylesheets(dark));
        scene.getPreferences().setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT);
    }

    /** The stylesheets of a theme: its tokens, then what uses them. */
    public static List<String> stylesheets(boolean dark) {
        return List.of(
                url(dark ? "dark.css" : "light.css"),
                url("assay.css"),
                url("controls.css"),
                url("start.css"),
                url("inspector.css"),
                url("figure.css"),
                url("stability.css"));
    }

    private static String url(String name) {
        URL url = Theme.class.getResource("/dev/assay/ui/" + name);
        return Objects.requireNonNull(url, name).toExternalForm();
    }
}

package dev.assay.ui.theme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;

/**
 * The typefaces that come along: IBM Plex Sans and Plex Mono, whose figures all have one width and whose 1, l, I and 0, O differ.
 * JavaFX knows a weight other than regular and bold only as a family of its own, hence the names.
 */
public final class Fonts {
    /** Text, weight 400. */
    public static final String SANS = "IBM Plex Sans";
    /** Text, weight 500. */
    public static final String SANS_MEDIUM = "IBM Plex Sans Medm";
    /** Text, weight 600. */
    public static final String SANS_SEMIBOLD = "IBM Plex Sans SmBld";
    /** Recorded bytes, weight 400. */
    public static final String MONO = "IBM Plex Mono";
    /** Recorded bytes, weight 500. */
    public static final String MONO_MEDIUM = "IBM Plex Mono Medm";
    /** Recorded bytes, weight 600. */
    public static final String MONO_SEMIBOLD = "IBM Plex Mono SmBld";

    private record Face(String family, String file) {}

    private static final List<Face> FACES = List.of(
            new Face(SANS, "IBMPlexSans-Regular"),
            new Face(SANS_MEDIUM, "IBMPlexSans-Medium"),
            new Face(SANS_SEMIBOLD, "IBMPlexSans-SemiBold"),
            new Face(MONO, "IBMPlexMono-Regular"),
            new Face(MONO_MEDIUM, "IBMPlexMono-Medium"),
            new Face(MONO_SEMIBOLD, "IBMPlexMono-SemiBold"));

    private Fonts() {}

    /** Makes the typefaces known to the toolkit, once; those it knows already are left alone. */
    public static void load() {
        for (Face face : FACES) {
            if (Font.font(face.family(), 13).getFamily().equals(face.family())) continue;
            try (InputStream in = Fonts.class.getResourceAsStream("/fonts/" + face.file() + ".ttf")) {
                if (in == null || Font.loadFont(in, 13) == null) {
                    throw new IllegalStateException("the typeface " + face.file() + " is missing from this build");
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}

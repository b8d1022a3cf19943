package dev.assay.ui.theme;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;

/**
 * The shapes that stand for states, drawn in a square of 16. The stylesheet gives each its colour by its name; shape alone tells them
 * apart.
 */
public enum Mark {
    /** This program. */
    LOGO(stroke("M5.4 1h5.2L15 5.4v5.2L10.6 15H5.4L1 10.6V5.4Z"), stroke("M5.1 11.6 8 4.2l2.9 7.4M6.2 9h3.6")),
    /** A cell that was listed. */
    LISTED(fill("M1.5 1.5h13v13h-13Z")),
    /** A cell settled by count. */
    COUNTED(stroke("M2.2 2.2h11.6v11.6H2.2Z"), thin("M2.2 7.8 7.8 2.2M2.6 13.4 13.4 2.6M8.2 13.8 13.8 8.2")),
    /** A cell that a person decided. */
    DECIDED(fill("M1.5 1.5h13v13h-13ZM8 5.2A2.8 2.8 0 1 0 8 10.8 2.8 2.8 0 1 0 8 5.2Z")),
    /** A cell listed under an alias. */
    ALIAS(fill("M1.5 2h13v5h-13ZM1.5 9h13v5h-13Z")),
    /** Grounded; a chain that holds. */
    GROUNDED(fill("M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5Z"), hole("M4.7 8.2 7 10.5 11.4 5.9")),
    /** Missing evidence; a chain that is not what it was. */
    MISSING(stroke("M8 1.2 14.8 8 8 14.8 1.2 8Z"), fill("M8 1.2V14.8L1.2 8Z")),
    /** A chain that fails; falsified. */
    FALSIFIED(stroke("M3.5 3.5 12.5 12.5M12.5 3.5 3.5 12.5")),
    /** A record that is live. */
    LIVE(fill("M8 3.4A4.6 4.6 0 1 0 8 12.6 4.6 4.6 0 1 0 8 3.4Z")),
    /** A record whose place another took. */
    SUPERSEDED(stroke("M2.5 3.5 7 8 2.5 12.5M8 3.5 12.5 8 8 12.5")),
    /** A record whose validity is over. */
    EXPIRED(stroke("M1.5 8H12.6M13.4 3V13")),
    /** A record whose validity has not begun. */
    NOT_YET_VALID(stroke("M8 2.4A5.6 5.6 0 1 0 8 13.6 5.6 5.6 0 1 0 8 2.4Z")),
    /** A record made in error. */
    RETRACTED(stroke("M6 2.5 2.5 6 6 9.5M2.5 6H10C12.2 6 13.5 7.6 13.5 9.5 13.5 11.4 12.2 13 10 13H5.5")),
    /** Not looked at. */
    ABSTAIN(stroke("M8 1.6A6.4 6.4 0 1 0 8 14.4 6.4 6.4 0 1 0 8 1.6ZM5 8h6")),
    /** An open reference. */
    OPEN(stroke("M8 1.6 14.4 8 8 14.4 1.6 8Z"), fill("M8 6.4A1.6 1.6 0 1 0 8 9.6 1.6 1.6 0 1 0 8 6.4Z")),
    /** An unknown reference. */
    UNKNOWN(stroke("M8 2.6A5.4 5.4 0 1 0 8 13.4 5.4 5.4 0 1 0 8 2.6ZM13.6 2.4 2.4 13.6")),
    /** A reference that cannot be known. */
    UNKNOWABLE(fill("M8 2A6 6 0 1 0 8 14 6 6 0 1 0 8 2Z"), hole("M12.6 3.4 3.4 12.6")),
    /** A hub. */
    HUB(stroke("M8 2A6 6 0 1 0 8 14 6 6 0 1 0 8 2Z"), fill("M8 6.2A1.8 1.8 0 1 0 8 9.8 1.8 1.8 0 1 0 8 6.2Z"));

    private final List<Part> parts;

    private record Part(String path, String styleClass) {}

    Mark(Part... parts) {
        this.parts = List.of(parts);
    }

    /** The mark as a node of that many pixels a side. Decoration: what it says must stand beside it in words. */
    public StackPane node(double size) {
        Group group = new Group();
        for (Part part : parts) {
            SVGPath path = new SVGPath();
            path.setContent(part.path());
            path.getStyleClass().add(part.styleClass());
            path.setFillRule(javafx.scene.shape.FillRule.EVEN_ODD);
            group.getChildren().add(path);
        }
        SVGPath square = new SVGPath();
        square.setContent("M0 0h16v16H0Z");
        square.getStyleClass().add("mark-space");
        group.getChildren().addFirst(square);
        group.getTransforms().add(new Scale(size / 16, size / 16));
        StackPane pane = new StackPane(new Group(group));
        pane.getStyleClass().addAll("mark", "mark-" + name().toLowerCase(java.util.Locale.ROOT));
        pane.setMinSize(size, size);
        pane.setPrefSize(size, size);
        pane.setMaxSize(size, size);
        pane.setMouseTransparent(true);
        return pane;
    }

    private static Part fill(String path) {
        return new Part(path, "mark-fill");
    }

    private static Part stroke(String path) {
        return new Part(path, "mark-stroke");
    }

    private static Part thin(String path) {
        return new Part(path, "mark-thin");
    }

    private static Part hole(String path) {
        return new Part(path, "mark-hole");
    }
}

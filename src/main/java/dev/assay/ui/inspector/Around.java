package dev.assay.ui.inspector;

import dev.assay.model.Anchor;
import dev.assay.project.ProjectSnapshot;

/**
 * What lies around a space.
 *
 * @param project everything that is recorded
 * @param validAt the day or moment at which records stand or do not
 */
record Around(ProjectSnapshot project, Anchor validAt) {}

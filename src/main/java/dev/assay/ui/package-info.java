/** The window: shell, start page, perspectives. Everything shown is derived; everything done is a journal entry. */
@NullMarked
package dev.assay.ui;

import org.jspecify.annotations.NullMarked;

/** What the window has to say about something that went wrong or came to an end. */
@NullMarked
package dev.assay.ui.notice;

import org.jspecify.annotations.NullMarked;

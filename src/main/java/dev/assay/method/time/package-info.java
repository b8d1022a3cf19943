/**
 * Time expressions: a closed grammar that finds "last month", "two weeks ago" or "5 June 2023" in a text and resolves it against the
 * day it was said, never against today. What no rule resolves is found all the same and says why it is unresolved: a wrong date is
 * worse than none. Pure functions; the words are English, the calendar is ISO 8601.
 */
@NullMarked
package dev.assay.method.time;

import org.jspecify.annotations.NullMarked;

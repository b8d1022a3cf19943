/** Everything a person can do, as data: menus, buttons, tooltips, keys and the page of keys are made from the one list. */
@NullMarked
package dev.assay.ui.action;

import org.jspecify.annotations.NullMarked;

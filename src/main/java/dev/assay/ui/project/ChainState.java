package dev.assay.ui.project;

import dev.assay.project.Verification;
import org.jspecify.annotations.Nullable;

/** What is known about the chain of the open project. */
public sealed interface ChainState {
    /** It is being recomputed. */
    record Checking() implements ChainState {}

    /** Every link holds, and what was last seen of it is part of it. */
    record Holds(long entries) implements ChainState {}

    /** An entry fails. */
    record Fails(Verification.Bad bad) implements ChainState {}

    /** It could not be recomputed. */
    record NotChecked(@Nullable String reason) implements ChainState {}
}

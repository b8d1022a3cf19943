package dev.assay.model;

/**
 * One entry of the journal. Entries are only ever added; a correction is a further entry that points at an older one.
 * The canonical bytes of an entry (RFC 8785 JSON) are what the chain of hashes covers.
 */
public sealed interface Entry
        permits ProjectOpened,
                SpaceOpened,
                FileImported,
                RunOpened,
                Turn,
                Fact,
                Refusal,
                Listing,
                ListingFailed,
                Question,
                ArmAnswer,
                WordsShown,
                Scoring,
                Decision,
                HeadAccepted {}

package dev.assay.project;

/** What a project is opened for. */
public enum Access {
    /** Reading only; any number at a time, also while another writes. */
    READ,
    /** Reading and writing; one at a time. */
    WRITE
}

package dev.assay.listing.llm;

/** The endpoint does not do what it should, and going on makes no sense. What was recorded until then is kept. */
public final class EndpointException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    EndpointException(String message) {
        super(message);
    }
}

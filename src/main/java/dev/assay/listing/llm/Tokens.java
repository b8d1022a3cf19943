package dev.assay.listing.llm;

import java.math.BigDecimal;

/**
 * What calls took, as the endpoint says.
 *
 * @param in tokens read
 * @param out tokens written
 */
public record Tokens(long in, long out) {
    /** None. */
    public static final Tokens NONE = new Tokens(0, 0);

    private static final BigDecimal MILLION = BigDecimal.valueOf(1_000_000);

    /** Both together. */
    public Tokens plus(Tokens other) {
        return new Tokens(in + other.in, out + other.out);
    }

    /** What they cost, exactly, in whatever currency the prices are, each for a million tokens. */
    public BigDecimal cost(BigDecimal priceIn, BigDecimal priceOut) {
        return priceIn.multiply(BigDecimal.valueOf(in))
                .add(priceOut.multiply(BigDecimal.valueOf(out)))
                .divide(MILLION)
                .stripTrailingZeros();
    }
}

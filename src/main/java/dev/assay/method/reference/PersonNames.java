package dev.assay.method.reference;

/** Whether two row keys can be names of one person. Used only to drop candidates, never to join rows. */
final class PersonNames {
    private PersonNames() {}

    /** The first word of a key. */
    static String first(String key) {
        int space = key.indexOf(' ');
        return space < 0 ? key : key.substring(0, space);
    }

    /** The same key, one word of the other ("joey" of "joey tribbiani"), or short for its first ("rach" of "rachel green"). */
    static boolean isNameOf(String key, String person) {
        if (key.equals(person)) return true;
        if (key.indexOf(' ') >= 0 || key.isEmpty()) return false;
        for (String word : person.split(" ")) {
            if (word.equals(key)) return true;
        }
        return key.length() >= 3 && first(person).startsWith(key);
    }
}

package dev.assay.method.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.model.Gender;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordListsTest {
    private final WordLists words = WordLists.VERSION_1;

    @ParameterizedTest
    @ValueSource(strings = {"alex", "chris", "kim", "mel", "robin", "sam", "taylor", "jordan"})
    void aNameOfMenAndWomenAlikeTellsNothing(String name) {
        assertThat(words.ofFirstName(name)).isNull();
    }

    @Test
    void aNameIsFoundWhateverItsCaseAndAccents() {
        assertThat(words.ofFirstName("Zoë")).isEqualTo(Gender.FEMALE);
        assertThat(words.ofFirstName("RENÉE")).isEqualTo(Gender.FEMALE);
        assertThat(words.ofFirstName("José")).isEqualTo(Gender.MALE);
    }

    @Test
    void aListThatIsNotThereIsAnError() {
        assertThatThrownBy(() -> words.has("no-such-list", "x")).isInstanceOf(IllegalArgumentException.class);
    }
}

package dev.assay.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class CsvTest {
    private static List<Csv.Row> read(String text) {
        return Csv.read(text.getBytes(StandardCharsets.UTF_8));
    }

    @Example
    void quotesCommasAndLineEndsAreReadAsRfc4180HasThem() {
        assertThat(read("\uFEFFa,b\r\n\"x, \"\"y\"\"\",\"one\r\ntwo\"\n,\n\nlast,1"))
                .containsExactly(
                        new Csv.Row(List.of("a", "b"), 1),
                        new Csv.Row(List.of("x, \"y\"", "one\r\ntwo"), 2),
                        new Csv.Row(List.of("", ""), 4),
                        new Csv.Row(List.of("last", "1"), 6));
        assertThat(read("")).isEmpty();
    }

    @Example
    void whatIsNoCsvIsRefusedWithItsLine() {
        for (String[] bad : new String[][] {
            {"a\n\"x", "2"}, {"a\n\n\"x\ny", "3"}, {"a\"b", "1"}, {"a\n\"b\"c", "2"},
        }) {
            assertThatThrownBy(() -> read(bad[0]))
                    .as(bad[0])
                    .isInstanceOfSatisfying(
                            Refused.class, r -> assertThat(r.line()).isEqualTo(Integer.parseInt(bad[1])));
        }
        assertThatThrownBy(() -> Csv.read(new byte[] {'a', (byte) 0xFF})).isInstanceOf(Refused.class);
    }

    @Example
    void noCellIsAFormula() {
        assertThat(List.of("=1+1", "+1", "-1", "@x", "\t=1", "'=1", "''=1", "'", "'s", "1=1").stream()
                        .map(Csv::cell))
                .containsExactly("'=1+1", "'+1", "'-1", "'@x", "'\t=1", "''=1", "'''=1", "'", "'s", "1=1");
    }

    @Provide
    Arbitrary<List<List<String>>> tables() {
        Arbitrary<String> cell =
                Arbitraries.strings().withChars("ab'=+-@\t\r\n\", é").ofMaxLength(6);
        return Arbitraries.integers()
                .between(2, 3)
                .flatMap(columns -> cell.list().ofSize(columns).list().ofMaxSize(4));
    }

    @Property
    void whatIsWrittenIsReadBackAndNothingBeginsLikeAFormula(@ForAll("tables") List<List<String>> rows) {
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            text.append(Csv.row(row));
            for (String cell : row) {
                String written = Csv.cell(cell).replaceFirst("^\"", "");
                assertThat(written)
                        .doesNotStartWith("=")
                        .doesNotStartWith("+")
                        .doesNotStartWith("-")
                        .doesNotStartWith("@");
            }
        }
        assertThat(read(text.toString()).stream().map(Csv.Row::cells).toList()).isEqualTo(rows);
    }
}

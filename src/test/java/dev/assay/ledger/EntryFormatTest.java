package dev.assay.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Anchor;
import dev.assay.model.Certificate;
import dev.assay.model.Decision;
import dev.assay.model.Edge;
import dev.assay.model.Entry;
import dev.assay.model.Fact;
import dev.assay.model.FileImported;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.HeadAccepted;
import dev.assay.model.Listing;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import dev.assay.model.ProjectOpened;
import dev.assay.model.Provenance;
import dev.assay.model.Question;
import dev.assay.model.ReferenceRules;
import dev.assay.model.Refusal;
import dev.assay.model.Relation;
import dev.assay.model.RunOpened;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The journal's form byte by byte: files that were written once must be readable, and their hashes hold, for ever. */
class EntryFormatTest {
    private static final Decision.ReferenceId SHE = new Decision.ReferenceId("t4", "she", 1);
    private static final String SHE_JSON = "'reference':{'event':'t4','occurrence':1,'words':'she'}";

    static Stream<Arguments> entries() {
        Provenance line = new Provenance.FileLines("a.jsonl", 3, 3, null);
        return Stream.of(
                Arguments.of(
                        new ProjectOpened("0b8e", "2026-05-10T08:00:00Z"),
                        "{'at':'2026-05-10T08:00:00Z','id':'0b8e','kind':'project'}"),
                Arguments.of(
                        new SpaceOpened("s", NameRules.ASSAY_1, ReferenceRules.COUNT_1, 3),
                        "{'kind':'space','names':'assay-1','references':'count-1','space':'s','window':3}"),
                Arguments.of(
                        new FileImported("a.jsonl", "events", "ab", 12, "2026-05-10T08:00:00Z"),
                        "{'at':'2026-05-10T08:00:00Z','bytes':12,'format':'events','kind':'file','path':'a.jsonl','sha256':'ab'}"),
                Arguments.of(
                        new RunOpened("s", "r", "file", new TreeMap<>(Map.of("b", "2", "a", "1", "€", "3", "😀", "4"))),
                        "{'kind':'run','lister':'file','run':'r','settings':{'a':'1','b':'2','€':'3','😀':'4'},'space':'s'}"),
                Arguments.of(
                        new Turn("s", "t", Anchor.of("2026-05-08"), "Zoë", "a \"b\"\n\u0001\u007f é 😀", null, line),
                        "{'date':'2026-05-08','id':'t','kind':'turn','source':{'from':3,'path':'a.jsonl'},'space':'s',"
                                + "'speaker':'Zoë','text':'a \\'b\\'\\n\\u0001\u007f é 😀'}"),
                Arguments.of(
                        new Turn(
                                "s",
                                "t",
                                null,
                                null,
                                "",
                                new Turn.Image("c", null, "u"),
                                new Provenance.FileLines("p", 1, 2, "0a1b2c3")),
                        "{'id':'t','image':{'caption':'c','url':'u'},'kind':'turn',"
                                + "'source':{'commit':'0a1b2c3','from':1,'path':'p','to':2},'space':'s','text':''}"),
                Arguments.of(
                        new Listing(
                                "s",
                                "r",
                                "t",
                                List.of(
                                        new Mention(
                                                "Carla",
                                                MentionType.PERSON,
                                                true,
                                                Gender.FEMALE,
                                                GrammaticalNumber.SINGULAR,
                                                true),
                                        Mention.unclear("it", null)),
                                "raw"),
                        "{'event':'t','kind':'listing','mentions':["
                                + "{'gender':'f','number':'sg','proper':true,'text':'Carla','type':'person'},"
                                + "{'resolved':false,'text':'it'}],'raw':'raw','run':'r','space':'s'}"),
                Arguments.of(
                        new Question("s", "q", "Who?", "Carla", "4", List.of("D1:1"), null, line),
                        "{'category':'4','evidence':['D1:1'],'gold':'Carla','id':'q','kind':'question',"
                                + "'source':{'from':3,'path':'a.jsonl'},'space':'s','text':'Who?'}"),
                Arguments.of(
                        new Question(
                                null, "q", "Who?", null, null, List.of(), "Gina", new Provenance.Commit("0a1b2c3")),
                        "{'evidence':[],'id':'q','kind':'question','source':{'hash':'0a1b2c3'},'text':'Who?','trap':'Gina'}"),
                Arguments.of(
                        new Fact(
                                "s",
                                "m",
                                "Tokens live 15 minutes.",
                                new Certificate(
                                        Anchor.of("2024-05-12T10:00:00Z"),
                                        "src/auth.ts",
                                        new Certificate.LineRange(42, 58),
                                        "a1b2c3d4",
                                        "T-1",
                                        "p. 3",
                                        List.of(new Provenance.TurnOf("c", "t1")),
                                        new TreeMap<>(Map.of("author", "\"Ada\""))),
                                Anchor.of("2024-05-01"),
                                Anchor.of("2024-06-01"),
                                Anchor.of("2024-06-02"),
                                List.of(
                                        new Edge(Relation.FALSIFIES, "n", null, "why"),
                                        new Edge(Relation.DERIVES_FROM, "t1", "c", null)),
                                new Fact.Seen("ab", "cd"),
                                7),
                        "{'certificate':{'commit':'a1b2c3d4','from':42,'locator':'p. 3','more':{'author':'\\'Ada\\''},"
                                + "'source':'src/auth.ts','ticket':'T-1','timestamp':'2024-05-12T10:00:00Z','to':58,"
                                + "'turns':[{'event':'t1','space':'c'}]},'edges':[{'reason':'why','relation':'falsifies',"
                                + "'target':'n'},{'relation':'derives_from','space':'c','target':'t1'}],"
                                + "'end_known':'2024-06-02','id':'m','kind':'fact','line':7,"
                                + "'seen':{'commit':'ab','sha256':'cd'},'space':'s','text':'Tokens live 15 minutes.',"
                                + "'valid_from':'2024-05-01','valid_until':'2024-06-01'}"),
                Arguments.of(
                        new Refusal("s", null, "x", List.of("no source"), 2),
                        "{'kind':'refusal','line':2,'reasons':['no source'],'space':'s','text':'x'}"),
                Arguments.of(
                        new HeadAccepted(3, "ab", "Ada", "2026-05-10T08:00:00Z", "backup"),
                        "{'at':'2026-05-10T08:00:00Z','by':'Ada','entries':3,'hash':'ab','kind':'head','why':'backup'}"),
                act(new Decision.SettledAs(SHE, "carla"), "{'act':'settled-as'," + SHE_JSON + ",'row':'carla'}"),
                act(
                        new Decision.SettledAsNew(SHE, "Dora", MentionType.PERSON),
                        "{'act':'settled-as-new','name':'Dora'," + SHE_JSON + ",'type':'person'}"),
                act(new Decision.Unknowable(SHE), "{'act':'unknowable'," + SHE_JSON + "}"),
                act(new Decision.CountRefused(SHE, "carla"), "{'act':'count-refused'," + SHE_JSON + ",'row':'carla'}"),
                act(
                        new Decision.Opinion(new Decision.SettledAs(SHE, "carla")),
                        "{'act':'opinion','answer':{'act':'settled-as'," + SHE_JSON + ",'row':'carla'}}"),
                act(
                        new Decision.Adjudicated(new Decision.Unknowable(SHE)),
                        "{'act':'adjudicated','answer':{'act':'unknowable'," + SHE_JSON + "}}"),
                act(new Decision.Flagged(SHE, true), "{'act':'flagged','flagged':true," + SHE_JSON + "}"),
                act(new Decision.Noted(SHE), "{'act':'noted'," + SHE_JSON + "}"),
                act(new Decision.Alias("a", "b"), "{'act':'alias','from':'a','to':'b'}"),
                act(new Decision.Split("jeans"), "{'act':'split','plural':'jeans'}"),
                act(new Decision.KeptApart("a", "b"), "{'act':'kept-apart','one':'a','other':'b'}"),
                act(
                        new Decision.MentionAdded("t", Mention.of("Rome", MentionType.PLACE)),
                        "{'act':'mention-added','event':'t','mention':{'text':'Rome','type':'place'}}"),
                act(new Decision.MentionRemoved("t", "rome"), "{'act':'mention-removed','event':'t','words':'rome'}"),
                act(
                        new Decision.MentionRetyped("t", "rome", MentionType.PLACE),
                        "{'act':'mention-retyped','event':'t','type':'place','words':'rome'}"),
                act(new Decision.HubMarked("bob", false), "{'act':'hub','hub':false,'row':'bob'}"),
                act(new Decision.WindowSet(5), "{'act':'window','window':5}"),
                act(new Decision.NamesSet(NameRules.NDM_0_2), "{'act':'names','names':'ndm-0.2'}"),
                act(new Decision.ReferencesSet(ReferenceRules.COUNT_2), "{'act':'references','references':'count-2'}"),
                act(new Decision.RunActivated("r2"), "{'act':'run','run':'r2'}"),
                act(new Decision.Withdrawn(17), "{'act':'withdrawn','entry':17}"));
    }

    private static Arguments act(Decision.Act act, String json) {
        return Arguments.of(
                new Decision("s", act, "Ada", "2026-05-10T08:00:00Z", "because"),
                "{'act':" + json
                        + ",'at':'2026-05-10T08:00:00Z','by':'Ada','kind':'decision','space':'s','why':'because'}");
    }

    @ParameterizedTest
    @MethodSource("entries")
    void everyKindOfEntryHasTheseBytes(Entry entry, String json) {
        byte[] bytes = json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
        EntryCodec codec = new EntryCodec();
        assertThat(new String(codec.encode(entry), StandardCharsets.UTF_8)).isEqualTo(json.replace('\'', '"'));
        assertThat(codec.decode(bytes)).isEqualTo(entry);
    }

    @Test
    void theChainIsShaOfThePreviousHashThenTheBytes() throws Exception {
        byte[] first = "{\"kind\":\"project\"}".getBytes(StandardCharsets.UTF_8);
        byte[] second = "{}".getBytes(StandardCharsets.UTF_8);
        MessageDigest sha = MessageDigest.getInstance("SHA-256");
        sha.update(new byte[32]);
        byte[] one = sha.digest(first);
        sha.update(one);
        byte[] two = sha.digest(second);

        Chain chain = new Chain();
        assertThat(chain.link(first)).isEqualTo(one);
        assertThat(chain.link(second)).isEqualTo(two);
        assertThat(chain.entries()).isEqualTo(2);
        assertThat(Chain.hex(chain.head())).isEqualTo(HexFormat.of().formatHex(two));
        assertThat(new Chain(1, one).link(second)).isEqualTo(two);
    }
}

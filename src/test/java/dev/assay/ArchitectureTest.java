package dev.assay;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.core.domain.properties.HasParameterTypes.Predicates.rawParameterTypes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.NullMarked;

/** Which way the arrows between packages run, and what must not reach a result. */
@AnalyzeClasses(packages = "dev.assay", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    /** Word lists lie on the class path; nothing else in the arithmetic reads anything. */
    private static final DescribedPredicate<JavaClass> READS_A_WORD_LIST = nameMatching(
                    "dev\\.assay\\.method\\.(Words|reference\\.WordLists)(\\$.*)?")
            .forSubtype();

    @ArchTest
    static final ArchRule theModelNeedsNothingElse = classes()
            .that()
            .resideInAPackage("dev.assay.model..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                    "dev.assay.model..", "java.lang..", "java.util..", "java.time..", "org.jspecify.."));

    @ArchTest
    static final ArchRule theMethodNeedsTheModelOnly = noClasses()
            .that()
            .resideInAPackage("dev.assay.method..")
            .should()
            .dependOnClassesThat(resideInAPackage("dev.assay..")
                    .and(DescribedPredicate.not(resideInAnyPackage("dev.assay.method..", "dev.assay.model.."))));

    @ArchTest
    static final ArchRule theMethodDoesNoInputOrOutput = noClasses()
            .that()
            .resideInAPackage("dev.assay.method..")
            .and(DescribedPredicate.not(READS_A_WORD_LIST))
            .should()
            .dependOnClassesThat(resideInAnyPackage("java.io..", "java.nio..", "java.net..", "java.sql..", "javax..")
                    // Every record with a text has this one in its bytes.
                    .and(DescribedPredicate.not(
                            nameMatching("java\\.io\\.Serializable").forSubtype())));

    @ArchTest
    static final ArchRule theMethodKnowsNeitherJsonNorTheScreenNorTheDatabase = noClasses()
            .that()
            .resideInAnyPackage("dev.assay.method..", "dev.assay.model..", "dev.assay.ledger..")
            .should()
            .dependOnClassesThat(
                    resideInAnyPackage("tools.jackson..", "com.fasterxml..", "javafx..", "org.sqlite..", "picocli.."));

    /** The store keeps the journal in it; BM25 is the one SQLite has, over a database in memory. */
    @ArchTest
    static final ArchRule onlyTheStoreKnowsTheDatabase = noClasses()
            .that()
            .resideOutsideOfPackages("dev.assay.store..", "dev.assay.baseline..")
            .should()
            .dependOnClassesThat(resideInAnyPackage("org.sqlite..", "java.sql.."));

    /** The entry point joins the commands and the window, and knows both. */
    @ArchTest
    static final ArchRule onlyTheWindowKnowsJavaFx = noClasses()
            .that()
            .resideOutsideOfPackages("dev.assay", "dev.assay.ui..")
            .should()
            .dependOnClassesThat(resideInAPackage("javafx.."));

    @ArchTest
    static final ArchRule nothingBelowKnowsTheCommandsOrTheWindow = noClasses()
            .that()
            .resideOutsideOfPackages("dev.assay", "dev.assay.cli..", "dev.assay.ui..")
            .should()
            .dependOnClassesThat(resideInAnyPackage("dev.assay.cli..", "dev.assay.ui.."));

    @ArchTest
    static final ArchRule theWindowDoesNotKnowTheCommands = noClasses()
            .that()
            .resideInAPackage("dev.assay.ui..")
            .should()
            .dependOnClassesThat(resideInAPackage("dev.assay.cli.."));

    @ArchTest
    static final ArchRule theStoreKnowsTheLedgerOnly = noClasses()
            .that()
            .resideInAPackage("dev.assay.store..")
            .should()
            .dependOnClassesThat(resideInAPackage("dev.assay..")
                    .and(DescribedPredicate.not(
                            resideInAnyPackage("dev.assay.store..", "dev.assay.ledger..", "dev.assay.model.."))));

    @ArchTest
    static final ArchRule noPackagesGoInCircles =
            slices().matching("dev.assay.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule nothingIsDrawnByChance = noClasses()
            .should()
            .callMethodWhere(target(owner(nameMatching(
                            "java\\.util\\.(Random|SplittableRandom|concurrent\\.ThreadLocalRandom|random\\..*)")))
                    .or(target(owner(name("java.lang.Math"))).and(target(name("random")))))
            .orShould()
            .dependOnClassesThat(
                    nameMatching("java\\.util\\.(Random|SplittableRandom)").forSubtype());

    /** What else needs the time is handed a clock; the window's is made where the window is. */
    @ArchTest
    static final ArchRule onlyAProjectReadsTheClock = noClasses()
            .that()
            .resideOutsideOfPackage("dev.assay.project..")
            .should()
            .callMethodWhere(target(name("now"))
                    .and(target(owner(resideInAPackage("java.time.."))))
                    .and(target(rawParameterTypes(new Class<?>[0]))))
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callConstructor(java.util.Date.class);

    @ArchTest
    static final ArchRule clocksAreMadeWhereTheProgramStarts = noClasses()
            .that()
            .resideOutsideOfPackage("dev.assay.project..")
            .and()
            .haveNameNotMatching("dev\\.assay\\.ui\\.(App|render\\.WindowPicture)")
            .should()
            .callMethodWhere(target(nameMatching("system.*")).and(target(owner(name("java.time.Clock")))));

    @ArchTest
    static final ArchRule theMethodMeasuresNoTime = noClasses()
            .that()
            .resideInAPackage("dev.assay.method..")
            .should()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "getProperty", String.class)
            .orShould()
            .callMethod(System.class, "getenv", String.class);

    @ArchTest
    static final ArchRule noTextDependsOnWhereTheProgramRuns = noClasses()
            .should()
            .callMethod(String.class, "toLowerCase")
            .orShould()
            .callMethod(String.class, "toUpperCase")
            .orShould()
            .callMethod(String.class, "format", String.class, Object[].class)
            .orShould()
            .callMethod(String.class, "formatted", Object[].class)
            .orShould()
            .callMethod(String.class, "getBytes");

    /** The window speaks the language of whoever sits before it; nothing below it has one. */
    @ArchTest
    static final ArchRule onlyTheWindowAsksForTheLocale = noClasses()
            .that()
            .resideOutsideOfPackage("dev.assay.ui..")
            .should()
            .callMethodWhere(readsTheDefault("java.util.Locale", "getDefault"))
            .orShould()
            .callMethodWhere(readsTheDefault("java.nio.charset.Charset", "defaultCharset"))
            .orShould()
            .callMethodWhere(readsTheDefault("java.time.ZoneId", "systemDefault"));

    private static DescribedPredicate<JavaCall<?>> readsTheDefault(String type, String method) {
        return target(owner(name(type))).and(target(name(method))).forSubtype();
    }

    @ArchTest
    static void everyPackageIsNullMarked(JavaClasses all) {
        List<String> bare = new ArrayList<>();
        TreeSet<String> packages = new TreeSet<>();
        all.forEach(c -> packages.add(c.getPackageName()));
        for (String p : packages) {
            if (!all.getPackage(p).isAnnotatedWith(NullMarked.class)) bare.add(p);
        }
        assertThat(packages).contains("dev.assay.model", "dev.assay.method", "dev.assay.store");
        assertThat(bare).isEmpty();
    }
}

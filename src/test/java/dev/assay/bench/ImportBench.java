package dev.assay.bench;

import dev.assay.exchange.ImportException;
import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.project.Project;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Importing a LoCoMo file beside parsing its JSON alone, in one run: time, processor time, memory allocated and the highest use of the heap. By hand:
 * the file, and how many rounds.
 */
public final class ImportBench {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    private ImportBench() {}

    @FunctionalInterface
    private interface Work {
        void run() throws IOException, ImportException;
    }

    private record Measured(double milliseconds, double cpu, double allocated, double peak) {}

    /** The file and the number of rounds (default 15, of which the first third only warms up). */
    public static void main(String[] args) throws IOException, ImportException {
        Path file = Path.of(args[0]);
        int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 15;
        Path folder = Files.createTempDirectory("import-bench");
        Path project = folder.resolve("p.assay");
        Work parse = () -> keep(JSON.readTree(Files.readAllBytes(file)));
        Work whole = () -> {
            Files.deleteIfExists(project);
            try (Project p = Project.create(project)) {
                Imports.importFile(p, file, ImportOptions.DEFAULT, Progress.NONE);
            }
        };
        Measured[] parsed = new Measured[rounds];
        Measured[] imported = new Measured[rounds];
        // Turn about, so that both meet the same machine.
        for (int i = 0; i < rounds; i++) {
            parsed[i] = measure(parse);
            imported[i] = measure(whole);
        }
        long bytes = Files.size(project);
        Files.deleteIfExists(project);
        Files.delete(folder);
        Measured a = median(Arrays.copyOfRange(parsed, rounds / 3, rounds));
        Measured b = median(Arrays.copyOfRange(imported, rounds / 3, rounds));
        System.out.printf(
                Locale.ROOT,
                "%s: %.1f MB; project %.1f MB; median of %d warm rounds%n%n",
                file.getFileName(),
                Files.size(file) / 1e6,
                bytes / 1e6,
                rounds - rounds / 3);
        System.out.printf(
                Locale.ROOT, "%-24s %10s %10s %14s %14s%n", "", "ms", "CPU ms", "allocated MB", "peak heap MB");
        row("parsing the JSON alone", a);
        row("importing", b);
        System.out.printf(
                Locale.ROOT,
                "%-24s %9.2fx %9.2fx %13.2fx %13.2fx%n",
                "",
                b.milliseconds / a.milliseconds,
                b.cpu / a.cpu,
                b.allocated / a.allocated,
                b.peak / a.peak);
    }

    private static void row(String name, Measured m) {
        System.out.printf(
                Locale.ROOT, "%-24s %10.1f %10.1f %14.1f %14.1f%n", name, m.milliseconds, m.cpu, m.allocated, m.peak);
    }

    private static volatile int kept;

    private static void keep(JsonNode tree) {
        kept += tree.size();
    }

    private static Measured measure(Work work) throws IOException, ImportException {
        System.gc();
        ManagementFactory.getMemoryPoolMXBeans().forEach(MemoryPoolMXBean::resetPeakUsage);
        long before = used(false);
        long allocated = THREADS.getCurrentThreadAllocatedBytes();
        long cpu = THREADS.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        work.run();
        long time = System.nanoTime() - start;
        return new Measured(
                time / 1e6,
                (THREADS.getCurrentThreadCpuTime() - cpu) / 1e6,
                (THREADS.getCurrentThreadAllocatedBytes() - allocated) / 1e6,
                (used(true) - before) / 1e6);
    }

    private static long used(boolean peak) {
        long used = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            if (pool.getType() != MemoryType.HEAP) continue;
            used += peak ? pool.getPeakUsage().getUsed() : pool.getUsage().getUsed();
        }
        return used;
    }

    private static Measured median(Measured[] all) {
        return new Measured(
                middle(all, Measured::milliseconds),
                middle(all, Measured::cpu),
                middle(all, Measured::allocated),
                middle(all, Measured::peak));
    }

    private static double middle(Measured[] all, ToDoubleFunction<Measured> field) {
        return Arrays.stream(all).mapToDouble(field).sorted().toArray()[all.length / 2];
    }
}

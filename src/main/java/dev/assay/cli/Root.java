package dev.assay.cli;

import picocli.CommandLine.Command;

/** The program itself. */
@Command(
        name = "assay",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description =
                "See what an agent remembers, from where, what was falsified since, and why a question is answered or not.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Without a command the window opens.",
            "Exit codes: 0 done, 1 a check does not hold, 2 wrong use, 3 input refused, 4 the project cannot be opened."
        })
final class Root {
    private final Console console;

    Root(Console console) {
        this.console = console;
    }

    Console console() {
        return console;
    }
}

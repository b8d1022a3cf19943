package dev.assay.exchange;

/** Cells of a CSV file that no spreadsheet runs. */
final class Csv {
    private Csv() {}

    /** A cell, quoted where RFC 4180 asks for it; one that a spreadsheet would take for a formula gets an apostrophe in front. */
    static String cell(String text) {
        String safe = isFormula(text) ? "'" + text : text;
        boolean quote =
                safe.indexOf(',') >= 0 || safe.indexOf('"') >= 0 || safe.indexOf('\n') >= 0 || safe.indexOf('\r') >= 0;
        return quote ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }

    private static boolean isFormula(String text) {
        if (text.isEmpty()) return false;
        char c = text.charAt(0);
        return c == '=' || c == '+' || c == '-' || c == '@' || c == '\t' || c == '\r';
    }
}

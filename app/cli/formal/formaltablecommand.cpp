// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/formal/formalmodel.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "core/formal/models/matrixfile.h"
#include "core/support/text/milliseconds.h"

#include <QRegularExpression>

using fourcast::formal::FormulaMatrix;
using fourcast::statespace::ExploreStatus;

namespace {

constexpr int mostThreads = 7;
constexpr int mostDepth = 7;

struct Depths
{
    int least = 1;
    int most = mostDepth;
};

/// "3" or "1..7".
Depths readDepths(CommandLine& line)
{
    static const QRegularExpression pattern(QStringLiteral("\\A([1-7])(?:\\.\\.([1-7]))?\\z"));
    if (!line.has("depth"))
        return {};
    const QString text = line.text("depth", {});
    const auto match = pattern.match(text);
    Depths depths;
    depths.least = match.captured(1).toInt();
    depths.most = match.hasCaptured(2) ? match.captured(2).toInt() : depths.least;
    if (!match.hasMatch() || depths.least > depths.most)
        line.wrong(BadInput,
                   filled("--depth must be a number from 1 to %1, or two like 1..%1, not "
                          "'%2'",
                          mostDepth, text));
    return depths;
}

FormulaMatrix readTable(CommandLine& line)
{
    const int threads = line.number("threads", 1, mostThreads, mostThreads);
    const Depths depths = readDepths(line);
    if (!line.has("mutants"))
        return fourcast::formal::studyTable(threads, depths.least, depths.most,
                                            line.has("repaired"));
    for (const char* option : {"threads", "depth", "repaired"})
        if (line.has(QLatin1String(option)))
            line.wrong(BadInput,
                       QStringLiteral("--%1 is not for --mutants: they have three threads, three "
                                      "levels and all formulas")
                           .arg(QLatin1String(option)));
    return fourcast::formal::mutantTable();
}

Provenance provenanceOf(const CommandLine& line,
                        const fourcast::statespace::ExploreOptions& options)
{
    Provenance provenance(line.has("mutants")
                              ? QStringLiteral("Which formula notices which mistake")
                              : QStringLiteral("Table 1 of the study"));
    provenance.add(QStringLiteral("workers"), QStringLiteral("Workers"),
                   QString::number(options.workers));
    provenance.add(QStringLiteral("memory"), QStringLiteral("Memory budget in bytes"),
                   QString::number(options.memoryBudget));
    return provenance;
}

QByteArray matrixJson(const FormulaMatrix& matrix, const Provenance& provenance)
{
    QJsonObject json = fourcast::formal::matrixToJson(matrix);
    json["provenance"] = provenance.toJson();
    return toJsonText(json);
}

/// Prints what is new in a table that is being filled.
class MatrixPrinter
{
public:
    explicit MatrixPrinter(bool quiet) : m_quiet(quiet) { }

    void take(const FormulaMatrix& matrix)
    {
        for (std::size_t row = m_row; row < matrix.rows.size(); ++row) {
            const FormulaMatrix::Row& each = matrix.rows[row];
            if (each.cells.empty())
                return;
            m_row = row;
            if (m_titled <= row) {
                m_titled = row + 1;
                m_column = 0;
                print(QStringLiteral("%1: %2\n").arg(each.title, fourcast::formal::sizeText(each)));
            }
            for (; m_column < each.cells.size() && each.cells[m_column]; ++m_column)
                print(cellText(matrix, row, m_column));
            tellProgress(matrix, row);
        }
    }

private:
    void print(const QString& text) const
    {
        if (m_quiet)
            return;
        console::print(text);
        console::flush();
    }

    void tellProgress(const FormulaMatrix& matrix, std::size_t row) const
    {
        if (std::chrono::steady_clock::now() - m_begun < std::chrono::seconds(1))
            return;
        const QString what = m_column < matrix.columns.size() ? matrix.columns[m_column].title
            : row + 1 < matrix.rows.size()                    ? matrix.rows[row + 1].title
                                                              : QString();
        console::longProgress(
            what.isEmpty() ? what : filled("row %1 of %2: %3", row + 1, matrix.rows.size(), what));
    }

    static QString cellText(const FormulaMatrix& matrix, std::size_t row, std::size_t column)
    {
        constexpr int formulaWidth = 31;
        const auto& cell = *matrix.rows[row].cells[column];
        const auto published = fourcast::formal::publishedVerdict(matrix, row, column);
        const QString study = !published ? QString()
            : *published                 ? QStringLiteral("study: true   ")
                                         : QStringLiteral("study: false  ");
        QString text = QStringLiteral("  %1%2%3  %4 ms\n")
                           .arg(matrix.columns[column].title, -formulaWidth)
                           .arg(study)
                           .arg(fourcast::formal::verdictName(cell), -8)
                           .arg(toMilliseconds(cell.time), 0, 'f', 1);
        const QString reason = fourcast::formal::reasonText(matrix, row, column);
        return reason.isEmpty() ? text : text + QStringLiteral("    %1\n").arg(reason);
    }

    bool m_quiet;
    std::chrono::steady_clock::time_point m_begun = std::chrono::steady_clock::now();
    std::size_t m_row = 0;
    std::size_t m_titled = 0;
    std::size_t m_column = 0;
};

QString caughtText(const FormulaMatrix& matrix)
{
    QString text = QStringLiteral("Caught:\n");
    for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
        QStringList names;
        for (const std::size_t row : fourcast::formal::caughtRows(matrix, column))
            names << matrix.rows[row].title;
        text += QStringLiteral("  %1: %2\n")
                    .arg(matrix.columns[column].title,
                         names.isEmpty() ? QStringLiteral("none")
                                         : names.join(QStringLiteral(", ")));
    }
    return text;
}

}

CommandResult commands::formalTable(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Fills the study's table 1 anew: its seven formulas, each checked in its model at each\n"
        "depth, beside the study's own verdicts (true throughout), with the time and with what\n"
        "is vacuous: true only because what the formula speaks of never happens. With --mutants\n"
        "the table of the mistakes that were put into the model, and which formula notices them.\n"
        "Exit code 1 where the memory was not enough for a row; 3 when it was interrupted: what\n"
        "is filled by then is printed and written, under names that say that it is a part."));
    line.option("threads", "Of the model, 1 to 7; 7 by default, as in the study.", "N");
    line.option("depth", "Levels of the model, a number or from one to another; 1..7 by default.",
                "RANGE");
    line.option("repaired", "Checks the repaired formulas as well.");
    line.option("mutants", "Fills the table of mutants instead, with three threads and levels.");
    line.option("workers", "Of the exploration, 1 to 256; one per core by default.", "N");
    line.option("memory", "Ends a row where more bytes would be needed; 4294967296 by default.",
                "BYTES");
    line.option("out",
                "Folder for table1.csv, .json and .md (of the mutants mutants.csv and so on); made "
                "where it is missing. Without it nothing is written.",
                "DIR");
    addForceOption(line);
    line.option("json", "Prints JSON instead of the table.");
    FOURCAST_TRY(line.parse(arguments));
    const FormulaMatrix table = readTable(line);
    const auto exploring = readExploreOptions(line);
    OutputFolder folder(line, line.has("mutants") ? "mutants" : "table1", {".csv", ".json", ".md"});
    FOURCAST_TRY(line.failure());
    FOURCAST_TRY(folder.prepare());

    const Interrupt interrupt;
    MatrixPrinter printer(line.has("json"));
    fourcast::formal::MatrixOptions options;
    options.workers = exploring.workers;
    options.memory = exploring.memoryBudget;
    options.stop = interrupt.token();
    options.report = [&printer](const FormulaMatrix& now) { printer.take(now); };
    const auto filled = fourcast::formal::fillMatrix(table, options);
    if (!filled) {
        folder.leave();
        return console::fail(BadInput, filled.error().message);
    }
    const Provenance provenance = provenanceOf(line, exploring);
    const bool whole = filled->isComplete();
    if (line.has("json"))
        console::print(matrixJson(*filled, provenance));
    else if (line.has("mutants"))
        console::print(caughtText(*filled));
    if (!interrupt.happened() || !filled->rows.front().cells.empty()) {
        FOURCAST_TRY(folder.write({provenance.addedToCsv(fourcast::formal::matrixToCsv(*filled)),
                                   matrixJson(*filled, provenance),
                                   fourcast::formal::matrixToMarkdown(*filled, provenance)},
                                  whole));
        if (!line.has("json"))
            folder.tell();
    } else {
        folder.leave();
    }
    if (whole)
        return Done;
    if (interrupt.happened())
        return console::fail(Stopped, QStringLiteral("Stopped; this is a part of the table"));
    return console::fail(BadInput,
                         QStringLiteral("%1 bytes are not enough for the whole table; "
                                        "--memory allows more")
                             .arg(exploring.memoryBudget));
}

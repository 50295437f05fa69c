// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/exploring.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "core/chance/tables/tablefile.h"
#include "core/support/text/milliseconds.h"

using fourcast::chance::StudyTable;
using fourcast::chance::studyTable;
using fourcast::chance::TableCell;
using fourcast::chance::TableOptions;
using fourcast::chance::TableRow;

namespace {

constexpr qint64 mostStandard = 2'000'000;

QByteArray studyTableJson(const StudyTable& table, const Provenance& provenance)
{
    QJsonObject json = tableToJson(table);
    json["provenance"] = provenance.toJson();
    return toJsonText(json);
}

/// Prints each row when it was run.
class StudyTablePrinter
{
public:
    explicit StudyTablePrinter(bool isQuiet) : m_isQuiet(isQuiet) { }

    void take(const StudyTable& table)
    {
        if (m_isQuiet)
            return;
        m_printed.resize(table.rows.size());
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            const TableRow& each = table.rows[row];
            if (m_printed[row] || (!each.isRun && each.fault.isEmpty()))
                continue;
            m_printed[row] = true;
            console::print(rowText(table, row));
            console::flush();
        }
    }

private:
    static QString rowText(const StudyTable& table, std::size_t row)
    {
        const TableRow& each = table.rows[row];
        QString text = each.title + u'\n';
        for (std::size_t column = 0; column < each.cells.size(); ++column) {
            const TableCell& cell = each.cells[column];
            if (!cell.isKnown)
                continue;
            text += QStringLiteral("  %1  paper %2  ours %3")
                        .arg(table.columns[column].title, -24)
                        .arg(cell.published, -11)
                        .arg(oursText(table, row, column), -16);
            for (const QString& more :
                 {rangeText(table, row, column),
                  cell.exact.isEmpty() ? QString() : QStringLiteral("= ") + cell.exact,
                  agreementName(cell.agreement)})
                if (!more.isEmpty())
                    text += QStringLiteral("  ") + more;
            text += u'\n';
        }
        if (each.isRun)
            text += filled("  %1 ms, %2 MiB for the largest automaton%3\n",
                           fixedText(toMilliseconds(each.time), 0), (each.bytes >> 20) + 1,
                           each.publishedSeconds.isEmpty()
                               ? QString()
                               : QStringLiteral(" (paper %1 s)").arg(each.publishedSeconds));
        else
            text += QStringLiteral("  %1\n").arg(each.fault);
        return text;
    }

    bool m_isQuiet;
    std::vector<bool> m_printed;
};

int studyTableExitCode(const StudyTable& table, bool wasStopped)
{
    if (wasStopped)
        return console::fail(Stopped, QStringLiteral("Stopped; this is a part of the table"));
    for (const TableRow& row : table.rows)
        if (!row.fault.isEmpty())
            return console::fail(BadInput, QStringLiteral("%1: %2").arg(row.title, row.fault));
    return Done;
}

}

CommandResult commands::chanceTable(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Fills a table of the study of old games anew: the gambler (0), the ruin of N players "
        "(1),\n"
        "Yahtzee (2) or the Game of the Goose (3), each number beside the study's own, what\n"
        "formulas say, and the time with and without the reductions. An answer\n"
        "agrees when all of its guaranteed interval is printed with the study's digits. Exit code\n"
        "1 where the memory was not enough for a row; 3 when it was interrupted: what is filled\n"
        "by then is printed and written, under names that say that it is a part."));
    line.argument("TABLE", "0, 1, 2 or 3.", "TABLE");
    line.option("all", "Runs the rows with more than 2000000 states, too: hours and gigabytes.");
    line.option("exact", "In fractions, where a model is small enough.");
    addExploreOptions(line);
    line.option("out",
                "Folder for chance-tableN.csv, .json and .md; made where it is missing. Without it "
                "nothing is written.",
                "DIR");
    addForceOption(line);
    line.option("json", "Prints JSON instead of the table.");
    FOURCAST_TRY(line.parse(arguments));
    const auto number = static_cast<int>(line.numberArgument(0, QStringLiteral("The table"), 0, 3));
    TableOptions options;
    options.exploring = readExploreOptions(line);
    options.exact = line.has("exact");
    options.mostStates = line.has("all") ? 0 : mostStandard;
    OutputFolder folder(line, QStringLiteral("chance-table%1").arg(number),
                        {".csv", ".json", ".md"});
    FOURCAST_TRY(line.failure());
    FOURCAST_TRY(folder.prepare());

    const Interrupt interrupt;
    StudyTablePrinter printer(line.has("json"));
    options.stop = interrupt.token();
    options.report = [&printer](const StudyTable& now) { printer.take(now); };
    options.progress = [](const QString& what) { console::longProgress(what); };
    const StudyTable table = fillTable(studyTable(number), options);
    Provenance provenance(table.title);
    provenance.add(QStringLiteral("workers"), QStringLiteral("Workers"),
                   QString::number(options.exploring.workers));
    if (line.has("json"))
        console::print(studyTableJson(table, provenance));
    else
        for (const QString& note : table.notes)
            console::print(console::wrapped(note));
    if (std::ranges::any_of(table.rows, &TableRow::isRun)) {
        FOURCAST_TRY(
            folder.write({provenance.addedToCsv(tableToCsv(table)),
                          studyTableJson(table, provenance), tableToMarkdown(table, provenance)},
                         table.isComplete()));
        if (!line.has("json"))
            folder.tell();
    } else {
        folder.leave();
    }
    return studyTableExitCode(table, interrupt.happened());
}

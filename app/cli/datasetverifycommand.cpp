// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/duration.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/json.h"
#include "core/book/datasetcheck.h"
#include "core/solver/solvertable.h"

#include <QThread>
#include <new>

namespace {

void addOptions(CommandLine& line)
{
    line.argument("FILE", "The data set.", "FILE");
    line.option("threads",
                QStringLiteral("Positions solved at a time, 1 to %1; one per core by default.")
                    .arg(maximumWorkers),
                "N");
    line.option("hash",
                QStringLiteral("Size of the threads' common table, %1 to %2 MiB; %3 by default.")
                    .arg(SolverTable::minimumMib)
                    .arg(SolverTable::maximumMib)
                    .arg(DatasetCheckSettings().tableMib),
                "MIB");
    line.option("sample", "Checks N lines only, drawn at random.", "N");
    line.option("seed", "Draws the lines of --sample; 1 by default.", "S");
    line.option("json", "Prints JSON.");
}

DatasetCheckSettings readSettings(CommandLine& line)
{
    DatasetCheckSettings settings;
    settings.workers
        = static_cast<int>(line.number("threads", 1, maximumWorkers, QThread::idealThreadCount()));
    settings.tableMib = static_cast<int>(
        line.number("hash", SolverTable::minimumMib, SolverTable::maximumMib, settings.tableMib));
    settings.sample = static_cast<std::size_t>(line.number("sample", 1, 1'000'000'000, 0));
    settings.seed = static_cast<std::uint64_t>(line.number("seed", 0, maximumSeed, 1));
    if (line.has("seed") && !line.has("sample"))
        line.wrong(BadUsage, QStringLiteral("--seed is of no use without --sample") + seeHelp());
    return settings;
}

QString linesText(std::size_t lines)
{
    return lines == 1 ? QStringLiteral("1 line") : QStringLiteral("%1 lines").arg(lines);
}

void showProgress(const DatasetCheck& check)
{
    QString text = QStringLiteral("%1 of %2 checked, %3 wrong, %4 million nodes in %5")
                       .arg(check.checked)
                       .arg(linesText(check.total))
                       .arg(check.disagreements.size())
                       .arg(check.nodes / 1'000'000)
                       .arg(longDurationText(check.time));
    if (check.timeLeft.count() > 0)
        text += QStringLiteral(", about %1 left").arg(longDurationText(check.timeLeft));
    console::longProgress(text);
}

QString toText(const Dataset& dataset, const DatasetCheck& check)
{
    QString text;
    for (const DatasetDisagreement& wrong : check.disagreements)
        text += QStringLiteral("line %1: %2 in the file, %3 by the solver\n")
                    .arg(wrong.index + 1)
                    .arg(toText(dataset.entries()[wrong.index].label), toText(wrong.solved));
    return text
        + QStringLiteral("%1 of %2 checked, %3 wrong, %4 nodes in %5 ms\n")
              .arg(check.checked)
              .arg(linesText(check.total))
              .arg(check.disagreements.size())
              .arg(check.nodes)
              .arg(toMilliseconds(check.time), 0, 'f', 3);
}

QJsonObject toJson(const Dataset& dataset, const DatasetCheck& check, const QString& file)
{
    QJsonArray wrong;
    for (const DatasetDisagreement& line : check.disagreements)
        wrong.append(QJsonObject {{"line", static_cast<qint64>(line.index) + 1},
                                  {"label", toText(dataset.entries()[line.index].label)},
                                  {"solved", toText(line.solved)}});
    return {{"file", file},
            {"lines", static_cast<qint64>(dataset.size())},
            {"toCheck", static_cast<qint64>(check.total)},
            {"checked", static_cast<qint64>(check.checked)},
            {"status", check.checked < check.total ? "stopped" : "completed"},
            {"wrong", wrong},
            {"pointOfView", "the first player"},
            {"nodes", static_cast<qint64>(check.nodes)},
            {"milliseconds", toMilliseconds(check.time)}};
}

int verify(const Dataset& dataset, const DatasetCheckSettings& settings, const QString& file,
           bool json)
{
    const Interrupt interrupt;
    const DatasetCheck check = checkDataset(dataset, settings, interrupt.token(), showProgress);
    console::progress({});
    if (json)
        console::print(toJsonText("dataset verify", toJson(dataset, check, file)));
    else
        console::print(toText(dataset, check));
    if (check.checked < check.total)
        return console::fail(Stopped,
                             QStringLiteral("Stopped after %1 of %2")
                                 .arg(check.checked)
                                 .arg(linesText(check.total)));
    if (!check.disagreements.empty())
        return console::fail(
            BadInput,
            QStringLiteral("'%1' is wrong in %2").arg(file, linesText(check.disagreements.size())));
    return Done;
}

}

int commands::datasetVerify(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Solves the lines of a data set, of the form of the Connect-4 data set of the UCI\n"
        "repository, without a book, and lists those whose label is wrong; exit code 1 where "
        "there\n"
        "are any. The 67,557 lines of the published file take minutes to an hour."));
    addOptions(line);
    if (const auto code = line.parse(arguments))
        return *code;
    const DatasetCheckSettings settings = readSettings(line);
    if (const auto code = line.failure())
        return *code;
    const QString file = line.arguments().constFirst();
    const Expected<Dataset> dataset = Dataset::load(file);
    if (!dataset)
        return console::fail(BadInput, dataset.error().message);
    try {
        return verify(*dataset, settings, file, line.has("json"));
    } catch (const std::bad_alloc&) {
        return console::fail(BadInput,
                             QStringLiteral("There is not enough memory for a table of %1 MiB")
                                 .arg(settings.tableMib));
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "app/cli/study/boardoption.h"
#include "app/cli/traceoutput.h"
#include "core/board/boards.h"
#include "core/fulltree/parallelprovenance.h"
#include "core/fulltree/parallelsettings.h"
#include "core/fulltree/parallelstudy.h"

#include <QJsonDocument>
#include <thread>

namespace {

const QString everyStrategy = QStringLiteral("all");

/// "sequential, root-list, ..."
QString strategyList()
{
    return settingOf(parallelSettings(), u"strategies").names.join(QStringLiteral(", "));
}

void addParallelOptions(CommandLine& line)
{
    line.option(settingOf(parallelSettings(), u"depth"), "D");
    line.option("board",
                QStringLiteral("One of: %1; 7x7, the report's, by default.").arg(boardList()),
                "NAME");
    line.option("strategy",
                QStringLiteral("One of: %1; or all, which is the default. The sequential run is "
                               "always measured too.")
                    .arg(strategyList()),
                "S");
    line.option("workers",
                "Measures 1, 2 and so on up to this many workers, 1 to 256; one per core by "
                "default.",
                "N");
    line.option(settingOf(parallelSettings(), u"repetitions"), "R", "repeat");
    line.option("seed", "Decides among equally good moves; 1 by default.", "S");
    line.option("timeline", "Writes what each worker did when to this CSV file.", "FILE");
    TraceOutput::addOption(line);
    addForceOption(line);
    line.option("json", "Prints JSON.");
}

ParallelSettings readParallelSettings(CommandLine& line)
{
    ParallelSettings settings;
    settings.depth = line.number(settingOf(parallelSettings(), u"depth"));
    settings.board = line.text("board", settings.board);
    line.check(boardFromName(settings.board));
    if (const QString name = line.text("strategy", everyStrategy); name != everyStrategy) {
        if (const auto strategy = strategyFromName(name))
            settings.strategies = {*strategy};
        else
            line.wrong(BadInput,
                       QStringLiteral("There is no strategy '%1'; the strategies are %2, or %3")
                           .arg(name, strategyList(), everyStrategy));
    }
    const qint64 cores = std::max(1u, std::thread::hardware_concurrency());
    settings.workers = workersUpTo(readWorkers(line, cores));
    settings.repeats = line.number(settingOf(parallelSettings(), u"repetitions"), "repeat");
    settings.seed = readSeed(line);
    return settings;
}

/// A process for each row.
std::vector<TracedRun> tracedRuns(const ParallelResult& result)
{
    std::vector<TracedRun> runs;
    for (const ParallelRow& row : result.rows)
        runs.push_back(
            {QStringLiteral("%1, %2").arg(strategyName(row.strategy), workersText(row.workers)),
             row.run.timeline});
    return runs;
}

}

CommandResult commands::parallel(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Repeats the parallel report's experiment: the best move of the empty board by the full\n"
        "minimax tree, the tree shared among workers in several ways, each timed again and\n"
        "again, beside the report's own times. At the report's depths a tree takes less time here\n"
        "than it takes to wake threads: from --depth 9 on sharing pays."));
    addParallelOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    const ParallelSettings settings = readParallelSettings(line);
    const QString file = readFileName(line, "timeline");
    if (isStandardOutput(file) && line.has("json"))
        line.misused(QStringLiteral("--timeline and --json both want standard output"));
    const TraceOutput trace(line);
    if (isStandardOutput(file) && trace.takesStandardOutput())
        line.misused(QStringLiteral("--timeline and --trace both want standard output"));
    FOURCAST_TRY(line.failure());
    FOURCAST_TRY(trace.check({file}));
    if (!file.isEmpty())
        FOURCAST_TRY(checkOutput(file, line.has("force")));

    const Interrupt interrupt;
    FOURCAST_LET(
        const auto result,
        runParallelStudy(settings, interrupt.token(), [](const ParallelProgress& progress) {
            console::progress(
                QStringLiteral("run %1 of %2").arg(progress.done).arg(progress.total));
        }));
    if (!isStandardOutput(file) && !trace.takesStandardOutput())
        line.answer(parallelToJson(result), parallelToText(result));
    const QString timeline = outcomeName(file, result.isComplete());
    if (!file.isEmpty() && !result.rows.empty())
        FOURCAST_TRY(
            writeFile(timeline, provenanceOf(result).addedToCsv(parallelTimelinesToCsv(result))));
    if (!result.rows.empty())
        FOURCAST_TRY(trace.write(tracedRuns(result),
                                 {{"provenance", provenanceOf(result).toJson()}},
                                 result.isComplete()));
    if (!result.isComplete())
        return console::stoppedAfter(result.repeats,
                                     QStringLiteral("%1 repetitions").arg(settings.repeats));
    return Done;
}

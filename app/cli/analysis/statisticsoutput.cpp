// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/statisticsoutput.h"

#include "core/search/metrics/branching.h"
#include "core/support/text/counttext.h"
#include "core/support/text/milliseconds.h"

#include <QStringList>

namespace {

double percentOf(std::uint64_t part, std::uint64_t whole)
{
    return whole > 0 ? 100.0 * static_cast<double>(part) / static_cast<double>(whole) : 0.0;
}

QString percentText(std::uint64_t part, std::uint64_t whole)
{
    return QStringLiteral("%1 %").arg(percentOf(part, whole), 0, 'f', 1);
}

QString iterationsText(const std::vector<IterationReport>& iterations)
{
    if (iterations.empty())
        return {};
    QString text = QStringLiteral("  depth        nodes   growth  branching    time (ms)  best  "
                                  "value for the player to move\n");
    for (std::size_t i = 0; i < iterations.size(); ++i) {
        const IterationReport& iteration = iterations[i];
        const auto number = [](std::optional<double> value) {
            return value ? QString::number(*value, 'f', 2) : QStringLiteral("-");
        };
        text += QStringLiteral("  %1%2%3%4%5%6  %7\n")
                    .arg(iteration.depth, 5)
                    .arg(iteration.counts.nodes, 13)
                    .arg(number(growthAt(iterations, i)), 9)
                    .arg(number(branchingFactor(iteration)), 11)
                    .arg(toMilliseconds(iteration.time), 13, 'f', 3)
                    .arg(iteration.complete ? QString::number(iteration.bestMove.column() + 1)
                                            : QStringLiteral("-"),
                         6)
                    .arg(iteration.complete ? iteration.score.toText()
                                            : QStringLiteral("not finished"));
    }
    return text;
}

QString cutoffsText(const SearchReport& report)
{
    const std::uint64_t all = report.statistics.cutoffs();
    if (all == 0)
        return QStringLiteral("Cut-offs: none\n");
    QStringList parts;
    for (const std::uint64_t count : report.statistics.cutoffsByMove)
        parts << percentText(count, all);
    const QString first = parts.takeFirst();
    return filled("Cut-offs: %1, on the first move %2, on the following ones %3\n", all, first,
                  parts.join(QStringLiteral(", ")));
}

QString tableText(const TableStatistics& table)
{
    QString text
        = filled("Table: %1 reads, %2 of them hits, %3 of them cut-offs; %4 stores; %5 MiB",
                 table.reads, percentText(table.hits, table.reads),
                 percentText(table.cutoffs, table.reads), table.stores, table.bytes >> 20);
    if (table.fill)
        text += QStringLiteral(", %1 % full").arg(100 * *table.fill, 0, 'f', 1);
    return text + u'\n';
}

QString workerTimesText(const std::vector<ThreadTimes>& workers)
{
    QString text;
    for (std::size_t worker = 0; worker < workers.size(); ++worker) {
        text += filled("Worker %1: %2 ms running", worker + 1,
                       fixedText(toMilliseconds(workers[worker].running), 3));
        if (workers[worker].waiting)
            text += QStringLiteral(", %1 ms ready, not running")
                        .arg(toMilliseconds(*workers[worker].waiting), 0, 'f', 3);
        text += u'\n';
    }
    return text;
}

}

QString statisticsText(const SearchReport& report)
{
    const SearchStatistics& statistics = report.statistics;
    QString text = QStringLiteral("What the search did:\n") + iterationsText(report.iterations);
    if (report.leaves > 0)
        text += filled("Evaluations: %1, %2 of the leaves\n", statistics.evaluations,
                       percentText(statistics.evaluations, report.leaves));
    if (statistics.selectiveDepth > 0)
        text += QStringLiteral("Selective depth: %1 plies\n").arg(statistics.selectiveDepth);
    text += cutoffsText(report);
    if (statistics.table)
        text += tableText(*statistics.table);
    return text + workerTimesText(report.workerTimes);
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/parallelstudy.h"

#include "core/fulltree/parallelcolumns.h"
#include "core/fulltree/speedup.h"
#include "core/search/timeline/timelinetext.h"
#include "core/support/formats/csv.h"
#include "core/support/text/counttext.h"
#include "core/support/text/milliseconds.h"

#include <QCoreApplication>

namespace {

/// "2.140 (4.77x)": seconds, and how much faster than the sequential program.
QString publishedCell(double seconds, double sequential, int workers)
{
    if (seconds <= 0)
        return QStringLiteral("-");
    QString text = fixedText(seconds, 3);
    if (workers > 1)
        text += QStringLiteral(" (%1x)").arg(fixedText(sequential / seconds, 2));
    return text;
}

QString publishedTable(int depth)
{
    QString text;
    for (const PublishedTimes& times : publishedTimes())
        if (times.depth == depth)
            text += QStringLiteral("%1%2%3%4\n")
                        .arg(times.what, -36)
                        .arg(publishedCell(times.sequential, 0, 1), 10)
                        .arg(publishedCell(times.rootList, times.sequential, times.workers), 18)
                        .arg(publishedCell(times.rootMapped, times.sequential, times.workers), 18);
    if (text.isEmpty())
        return QStringLiteral("\nThe report has no times for depth %1.\n").arg(depth);
    return QStringLiteral("\nThe report (Amsalu and Efrem 2022), 7x7 board, seconds\n%1%2%3%4\n")
               .arg(QString(), -36)
               .arg(QStringLiteral("sequential"), 10)
               .arg(QStringLiteral("parList"), 18)
               .arg(QStringLiteral("parMap"), 18)
        + text;
}

QString rowText(const ParallelRow& row, std::uint64_t wholeNodes)
{
    // Who does not look at the whole tree is faster by more than the workers: no efficiency.
    const bool isWholeTree = row.run.nodes >= wholeNodes;
    return QStringLiteral("%1 %2 %3 %4 %5 %6 %7 %8 %9")
        .arg(strategyName(row.strategy), -12)
        .arg(row.workers, 3)
        .arg(fixedText(toMilliseconds(row.median()), 3), 11)
        .arg(fixedText(toMilliseconds(row.least()), 3), 11)
        .arg(fixedText(toMilliseconds(row.most()), 3), 11)
        .arg(fixedText(row.speedUp, 2), 8)
        .arg(QStringLiteral("%1-%2").arg(fixedText(row.leastSpeedUp, 2),
                                         fixedText(row.mostSpeedUp, 2)),
             -15)
        .arg(isWholeTree ? fixedText(100 * row.efficiency(), 0) + u'%' : QStringLiteral("-"), 5)
        .arg(row.run.nodes, 11);
}

QString tasksText(const ParallelRow& row)
{
    const Timeline& timeline = row.run.timeline;
    return QStringLiteral("%1%2%3%4%5%6%7\n")
        .arg(strategyName(row.strategy), -13)
        .arg(row.workers, 3)
        .arg(timeline.created, 12)
        .arg(timeline.stolen, 12)
        .arg(timeline.ranInline, 12)
        .arg(timeline.isEmpty() ? QStringLiteral("-")
                                : fixedText(100 * timeline.taskShare(), 1) + u'%',
             9)
        .arg(timeline.isEmpty() ? QStringLiteral("-")
                                : fixedText(toMilliseconds(timeline.tail()), 3),
             12);
}

}

QString parallelValueText(int value, int depth)
{
    if (value == 0)
        return QCoreApplication::translate("ParallelStudy", "no result within %n ply(s)", nullptr,
                                           depth);
    return value > 0 ? QCoreApplication::translate("ParallelStudy", "win")
                     : QCoreApplication::translate("ParallelStudy", "loss");
}

QByteArray parallelToCsv(const ParallelResult& result)
{
    const Columns<ParallelRow> columns = parallelColumns(result.settings);
    QByteArray csv = csvRow(QStringList {"board", "depth", "seed", "strategy", "workers", "repeats"}
                            + csvHeadings(columns)
                            + QStringList {"value", "best_column", "tasks_created", "tasks_stolen",
                                           "tasks_inline", "busy_share", "tail_ms", "disturbed",
                                           "began", "program", "machine"});
    const ParallelSettings& settings = result.settings;
    for (const ParallelRow& row : result.rows) {
        const Timeline& timeline = row.run.timeline;
        csv += csvRow(
            QStringList {settings.board, QString::number(settings.depth),
                         QString::number(settings.seed), strategyName(row.strategy),
                         QString::number(row.workers), QString::number(result.repeats)}
            + csvFields(columns, row)
            + QStringList {QString::number(row.run.value),
                           QString::number(row.run.bestMove.column() + 1),
                           QString::number(timeline.created), QString::number(timeline.stolen),
                           QString::number(timeline.ranInline), fixedText(timeline.taskShare(), 4),
                           fixedText(toMilliseconds(timeline.tail()), 6),
                           result.disturbed ? QStringLiteral("yes") : QStringLiteral("no"),
                           result.began.toString(Qt::ISODate), result.program, result.machine});
    }
    return csv;
}

QByteArray parallelTimelinesToCsv(const ParallelResult& result)
{
    QByteArray csv;
    for (const ParallelRow& row : result.rows) {
        const QList<QByteArray> lines = timelineToCsv(row.run.timeline).split('\n');
        const QByteArray prefix
            = strategyName(row.strategy).toLatin1() + ',' + QByteArray::number(row.workers) + ',';
        if (csv.isEmpty())
            csv = "strategy,workers," + lines.front() + '\n';
        for (qsizetype i = 1; i + 1 < lines.size(); ++i)
            csv += prefix + lines[i] + '\n';
    }
    return csv;
}

QString parallelToText(const ParallelResult& result)
{
    const ParallelSettings& settings = result.settings;
    QString text
        = filled("Best move of the empty %1 board by the full minimax tree, depth %2, "
                 "seed %3,\n%4 of %5 repetitions; wall time in ms, speed-up against "
                 "sequential (median, least-most)\n%6, %7, %8\n\n",
                 settings.board, settings.depth, settings.seed, result.repeats, settings.repeats,
                 result.began.toString(Qt::ISODate), result.program, result.machine);
    if (result.rows.empty())
        return text;
    text += QStringLiteral("strategy     wrk      median       least        most speed-up "
                           "least-most       eff.       nodes move  value\n");
    for (const ParallelRow& row : result.rows)
        text += rowText(row, result.rows.front().run.nodes)
            + filled("    %1  %2\n", QChar(u'a' + row.run.bestMove.column()),
                     parallelValueText(row.run.value, settings.depth));
    text += QStringLiteral("\nTasks        wrk     created      stolen      inline     busy     "
                           "tail ms\n");
    for (const ParallelRow& row : result.rows)
        text += tasksText(row);
    const int tasks = rootTasks(settings.board);
    text += QStringLiteral("\nBounds: %1 equal tasks").arg(tasks);
    for (const int workers : settings.workers)
        text += filled(", %1 on %2", fixedText(taskBound(tasks, workers), 2) + u'x', workers);
    text += QStringLiteral("; Amdahl's with the sequential run's %1 % outside of tasks")
                .arg(fixedText(100 * result.serialShare, 2));
    for (const int workers : settings.workers)
        text += filled(", %1 on %2", fixedText(amdahlBound(result.serialShare, workers), 2) + u'x',
                       workers);
    text
        += QStringLiteral(".\nshared-bound prunes, so its speed-up is no gain by workers alone.\n");
    return text + publishedTable(settings.depth);
}

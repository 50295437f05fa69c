// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/parallelcolumns.h"

#include "core/fulltree/speedup.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace {

struct ParallelColumnText
{
    Q_DECLARE_TR_FUNCTIONS(ParallelModel)
};

QString publishedText(const ParallelRow& row, const PublishedTimes& times)
{
    const double seconds = row.strategy == ParallelStrategy::Sequential ? times.sequential
        : row.strategy == ParallelStrategy::RootList                    ? times.rootList
        : row.strategy == ParallelStrategy::RootMapped                  ? times.rootMapped
                                                                        : 0;
    if (seconds <= 0)
        return {};
    const QString time = ParallelColumnText::tr("%1 s").arg(QLocale().toString(seconds, 'f', 3));
    return row.strategy == ParallelStrategy::Sequential
        ? time
        : ParallelColumnText::tr("%1, %2").arg(
            time, QLocale().toString(times.sequential / seconds, 'f', 2) + QChar(0x00d7));
}

Column<ParallelRow> publishedColumn(const ParallelSettings& settings, int workers,
                                    const QString& title, const QString& tip)
{
    std::optional<PublishedTimes> published;
    for (const PublishedTimes& times : publishedTimes())
        if (settings.board == QStringLiteral("7x7") && times.depth == settings.depth
            && times.workers == workers)
            published = times;
    return {.title = title, .tip = tip, .cell = [published](const ParallelRow& row) -> TableValue {
                return published ? publishedText(row, *published) : QString();
            }};
}

/// What a run gave; a row that waits for its first run shows nothing of it.
Columns<ParallelRow> columnsOfRun(int depth)
{
    Columns<ParallelRow> columns {
        {.csv = {"median_ms"},
         .json = {"medianMilliseconds"},
         .title = ParallelColumnText::tr("Median ms"),
         .tip = ParallelColumnText::tr("Median wall-clock time of a run over the repetitions"),
         .cell = [](const ParallelRow& row) { return TableValue::milliseconds(row.median()); }},
        {.csv = {"least_ms", "most_ms"},
         .json = {"leastMilliseconds", "mostMilliseconds"},
         .title = ParallelColumnText::tr("Min – max ms"),
         .tip = ParallelColumnText::tr("Fastest and slowest repetition"),
         .cell =
             [](const ParallelRow& row) {
                 return TableValue::range(TableValue::milliseconds(row.least()),
                                          TableValue::milliseconds(row.most()));
             }},
        {.csv = {"speed_up"},
         .json = {"speedUp"},
         .title = ParallelColumnText::tr("Speed-up"),
         .tip
         = ParallelColumnText::tr("Median speed-up over the sequential run of the same repetition"),
         .cell = [](const ParallelRow& row) { return TableValue::times(row.speedUp, 4); }},
        {.csv = {"least_speed_up", "most_speed_up"},
         .json = {"leastSpeedUp", "mostSpeedUp"},
         .title = ParallelColumnText::tr("Min – max"),
         .tip = ParallelColumnText::tr("Smallest and largest speed-up in any repetition"),
         .cell =
             [](const ParallelRow& row) {
                 return TableValue::range(TableValue::times(row.leastSpeedUp, 4),
                                          TableValue::times(row.mostSpeedUp, 4));
             }},
        {.csv = {"efficiency"},
         .json = {"efficiency"},
         .title = ParallelColumnText::tr("Efficiency"),
         .tip
         = ParallelColumnText::tr("Speed-up per worker. Empty where part of the tree is pruned."),
         .cell = [](const ParallelRow& row) { return TableValue::share(row.efficiency(), 4); }},
        {.csv = {"nodes"},
         .json = {"nodes"},
         .title = ParallelColumnText::tr("Nodes"),
         .tip = ParallelColumnText::tr("Positions in the tree, including the root. The last level "
                                       "is counted without being visited."),
         .cell = [](const ParallelRow& row) { return TableValue::count(row.run.nodes); }},
        {.title = ParallelColumnText::tr("Value"),
         .tip = ParallelColumnText::tr("Value of the empty board for the first player"),
         .cell = [depth](const ParallelRow& row) -> TableValue {
             return parallelValueText(row.run.value, depth);
         }},
        {.title = ParallelColumnText::tr("Move"),
         .tip = ParallelColumnText::tr("One of the best moves, chosen by the seed"),
         .cell = [](const ParallelRow& row) -> TableValue {
             return QString(QChar(u'a' + row.run.bestMove.column()));
         }}};
    for (Column<ParallelRow>& column : columns)
        column.shown = [cell = column.cell](const ParallelRow& row) {
            return row.times.empty() ? TableValue() : cell(row);
        };
    // Who does not look at the whole tree is faster by more than the workers.
    const auto efficiency = std::ranges::find(columns, QStringList {QStringLiteral("efficiency")},
                                              &Column<ParallelRow>::csv);
    efficiency->shown = [cell = efficiency->cell](const ParallelRow& row) {
        return row.times.empty() || !visitsWholeTree(row.strategy) ? TableValue() : cell(row);
    };
    columns.front().shown = [](const ParallelRow& row) -> TableValue {
        return row.times.empty() ? QStringLiteral("\u2026")
                                 : TableValue::milliseconds(row.median());
    };
    return columns;
}

}

Columns<ParallelRow> parallelColumns(const ParallelSettings& settings)
{
    const QString published = ParallelColumnText::tr(
        "Published: seconds, and speed-up over its own sequential program");
    Columns<ParallelRow> columns {
        {.title = ParallelColumnText::tr("Strategy"),
         .tip = ParallelColumnText::tr("How the workers share the tree"),
         .cell = [](const ParallelRow& row) -> TableValue { return strategyName(row.strategy); },
         .cellTip = [](const ParallelRow& row) { return strategySentence(row.strategy); },
         .isWords = true},
        {.title = ParallelColumnText::tr("Workers"),
         .tip = ParallelColumnText::tr("Number of worker threads"),
         .cell
         = [](const ParallelRow& row) { return TableValue::count(std::uint64_t(row.workers)); }}};
    for (Column<ParallelRow>& column : columnsOfRun(settings.depth))
        columns.push_back(std::move(column));
    columns.insert(
        columns.end(),
        {publishedColumn(settings, 12, ParallelColumnText::tr("Report, 12 threads"), published),
         publishedColumn(settings, 4, ParallelColumnText::tr("Report, 4 cores"), published),
         publishedColumn(settings, 2, ParallelColumnText::tr("Its program, 2 cores"),
                         ParallelColumnText::tr("The report's program, repaired and built with "
                                                "-O2, on two otherwise idle cores"))});
    return columns;
}

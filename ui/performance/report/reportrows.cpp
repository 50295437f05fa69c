// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/report/reportrows.h"

#include "core/board/notation.h"
#include "core/recording/quantitytext.h"
#include "core/search/metrics/branching.h"
#include "core/search/metrics/searchquantity.h"
#include "ui/text/counttext.h"
#include "ui/text/metrictext.h"
#include "ui/text/numbertext.h"
#include "ui/text/scoresentence.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

struct RowWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportRows)
};

using std::chrono::nanoseconds;

QString dash()
{
    return QStringLiteral("–");
}

QString factorText(std::optional<double> factor)
{
    return factor ? decimalText(*factor, 2) : dash();
}

double partOf(nanoseconds part, nanoseconds whole)
{
    return whole.count() > 0
        ? static_cast<double>(part.count()) / static_cast<double>(whole.count())
        : 0;
}

double partOf(std::uint64_t part, std::uint64_t whole)
{
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}

TableModel::Heading headingOf(const char* key)
{
    const SearchQuantity* const quantity = searchQuantity(QString::fromLatin1(key));
    return {quantity->name(), quantity->meaning()};
}

/// So many that a quick search's moves don't all begin and end at 0.0.
int millisecondDecimals(const SearchReport& report)
{
    nanoseconds last {0};
    for (const RootMoveReport& move : report.rootMoves)
        last = std::max(last, move.end);
    int decimals = 1;
    for (nanoseconds limit = std::chrono::milliseconds(100); last < limit && decimals < 4;
         limit /= 10)
        ++decimals;
    return decimals;
}

}

reportrows::Headings reportrows::depthHeadings()
{
    return {{RowWords::tr("Depth"), RowWords::tr("In plies.")},
            {RowWords::tr("Nodes"), RowWords::tr("Positions visited for this depth only.")},
            {RowWords::tr("Growth", "of the nodes, from depth to depth"),
             RowWords::tr("Nodes divided by those of the previous depth.")},
            headingOf("branchingFactor"),
            {RowWords::tr("Time"), RowWords::tr("For this depth only, in wall-clock time.")},
            {RowWords::tr("Best"), RowWords::tr("The best move at this depth.")},
            {RowWords::tr("Value"), RowWords::tr("Of the best move, for the side to move.")}};
}

reportrows::Rows reportrows::depths(const SearchReport& report, DiscTheme theme)
{
    Rows rows;
    rows.reserve(report.iterations.size());
    for (std::size_t i = 0; i < report.iterations.size(); ++i) {
        const IterationReport& depth = report.iterations[i];
        const bool hasScore = depth.score.kind != Score::Kind::None;
        rows.push_back(
            {{depth.complete ? QString::number(depth.depth)
                             : RowWords::tr("%1, unfinished").arg(depth.depth)},
             {countText(depth.counts.nodes)},
             {factorText(growthAt(report.iterations, i))},
             {factorText(branchingFactor(depth))},
             {durationText(depth.time)},
             {depth.bestMove.isNone() ? dash() : notation::columnName(depth.bestMove.column())},
             {hasScore ? scoreText(depth.score, report) : dash(),
              hasScore ? scoreSentence(depth.score, report, theme) : QString()}});
    }
    return rows;
}

reportrows::Headings reportrows::cutoffHeadings()
{
    return {{RowWords::tr("On move"),
             RowWords::tr("How many moves in the position had been tried, including this one.")},
            headingOf("cutoffs"),
            {RowWords::tr("Share"), RowWords::tr("Of all cut-offs.")}};
}

reportrows::Rows reportrows::cutoffs(const SearchReport& report)
{
    const auto& counts = report.statistics.cutoffsByMove;
    const auto last = std::ranges::find_if(counts.rbegin(), counts.rend(),
                                           [](std::uint64_t count) { return count > 0; });
    const std::uint64_t all = report.statistics.cutoffs();
    Rows rows;
    for (auto count = counts.begin(); count != last.base(); ++count) {
        const double share = partOf(*count, all);
        rows.push_back({{QString::number(count - counts.begin() + 1)},
                        {countText(*count)},
                        {percentText(share), {}, {share}}});
    }
    return rows;
}

reportrows::Headings reportrows::workerHeadings()
{
    return {{RowWords::tr("Worker"),
             RowWords::tr("The first is the thread that requested the search.")},
            {RowWords::tr("Running"), RowWords::tr("On a processor."), 0},
            {RowWords::tr("Ready"),
             RowWords::tr("Able to run, but other threads or programs had the processors."), 1},
            {RowWords::tr("Asleep"), RowWords::tr("It had no task."), 2},
            {RowWords::tr("Of the time"),
             RowWords::tr("Solid: running. Hatched: ready but not running. Empty: asleep.")}};
}

reportrows::Rows reportrows::workers(const SearchReport& report)
{
    Rows rows;
    for (std::size_t i = 0; i < report.workerTimes.size(); ++i) {
        const ThreadTimes& times = report.workerTimes[i];
        const nanoseconds ready = times.waiting.value_or(nanoseconds(0));
        const nanoseconds asleep = std::max(report.time - times.running - ready, nanoseconds(0));
        // What the clock of threads counts more than that on the wall does not hang over.
        const nanoseconds whole = std::max(report.time, times.running + ready);
        const QList<double> bar {partOf(times.running, whole), partOf(ready, whole),
                                 partOf(asleep, whole)};
        const QString inWords
            = RowWords::tr("Running %1, ready but not running %2, asleep %3 of the time.")
                  .arg(percentText(bar[0]), times.waiting ? percentText(bar[1]) : dash(),
                       times.waiting ? percentText(bar[2]) : dash());
        rows.push_back({{QString::number(i + 1)},
                        {durationText(times.running)},
                        {times.waiting ? durationText(ready) : dash()},
                        {times.waiting ? durationText(asleep) : dash()},
                        {{}, inWords, bar}});
    }
    return rows;
}

/// What is told by the ratio stands beside the name: the panel is narrow.
reportrows::Headings reportrows::figureHeadings()
{
    return {{RowWords::tr("Figure"),
             RowWords::tr("The figures that differ most from the engine's other moves come first."),
             -1, true},
            {RowWords::tr("Ratio"), RowWords::tr("This move's figure divided by the median.")},
            {RowWords::tr("This move"), RowWords::tr("The figure of this search.")},
            {RowWords::tr("Median"),
             RowWords::tr("The median of this engine's other moves in this game "
                          "that have the figure.")}};
}

reportrows::Rows reportrows::figures(const MoveExplanation& why)
{
    Rows rows;
    for (const ExplainedFigure& each : why.figures)
        rows.push_back({{quantityTitle(*each.quantity), {}, {}, each.quantity->meaning()},
                        {each.ratio ? ratioNumber(*each.ratio) : dash()},
                        {quantityNumber(*each.quantity, each.value)},
                        {quantityNumber(*each.quantity, each.median)}});
    return rows;
}

reportrows::Headings reportrows::rootMoveHeadings()
{
    return {
        {RowWords::tr("Move"), {}},
        {RowWords::tr("Worker"), RowWords::tr("The worker that searched it.")},
        {RowWords::tr("Start, ms"), RowWords::tr("From the start of the search, over all depths.")},
        {RowWords::tr("End, ms"), RowWords::tr("From the start of the search, over all depths.")},
        {RowWords::tr("Nodes"), RowWords::tr("Positions visited below this move.")},
        {RowWords::tr("% nodes"), RowWords::tr("Of this depth.")},
        {RowWords::tr("% time"), RowWords::tr("Of this depth, over all workers together.")}};
}

reportrows::Rows reportrows::rootMoves(const SearchReport& report)
{
    const QLocale locale;
    const int decimals = millisecondDecimals(report);
    const auto milliseconds = [&](nanoseconds time) {
        return locale.toString(static_cast<double>(time.count()) / 1e6, 'f', decimals);
    };
    std::uint64_t allNodes = 0;
    nanoseconds allTime {0};
    for (const RootMoveReport& move : report.rootMoves) {
        allNodes += move.nodes;
        allTime += move.end - move.start;
    }
    const auto share = [&locale](double part) { return locale.toString(100 * part, 'f', 1); };
    Rows rows;
    for (const RootMoveReport& move : report.rootMoves) {
        rows.push_back(
            {{notation::columnName(move.move.column())},
             {QString::number(move.worker + 1)},
             {milliseconds(move.start)},
             {milliseconds(move.end)},
             {countText(move.nodes)},
             {allNodes > 0 ? share(partOf(move.nodes, allNodes)) : dash()},
             {allTime.count() > 0 ? share(partOf(move.end - move.start, allTime)) : dash()}});
    }
    return rows;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/metrics/searchquantity.h"

#include "core/search/metrics/branching.h"
#include "core/support/text/milliseconds.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace {

using Unit = SearchQuantity::Unit;
using Figure = std::optional<double>;

constexpr const char* context = "SearchQuantity";

Figure ratio(double part, double whole)
{
    return whole > 0 ? Figure(part / whole) : std::nullopt;
}

Figure ratio(std::uint64_t part, std::uint64_t whole)
{
    return ratio(static_cast<double>(part), static_cast<double>(whole));
}

/// Processor time and time are read off two clocks, one after the other: of a moment their quotient
/// says nothing, and of a longer search it is at most by so much beyond what there is.
Figure busyWorkers(const SearchReport& report)
{
    constexpr std::chrono::microseconds moment(100);
    constexpr double exactness = 1.05;
    if (report.workerTimes.empty() || report.time < moment)
        return std::nullopt;
    const auto workers = static_cast<double>(report.workers);
    const double busy = static_cast<double>(report.processorTime().running.count())
        / static_cast<double>(report.time.count());
    return busy <= workers * exactness ? Figure(std::min(busy, workers)) : std::nullopt;
}

/// Nothing where nothing was counted: an engine that has leaves has at least one.
Figure counted(std::uint64_t count)
{
    return count > 0 ? Figure(static_cast<double>(count)) : std::nullopt;
}

/// Of engines that value leaves; the exact solver counts none.
Figure ofLeaves(const SearchReport& report, std::uint64_t count)
{
    return report.leaves > 0 ? Figure(static_cast<double>(count)) : std::nullopt;
}

template <typename Field> Figure ofTable(const SearchReport& report, Field field)
{
    const auto& table = report.statistics.table;
    return table ? field(*table) : std::nullopt;
}

constexpr std::array quantities {
    SearchQuantity {.key = QLatin1String("nodes"),
                    .unit = Unit::Count,
                    .addsUp = true,
                    .isRepeatable = true,
                    .value = [](const SearchReport& r) { return counted(r.nodes); },
                    .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Nodes"),
                    .sourceMeaning = QT_TRANSLATE_NOOP(
                        "SearchQuantity", "Positions visited, the root counted, over all depths.")},
    SearchQuantity {.key = QLatin1String("leaves"),
                    .unit = Unit::Count,
                    .addsUp = true,
                    .isRepeatable = true,
                    .value = [](const SearchReport& r) { return counted(r.leaves); },
                    .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Leaves"),
                    .sourceMeaning
                    = QT_TRANSLATE_NOOP("SearchQuantity",
                                        "Positions that were valued: finished games and depth 0.")},
    SearchQuantity {.key = QLatin1String("evaluations"),
                    .unit = Unit::Count,
                    .addsUp = true,
                    .isRepeatable = true,
                    .value
                    = [](const SearchReport& r) { return ofLeaves(r, r.statistics.evaluations); },
                    .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Evaluations"),
                    .sourceMeaning
                    = QT_TRANSLATE_NOOP("SearchQuantity", "Positions that the heuristic valued.")},
    SearchQuantity {
        .key = QLatin1String("cutoffs"),
        .unit = Unit::Count,
        .addsUp = true,
        .isRepeatable = true,
        .value = [](const SearchReport& r) { return ofLeaves(r, r.cutoffs); },
        .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Cut-offs"),
        .sourceMeaning = QT_TRANSLATE_NOOP(
            "SearchQuantity", "Positions that were left early because a move was good enough.")},
    SearchQuantity {
        .key = QLatin1String("firstMoveCutoffShare"),
        .unit = Unit::Share,
        .isRepeatable = true,
        .value =
            [](const SearchReport& r) {
                return ratio(r.statistics.cutoffsByMove.front(), r.statistics.cutoffs());
            },
        .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Cut-offs on the first move"),
        .sourceMeaning = QT_TRANSLATE_NOOP(
            "SearchQuantity",
            "The share of cut-offs that came with the first move that was tried: how well "
            "the moves are ordered.")},
    SearchQuantity {
        .key = QLatin1String("depth"),
        .unit = Unit::Plies,
        .isRepeatable = true,
        .value = [](const SearchReport& r) { return r.depth > 0 ? Figure(r.depth) : std::nullopt; },
        .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Depth"),
        .sourceMeaning
        = QT_TRANSLATE_NOOP("SearchQuantity", "Plies of the last depth that was finished.")},
    SearchQuantity {.key = QLatin1String("selectiveDepth"),
                    .unit = Unit::Plies,
                    .isRepeatable = true,
                    .value =
                        [](const SearchReport& r) {
                            return r.statistics.selectiveDepth > 0
                                ? Figure(r.statistics.selectiveDepth)
                                : std::nullopt;
                        },
                    .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Longest line"),
                    .sourceMeaning = QT_TRANSLATE_NOOP(
                        "SearchQuantity", "Plies of the longest line that was looked at.")},
    SearchQuantity {
        .key = QLatin1String("branchingFactor"),
        .unit = Unit::Factor,
        .isRepeatable = true,
        .value = [](const SearchReport& r) { return branchingFactor(r); },
        .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Branching factor"),
        .sourceMeaning = QT_TRANSLATE_NOOP(
            "SearchQuantity",
            "With so many moves at every position a tree of this depth would have as many "
            "nodes.")},
    SearchQuantity {
        .key = QLatin1String("tableReads"),
        .unit = Unit::Count,
        .addsUp = true,
        .isRepeatable = true,
        .value =
            [](const SearchReport& r) {
                return ofTable(r, [](const TableStatistics& t) { return Figure(t.reads); });
            },
        .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Table: reads"),
        .sourceMeaning
        = QT_TRANSLATE_NOOP("SearchQuantity", "Positions that were looked up in the table.")},
    SearchQuantity {
        .key = QLatin1String("tableHitShare"),
        .unit = Unit::Share,
        .isRepeatable = true,
        .value =
            [](const SearchReport& r) {
                return ofTable(r, [](const TableStatistics& t) { return ratio(t.hits, t.reads); });
            },
        .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Table: hits"),
        .sourceMeaning
        = QT_TRANSLATE_NOOP("SearchQuantity", "The share of reads that found something known.")},
    SearchQuantity {
        .key = QLatin1String("tableCutoffShare"),
        .unit = Unit::Share,
        .isRepeatable = true,
        .value =
            [](const SearchReport& r) {
                return ofTable(r,
                               [](const TableStatistics& t) { return ratio(t.cutoffs, t.reads); });
            },
        .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Table: cut-offs"),
        .sourceMeaning = QT_TRANSLATE_NOOP(
            "SearchQuantity", "The share of reads that ended the search of a node at once.")},
    SearchQuantity {
        .key = QLatin1String("tableStores"),
        .unit = Unit::Count,
        .addsUp = true,
        .isRepeatable = true,
        .value =
            [](const SearchReport& r) {
                return ofTable(r, [](const TableStatistics& t) { return Figure(t.stores); });
            },
        .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Table: stores"),
        .sourceMeaning
        = QT_TRANSLATE_NOOP("SearchQuantity", "Positions that were written into the table.")},
    SearchQuantity {.key = QLatin1String("tableFill"),
                    .unit = Unit::Share,
                    .isRepeatable = true,
                    .value =
                        [](const SearchReport& r) {
                            return ofTable(r, [](const TableStatistics& t) { return t.fill; });
                        },
                    .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Table: fill"),
                    .sourceMeaning = QT_TRANSLATE_NOOP(
                        "SearchQuantity", "The share of the table's entries that hold something.")},
    SearchQuantity {.key = QLatin1String("tableBytes"),
                    .unit = Unit::Bytes,
                    .isRepeatable = true,
                    .value =
                        [](const SearchReport& r) {
                            return ofTable(
                                r, [](const TableStatistics& t) { return counted(t.bytes); });
                        },
                    .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Table: size"),
                    .sourceMeaning
                    = QT_TRANSLATE_NOOP("SearchQuantity", "What the table takes, filled or not.")},
    SearchQuantity {.key = QLatin1String("milliseconds"),
                    .unit = Unit::Milliseconds,
                    .addsUp = true,
                    .value = [](const SearchReport& r) { return Figure(toMilliseconds(r.time)); },
                    .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Time"),
                    .sourceMeaning
                    = QT_TRANSLATE_NOOP("SearchQuantity", "By the clock on the wall.")},
    SearchQuantity {.key = QLatin1String("processorMilliseconds"),
                    .unit = Unit::Milliseconds,
                    .addsUp = true,
                    .value =
                        [](const SearchReport& r) {
                            return r.workerTimes.empty()
                                ? std::nullopt
                                : Figure(toMilliseconds(r.processorTime().running));
                        },
                    .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Processor time"),
                    .sourceMeaning = QT_TRANSLATE_NOOP(
                        "SearchQuantity", "What all workers together took of the processors.")},
    SearchQuantity {
        .key = QLatin1String("waitingMilliseconds"),
        .unit = Unit::Milliseconds,
        .addsUp = true,
        .value =
            [](const SearchReport& r) {
                const auto waiting = r.processorTime().waiting;
                return waiting && !r.workerTimes.empty() ? Figure(toMilliseconds(*waiting))
                                                         : std::nullopt;
            },
        .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Ready, not running"),
        .sourceMeaning = QT_TRANSLATE_NOOP(
            "SearchQuantity",
            "The time in which workers could have run while other threads or programs had "
            "the processors: other programs' load, not work.")},
    SearchQuantity {.key = QLatin1String("busyWorkers"),
                    .unit = Unit::Factor,
                    .value = busyWorkers,
                    .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Busy workers"),
                    .sourceMeaning
                    = QT_TRANSLATE_NOOP("SearchQuantity",
                                        "Processor time over time: how many workers were at "
                                        "work on average.")},
    SearchQuantity {.key = QLatin1String("nodesPerSecond"),
                    .unit = Unit::PerSecond,
                    .value =
                        [](const SearchReport& r) {
                            return r.nodes > 0 && r.time.count() > 0 ? Figure(r.nodesPerSecond())
                                                                     : std::nullopt;
                        },
                    .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Nodes per second"),
                    .sourceMeaning = QT_TRANSLATE_NOOP(
                        "SearchQuantity", "Nodes over time, of all workers together.")},
    SearchQuantity {
        .key = QLatin1String("memoryBytes"),
        .unit = Unit::Bytes,
        .value = [](const SearchReport& r) { return counted(heldBytes(r)); },
        .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Memory"),
        .sourceMeaning = QT_TRANSLATE_NOOP(
            "SearchQuantity",
            "What the search held: its table, and what was written down of its workers' "
            "tasks.")},
    SearchQuantity {
        .key = QLatin1String("processBytes"),
        .unit = Unit::Bytes,
        .value = [](const SearchReport& r) { return counted(r.residentBytes.value_or(0)); },
        .sourceName = QT_TRANSLATE_NOOP("SearchQuantity", "Memory of the program"),
        .sourceMeaning = QT_TRANSLATE_NOOP(
            "SearchQuantity",
            "What the whole program had in memory at the end: the window, every table and this "
            "search.")},
};

static_assert(quantities.size() == searchQuantityCount);

}

QString SearchQuantity::name() const
{
    return QCoreApplication::translate(context, sourceName);
}

QString SearchQuantity::meaning() const
{
    return QCoreApplication::translate(context, sourceMeaning);
}

std::span<const SearchQuantity> searchQuantities()
{
    return quantities;
}

const SearchQuantity* searchQuantity(QStringView key)
{
    const auto found = std::ranges::find_if(
        quantities, [key](const SearchQuantity& quantity) { return key == quantity.key; });
    return found == quantities.end() ? nullptr : &*found;
}

std::size_t indexOf(const SearchQuantity& quantity)
{
    return static_cast<std::size_t>(&quantity - quantities.data());
}

SearchMetrics metricsOf(const SearchReport& report)
{
    SearchMetrics figures;
    for (std::size_t i = 0; i < figures.size(); ++i)
        figures[i] = quantities[i].value(report);
    return figures;
}

std::uint64_t heldBytes(const SearchReport& report)
{
    const std::uint64_t written = report.rootMoves.size() * sizeof(RootMoveReport)
        + report.tasks.size() * sizeof(TaskRecord) + report.events.size() * sizeof(TaskEvent);
    return written + (report.statistics.table ? report.statistics.table->bytes : 0);
}

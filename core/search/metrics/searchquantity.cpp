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

/// From the start of the search to its first task: of engines that tell when their tasks began.
Figure startMilliseconds(const SearchReport& report)
{
    std::optional<std::chrono::nanoseconds> first;
    const auto take = [&first](const auto& tasks) {
        for (const auto& task : tasks)
            if (task.end > task.start && task.start.count() >= 0)
                first = std::min(first.value_or(task.start), task.start);
    };
    take(report.tasks);
    if (report.tasks.empty() && !report.iterations.empty())
        take(report.iterations.front().rootMoves);
    return first && *first <= report.time ? Figure(toMilliseconds(*first)) : std::nullopt;
}

/// The nodes of an exact solver's questions about these.
template <TaskQuery::About... abouts> Figure nodesAbout(const SearchReport& report)
{
    bool asks = report.statistics.bookColumns.has_value();
    std::uint64_t nodes = 0;
    for (const TaskRecord& task : report.tasks) {
        asks = asks || task.asked.about != TaskQuery::About::Nothing;
        if (((task.asked.about == abouts) || ...))
            nodes += task.nodes;
    }
    return asks ? Figure(static_cast<double>(nodes)) : std::nullopt;
}

template <auto field> Figure ofTable(const SearchReport& report)
{
    const auto& table = report.statistics.table;
    return table ? field(*table) : std::nullopt;
}

using QuantityOf = Figure (*)(const SearchReport& report);

/// How many: the same again in the same search.
constexpr SearchQuantity countedQuantity(const char* key, QuantityOf value, const char* name,
                                         const char* meaning)
{
    return {QLatin1String(key), Unit::Count, true, true, value, name, meaning};
}

/// What the search was like, of which only a mean says something.
constexpr SearchQuantity shapeQuantity(const char* key, Unit unit, QuantityOf value,
                                       const char* name, const char* meaning)
{
    return {QLatin1String(key), unit, false, true, value, name, meaning};
}

constexpr SearchQuantity durationQuantity(const char* key, QuantityOf value, const char* name,
                                          const char* meaning)
{
    return {QLatin1String(key), Unit::Milliseconds, true, false, value, name, meaning};
}

/// What depends on the machine, and is a mean.
constexpr SearchQuantity measuredQuantity(const char* key, Unit unit, QuantityOf value,
                                          const char* name, const char* meaning)
{
    return {QLatin1String(key), unit, false, false, value, name, meaning};
}

constexpr std::array quantities {
    countedQuantity(
        "nodes", [](const SearchReport& r) { return counted(r.nodes); },
        QT_TRANSLATE_NOOP("SearchQuantity", "Nodes"),
        QT_TRANSLATE_NOOP("SearchQuantity",
                          "Positions visited over all depths, including the root.")),
    countedQuantity(
        "leaves", [](const SearchReport& r) { return counted(r.leaves); },
        QT_TRANSLATE_NOOP("SearchQuantity", "Leaves"),
        QT_TRANSLATE_NOOP("SearchQuantity",
                          "Positions given a value: finished games and depth 0.")),
    countedQuantity(
        "evaluations", [](const SearchReport& r) { return ofLeaves(r, r.statistics.evaluations); },
        QT_TRANSLATE_NOOP("SearchQuantity", "Evaluations"),
        QT_TRANSLATE_NOOP("SearchQuantity", "Positions evaluated by the heuristic.")),
    countedQuantity(
        "cutoffs", [](const SearchReport& r) { return ofLeaves(r, r.cutoffs); },
        QT_TRANSLATE_NOOP("SearchQuantity", "Cut-offs"),
        QT_TRANSLATE_NOOP("SearchQuantity",
                          "Positions left early because a move was good enough.")),
    shapeQuantity(
        "firstMoveCutoffShare", Unit::Share,
        [](const SearchReport& r) {
            return ratio(r.statistics.cutoffsByMove.front(), r.statistics.cutoffs());
        },
        QT_TRANSLATE_NOOP("SearchQuantity", "Cut-offs on the first move"),
        QT_TRANSLATE_NOOP(
            "SearchQuantity",
            "Share of cut-offs on the first move tried. It shows how well the moves are ordered.")),
    shapeQuantity(
        "depth", Unit::Plies,
        [](const SearchReport& r) { return r.depth > 0 ? Figure(r.depth) : std::nullopt; },
        QT_TRANSLATE_NOOP("SearchQuantity", "Depth"),
        QT_TRANSLATE_NOOP("SearchQuantity", "Plies of the last completed depth.")),
    shapeQuantity(
        "selectiveDepth", Unit::Plies,
        [](const SearchReport& r) {
            return r.statistics.selectiveDepth > 0 ? Figure(r.statistics.selectiveDepth)
                                                   : std::nullopt;
        },
        QT_TRANSLATE_NOOP("SearchQuantity", "Selective depth"),
        QT_TRANSLATE_NOOP("SearchQuantity", "Plies of the longest line examined.")),
    shapeQuantity(
        "branchingFactor", Unit::Factor, [](const SearchReport& r) { return branchingFactor(r); },
        QT_TRANSLATE_NOOP("SearchQuantity", "Branching factor"),
        QT_TRANSLATE_NOOP("SearchQuantity",
                          "A tree of this depth with this many moves at every position would have "
                          "the same number of nodes.")),
    countedQuantity("tableReads", ofTable<[](const TableStatistics& t) { return Figure(t.reads); }>,
                    QT_TRANSLATE_NOOP("SearchQuantity", "Table: reads"),
                    QT_TRANSLATE_NOOP("SearchQuantity", "Positions looked up in the table.")),
    shapeQuantity(
        "tableHitShare", Unit::Share,
        ofTable<[](const TableStatistics& t) { return ratio(t.hits, t.reads); }>,
        QT_TRANSLATE_NOOP("SearchQuantity", "Table: hits"),
        QT_TRANSLATE_NOOP("SearchQuantity", "Share of reads that found a stored result.")),
    shapeQuantity("tableCutoffShare", Unit::Share,
                  ofTable<[](const TableStatistics& t) { return ratio(t.cutoffs, t.reads); }>,
                  QT_TRANSLATE_NOOP("SearchQuantity", "Table: cut-offs"),
                  QT_TRANSLATE_NOOP("SearchQuantity",
                                    "Share of reads that ended the search of a node at once.")),
    countedQuantity("tableStores",
                    ofTable<[](const TableStatistics& t) { return Figure(t.stores); }>,
                    QT_TRANSLATE_NOOP("SearchQuantity", "Table: stores"),
                    QT_TRANSLATE_NOOP("SearchQuantity", "Positions written to the table.")),
    shapeQuantity("tableFill", Unit::Share,
                  ofTable<[](const TableStatistics& t) { return t.fill; }>,
                  QT_TRANSLATE_NOOP("SearchQuantity", "Table: fill"),
                  QT_TRANSLATE_NOOP("SearchQuantity", "Share of table entries in use.")),
    shapeQuantity("tableBytes", Unit::Bytes,
                  ofTable<[](const TableStatistics& t) { return counted(t.bytes); }>,
                  QT_TRANSLATE_NOOP("SearchQuantity", "Table: size"),
                  QT_TRANSLATE_NOOP("SearchQuantity", "Memory taken by the table, full or empty.")),
    durationQuantity(
        "milliseconds", [](const SearchReport& r) { return Figure(toMilliseconds(r.time)); },
        QT_TRANSLATE_NOOP("SearchQuantity", "Time"),
        QT_TRANSLATE_NOOP("SearchQuantity", "Wall-clock time.")),
    durationQuantity(
        "processorMilliseconds",
        [](const SearchReport& r) {
            return r.workerTimes.empty() ? std::nullopt
                                         : Figure(toMilliseconds(r.processorTime().running));
        },
        QT_TRANSLATE_NOOP("SearchQuantity", "Processor time"),
        QT_TRANSLATE_NOOP("SearchQuantity", "Processor time used by all workers together.")),
    durationQuantity(
        "readyMilliseconds",
        [](const SearchReport& r) {
            const auto waiting = r.processorTime().waiting;
            return waiting && !r.workerTimes.empty() ? Figure(toMilliseconds(*waiting))
                                                     : std::nullopt;
        },
        QT_TRANSLATE_NOOP("SearchQuantity", "Ready, not running"),
        QT_TRANSLATE_NOOP("SearchQuantity",
                          "Time that workers were ready to run while other threads or programs had "
                          "the processors. It measures their load, not work done.")),
    measuredQuantity("busyWorkers", Unit::Factor, busyWorkers,
                     QT_TRANSLATE_NOOP("SearchQuantity", "Busy workers"),
                     QT_TRANSLATE_NOOP(
                         "SearchQuantity",
                         "Processor time divided by time: the average number of workers at work.")),
    measuredQuantity(
        "nodesPerSecond", Unit::PerSecond,
        [](const SearchReport& r) {
            return r.nodes > 0 && r.time.count() > 0 ? Figure(r.nodesPerSecond()) : std::nullopt;
        },
        QT_TRANSLATE_NOOP("SearchQuantity", "Nodes per second"),
        QT_TRANSLATE_NOOP("SearchQuantity", "Nodes divided by time, for all workers together.")),
    measuredQuantity(
        "memoryBytes", Unit::Bytes, [](const SearchReport& r) { return counted(heldBytes(r)); },
        QT_TRANSLATE_NOOP("SearchQuantity", "Memory"),
        QT_TRANSLATE_NOOP(
            "SearchQuantity",
            "Memory held by the search: its table and the records of its workers' tasks.")),
    measuredQuantity(
        "processBytes", Unit::Bytes,
        [](const SearchReport& r) { return counted(r.residentBytes.value_or(0)); },
        QT_TRANSLATE_NOOP("SearchQuantity", "Memory of the program"),
        QT_TRANSLATE_NOOP(
            "SearchQuantity",
            "Memory of the whole program at the end: the window, every table and this search.")),
    durationQuantity("startMilliseconds", startMilliseconds,
                     QT_TRANSLATE_NOOP("SearchQuantity", "Start-up"),
                     QT_TRANSLATE_NOOP("SearchQuantity",
                                       "Time from the start of the search to its first task.")),
    countedQuantity(
        "columnNodes", nodesAbout<TaskQuery::About::Root, TaskQuery::About::Column>,
        QT_TRANSLATE_NOOP("SearchQuantity", "Nodes for the columns"),
        QT_TRANSLATE_NOOP("SearchQuantity",
                          "Positions the exact solver visited to find the value of each column.")),
    countedQuantity(
        "lineNodes", nodesAbout<TaskQuery::About::Line>,
        QT_TRANSLATE_NOOP("SearchQuantity", "Nodes for the best line"),
        QT_TRANSLATE_NOOP(
            "SearchQuantity",
            "Positions the exact solver visited to follow best play to the end of the game.")),
    countedQuantity(
        "bookColumns",
        [](const SearchReport& r) {
            const auto& columns = r.statistics.bookColumns;
            return columns ? Figure(static_cast<double>(*columns)) : std::nullopt;
        },
        QT_TRANSLATE_NOOP("SearchQuantity", "Columns from the book"),
        QT_TRANSLATE_NOOP("SearchQuantity", "Columns whose values the opening book gave.")),
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

double SearchQuantity::inUnit(double value) const
{
    return unit == Unit::Share ? 100 * value : unit == Unit::Bytes ? value / mebibyte : value;
}

std::span<const SearchQuantity> searchQuantities()
{
    return quantities;
}

const SearchQuantity* searchQuantity(QStringView key)
{
    // What older settings and scripts call it.
    if (key == QLatin1String("waitingMilliseconds"))
        key = u"readyMilliseconds";
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

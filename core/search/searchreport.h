// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/parallel/taskevents.h"
#include "core/parallel/tasktimes.h"
#include "core/parallel/threadtimes.h"
#include "core/parallel/timeline.h"
#include "core/search/enginefailure.h"
#include "core/search/score.h"
#include "core/search/searchcounts.h"
#include "core/search/searchstatistics.h"
#include "core/support/text/lazytext.h"

#include <QMetaType>
#include <QString>
#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class CostTree;

/// How one root move was searched. Times count from the start of the search.
struct RootMoveReport
{
    Move move;
    /// 0 to workers - 1. Which worker took which move, and when, differs from run to run;
    /// everything else in a report but the times does not.
    int worker = 0;
    std::chrono::nanoseconds start {0};
    std::chrono::nanoseconds end {0};
    std::uint64_t nodes = 0;
    /// From the view of the side to move at the root; nothing where the move was not searched to
    /// its end.
    std::optional<Value> value {};
    Score::Bound bound = Score::Bound::Exact;
    TaskTimes times {};
};

/// One depth of a search that deepens.
struct IterationReport
{
    int depth = 0;
    /// Of this depth alone.
    SearchCounts counts;
    std::chrono::nanoseconds time {0};
    Move bestMove;
    /// From the view of the side to move at the root.
    Score score;
    /// It was searched to its end; only the last can be without.
    bool complete = false;
    /// After the start of the search.
    std::chrono::nanoseconds start {0};
    /// As far as they were begun; empty for engines that do not say.
    std::vector<RootMoveReport> rootMoves {};
};

/// The answer of an engine: plain data, finished when it is sent.
struct SearchReport
{
    enum class Status : std::uint8_t
    {
        Deepening, ///< a depth is done, a deeper one follows
        Completed, ///< the depth asked for was reached, or nothing deeper is left to see
        LimitReached, ///< the node or time budget ran out; the last whole depth stands
        Stopped ///< stopped by the caller; the best so far stands
    };
    static constexpr int columns = 7;
    /// No search here is shared by more.
    static constexpr int mostWorkers = 256;

    /// The position that was searched. A report whose root is not the current position is late.
    Position root;
    QString engine;
    /// The settings that change numbers ("H1 strict", "seed 7"), for every output to state.
    LazyText variant;
    Status status = Status::Completed;

    /// Legal in every unfinished position, however early the search was stopped; none where the
    /// engine failed.
    Move bestMove;
    /// Why there is no move: programs of others alone can fail.
    std::optional<EngineFailure> failure {};
    /// Values, if any, are in the engine's own units, which compare with nobody else's: a program
    /// of others.
    bool ownUnits = false;
    /// From the view of the side to move at the root.
    Score score;
    /// Per column, from the view of the side to move at the root; Kind::None where it is unknown.
    std::array<Score, columns> columnScores {};
    std::vector<Move> principalVariation;

    /// Positions visited, the root counted, over all depths of this search.
    std::uint64_t nodes = 0;
    /// Positions evaluated: finished games and depth 0.
    std::uint64_t leaves = 0;
    /// Positions left early because a bound was reached.
    std::uint64_t cutoffs = 0;
    /// Plies of the last whole depth.
    int depth = 0;
    std::chrono::nanoseconds time {0};
    /// A laboratory kept the processor busy meanwhile: `time`, and what was seen within a limit of
    /// time, are not what they would be alone. Engines leave it; a session that searches beside
    /// other work says so.
    bool disturbed = false;
    /// What the whole program had in memory, in bytes: before the search, and when this was sent.
    /// Engines leave both; a session that the system tells them says so.
    std::optional<std::uint64_t> residentBefore {};
    std::optional<std::uint64_t> residentBytes {};
    int workers = 1;
    /// Over all depths of this search.
    SearchStatistics statistics;
    /// Every depth that was begun, the shallowest first; one where the search does not deepen.
    /// Empty for engines that have no depths.
    std::vector<IterationReport> iterations;
    /// How the workers spent their time in this search, by worker; the first is the thread that
    /// asked. Empty for engines that do not search.
    std::vector<ThreadTimes> workerTimes;
    /// Of the last whole depth. Empty for engines that do not search.
    std::vector<RootMoveReport> rootMoves;
    /// What each worker did, where an engine's workers answer questions together and do not share
    /// out root moves; each worker's tasks in the order of time. Times count from the start of the
    /// search. Empty where `rootMoves` are the tasks, and where nothing had to be searched.
    std::vector<TaskRecord> tasks;

    /// Of the last whole depth where its root moves were shared out as tasks: in the order in which
    /// it happened, tasks named by their columns, values from the view of the side to move at the
    /// root. The best is the leftmost of those with the largest value, before a seed chooses.
    std::vector<TaskEvent> events;
    /// Where the nodes of the whole depths went, by lines of moves; null until somebody has counted
    /// them (core/engines/searchcosts.h), as no search does for itself.
    std::shared_ptr<const CostTree> costs {};

    /// What all workers took of the processors.
    ThreadTimes processorTime() const
    {
        ThreadTimes sum;
        for (const ThreadTimes& worker : workerTimes)
            sum += worker;
        return sum;
    }

    double nodesPerSecond() const
    {
        return time.count() > 0
            ? 1e9 * static_cast<double>(nodes) / static_cast<double>(time.count())
            : 0.0;
    }
};

Q_DECLARE_METATYPE(SearchReport)

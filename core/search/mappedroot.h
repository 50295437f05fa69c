// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/taskevents.h"
#include "core/parallel/workerpool.h"
#include "core/search/rootsearch.h"

#include <algorithm>
#include <optional>

/// The root split: every root move is a task of its own, searched with a full window and mapped
/// over the workers with QtConcurrent. As no task knows of another, values, moves and node counts
/// are the same with any number of workers; only times and who did what differ.
///
/// A node budget is shared out evenly among the moves before they start, for the same reason.
template <Heuristic H> class MappedRoot : public RootSearch
{
public:
    MappedRoot(const H& heuristic, const TerminalValues& terminals, int workers)
        : m_heuristic(heuristic), m_terminals(terminals), m_workers(workers)
    {
    }

    int workers() const override { return m_workers.count(); }
    /// The threads beside the asking one, where there are any.
    const QThreadPool& threads() const { return m_workers.others(); }

    RootResult search(const Position& root, int depth, const RootBudget& budget,
                      const RootResult& previous) override
    {
        RootResult result {largestFirst(legalRootMoves(root), previous), {}, false};
        const std::uint64_t share
            = std::max<std::uint64_t>(1, (budget.nodes - 1) / result.moves.size());
        // Worker 0 is the thread that asks: whose tasks the others took is seen by that.
        std::optional<WorkerClocks> own;
        WorkerClocks& clocks = budget.clocks
            ? *budget.clocks
            : own.emplace(m_workers.count(), SearchPoll::Clock::now());
        TaskEvents events(result.moves.size());
        const auto next = [&] { return events.take(clocks.workerOfThisThread()); };
        // Of one task each, so that no two workers write to the same.
        std::vector<SearchStatistics> statistics(result.moves.size());
        const auto searchTask = [&](RootMove& task) {
            const auto number = static_cast<std::size_t>(&task - result.moves.data());
            task.worker = clocks.workerOfThisThread();
            statistics[number]
                = searchMove(task, root, depth, budget.poll(share), clocks.of(task.worker));
            if (task.done)
                events.done(task.worker, number, task.value);
        };
        // Waking the others takes longer than a shallow task does.
        if (depth < shallowestMapped)
            for (std::size_t task = next(); task < result.moves.size(); task = next())
                searchTask(result.moves[task]);
        else
            m_workers.map(result.moves, next, searchTask);
        result.events = byColumn(events.events(), result.moves);
        for (const SearchStatistics& each : statistics)
            result.statistics += each;
        return finish(std::move(result));
    }

private:
    static constexpr int shallowestMapped = 5;

    SearchStatistics searchMove(RootMove& move, const Position& root, int depth,
                                const SearchPoll& poll, WorkerClock& clock) const
    {
        Negamax<H> negamax(m_heuristic.seenBy(root.sideToMove()), m_terminals, poll);
        move.start = SearchPoll::Clock::now();
        move.timed = clock.begin(move.start);
        const int column = move.move.column();
        move.value = root.wins(column)
            ? negamax.wonLeaf(root, column, 0)
            : -negamax.orderedAlphaBeta(root.after(column), depth - 1, -value::infinite,
                                        value::infinite, 1);
        move.end = SearchPoll::Clock::now();
        clock.end(move.end);
        move.counts = negamax.counts();
        move.done = !negamax.poll().hasExpired();
        const std::vector<Move> line = negamax.line(1);
        move.line.insert(move.line.end(), line.begin(), line.end());
        return negamax.statistics();
    }

    /// The task that was largest one depth ago starts first, so that no worker is left alone with
    /// it at the end.
    static std::vector<RootMove> largestFirst(std::vector<RootMove> moves,
                                              const RootResult& previous)
    {
        const auto nodesBefore = [&](const RootMove& move) {
            for (const RootMove& before : previous.moves)
                if (before.move == move.move)
                    return before.counts.nodes;
            return std::uint64_t {0};
        };
        std::stable_sort(moves.begin(), moves.end(), [&](const RootMove& a, const RootMove& b) {
            return nodesBefore(a) > nodesBefore(b);
        });
        return moves;
    }

    /// The same with tasks named by their columns.
    static std::vector<TaskEvent> byColumn(std::vector<TaskEvent> events,
                                           const std::vector<RootMove>& moves)
    {
        for (TaskEvent& event : events)
            event.task = static_cast<std::uint8_t>(moves[event.task].move.column());
        return events;
    }

    static RootResult finish(RootResult result)
    {
        std::sort(
            result.moves.begin(), result.moves.end(),
            [](const RootMove& a, const RootMove& b) { return a.move.column() < b.move.column(); });
        result.counts.nodes = 1; // the root
        result.complete = true;
        for (const RootMove& move : result.moves) {
            result.counts += move.counts;
            result.complete = result.complete && move.done;
        }
        if (result.complete) {
            const RootMove& best = *result.bestMoves().front();
            result.events.push_back({TaskEvent::Kind::Best, 0,
                                     static_cast<std::uint8_t>(best.move.column()), best.value});
        }
        return result;
    }

    H m_heuristic;
    TerminalValues m_terminals;
    WorkerPool m_workers;
};

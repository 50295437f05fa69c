// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/workerindex.h"
#include "core/parallel/workerpool.h"
#include "core/search/rootsearch.h"

#include <algorithm>

/// The root split: every root move is a task of its own, searched with a full window and mapped
/// over the workers. As no task knows of another, values, moves and node counts
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

    RootResult search(const Position& root, int depth, const RootBudget& budget,
                      const RootResult& previous) override
    {
        RootResult result {largestFirst(legalRootMoves(root), previous), {}, false};
        const std::uint64_t share
            = std::max<std::uint64_t>(1, (budget.nodes - 1) / result.moves.size());
        WorkerIndex index;
        // Worker 0 is the thread that asks: whose tasks the others took is seen by that.
        index.ofThisThread();
        const auto searchTask = [&](RootMove& task) {
            task.worker = index.ofThisThread();
            searchMove(task, root, depth, budget.poll(share));
        };
        // Handing out a task takes longer than a shallow one does.
        if (depth < shallowestMapped)
            std::for_each(result.moves.begin(), result.moves.end(), searchTask);
        else
            m_workers.map(result.moves, searchTask);
        return finish(std::move(result));
    }

private:
    static constexpr int shallowestMapped = 5;

    void searchMove(RootMove& move, const Position& root, int depth, const SearchPoll& poll) const
    {
        Negamax<H> negamax(m_heuristic.seenBy(root.sideToMove()), m_terminals, poll);
        move.start = SearchPoll::Clock::now();
        const int column = move.move.column();
        move.value = root.wins(column)
            ? negamax.wonLeaf(1)
            : -negamax.orderedAlphaBeta(root.after(column), depth - 1, -value::infinite,
                                        value::infinite, 1);
        move.end = SearchPoll::Clock::now();
        move.counts = negamax.counts();
        move.done = !negamax.poll().hasExpired();
        const std::vector<Move> line = negamax.line(1);
        move.line.insert(move.line.end(), line.begin(), line.end());
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
        return result;
    }

    H m_heuristic;
    TerminalValues m_terminals;
    WorkerPool m_workers;
};

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/workerindex.h"
#include "core/parallel/workerpool.h"
#include "core/search/rootsearch.h"

#include <atomic>
#include <thread>

/// Gives the processor away now and then, so that threads meet in every order.
inline void loiter(std::uint64_t seed)
{
    const std::uint64_t draw = seed * 0x9e3779b97f4a7c15ull >> 58;
    for (std::uint64_t turns = draw < 8 ? draw : 0; turns > 0; --turns)
        std::this_thread::yield();
}

/// A heuristic that takes its time.
template <Heuristic H> struct Loitering
{
    H heuristic;

    Value operator()(const Position& position) const
    {
        loiter(position.key());
        return heuristic(position);
    }
    Value unfinished(const Position& position) const
    {
        loiter(position.key());
        return heuristic.unfinished(position);
    }
    Loitering seenBy(Player side) const { return {heuristic.seenBy(side)}; }
};

/// A root split with the classical mistake, for those who have to find it: each worker reads the
/// best so far, compares, and writes its own, and nothing keeps another from doing the same in
/// between.
template <Heuristic H> class RaceRoot : public RootSearch
{
public:
    RaceRoot(H heuristic, int workers) : m_heuristic(heuristic), m_workers(workers) { }

    int workers() const override { return m_workers.count(); }

    RootResult search(const Position& root, int depth, const RootBudget& budget,
                      const RootResult&) override
    {
        RootResult result {legalRootMoves(root), {}, false};
        WorkerIndex index;
        index.ofThisThread();
        TaskEvents events(result.moves.size());
        std::atomic<std::size_t> best {0};
        std::atomic<bool> isAny {false};
        m_workers.map(
            result.moves, [&] { return events.take(index.ofThisThread()); },
            [&](RootMove& move) {
                const auto task = std::size_t(&move - result.moves.data());
                move.worker = index.ofThisThread();
                Negamax<H> negamax(m_heuristic.seenBy(root.sideToMove()),
                                   TerminalValues::preferring(), budget.poll());
                move.value = root.wins(move.move.column())
                    ? negamax.wonLeaf(root, move.move.column(), 0)
                    : -negamax.orderedAlphaBeta(root.after(move.move.column()), depth - 1,
                                                -value::infinite, value::infinite, 1);
                move.done = true;
                events.done(move.worker, task, move.value);
                // Here it is: between these two lines others write.
                const bool isBetter = !isAny || move.value > result.moves[best].value;
                loiter(root.key() + task * 77);
                std::this_thread::sleep_for(std::chrono::microseconds(50 * (task % 3)));
                if (isBetter) {
                    best = task;
                    isAny = true;
                }
            });
        result.events = events.events();
        for (TaskEvent& event : result.events)
            event.task = static_cast<std::uint8_t>(result.moves[event.task].move.column());
        const RootMove& told = result.moves[best];
        result.events.push_back(
            {TaskEvent::Kind::Best, 0, static_cast<std::uint8_t>(told.move.column()), told.value});
        result.complete = true;
        return result;
    }

private:
    H m_heuristic;
    WorkerPool m_workers;
};

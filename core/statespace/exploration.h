// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statespace/levelorder.h"

#include <mutex>

namespace fourcast::statespace {

/// One exploration under way. A level is expanded in batches: the workers ask for the successors of
/// its states and sort them by the part of the store that they belong to; then each part is looked
/// after by one of them. When a level is through, the new states are put in order, get their
/// numbers, and the transitions that lead to them are written down.
class Exploration
{
public:
    Exploration(const Model& model, const ExploreOptions& options, const std::stop_token& stop,
                const ExploreReport& report);

    StateSpace run();

private:
    using Clock = std::chrono::steady_clock;

    /// Successors that belong to one part of the store.
    struct Outbox
    {
        explicit Outbox(MemoryBudget& budget) : words(budget), tags(budget), edges(budget) { }

        Buffer<std::uint64_t> words;
        Buffer<std::uint32_t> tags;
        /// For each which of the worker's transitions leads to it; empty unless they are kept.
        Buffer<std::uint32_t> edges;
    };
    /// States of the level that one worker expanded, and where it wrote their transitions.
    struct Chunk
    {
        std::uint64_t first = 0;
        std::uint32_t states = 0;
        int worker = 0;
        std::size_t degrees = 0; ///< where those of its states begin
        std::size_t edges = 0;
        std::size_t edgeCount = 0;
        std::uint64_t place = 0; ///< of its first transition in the result
    };
    struct Worker
    {
        Worker(const Model& model, MemoryBudget& budget);

        std::unique_ptr<Generator> generator; ///< made when it is needed
        Successors successors;
        std::vector<Outbox> outboxes; ///< by part
        std::uint64_t queued = 0; ///< bytes in these
        // Of this level, where transitions are kept:
        Buffer<Transition> edges; ///< to preliminary numbers
        Buffer<std::uint32_t> degrees; ///< how many of these each state has
        std::vector<Chunk> chunks;
    };

    void notePace(std::uint64_t states);
    bool addInitialStates();
    bool expandLevel();
    void expandBatch(int worker);
    void expandChunk(Worker& worker, std::uint64_t first, std::uint64_t end);
    bool expandState(Worker& worker, std::uint64_t number);
    Outbox& send(Worker& worker, const std::uint64_t* state);
    void fail(std::uint64_t number, const Error& error);
    bool acceptBatch();
    void acceptPart(std::size_t part);
    void accept(std::size_t part, Worker& worker);
    bool closeLevel();
    void giveNumbers(std::size_t part);
    void keepTransitions();
    void keepTransitions(const Chunk& chunk);
    std::uint64_t committed() const
    {
        return m_parts.levelEnds.empty() ? 0 : m_parts.levelEnds.back();
    }
    StateSpace result(ExploreStatus status);
    ExploreProgress progress() const;

    const Model& m_model;
    const ExploreOptions m_options;
    const ExploreReport m_report;
    const std::size_t m_words;
    const Clock::time_point m_began = Clock::now();
    const std::shared_ptr<MemoryBudget> m_heldBudget;
    MemoryBudget& m_budget;
    WorkerGroup m_group;
    std::vector<Worker> m_workers;
    StoreParts m_store;
    LevelOrder m_order;
    Buffer<std::uint32_t> m_ranks;
    StateSpace::Parts m_parts; ///< what is known for good
    std::uint64_t m_batchBytes;
    std::uint64_t m_chunk = 1; ///< states that a worker takes at a time
    double m_pace = 1e-6; ///< seconds that a state takes
    // Of the level that is expanded:
    std::atomic<std::uint64_t> m_next {0}; ///< the first state that no worker has taken
    std::atomic<std::uint64_t> m_expanded {0};
    std::atomic<std::uint64_t> m_transitions {0};
    std::atomic<std::uint64_t> m_terminal {0};
    std::atomic<std::uint64_t> m_fresh {0};
    std::atomic<std::int64_t> m_busy {0}; ///< nanoseconds of all workers
    std::atomic<bool> m_failed {false};
    std::mutex m_failure; ///< of the two
    std::uint64_t m_failedState = 0;
    std::optional<Error> m_error;
};

}

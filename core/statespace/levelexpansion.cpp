// SPDX-License-Identifier: GPL-3.0-or-later
//
// The workers ask for successors and sort them by the part of the store.
#include "core/statespace/exploration.h"

namespace fourcast::statespace {

void Exploration::expandBatch(int worker)
{
    Worker& its = m_workers[static_cast<std::size_t>(worker)];
    if (!its.generator)
        its.generator = m_model.makeGenerator();
    while (its.queued < m_batchBytes && !m_failed && !m_group.isOver()) {
        const std::uint64_t first = m_next.fetch_add(m_chunk);
        if (first >= committed())
            return;
        its.chunks.push_back({.first = first,
                              .worker = worker,
                              .degrees = its.degrees.size(),
                              .edges = its.edges.size()});
        const auto began = Clock::now();
        expandChunk(its, first, std::min(first + m_chunk, committed()));
        m_busy.fetch_add(std::chrono::nanoseconds(Clock::now() - began).count(),
                         std::memory_order_relaxed);
        m_group.pause();
    }
}

void Exploration::expandChunk(Worker& worker, std::uint64_t first, std::uint64_t end)
{
    Chunk& chunk = worker.chunks.back();
    std::uint64_t transitions = 0;
    std::uint64_t terminal = 0;
    for (std::uint64_t number = first; number < end && !m_group.isOver(); ++number) {
        if (!expandState(worker, number))
            return;
        ++chunk.states;
        const int count = worker.successors.count();
        transitions += static_cast<std::uint64_t>(count);
        terminal += count == 0 ? 1 : 0;
    }
    chunk.edgeCount = worker.edges.size() - chunk.edges;
    m_expanded.fetch_add(chunk.states, std::memory_order_relaxed);
    m_transitions.fetch_add(transitions, std::memory_order_relaxed);
    m_terminal.fetch_add(terminal, std::memory_order_relaxed);
    if (!m_options.keepTransitions)
        worker.chunks.clear();
}

bool Exploration::expandState(Worker& worker, std::uint64_t number)
{
    Successors& successors = worker.successors;
    successors.clear();
    worker.generator->successors(m_parts.words.data() + number * m_words, successors);
    if (successors.error()) {
        fail(number, *successors.error());
        return false;
    }
    successors.dropRepeated();
    for (int i = 0; i < successors.count(); ++i) {
        Outbox& outbox = send(worker, successors.state(i));
        if (!m_options.keepTransitions)
            continue;
        outbox.edges.push(static_cast<std::uint32_t>(worker.edges.size()));
        worker.edges.push({successors.label(i), 0});
    }
    if (m_options.keepTransitions)
        worker.degrees.push(static_cast<std::uint32_t>(successors.count()));
    return true;
}

Exploration::Outbox& Exploration::send(Worker& worker, const std::uint64_t* state)
{
    const std::uint64_t hash = stateHash(state, m_words);
    Outbox& outbox = worker.outboxes[partOf(hash)];
    outbox.words.append(state, m_words);
    outbox.tags.push(tagOf(hash));
    worker.queued += m_words * sizeof(std::uint64_t) + 2 * sizeof(std::uint32_t);
    return outbox;
}

void Exploration::fail(std::uint64_t number, const Error& error)
{
    // Chunks are taken in order and those that are taken are finished, so that all states before
    // the first one that fails are seen, and it is the same one each time.
    const std::scoped_lock lock(m_failure);
    if (!m_error || number < m_failedState) {
        m_error = error;
        m_failedState = number;
    }
    m_failed = true;
}

}

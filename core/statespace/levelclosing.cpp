// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parts of the store take what was found; new states get their numbers.
#include "core/statespace/exploration.h"

namespace fourcast::statespace {

bool Exploration::acceptBatch()
{
    m_group.share(storeParts, [this](std::size_t part) { acceptPart(part); });
    for (Worker& worker : m_workers)
        worker.queued = 0;
    if (m_options.mostStates > 0 && committed() + m_fresh > m_options.mostStates)
        m_group.end(ExploreStatus::StatesReached);
    return !m_group.isOver();
}

void Exploration::acceptPart(std::size_t part)
{
    const std::uint32_t before = m_store[part].count;
    for (Worker& worker : m_workers)
        accept(part, worker);
    m_fresh.fetch_add(m_store[part].count - before, std::memory_order_relaxed);
}

void Exploration::accept(std::size_t part, Worker& worker)
{
    constexpr std::size_t ahead = 8;
    constexpr std::size_t look = 4096;
    StorePart& store = m_store[part];
    Outbox& outbox = worker.outboxes[part];
    const auto base = static_cast<std::uint32_t>(committed());
    const bool hasEdges = !outbox.edges.isEmpty(); // initial states have none
    for (std::size_t i = 0; i < outbox.tags.size(); ++i) {
        if (i % look == 0) {
            if ((StateTable::none - base) / storeParts < store.count + 2 * look)
                m_group.end(ExploreStatus::StatesReached); // numbers have 32 bits
            if (m_group.isOver())
                break;
        }
        if (i + ahead < outbox.tags.size())
            store.table.prefetch(outbox.tags[i + ahead]);
        const std::uint64_t* words = outbox.words.data() + i * m_words;
        const auto fresh = static_cast<std::uint32_t>(base + store.count * storeParts + part);
        const std::uint32_t number
            = store.table.findOrEnter(outbox.tags[i], fresh, [&](std::uint32_t known) {
                  const std::uint64_t* its = known < base
                      ? m_parts.words.data() + known * m_words
                      : store.words.data() + (known - base) / storeParts * m_words;
                  return areSame(words, its, m_words);
              });
        if (number == fresh) {
            store.words.append(words, m_words);
            ++store.count;
        }
        if (hasEdges)
            worker.edges[outbox.edges[i]].target = number;
    }
    outbox.words.clear();
    outbox.tags.clear();
    outbox.edges.clear();
}

bool Exploration::closeLevel()
{
    constexpr std::uint64_t many = 20000;
    if (m_fresh > many)
        m_group.setWide(true);
    m_parts.words.resize((committed() + m_fresh) * m_words);
    m_ranks.resize(preliminaryNumbers(m_store));
    m_order.arrange(m_parts.words.data() + committed() * m_words, m_ranks.data());
    if (!m_group.isOver())
        m_group.share(storeParts, [this](std::size_t part) { giveNumbers(part); });
    if (!m_group.isOver() && m_options.keepTransitions)
        keepTransitions();
    if (m_group.isOver())
        return false;
    m_parts.expanded = committed();
    if (m_fresh > 0)
        m_parts.levelEnds.push_back(committed() + m_fresh);
    m_parts.transitionCount = m_transitions;
    m_parts.terminalCount = m_terminal;
    m_fresh = 0;
    return true;
}

void Exploration::giveNumbers(std::size_t part)
{
    StorePart& store = m_store[part];
    const auto base = static_cast<std::uint32_t>(committed());
    for (std::uint32_t i = 0; i < store.count && !m_group.isOverAt(i); ++i) {
        const auto place = static_cast<std::uint32_t>(i * storeParts + part);
        const std::uint64_t hash = stateHash(store.words.data() + i * m_words, m_words);
        store.table.renumber(tagOf(hash), base + place, base + m_ranks[place]);
    }
    store.words.clear();
    store.count = 0;
}

void Exploration::keepTransitions()
{
    std::vector<Chunk> chunks;
    for (const Worker& worker : m_workers)
        chunks.insert(chunks.end(), worker.chunks.begin(), worker.chunks.end());
    std::ranges::sort(chunks, {}, &Chunk::first);
    std::uint64_t place = m_parts.transitions.size();
    for (Chunk& chunk : chunks)
        chunk.place = std::exchange(place, place + chunk.edgeCount);
    m_parts.firstTransition.resize(committed() + 1);
    m_parts.transitions.resize(place);
    m_group.share(chunks.size(), [&](std::size_t chunk) { keepTransitions(chunks[chunk]); });
    for (Worker& worker : m_workers) {
        worker.chunks.clear();
        worker.edges.clear();
        worker.degrees.clear();
    }
}

void Exploration::keepTransitions(const Chunk& chunk)
{
    const Worker& worker = m_workers[static_cast<std::size_t>(chunk.worker)];
    const Transition* edge = worker.edges.data() + chunk.edges;
    Transition* kept = m_parts.transitions.data() + chunk.place;
    const std::uint64_t base = committed();
    for (std::uint32_t i = 0; i < chunk.states; ++i) {
        Transition* const first = kept;
        for (std::uint32_t degree = worker.degrees[chunk.degrees + i]; degree > 0; --degree) {
            *kept = *edge++;
            if (kept->target >= base)
                kept->target = static_cast<std::uint32_t>(base + m_ranks[kept->target - base]);
            ++kept;
        }
        std::sort(first, kept);
        m_parts.firstTransition[chunk.first + i + 1]
            = static_cast<std::uint64_t>(kept - m_parts.transitions.data());
    }
}

}

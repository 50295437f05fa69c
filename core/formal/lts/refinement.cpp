// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/refinement.h"

#include <algorithm>
#include <numeric>

namespace fourcast::formal {

Refinement::Refinement(const Lts& lts, const BisimulationOptions& options)
    : m_lts(lts), m_options(options), m_before(lts), m_states(lts.stateCount()),
      m_placeOf(lts.stateCount()), m_blockOf(lts.stateCount()),
      m_told(std::chrono::steady_clock::now())
{
    std::iota(m_states.begin(), m_states.end(), State {0});
    std::iota(m_placeOf.begin(), m_placeOf.end(), State {0});
    m_blocks.push_back({0, lts.stateCount(), lts.stateCount()});
    m_waiting.push_back(0);
}

bool Refinement::run()
{
    while (!m_waiting.empty() && !m_stopped) {
        const State block = m_waiting.back();
        m_waiting.pop_back();
        refine(block);
    }
    return !m_stopped;
}

State Refinement::blockBefore(State state, std::uint32_t time) const
{
    State block = m_blockOf[state];
    while (m_blocks[block].created >= time)
        block = m_blocks[block].parent;
    return block;
}

std::uint32_t Refinement::partedAt(State one, State other) const
{
    State left = m_blockOf[one];
    State right = m_blockOf[other];
    std::uint32_t time = 0;
    while (left != right) {
        State& later = m_blocks[left].created >= m_blocks[right].created ? left : right;
        time = m_blocks[later].created;
        later = m_blocks[later].parent;
    }
    return time;
}

void Refinement::mark(State state)
{
    Block& block = m_blocks[m_blockOf[state]];
    const State place = m_placeOf[state];
    const State edge = block.begin + block.dirty;
    // Alone, it can't be told from itself.
    if (place < edge || block.end - block.begin == 1)
        return;
    if (block.dirty++ == 0)
        m_waiting.push_back(m_blockOf[state]);
    std::swap(m_states[place], m_states[edge]);
    std::swap(m_placeOf[m_states[place]], m_placeOf[m_states[edge]]);
}

void Refinement::sign(State state)
{
    Signature signature {state, 0, m_pairs.size(), 0};
    for (const auto& [label, target] : m_lts.transitions(state))
        m_pairs.push_back((std::uint64_t {label} << 32) | m_blockOf[target]);
    const auto begin = m_pairs.begin() + static_cast<std::ptrdiff_t>(signature.begin);
    std::sort(begin, m_pairs.end());
    m_pairs.erase(std::unique(begin, m_pairs.end()), m_pairs.end());
    signature.end = m_pairs.size();
    for (std::size_t i = signature.begin; i < signature.end; ++i) {
        signature.hash = (signature.hash ^ m_pairs[i]) * 0x9e3779b97f4a7c15u;
        signature.hash ^= signature.hash >> 32;
    }
    m_signatures.push_back(signature);
}

bool Refinement::isSame(const Signature& one, const Signature& other) const
{
    const auto at = [this](std::size_t i) { return m_pairs.data() + i; };
    return one.hash == other.hash
        && std::equal(at(one.begin), at(one.end), at(other.begin), at(other.end));
}

bool Refinement::isBefore(const Signature& one, const Signature& other) const
{
    if (one.hash != other.hash)
        return one.hash < other.hash;
    const auto at = [this](std::size_t i) { return m_pairs.data() + i; };
    return std::lexicographical_compare(at(one.begin), at(one.end), at(other.begin), at(other.end));
}

void Refinement::refine(State block)
{
    const State begin = m_blocks[block].begin;
    const State end = m_blocks[block].end;
    const State dirty = std::exchange(m_blocks[block].dirty, 0);
    m_pairs.clear();
    m_signatures.clear();
    for (State place = begin; place < begin + dirty; ++place) {
        sign(m_states[place]);
        if (pause())
            return;
    }
    std::ranges::sort(m_signatures, [this](const Signature& one, const Signature& other) {
        return isBefore(one, other);
    });
    // Where each part begins; the states that were not dirty are the last part.
    std::vector<State> cuts;
    for (State i = 0; i < dirty; ++i) {
        if (i == 0 || !isSame(m_signatures[i - 1], m_signatures[i]))
            cuts.push_back(begin + i);
        m_states[begin + i] = m_signatures[i].state;
        m_placeOf[m_signatures[i].state] = begin + i;
    }
    if (begin + dirty < end)
        cuts.push_back(begin + dirty);
    if (cuts.size() > 1) {
        cuts.push_back(end);
        split(block, cuts);
    }
}

void Refinement::split(State block, const std::vector<State>& cuts)
{
    ++m_splits;
    std::size_t largest = 0;
    for (std::size_t i = 1; i + 1 < cuts.size(); ++i) {
        if (cuts[i + 1] - cuts[i] > cuts[largest + 1] - cuts[largest])
            largest = i;
    }
    m_blocks[block].begin = cuts[largest];
    m_blocks[block].end = cuts[largest + 1];
    const State firstNew = blockCount();
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
        if (i == largest)
            continue;
        const State made = blockCount();
        m_blocks.push_back({cuts[i], cuts[i + 1], 0, block, m_splits});
        for (State place = cuts[i]; place < cuts[i + 1]; ++place)
            m_blockOf[m_states[place]] = made;
    }
    // Marking moves states about within their blocks, also within those that were just made.
    std::vector<State> moved;
    for (State made = firstNew; made < blockCount(); ++made) {
        moved.assign(m_states.begin() + m_blocks[made].begin,
                     m_states.begin() + m_blocks[made].end);
        for (const State state : moved) {
            for (const Predecessors::Step& step : m_before.into(state))
                mark(step.source);
        }
    }
}

bool Refinement::pause()
{
    if (++m_work % 4096 != 0)
        return m_stopped;
    m_stopped = m_stopped || m_options.stop.stop_requested();
    const auto now = std::chrono::steady_clock::now();
    if (m_options.progress && now - m_told > std::chrono::milliseconds(100)) {
        m_told = now;
        m_options.progress(blockCount());
    }
    return m_stopped;
}

}

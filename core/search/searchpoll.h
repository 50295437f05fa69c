// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchlimits.h"

#include <algorithm>
#include <limits>
#include <stop_token>

/// Ends a search in time: looked at by the node loop, which only compares two counters until the
/// next look is due. One per thread; the stop token and the deadline are shared by copying.
class SearchPoll
{
public:
    using Clock = std::chrono::steady_clock;

    SearchPoll() = default;
    SearchPoll(std::stop_token stop, Clock::time_point deadline, std::uint64_t nodeLimit)
        : m_stop(std::move(stop)), m_deadline(deadline), m_nodeLimit(nodeLimit)
    {
        m_next = std::min(interval, m_nodeLimit);
    }

    /// True once the search must end; stays true. A node limit ends it at exactly that many nodes.
    bool expired(std::uint64_t nodes) { return nodes >= m_next && look(nodes); }
    bool hasExpired() const { return m_expired; }

private:
    static constexpr std::uint64_t interval = 1024;

    bool look(std::uint64_t nodes)
    {
        if (nodes >= m_nodeLimit || m_stop.stop_requested()
            || (m_deadline != Clock::time_point::max() && Clock::now() >= m_deadline))
            m_expired = true;
        m_next = m_expired ? 0 : std::min(nodes + interval, m_nodeLimit);
        return m_expired;
    }

    std::stop_token m_stop;
    Clock::time_point m_deadline = Clock::time_point::max();
    std::uint64_t m_nodeLimit = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t m_next = interval;
    bool m_expired = false;
};

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/threads/concurrentload.h"

#include <algorithm>
#include <array>
#include <mutex>

namespace {

struct Kind
{
    int alive = 0;
    ConcurrentLoad::Clock::time_point lastEnd = ConcurrentLoad::Clock::time_point::min();
};

/// Those of this process.
struct Register
{
    std::mutex mutex;
    std::array<Kind, 2> kinds;
    long made = 0;

    Kind& of(ConcurrentLoad::By by) { return kinds.at(static_cast<std::size_t>(by)); }
    int alive() const { return kinds[0].alive + kinds[1].alive; }
};

Register& disturbances()
{
    static Register all;
    return all;
}

}

ConcurrentLoad::ConcurrentLoad(By by) : m_by(by)
{
    Register& all = disturbances();
    const std::scoped_lock lock(all.mutex);
    m_metAtStart = all.alive() > 0;
    ++all.of(by).alive;
    m_made = ++all.made;
}

ConcurrentLoad::~ConcurrentLoad()
{
    Register& all = disturbances();
    const std::scoped_lock lock(all.mutex);
    --all.of(m_by).alive;
    all.of(m_by).lastEnd = Clock::now();
}

bool ConcurrentLoad::metAnother() const
{
    Register& all = disturbances();
    const std::scoped_lock lock(all.mutex);
    return m_metAtStart || all.made > m_made;
}

bool ConcurrentLoad::metAnotherSince(Clock::time_point start) const
{
    Register& all = disturbances();
    const std::scoped_lock lock(all.mutex);
    // This one has not ended: whatever has was another.
    return all.alive() > 1 || std::max(all.kinds[0].lastEnd, all.kinds[1].lastEnd) >= start;
}

bool ConcurrentLoad::since(Clock::time_point start)
{
    Register& all = disturbances();
    const std::scoped_lock lock(all.mutex);
    const Kind& laboratories = all.of(By::Laboratory);
    return laboratories.alive > 0 || laboratories.lastEnd >= start;
}

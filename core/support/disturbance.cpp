// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/disturbance.h"

#include <mutex>

namespace {

/// Those of this process.
struct Register
{
    std::mutex mutex;
    int alive = 0;
    long made = 0;
    Disturbance::Clock::time_point lastEnd = Disturbance::Clock::time_point::min();
};

Register& known()
{
    static Register all;
    return all;
}

}

Disturbance::Disturbance()
{
    Register& all = known();
    const std::scoped_lock lock(all.mutex);
    m_metAtStart = all.alive > 0;
    ++all.alive;
    m_made = ++all.made;
}

Disturbance::~Disturbance()
{
    Register& all = known();
    const std::scoped_lock lock(all.mutex);
    --all.alive;
    all.lastEnd = Clock::now();
}

bool Disturbance::metAnother() const
{
    Register& all = known();
    const std::scoped_lock lock(all.mutex);
    return m_metAtStart || all.made > m_made;
}

bool Disturbance::since(Clock::time_point start)
{
    Register& all = known();
    const std::scoped_lock lock(all.mutex);
    return all.alive > 0 || all.lastEnd >= start;
}

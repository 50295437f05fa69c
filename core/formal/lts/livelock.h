// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/lts.h"

#include <stop_token>
#include <vector>

namespace fourcast::formal {

/// Where a system ends, and where it goes on without ever coming to an end.
struct Endings
{
    /// Nothing but itself follows: a deadlock, or a state whose every transition leads back to it,
    /// as `halt` does.
    std::vector<bool> isEnd;
    /// Livelocks: from here on tau steps can be taken for ever; or the system has ends, and none of
    /// them can be reached from here any more.
    std::vector<bool> isLivelock;
    State ends = 0;
    State livelocks = 0;
};

/// Blocks for as long as it takes to read each transition a few times. Where it is stopped what it
/// returns means nothing.
Endings endingsOf(const Lts& lts, std::stop_token stop = {});

}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/search/searchlimits.h"
#include "core/uci/goline.h"

struct EngineInfo;

namespace uci {

/// What a search of this engine may use where a host allows `go`. `overhead` is taken off each
/// time. A search whose limit is a depth deepens to it, so that each depth is shown and there is
/// always an answer to stop with.
///
/// Of a clock a move takes its timeShare() (core/clock/timeshare.h).
SearchLimits limitsFor(const GoLine& go, const Position& root, const EngineInfo& engine,
                       std::chrono::milliseconds overhead);

}

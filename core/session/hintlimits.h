// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchlimits.h"

/// What a hint may spend so that it sees further than this opponent: never less than `own`, the
/// limits that hints have been given.
/// A depth is passed by two plies, and may then take ten seconds where no time was set. Of a time
/// or a number of nodes a hint has four times as much, and no depth of its own cuts it short; it
/// takes no longer than a minute, or than twice the opponent's time where that is more.
SearchLimits hintLimits(const SearchLimits& own, const SearchLimits& opponent);

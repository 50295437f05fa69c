// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

struct SearchReport;

/// What an engine's workers did from the start of the search to its end: the root moves of all its
/// depths, each within its iteration (lastDepthOf() leaves the last whole depth), or the exact
/// solver's questions. Empty where nothing was searched. Where only one worker took part in a
/// depth, nothing was shared there: its tasks are its own. An engine that does not say how its
/// depths went has the root moves of the last whole one.
Timeline timelineOf(const SearchReport& report);

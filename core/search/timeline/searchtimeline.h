// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

struct SearchReport;

/// What an engine's workers did: the root moves of all its depths, each within its iteration, from
/// where the first of those began (lastDepthOf() leaves the last whole depth), or the exact
/// solver's questions from where the first of them began. Empty where nothing was searched. Where
/// only one worker took part in a depth, nothing was shared there: its tasks are its own. An engine
/// that does not say how its depths went has the root moves of the last whole one.
Timeline timelineOf(const SearchReport& report);

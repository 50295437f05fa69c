// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

struct SearchReport;

/// What an engine's workers did, from the moment when the first of them began: the root moves of
/// its last whole depth, or the exact solver's questions. Empty where nothing was searched. Where
/// only one worker took part, nothing was shared: its tasks are its own.
Timeline timelineOf(const SearchReport& report);

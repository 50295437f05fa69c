// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"

/// The spans of time that a person pinned in the searches of a game, as `measure` prints them: a
/// line for each move that has some, and one for each span. Empty where there are none.
QString pinsText(const Recording& recording);

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/sanitized.h"

#include <QtGlobal>
#include <algorithm>

/// How many cases a test by seed takes: fewer under the sanitizers, and so many times as many as
/// FOURCAST_RANDOM_CASES says, for a long run by hand. The first ones are always the same.
inline int randomCases(int count)
{
    const int times = qEnvironmentVariableIntValue("FOURCAST_RANDOM_CASES");
    return sanitized::cases(count) * std::max(times, 1);
}

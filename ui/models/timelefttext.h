// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <chrono>

/// How long a run will still take, for a person who waits, as roughly as such estimates are: "a few
/// seconds left", "about 40 seconds left", "about 3 minutes left", "about 2 hours left".
QString timeLeftText(std::chrono::seconds left);

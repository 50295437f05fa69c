// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <chrono>

/// How long a run will still take, for a person who waits, as roughly as such estimates are: "a few
/// seconds left", "about 40 seconds left", "about 3 minutes left", "about 2 hours left".
QString timeLeftText(std::chrono::seconds left);
/// The same where there is little room: "10 s", "40 s", "3 min", "2 h".
QString shortTimeText(std::chrono::seconds left);

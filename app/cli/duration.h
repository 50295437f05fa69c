// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <chrono>

/// "2 h 5 min": the two largest units, for a person who waits.
QString longDurationText(std::chrono::nanoseconds time);

/// ", 2 h 5 min left", or nothing as long as too few games have been played to know their pace.
QString leftText(std::chrono::nanoseconds left, int played);

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <chrono>

/// "2 h 5 min": the two largest units, for a person who waits.
QString longDurationText(std::chrono::nanoseconds time);

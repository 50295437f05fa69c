// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <chrono>
#include <cstdint>

struct SearchReport;

/// "31 ms", "2.40 s": three figures are enough to read.
QString durationText(std::chrono::nanoseconds time);

/// Bytes in whole MiB, without their unit: "1,203".
QString mebibytesText(std::uint64_t bytes);

/// "812 kn/s" or "1.9 Mn/s": nodes per second.
QString speedText(const SearchReport& report);

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

/// What this program has in memory now, in bytes, what it shares with others included; nothing
/// where the system does not say. Linux does, in a few microseconds. May be called on any thread.
std::optional<std::uint64_t> residentBytes();

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"

/// A game between two engines that never was, with numbers that are easy to work with.
Recording cannedGame(const char* moves, const std::vector<std::uint64_t>& nodes,
                     const std::vector<double>& milliseconds);

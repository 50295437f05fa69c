// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/metrics/searchquantity.h"

#include <optional>

/// Of the time in which a search's workers could have run, the share in which others had the
/// processors, 0 to 1; nothing where the system does not say.
std::optional<double> waitingShare(const SearchReport& report);

/// Was the machine so busy with others that the time is no measure of the search: a tenth of its
/// workers' time and more than a millisecond, or half of it and more than a tenth of one? Workers
/// that are more than `processors` wait for one another, which is no such load.
bool hadLoadFromElsewhere(const SearchReport& report, int processors);
/// With the processors of this machine.
bool hadLoadFromElsewhere(const SearchReport& report);

/// Why the times of a search are not what they would be alone.
enum class Interference : std::uint8_t
{
    No,
    ByProgram, ///< something else that this program was asked for ran at the same time
    ByOthers ///< other programs had the processors, as hadLoadFromElsewhere() says
};
Interference interferenceOf(const SearchReport& report);
/// Why one of its numbers is not what it would be alone: No where load does not change that number.
Interference interferenceOf(const SearchReport& report, const SearchQuantity& quantity);

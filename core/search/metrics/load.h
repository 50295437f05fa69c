// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"

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

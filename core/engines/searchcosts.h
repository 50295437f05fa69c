// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/enginefactory.h"
#include "core/search/costtree.h"
#include "core/search/searchreport.h"

/// Where the nodes of a search went, found by the same search once more. Engines that search by a
/// heuristic visit the same nodes every time, with any number of workers, so that the search itself
/// does not have to count by lines and costs nothing more.
namespace searchcosts {

/// The search can be repeated: its engine can be counted, and one of its depths is whole.
bool canCount(const SearchReport& report);

/// Nodes of the whole depths, which the tree will have: all of the report where no limit cut it
/// off.
std::uint64_t countedNodes(const SearchReport& report);

/// Repeats the whole depths of a search on the calling thread and counts them by lines of so many
/// plies. Blocks; a stop is answered within milliseconds. Where `options` are not those of the
/// search, what its report says of them decides. Fails when stopped, and where the counts of a
/// depth are not those of the report: then it was made by settings that nobody knows any more.
Expected<CostTree> count(const SearchReport& report, const EngineOptions& options, int plies,
                         const std::stop_token& stop);

}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/process.h"

#include <set>
#include <span>

namespace fourcast::chance {

// Processes as trees, whatever the instances in them mean.

/// The slots below `depth` that the process mentions.
std::set<int> freeSlots(const Process& process, std::size_t depth);
/// Gives the process other slots: `slots[old]` is the new one.
void moveTo(std::span<const int> slots, Process& process);
/// How many variables are bound in a process, one within the other.
std::size_t deepestBound(const Process& process);

/// Are the trees the same, whatever their places and their variables' names?
bool same(const Process& left, const Process& right);
bool sameTypes(const std::vector<Variable>& left, const std::vector<Variable>& right);

}

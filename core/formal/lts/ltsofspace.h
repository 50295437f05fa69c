// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/lts.h"
#include "core/statespace/statespace.h"

namespace fourcast::formal {

/// The system that was explored, state by state: the numbers of states and labels stay. Its
/// transitions must have been kept, and it must have a state; the system takes them over, and the
/// space is left with its states. States that were not expanded have no transitions, and the system
/// is not complete.
Lts takeLts(statespace::StateSpace& space, LabelTable labels);

}

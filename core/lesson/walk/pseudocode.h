// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/walk/walk.h"

namespace fourcast::lesson {

/// The line of pseudoCode() that an event belongs to, from 0.
int codeLineOf(const RecordedTree& tree, const WalkEvent& event, bool bestChanged,
               PointOfView view);

}

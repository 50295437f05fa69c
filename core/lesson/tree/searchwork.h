// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this room alone.
#pragma once

#include "core/lesson/tree/treesearcher.h"

namespace fourcast::lesson {

/// A search with GameSearch. The request is valid.
std::shared_ptr<TreeSearcher> boardWork(const TreeRequest& request, ExactScores exact);
std::shared_ptr<TreeSearcher> typedWork(const TreeRequest& request);
/// The engine's own.
std::shared_ptr<TreeSearcher> engineWork(const TreeRequest& request);

}

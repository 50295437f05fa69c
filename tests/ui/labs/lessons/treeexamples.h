// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/tree/treesteps.h"

/// Searches that tests walk through.
namespace treeexamples {

fourcast::lesson::TreeRequest typed(const char* text);

fourcast::lesson::TreeRequest position(const char* moves, int depth);

FoundTree found(const fourcast::lesson::TreeRequest& request);

/// MAX has 3 after the first branch; the second is cut after its first leaf, and nobody sees (9 1).
fourcast::lesson::TreeRequest withCut();

}

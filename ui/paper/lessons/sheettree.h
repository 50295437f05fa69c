// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"
#include "core/lesson/tree/treesearcher.h"
#include "ui/graph/painting/graph.h"

/// A tree for paper, all its values as MAX sees them, as they are written on a blackboard.
struct SheetTree
{
    Graph toFillIn; ///< leaves with their values, empty boxes above them
    Graph solved; ///< the values that go up, and the branches that are cut
};

/// More leaves in a row could not be read on a page.
inline constexpr int mostSheetLeaves = 27;

/// Searches the tree twice: all of it, and as it is asked for. Without a tree where it has too many
/// leaves for a page. Nothing where it was stopped.
std::optional<std::optional<SheetTree>> sheetTree(const fourcast::lesson::WrittenTree& tree,
                                                  const fourcast::lesson::ExactScores& exact = {},
                                                  const std::stop_token& stop = {});

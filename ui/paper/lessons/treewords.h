// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/walk/walk.h"

/// What is said of a recorded tree and its nodes wherever it is drawn, as far as a walk has come.
namespace treetext {

using fourcast::lesson::NodeIndex;

/// "Root", or the moves that lead there.
QString path(const fourcast::lesson::RecordedTree& tree, NodeIndex node);
/// "MAX" or "MIN".
QString side(int ply);
/// "[−∞, 3]", of a node's side to move, as this view has it.
QString window(const fourcast::lesson::RecordedTree& tree, Value alpha, Value beta, int ply,
               fourcast::lesson::PointOfView view);
/// As the walk's view has it: "= 3" once it has gone up, the best so far "3 …" before; empty before
/// it is entered.
QString value(const fourcast::lesson::Walk& walk, NodeIndex node);
/// "7x6, 2 discs"; a typed tree as it is, shortened.
QString root(const fourcast::lesson::TreeRequest& request);
/// "7x6, 2 discs; alpha-beta, centre first, fail-soft, depth 4, leaves H1"
QString request(const fourcast::lesson::TreeRequest& request);
/// What was found and how much of it is kept.
QString facts(const fourcast::lesson::RecordedTree& tree);

}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/tree/treesteps.h"

/// What the parts of the page say of a node as far as the walk has come: nothing that is still to
/// be found out.
namespace treetext {

using fourcast::lesson::NodeIndex;

/// "Root", or the moves that lead there.
QString path(const fourcast::lesson::RecordedTree& tree, NodeIndex node);
/// "MAX" or "MIN".
QString side(int ply);
/// "[−∞, 3]"
QString window(const fourcast::lesson::RecordedTree& tree, Value alpha, Value beta);
/// "= 3" once it has gone up, the best so far "3 …" before; empty before it is entered.
QString value(const TreeSteps& steps, NodeIndex node);
/// What the node is besides: "the table answered", "the game is won" …; empty for most.
QString kind(const fourcast::lesson::RecordedNode& node);
/// All of it, a line each; the first names it.
QString description(const TreeSteps& steps, NodeIndex node);
/// The same with a picture of the position.
QString tip(const TreeSteps& steps, NodeIndex node, const QPalette& palette);
/// "7x6, 2 discs"; a typed tree as it is, shortened.
QString root(const fourcast::lesson::TreeRequest& request);
/// "7x6, 2 discs; alpha-beta, centre first, fail-soft, depth 4, leaves H1"
QString request(const fourcast::lesson::TreeRequest& request);
/// What was found and how much of it is kept.
QString facts(const fourcast::lesson::RecordedTree& tree);

}

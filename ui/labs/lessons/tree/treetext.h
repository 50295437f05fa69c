// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/tree/treesteps.h"
#include "ui/paper/lessons/treewords.h"

/// What the parts of the page say of a node as far as the walk has come: nothing that is still to
/// be found out.
namespace treetext {

/// "= 3" once it has gone up, the best so far "3 …" before; empty before it is entered.
QString value(const TreeSteps& steps, NodeIndex node);
/// What the node is besides: "the table answered", "the game is won" …; empty for most.
QString kind(const fourcast::lesson::RecordedNode& node);
/// All of it, a line each; the first names it.
QString description(const TreeSteps& steps, NodeIndex node);
/// The same with a picture of the position.
QString tip(const TreeSteps& steps, NodeIndex node, const QPalette& palette);

}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/tree/treesteps.h"
#include "ui/paper/lessons/treewords.h"

/// What the parts of the page say of a node as far as the walk has come: nothing that is still to
/// be found out.
namespace treetext {

/// All of it, a line each; the first names it.
QString description(const TreeSteps& steps, NodeIndex node);
/// The same with a picture of the position.
QString tip(const TreeSteps& steps, NodeIndex node, const QPalette& palette);

}

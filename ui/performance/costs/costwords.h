// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/performance/costs/costview.h"

#include <QString>

/// A tree by cost in words.
namespace costwords {

/// "d5"; of the root "Search".
QString lastMove(const CostTree& tree, int box, const Position& root);
/// "c4, d5: 1,234 nodes, 12.0 % of the search", or the same of its processor time: what a screen
/// reader says.
QString name(const CostTree& tree, int box, const Position& root, const CostView& view);
/// The same, with all else that is known of it in lines below, its colour last.
QString detail(const CostTree& tree, int box, const Position& root, const CostView& view);
/// As recordings have it (core/search/costs/costjson.h), with whose processor time it is.
QByteArray json(const CostTree& tree);

}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/costtree.h"

#include <QString>

/// A tree by cost in words.
namespace costwords {

/// "d5"; of the root "Search".
QString lastMove(const CostTree& tree, int box, const Position& root);
/// "c4, d5: 1,234 nodes, 12.0 % of the search": what a screen reader says.
QString name(const CostTree& tree, int box, const Position& root);
/// The same, with leaves and cut-offs in lines below where they are known.
QString detail(const CostTree& tree, int box, const Position& root);
/// A row for each box: its line, and what it has with all that is below it.
QByteArray csv(const CostTree& tree, const Position& root);
/// As recordings have it (core/search/costs/costjson.h).
QByteArray json(const CostTree& tree);

}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/costtree.h"

#include <QByteArray>

/// A tree by cost as CSV: a row for each box, after its parent, with all that is below it. A line
/// is its moves as "d1 d2", that of the search is empty. What is not known is empty, too. New
/// columns come last.
namespace costcsv {

QByteArray toCsv(const CostTree& tree, const Position& root);

}

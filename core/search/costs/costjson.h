// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/costtree.h"
#include "core/support/formats/jsonfields.h"

#include <QJsonArray>
#include <optional>

/// A counted tree in JSON: a row for each box, parents first, with its line as columns 1 to 7
/// ("43") and its own nodes, leaves, cut-offs, and cut-offs on the first move, without its
/// children's; and where it was timed its own processor time in nanoseconds, and what it shares of
/// it (CostCounts::shared).
namespace costjson {

/// What files keep: some 2,800 rows at most.
inline constexpr int keptPlies = 4;

/// Deeper boxes are put into those above them.
QJsonArray toJson(const CostTree& tree, int plies = keptPlies);

/// Refuses lines that cannot be played from `root`, rows that come before their parent's, and
/// trees of more nodes than `mostNodes`. Nothing where the field is missing or wrong.
std::optional<CostTree> fromJson(const JsonFields& fields, const QString& key, const Position& root,
                                 std::uint64_t mostNodes);

}

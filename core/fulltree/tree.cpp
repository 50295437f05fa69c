// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fulltree/tree.h"

TreeStatistics TreeSearch::walk(const AnyEmptyBoard& root, int depth, const std::stop_token& stop)
{
    return std::visit([&](const auto& board) { return walk(board, depth, stop); }, root);
}

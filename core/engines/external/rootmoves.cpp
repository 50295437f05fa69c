// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/rootmoves.h"

#include "core/board/setup.h"

/// An answer and its reply, at most; leaves them in m_moves.
bool RootMoves::goOn(const Position& from, const Position& root)
{
    if (from == root)
        return true;
    if (from.plies() >= root.plies() || from.isFinished())
        return false;
    for (int column = 0; column < Position::Shape::width; ++column) {
        const Bitboard added = root.occupied() & ~from.occupied();
        if (!from.canPlay(column) || !(added & Position::Shape::columnMask(column)))
            continue;
        m_moves.emplace_back(column);
        if (goOn(from.after(column), root))
            return true;
        m_moves.pop_back();
    }
    return false;
}

std::optional<std::vector<Move>> RootMoves::to(const Position& root)
{
    constexpr int nearby = 2;
    if (root.plies() - m_end.plies() > nearby || !goOn(m_end, root)) {
        const auto order = findMoveOrder(root.firstPlayerDiscs(), root.secondPlayerDiscs());
        if (!order)
            return {};
        m_moves = *order;
    }
    m_end = root;
    return m_moves;
}

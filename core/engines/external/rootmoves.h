// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <optional>
#include <vector>

/// The moves of a game that leads to a position, for programs that are told games: those told last
/// and some more where that is possible, else any that lead there.
class RootMoves
{
public:
    /// Nothing where no game leads there.
    std::optional<std::vector<Move>> to(const Position& root);

private:
    bool goOn(const Position& from, const Position& root);

    std::vector<Move> m_moves;
    Position m_end;
};

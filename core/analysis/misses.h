// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QString>
#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

class Solver;

/// A better move that was there and was not played, by the exact solver.
struct Miss
{
    enum class Kind : std::uint8_t
    {
        Win, ///< a four could be completed at once
        Block, ///< the opponent's only square to complete his four at once was left open
        Result ///< anything else that made a win a draw or a loss, or a draw a loss
    };

    Kind kind = Kind::Win;
    /// Discs on the board before the move: 0 for the game's first.
    int ply = 0;
    Move played;
    /// A move that keeps the outcome; for Block the square's column, even where all is lost.
    Move better;

    Player side() const { return ply % 2 == 0 ? Player::First : Player::Second; }

    /// "win", "block", "result": for files.
    static QString key(Kind kind);
    /// "winning column not taken", lower case, translated.
    static QString kindName(Kind kind);

    friend bool operator==(const Miss&, const Miss&) = default;
};

/// What both sides missed in a game, from its move `from` on, by ply; each move has one miss at
/// most, the first kind that fits. `moves` must be legal. Solves one position per move, and more
/// where something was missed; blocks. Nothing where it was stopped.
std::optional<std::vector<Miss>> findMisses(std::span<const Move> moves, std::size_t from,
                                            Solver& solver, const std::stop_token& stop = {});

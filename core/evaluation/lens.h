// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/heuristics.h"

#include <array>
#include <optional>

/// A heuristic taken apart, all in heuristic units from the view of the side that was asked for:
/// positive is good for it, whichever side is to move.
struct LensReport
{
    struct Feature
    {
        /// H1's 1 to 4; 0 for a disc's square value under H2.
        H1Feature what;
        /// It was not there one move ago.
        bool came = false;
    };

    Player view = Player::First;
    /// What is there now. The values add up to the sum exactly.
    std::vector<Feature> features;
    /// What was there one move ago and is no more, with the values it had.
    std::vector<H1Feature> gone;
    qint64 sum = 0;
    /// One move ago; nothing at the start of a game. The sum has changed by the values of what came
    /// minus the values of what is gone.
    std::optional<qint64> before;
    /// What each square contributes, column by column from the bottom (see at()). A feature's value
    /// is shared evenly among its discs, in whole units with the rest on the lowest, so the squares
    /// add up to the sum exactly.
    std::array<qint64, Position::Shape::squares> squares {};

    qint64 at(int column, int row) const { return squares[indexOf(column, row)]; }
    static std::size_t indexOf(int column, int row)
    {
        return static_cast<std::size_t>(column) * Position::Shape::height
            + static_cast<std::size_t>(row);
    }
};

/// What a heuristic finds in this position, what is worth most first, and what the last move
/// changed. `options` are H1's reading.
LensReport lens(const HeuristicInfo& heuristic, const H1Options& options, const Position& position,
                const std::optional<Position>& before, Player view);

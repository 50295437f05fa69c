// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/solvereport.h"
#include "ui/style/looks.h"

#include <QString>
#include <array>

/// What stands below a column: what a disc there is worth, in a few signs, as far as it is known.
struct ColumnChip
{
    enum class Shape : std::uint8_t
    {
        None, ///< not known yet
        Up, ///< a win for the side to move
        Bar, ///< a draw
        Down ///< a loss
    };

    Shape shape = Shape::None;
    QString upper; ///< "W", "wins"; "…" while nothing is known
    QString lower; ///< "+7", "in 7"; may be empty
    bool best = false;
    /// "Orange wins in 7 moves, best": for people who hear the board.
    QString spoken;
    /// The same with the score and whose view it is.
    QString toolTip;

    /// A full column has none.
    bool isEmpty() const { return upper.isEmpty(); }
    friend bool operator==(const ColumnChip&, const ColumnChip&) = default;
};

using ColumnChips = std::array<ColumnChip, ColumnsReport::columns>;

/// The chips of a position's columns. `side` is what the side to move is called ("Orange"): the
/// scores are seen from its place.
ColumnChips columnChips(const ColumnsReport& report, ChipStyle style, const QString& side);

/// "+7", "−3", "0": the solver's score with a minus sign that is as wide as the plus.
QString signedScore(int score);

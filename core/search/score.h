// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/value.h"

#include <QMetaType>
#include <QString>
#include <cstdint>

/// What is said aloud about a position or a move, from the view of the side to move there.
struct Score
{
    enum class Kind : std::uint8_t
    {
        None, ///< nothing known
        Win, ///< the side to move wins; `plies` from here to the winning disc
        Loss, ///< the side to move loses; `plies` from here to the opponent's winning disc
        Draw, ///< the board fills up
        Estimate ///< a heuristic at a depth; `value` in the heuristic's own units
    };
    /// Is `value` itself known, or only one side of it (the rest was cut off)?
    enum class Bound : std::uint8_t
    {
        Exact,
        AtMost,
        AtLeast
    };

    Kind kind = Kind::None;
    Bound bound = Bound::Exact;
    Value value = 0;
    int plies = 0;

    /// `value` from a search at a root: forced wins and losses are recognised by their size. Where
    /// the search saw every game to its end, 0 is a draw and no estimate.
    static Score fromValue(Value value, Bound bound = Bound::Exact, bool seenToTheEnd = false);
    /// The same score seen by the other side.
    Score negated() const;
    /// A few words for a label: "wins in 3", "loses in 2", "draw", "+412", "≤ -30", "H1 infinite".
    /// Moves, not plies: the winner's own discs up to the line.
    QString toText() const;
    /// The same of a program of others (SearchReport::ownUnits), for a label: a win, a loss or a
    /// draw that nobody has proved is "says: wins in 3"; an estimate is a number, whose units
    /// ownUnitsNote() tells.
    QString saidText() const;
    /// What has to be known of such a score: "In the program's own units, ...".
    QString ownUnitsNote() const;

    friend bool operator==(const Score&, const Score&) = default;
};

Q_DECLARE_METATYPE(Score)

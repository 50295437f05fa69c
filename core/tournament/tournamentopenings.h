// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/move.h"
#include "core/support/expected.h"

#include <QString>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

/// How the games of a tournament begin. Games 1 and 2, 3 and 4 ... of two entrants share an
/// opening, so that both play it with both colours.
struct TournamentOpenings
{
    enum class Kind : std::uint8_t
    {
        None, ///< from the empty board
        Random, ///< so many random moves that leave the game open
        Exact, ///< all positions of so many plies whose exact value is within a range
        All ///< all positions of so many plies
    };
    static constexpr int mostPlies = 8;
    static constexpr int mostRandomPlies = 12;

    Kind kind = Kind::Random;
    /// Of Exact and All up to mostPlies, of Random up to mostRandomPlies.
    int plies = 4;
    /// Of Exact: exact scores (core/solver/exactscore.h) from the view of the side to move; a draw
    /// is 0, which makes a balanced opening.
    int lowest = 0;
    int highest = 0;

    /// "none", "random", "exact", "all": for files and options.
    static QString key(Kind kind);
    static std::optional<Kind> kindFromKey(const QString& key);

    /// Are they a list that can be played to its end?
    bool isList() const { return kind == Kind::Exact || kind == Kind::All; }
    /// "4 random plies", "all balanced positions of 4 plies"; translated.
    QString toText() const;
    /// Fails with a sentence where a number is out of its range.
    Expected<void> check() const;

    friend bool operator==(const TournamentOpenings&, const TournamentOpenings&) = default;
};

/// The openings of a tournament that are a list: unfinished positions, none of them another's
/// mirror image, as moves from the empty board, in an order that the seed decides. Values come from
/// the built-in book, and from the solver where that does not know them.
///
/// Blocks, some ten milliseconds where the book knows all. Fails where no position is such; nothing
/// where it was stopped.
Expected<std::vector<std::vector<Move>>> listOpenings(const TournamentOpenings& openings,
                                                      std::uint64_t seed,
                                                      const std::stop_token& stop = {});

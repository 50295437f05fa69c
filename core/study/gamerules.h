// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/move.h"
#include "core/support/expected.h"

#include <QString>
#include <vector>

/// Which moves a lot decides instead of the engine's choice.
enum class RandomMoves : std::uint8_t
{
    None,
    TopTwo, ///< at each side's own moves 3, 6, 9 and so on one of its two best columns, half each
    AnyLegal ///< the second, fifth, eighth ... disc of the game falls into any open column
};

/// How the games of an experiment begin.
enum class Openings : std::uint8_t
{
    Empty,
    /// Each of the 343 orders of three discs, with both colours, as older versions of the program
    /// dealt them. Games that they kept go on so; nothing new does.
    AllThreePlies,
    Random, ///< plies drawn at random, none of which ends the game
    List, ///< those of a file, each with both colours
    /// Each of the 238 positions after three plies, with both colours, in the order that a seed
    /// deals.
    ThreePlyPositions
};

/// How games are begun and varied.
struct GameRules
{
    RandomMoves randomMoves = RandomMoves::None;
    Openings openings = Openings::Random;
    /// Of Openings::Random.
    int openingPlies = 2;
    /// Of Openings::List.
    std::vector<std::vector<Move>> openingList;
    /// Entrant a moves first in games 0, 2, 4 and so on; otherwise in all of them. Openings that
    /// are played with both colours alternate anyway.
    bool alternateFirst = true;

    friend bool operator==(const GameRules&, const GameRules&) = default;

    bool bothColours() const
    {
        return openings == Openings::AllThreePlies || openings == Openings::List
            || openings == Openings::ThreePlyPositions;
    }
    /// Does a lot fall between the two best columns at this ply, counted from 0?
    bool drawsTopTwo(int ply) const
    {
        return randomMoves == RandomMoves::TopTwo && (ply / 2 + 1) % 3 == 0;
    }
    /// Does a lot fall among all columns at this ply, counted from 0?
    bool drawsAnyLegal(int ply) const
    {
        return randomMoves == RandomMoves::AnyLegal && ply % 3 == 1;
    }
    /// Does entrant a make the first move of this round, counted from 0?
    bool aMovesFirst(int round) const
    {
        return (!alternateFirst && !bothColours()) || round % 2 == 0;
    }
    /// The rounds after which the openings repeat; 0 where they are random.
    int roundsOfOpenings() const;
    /// The opening of a round for the fixed kinds; empty for the others. Rounds 0 and 1, 2 and 3
    /// ... share one. `seed`, the cell's, deals the positions of three plies, so that a part of the
    /// rounds is a fair sample; a list comes in its own order.
    std::vector<Move> fixedOpening(int round, std::uint64_t seed) const;
    /// Plies of a round that are given by its opening; of random openings the most.
    std::size_t pliesOfOpening(int round) const;
    /// The rules in a sentence or two, for every output.
    QString toText() const;

    /// There are as many random plies as a game can have; every opening of the list is legal and
    /// leaves the game open. The sentence names what is not so.
    Expected<void> check() const;
};

/// Openings from a text file: one a line, as `44536` or `d1 d2 e1`; empty lines and what follows a
/// `#` are skipped. Fails with the line that is no opening.
Expected<std::vector<std::vector<Move>>> openingsFromText(const QByteArray& text);

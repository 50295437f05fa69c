// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/score.h"

#include <QString>
#include <QStringList>
#include <QStringView>
#include <chrono>
#include <cstdint>
#include <optional>

/// A score as the Universal Chess Interface knows it, from the view of the side to move.
struct InfoScore
{
    enum class Kind : std::uint8_t
    {
        Centipawns, ///< an estimate in the engine's own units
        Mate ///< moves of the winner's own up to the line; negative where the side to move loses
    };

    Kind kind = Kind::Centipawns;
    int value = 0;
    /// `lowerbound` is AtLeast, `upperbound` AtMost.
    Score::Bound bound = Score::Bound::Exact;

    /// A draw is 0 centipawns; an estimate is divided by `valuesPerCentipawn`. A win or a loss that
    /// is known without its plies is a bound, at `latestEnd` plies from here or before. Nothing
    /// where nothing is known.
    static std::optional<InfoScore> of(const Score& score, int valuesPerCentipawn = 1,
                                       int latestEnd = 0);
    /// A mate as a win or a loss with its plies, centipawns as an estimate in the engine's units.
    Score toScore() const;

    friend bool operator==(const InfoScore&, const InfoScore&) = default;
};

/// `wdl`: win, draw and loss in thousandths, from the view of the side to move.
struct InfoChances
{
    int win = 0;
    int draw = 0;
    int loss = 0;

    friend bool operator==(const InfoChances&, const InfoChances&) = default;
};

/// The line `info ...`: what an engine says of its search. What it does not say is empty.
struct InfoLine
{
    std::optional<int> depth {};
    std::optional<int> selectiveDepth {};
    /// The rank of the line of play, from 1, where an engine shows several.
    std::optional<int> multiPv {};
    std::optional<InfoScore> score {};
    std::optional<InfoChances> chances {};
    std::optional<std::uint64_t> nodes {};
    std::optional<std::uint64_t> nodesPerSecond {};
    std::optional<std::chrono::milliseconds> time {};
    /// Thousandths of the table that are in use.
    std::optional<int> tableUse {};
    /// The move that is being searched, as written.
    QString currentMove {};
    /// The words of the line of play; uci::readLine() makes moves of them.
    QStringList principalVariation {};
    /// What is said to a person.
    QString text {};

    /// `info depth 8 ... pv P@d3 P@c1`.
    QString toText() const;

    /// Nothing where the line does not begin with `info`. Words that are not known, and numbers
    /// that are none, are passed over.
    static std::optional<InfoLine> read(QStringView line);

    friend bool operator==(const InfoLine&, const InfoLine&) = default;
};

/// The line `bestmove ...`, the moves as written.
struct BestMoveLine
{
    /// `(none)` and `0000` are no move: empty.
    QString move {};
    QString ponder {};

    QString toText() const;
    static std::optional<BestMoveLine> read(QStringView line);

    friend bool operator==(const BestMoveLine&, const BestMoveLine&) = default;
};

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>
#include <array>
#include <chrono>
#include <cstdint>
#include <optional>

/// The line `go ...` of a host: what an engine may use for its next move. Empty is no limit.
struct GoLine
{
    using Time = std::optional<std::chrono::milliseconds>;

    /// Plies.
    std::optional<int> depth {};
    std::optional<std::uint64_t> nodes {};
    /// For this move.
    Time moveTime {};
    /// What the clocks of the first and of the second player show, and what they gain with each
    /// move; never negative.
    std::array<Time, 2> clock {};
    std::array<Time, 2> increment {};
    /// Moves until the clocks get more time.
    std::optional<int> movesToGo {};
    /// Look for a win in so many own moves.
    std::optional<int> mate {};
    /// Count the sequences of so many plies instead.
    std::optional<int> perft {};
    /// Until `stop`.
    bool infinite = false;
    bool ponder = false;
    /// The only moves to look at, as written; all when there are none.
    QStringList searchMoves {};

    /// `go wtime 60000 btime 60000`.
    QString toText() const;

    /// Nothing where the line does not begin with `go`. Also knows `p1time` and its like of the
    /// Universal Game Interface; other words are passed over.
    static std::optional<GoLine> read(QStringView line);

    friend bool operator==(const GoLine&, const GoLine&) = default;
};

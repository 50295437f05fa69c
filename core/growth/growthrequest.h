// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/move.h"
#include "core/engines/enginefactory.h"
#include "core/statistics/growthfit.h"

#include <chrono>
#include <cstdint>
#include <vector>

/// What grows while all else stays.
enum class GrowthBy : std::uint8_t
{
    Depth, ///< plies that are looked ahead
    Discs, ///< discs on the board
    Workers, ///< threads that share one search
    Boards ///< the boards of core/board/boards.def, the smallest first
};

/// What it is paid in.
enum class GrowthCost : std::uint8_t
{
    Nodes,
    Time
};

/// "depth", "discs", "workers", "boards": for the command line and files.
QString growthName(GrowthBy by);
QStringList growthNames();
/// Fails with a sentence that lists the names.
Expected<GrowthBy> growthFromName(const QString& name);
/// The law that the cost is fitted with: of plies and discs each costs so many times as much as the
/// one before; of workers and squares twice as many do.
GrowthLaw growthLaw(GrowthBy by);

/// From and to which number it can grow: 1 to 42 plies, 0 to 41 discs, 1 to 256 workers, the
/// smallest 1 to 5 boards.
struct GrowthRange
{
    int low = 0;
    int high = 0;
};
GrowthRange growthRange(GrowthBy by);
/// The default: what a usual machine does in some seconds.
GrowthRange usualGrowth(GrowthBy by);

/// Two ways to search that are no engines: they value nothing but finished games. The whole tree to
/// a depth, and an exact answer to the end of the game, without a book: on the standard board the
/// solver's, by boards that of a plain alpha-beta with a table, the same on each.
inline const QString treeGrowth = QStringLiteral("tree");
inline const QString exactGrowth = QStringLiteral("exact");

/// The ways to search that can grow so, from the table of engines, the programs of others and the
/// two.
QStringList growthEngines(GrowthBy by);
/// Does a depth mean something to it?
bool growthTakesDepth(const QString& engine);

/// One search that is made again and again while one thing grows.
struct GrowthRequest
{
    /// One of growthEngines().
    QString engine = QStringLiteral("alphabeta-h1");
    /// Its workers are 1 unless these grow: with more, the perfect engine counts other nodes in
    /// each run.
    EngineOptions options {.workers = 1};
    GrowthBy by = GrowthBy::Depth;
    int from = 1;
    int to = 8;
    /// Plies that are looked ahead, where it is not these that grow.
    int depth = 6;
    /// Of each search.
    int repeats = 3;
    /// The position that is searched; where discs grow, a line of play whose positions are.
    std::vector<Move> moves {};
    /// For each number of discs, where there is no line of play: random positions by `seed`.
    int positions = 9;
    std::uint64_t seed = 1;
    /// For all searches of one point together.
    std::chrono::milliseconds limit {60'000};

    /// The places: depths, discs, numbers of workers, or boards by their rank.
    std::vector<int> places() const;
    /// How many positions are searched at a place.
    int positionsPerPlace() const;
    /// Fails with a sentence where the engine can't grow so, and where a number is out of range.
    Expected<void> check() const;
};

// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this library alone.
#pragma once

#include "core/chance/simulate/games.h"
#include "core/support/random.h"

namespace fourcast::chance {

/// What an action means for a game.
struct Meaning
{
    bool isGoal = false;
    bool isAllowed = false;
    bool counts = false;
};

/// A generator for each game, so that no game waits for another one's numbers.
inline SeededRandom randomOf(const GamesOptions& options, std::uint64_t game)
{
    return SeededRandom(SeededRandom(options.seed + game * 0x9e3779b97f4a7c15u).next());
}

/// Adds a game that has ended by its goal, or by what makes that impossible.
void addEnd(GamesReport& report, bool isMet, std::uint64_t length);

/// Plays all games in batches, on several threads, and sums them up. `play` answers with the games
/// from the first one to before the end, whichever thread it runs on.
GamesReport playBatches(const GamesOptions& options,
                        const std::function<GamesReport(std::uint64_t, std::uint64_t)>& play,
                        const std::function<void(std::uint64_t)>& progress);

}

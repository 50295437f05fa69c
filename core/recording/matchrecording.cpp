// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/matchrecording.h"

#include <algorithm>

Recording recordingOf(const MatchGame& game, const std::array<Entrant, 2>& entrants)
{
    // The last search of a game that a failure ended has no move.
    const std::size_t searched
        = game.reports.size() - (game.failure && !game.reports.empty() ? 1 : 0);
    const std::size_t opening = game.moves.size() - std::min(game.moves.size(), searched);
    Game played(std::vector<Move>(game.moves.begin(),
                                  game.moves.begin() + static_cast<std::ptrdiff_t>(opening)));
    for (std::size_t ply = opening; ply < game.moves.size(); ++ply) {
        const auto fell = played.play(game.moves[ply]);
        Q_ASSERT(fell);
    }
    if (game.failure)
        played.loseByFailure(*game.failure);
    std::array<Entrant, 2> sides;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const auto entrant = (side + static_cast<std::size_t>(game.firstEntrant)) % 2;
        sides[side] = entrants[entrant];
        sides[side].options.seed = game.engineSeeds[entrant];
        sides[side].options.workers = 1;
    }
    const auto reportOf = [&](const Position& before, Move) -> const SearchReport* {
        const auto search = static_cast<std::size_t>(before.plies()) - opening;
        return search < searched ? &game.reports[search] : nullptr;
    };
    return Recording::of(played, sides, reportOf);
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/schedule.h"

#include "core/support/random.h"

#include <algorithm>
#include <initializer_list>

namespace {

/// What a game's lots are drawn for.
enum class Lot : std::uint64_t
{
    Engines = 1,
    Opening
};

/// A number that all of these decide together.
std::uint64_t lotOf(std::uint64_t seed, Lot lot, std::initializer_list<int> parts)
{
    std::uint64_t mixed = SeededRandom(seed ^ static_cast<std::uint64_t>(lot)).next();
    for (const int part : parts)
        mixed = SeededRandom(mixed ^ static_cast<std::uint64_t>(part)).next();
    return mixed >> 11; // 53 bits, see TournamentOptions::seed
}

std::vector<Move> openingOf(const TournamentOptions& options, const OpeningList& list,
                            const std::array<int, 2>& entrants, int round, int pairOfGames)
{
    const auto& [one, other] = entrants;
    if (options.openings.kind == TournamentOpenings::Kind::Random) {
        SeededRandom random(lotOf(options.seed, Lot::Opening, {one, other, round, pairOfGames}));
        return drawOpening(random, options.openings.plies);
    }
    if (list.empty())
        return {};
    // Each two begin somewhere in the list and go through it in its order.
    const std::uint64_t begin = lotOf(options.seed, Lot::Opening, {one, other, round});
    return list[(begin + static_cast<std::uint64_t>(pairOfGames)) % list.size()];
}

/// `swissRound` is 0 in other tournaments, `game` counts from 0.
TournamentTask taskOf(const TournamentOptions& options, const OpeningList& list,
                      const std::array<int, 2>& entrants, int swissRound, int game)
{
    TournamentTask task;
    task.entrants = entrants;
    task.round = swissRound > 0 ? swissRound : game + 1;
    task.seed = lotOf(options.seed, Lot::Engines, {entrants[0], entrants[1], swissRound, game / 2});
    task.opening = openingOf(options, list, entrants, swissRound, game / 2);
    return task;
}

/// In an order in which those of a new entrant come last.
std::vector<std::array<int, 2>> pairsOfFormat(const TournamentOptions& options)
{
    std::vector<std::array<int, 2>> pairs;
    const int count = static_cast<int>(options.entrants.size());
    for (int second = 1; second < count; ++second) {
        const int end = options.format == TournamentOptions::Format::Gauntlet ? 1 : second;
        for (int first = 0; first < end; ++first)
            pairs.push_back({first, second});
    }
    return pairs;
}

}

int gamesOfPair(const TournamentOptions& options, std::size_t openings)
{
    return options.gamesPerPair > 0 ? options.gamesPerPair : 2 * static_cast<int>(openings);
}

std::vector<TournamentTask> scheduleOf(const TournamentOptions& options,
                                       const OpeningList& openings)
{
    const auto pairs = pairsOfFormat(options);
    const int games = gamesOfPair(options, openings.size());
    std::vector<TournamentTask> tasks;
    for (int game = 0; game < games; ++game)
        for (std::size_t pair = 0; pair < pairs.size(); ++pair) {
            TournamentTask task = taskOf(options, openings, pairs[pair], 0, game);
            task.number = static_cast<int>(pair) * games + game + 1;
            // Over all opponents everybody begins as often as not.
            task.firstEntrant = (pairs[pair][0] + pairs[pair][1] + game + 1) % 2;
            tasks.push_back(std::move(task));
        }
    return tasks;
}

std::vector<TournamentTask> scheduleOfRound(const TournamentOptions& options,
                                            std::span<const SwissRound> rounds, std::size_t round,
                                            const OpeningList& openings)
{
    const int games = gamesOfPair(options, openings.size());
    int number = 0;
    for (const SwissRound& earlier : rounds.first(round))
        number += static_cast<int>(earlier.pairs.size()) * games;
    std::vector<TournamentTask> tasks;
    const auto& pairs = rounds[round].pairs;
    for (int game = 0; game < games; ++game)
        for (std::size_t pair = 0; pair < pairs.size(); ++pair) {
            const auto& [one, other] = pairs[pair];
            TournamentTask task
                = taskOf(options, openings, {std::min(one, other), std::max(one, other)},
                         static_cast<int>(round) + 1, game);
            task.number = number + static_cast<int>(pair) * games + game + 1;
            task.firstEntrant = ((one < other ? 0 : 1) + game) % 2;
            tasks.push_back(std::move(task));
        }
    return tasks;
}

int Tournament::gamesAsked(int openings) const
{
    const int each = gamesOfPair(options, static_cast<std::size_t>(openings));
    const int count = static_cast<int>(options.entrants.size());
    if (options.format != TournamentOptions::Format::Swiss) {
        const int pairs = options.format == TournamentOptions::Format::Gauntlet
            ? count - 1
            : count * (count - 1) / 2;
        return pairs * each;
    }
    std::size_t pairs = 0;
    for (const SwissRound& round : rounds)
        pairs += round.pairs.size();
    const int toCome = std::max(0, options.rounds - static_cast<int>(rounds.size()));
    return (static_cast<int>(pairs) + toCome * (count / 2)) * each;
}

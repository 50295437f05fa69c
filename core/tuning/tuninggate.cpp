// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuninggate.h"

#include "core/match/gamerunner.h"

#include <algorithm>
#include <array>
#include <utility>

namespace {

struct GateTask
{
    std::size_t opening;
    std::size_t game;
};

/// Whose points are more, those that count for the candidate or those that count against it?
int compare(const GateOpening& opening, const std::vector<GatePairing>& pairings)
{
    int points = 0;
    for (std::size_t game = 0; game < opening.games.size(); ++game) {
        const int winner = opening.games[game].winningEntrant();
        const int result = winner == 0 ? 1 : winner == 1 ? -1 : 0;
        points += result * pairings[game / 2].sign;
    }
    return std::clamp(points, -1, 1);
}

}

Gate::Gate(std::vector<GatePairing> pairings, std::vector<std::uint64_t> seeds, int openingPlies)
    : m_pairings(std::move(pairings)), m_seeds(std::move(seeds)), m_openingPlies(openingPlies)
{
}

int Gate::run(const TaskWorkers& workers, const std::stop_token& stop,
              const std::function<bool(const GateOpening&)>& take)
{
    const std::size_t gamesPerOpening = 2 * m_pairings.size();
    std::vector<GateTask> tasks;
    for (std::size_t opening = 0; opening < m_seeds.size(); ++opening)
        for (std::size_t game = 0; game < gamesPerOpening; ++game)
            tasks.push_back({opening, game});

    const auto finished = [&](const GateTask& task, MatchGame game) -> std::optional<MatchGame> {
        game.number = static_cast<int>(task.opening * gamesPerOpening + task.game) + 1;
        if (task.game % 2 != 0) {
            game.firstEntrant = 1;
            std::swap(game.nodes[0], game.nodes[1]);
            std::swap(game.milliseconds[0], game.milliseconds[1]);
        }
        return game;
    };
    const auto play = [&](const GateTask& task, const std::stop_token& ended) {
        auto game = gateGame(task.opening, task.game).play(ended);
        return game ? finished(task, std::move(*game)) : game;
    };
    int told = 0;
    bool wantsMore = true;
    GateOpening opening;
    const auto tell = [&](MatchGame game) {
        opening.games.push_back(std::move(game));
        if (!wantsMore || opening.games.size() < gamesPerOpening)
            return;
        opening.comparison = compare(opening, m_pairings);
        wantsMore = take(opening);
        opening.games.clear();
        ++told;
    };
    InOrder<MatchGame> games;
    const auto takeGame = [&](MatchGame game, const GamesProgress&) {
        const int place = game.number - 1;
        games.add(place, std::move(game), tell);
        return wantsMore;
    };
    const GameWire<GateTask, MatchGame> wire {
        .kind = SeededGame::kind(),
        .task = [this](const GateTask& task) -> std::optional<QByteArray> {
            return gateGame(task.opening, task.game).toBytes();
        },
        .game =
            [&](const GateTask& task, const QByteArray& bytes) {
                auto game = matchGameFromBytes(bytes, 0);
                return game ? finished(task, std::move(*game)) : game;
            }};
    runGames(workers, tasks, stop, play, takeGame, wire);
    return told;
}

SeededGame Gate::gateGame(std::size_t opening, std::size_t place) const
{
    const auto& [first, second, sign] = m_pairings[place / 2];
    // Whoever moves first is entrant 0 here, so that lots are drawn by the same seed whichever of
    // the two that is: entrants that play alike then play the same game twice.
    return {place % 2 != 0 ? std::array {second, first} : std::array {first, second}, 0,
            m_openingPlies, m_seeds[opening]};
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/retirement.h"

#include <algorithm>
#include <utility>

Retirement::Retirement(const Tournament& tournament)
    : m_most(tournament.options.retireAfter), m_failures(tournament.options.entrants.size())
{
    std::vector<const TournamentGame*> games;
    for (const TournamentGame& game : tournament.games)
        games.push_back(&game);
    std::ranges::stable_sort(games, {}, [](const TournamentGame* game) {
        return std::pair(game->task.round, game->task.number);
    });
    for (const TournamentGame* const game : games)
        add(*game);
}

void Retirement::add(const TournamentGame& game)
{
    const std::scoped_lock lock(m_mutex);
    for (const int entrant : game.task.entrants) {
        int& failures = m_failures[static_cast<std::size_t>(entrant)];
        if (m_most == 0 || game.isWalkover || failures >= m_most)
            continue;
        failures = game.failed() == entrant ? failures + 1 : 0;
    }
}

std::vector<bool> Retirement::retired() const
{
    const std::scoped_lock lock(m_mutex);
    std::vector<bool> retired;
    for (int entrant = 0; entrant < static_cast<int>(m_failures.size()); ++entrant)
        retired.push_back(hasGone(entrant));
    return retired;
}

std::optional<TournamentGame> Retirement::walkover(const TournamentTask& task) const
{
    const std::scoped_lock lock(m_mutex);
    const bool firstHasGone = hasGone(task.mover(0));
    const bool secondHasGone = hasGone(task.mover(1));
    if (!firstHasGone && !secondHasGone)
        return {};
    TournamentGame game {.task = task, .isWalkover = true};
    game.task.opening.clear();
    game.game.number = task.number;
    game.game.seed = task.seed;
    game.game.firstEntrant = task.firstEntrant;
    game.date = QDate::currentDate();
    if (!firstHasGone)
        game.game.outcome = Outcome::FirstWins;
    else if (!secondHasGone)
        game.game.outcome = Outcome::SecondWins;
    return game;
}

bool Retirement::hasGone(int entrant) const
{
    return m_most > 0 && m_failures[static_cast<std::size_t>(entrant)] >= m_most;
}

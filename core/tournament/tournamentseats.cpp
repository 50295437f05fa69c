// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournamentseats.h"

#include <utility>

TournamentSeats::TournamentSeats(const std::vector<Entrant>& entrants)
    : m_entrants(entrants), m_free(entrants.size())
{
}

std::unique_ptr<Engine> TournamentSeats::take(int entrant, std::uint64_t seed)
{
    const auto index = static_cast<std::size_t>(entrant);
    {
        const std::scoped_lock lock(m_mutex);
        auto& free = m_free[index];
        if (!free.empty()) {
            std::unique_ptr<Engine> engine = std::move(free.back());
            free.pop_back();
            engine->newGame();
            return engine;
        }
    }
    EngineOptions options = m_entrants[index].options;
    options.seed = seed;
    options.workers = 1;
    return *makeEngine(m_entrants[index].engine, options);
}

void TournamentSeats::giveBack(int entrant, std::unique_ptr<Engine> engine)
{
    const auto index = static_cast<std::size_t>(entrant);
    if (!engineInfo(m_entrants[index].engine).program)
        return;
    const std::scoped_lock lock(m_mutex);
    m_free[index].push_back(std::move(engine));
}

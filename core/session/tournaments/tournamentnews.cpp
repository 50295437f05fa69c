// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/tournaments/tournamentnews.h"

bool TournamentPace::isDue(int game)
{
    const Clock::time_point now = Clock::now();
    const std::scoped_lock lock(m_mutex);
    const auto [place, isNew] = m_told.try_emplace(game, now);
    if (!isNew && now - place->second < least)
        return false;
    place->second = now;
    return true;
}

void TournamentPace::forget(int game)
{
    const std::scoped_lock lock(m_mutex);
    m_told.erase(game);
}

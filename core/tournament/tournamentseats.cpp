// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournamentseats.h"

#include "core/engines/external/program.h"

#include <utility>

int TournamentSeat::version() const
{
    return row && row->program ? row->program->version : 0;
}

TournamentSeats::TournamentSeats(const std::vector<Entrant>& entrants)
    : m_entrants(entrants), m_places(entrants.size())
{
    for (std::size_t index = 0; index < m_places.size(); ++index)
        m_places[index].row = findEngine(entrants[index].engine);
}

TournamentSeat TournamentSeats::take(int entrant, std::uint64_t seed)
{
    const auto index = static_cast<std::size_t>(entrant);
    const Entrant& of = m_entrants[index];
    const EngineInfo* const now = findEngine(of.engine);
    TournamentSeat seat;
    std::vector<TournamentSeat> outdated; // ended when nobody waits for the lock
    {
        const std::scoped_lock lock(m_mutex);
        Place& place = m_places[index];
        if (now && now != place.row) {
            outdated = std::exchange(place.free, {});
            place.row = now;
        }
        seat.row = place.row;
        if (!place.free.empty()) {
            seat = std::move(place.free.back());
            place.free.pop_back();
        }
    }
    if (seat.engine) {
        seat.engine->newGame();
        return seat;
    }
    EngineOptions options = of.options;
    options.seed = seed;
    options.workers = 1;
    seat.engine = seat.row->make(*seat.row, options);
    return seat;
}

void TournamentSeats::giveBack(int entrant, TournamentSeat seat)
{
    if (!seat.row->program)
        return;
    const std::scoped_lock lock(m_mutex);
    Place& place = m_places[static_cast<std::size_t>(entrant)];
    if (seat.row == place.row)
        place.free.push_back(std::move(seat));
}

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/engineinfo.h"
#include "core/match/entrant.h"
#include "core/search/engine.h"

#include <memory>
#include <mutex>
#include <vector>

/// An entrant's engine for one game, and what it was made of.
struct TournamentSeat
{
    std::unique_ptr<Engine> engine {};
    /// Valid until the program ends.
    const EngineInfo* row = nullptr;

    /// Of a program of others, counted from 1; 0 of an engine of ours.
    int version() const;
};

/// The engines of a tournament's entrants. A program of others stays from game to game, as starting
/// it takes longer than its moves may: as many of each as play at one time. One that has become
/// another, by a new version or other settings, is started anew for the next game. Engines of ours
/// are made for each game, as their lots follow from its seed.
class TournamentSeats
{
public:
    /// The entrants outlive this. Their engines must exist; a program that is gone later plays on
    /// as it was.
    explicit TournamentSeats(const std::vector<Entrant>& entrants);

    /// May be called from any thread. On the caller's thread alone, as the cores are busy with
    /// other games.
    TournamentSeat take(int entrant, std::uint64_t seed);
    void giveBack(int entrant, TournamentSeat seat);

private:
    struct Place
    {
        const EngineInfo* row = nullptr; ///< as it was seen last
        std::vector<TournamentSeat> free {};
    };

    const std::vector<Entrant>& m_entrants;
    std::mutex m_mutex; ///< of what follows
    std::vector<Place> m_places; ///< by entrant
};

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/entrant.h"
#include "core/search/engine.h"

#include <memory>
#include <mutex>
#include <vector>

/// The engines of a tournament's entrants. A program of others stays from game to game, as starting
/// it takes longer than its moves may: as many of each as play at one time. Engines of ours are
/// made for each game, as their lots follow from its seed.
class TournamentSeats
{
public:
    /// The entrants outlive this.
    explicit TournamentSeats(const std::vector<Entrant>& entrants);

    /// May be called from any thread. On the caller's thread alone, as the cores are busy with
    /// other games. The engine must exist.
    std::unique_ptr<Engine> take(int entrant, std::uint64_t seed);
    void giveBack(int entrant, std::unique_ptr<Engine> engine);

private:
    const std::vector<Entrant>& m_entrants;
    std::mutex m_mutex; ///< of what follows
    std::vector<std::vector<std::unique_ptr<Engine>>> m_free; ///< by entrant
};

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/standings.h"
#include "core/tournament/tournament.h"

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

/// A game that is being played.
struct TournamentBoard
{
    TournamentTask task {};
    std::vector<Move> moves {};

    friend bool operator==(const TournamentBoard& one, const TournamentBoard& other)
    {
        return one.task.number == other.task.number && one.moves == other.moves;
    }
};

/// What has happened in a tournament since it was told last.
struct TournamentNews
{
    /// Games that are over, in the order in which they ended.
    std::vector<TournamentGame> games {};
    /// Games under way that have moved, by number; those that are over are not among them.
    std::map<int, TournamentBoard> boards {};
    /// After these games or after most of them; null where it is as it was.
    std::shared_ptr<const TournamentResult> result {};
    int round = 0; ///< of Swiss; 0 otherwise
};

/// When each game under way was told of last: fast games tell of some of their moves only. May be
/// asked from any thread.
class TournamentPace
{
public:
    static constexpr std::chrono::milliseconds least {50};

    /// Is it time to tell of this game again? Then it counts as told.
    bool isDue(int game);
    void forget(int game);

private:
    using Clock = std::chrono::steady_clock;

    std::mutex m_mutex; ///< of what follows
    std::map<int, Clock::time_point> m_told;
};

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/tournament.h"

#include <mutex>
#include <optional>
#include <vector>

/// Who has failed so often in a row that it plays no more. May be asked from any thread.
class Retirement
{
public:
    /// After the games so far, in their order.
    explicit Retirement(const Tournament& tournament);

    void add(const TournamentGame& game);
    /// By entrant.
    std::vector<bool> retired() const;
    /// The game that is not played because one of the two, or both, have gone; nothing where it is
    /// played. Nobody wins where both have.
    std::optional<TournamentGame> walkover(const TournamentTask& task) const;

private:
    bool hasGone(int entrant) const;

    int m_most;
    mutable std::mutex m_mutex; ///< of what follows
    std::vector<int> m_failures; ///< in a row, by entrant
};

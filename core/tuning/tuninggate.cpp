// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuninggate.h"

#include "core/support/threads.h"

#include <QMutex>
#include <algorithm>
#include <array>
#include <utility>

namespace {

struct Task
{
    std::size_t opening;
    std::size_t game;
};

/// Gathers games by opening and hands whole openings on in their order.
class OpeningGatherer
{
public:
    OpeningGatherer(const std::vector<GatePairing>& pairings, std::size_t count,
                    const std::function<bool(const GateOpening&)>& take)
        : m_pairings(pairings), m_openings(count), m_take(take)
    {
        for (GateOpening& opening : m_openings)
            opening.games.resize(2 * pairings.size());
    }

    /// False when enough has been seen.
    bool add(const Task& task, MatchGame game)
    {
        const QMutexLocker lock(&m_mutex);
        m_openings[task.opening].games[task.game] = std::move(game);
        while (!m_enough && m_told < static_cast<int>(m_openings.size()) && isWhole(next())) {
            next().comparison = compare(next());
            m_enough = !m_take(next());
            next().games.clear(); // of no use any more
            ++m_told;
        }
        return !m_enough;
    }

    int told() const { return m_told; }

private:
    GateOpening& next() { return m_openings[static_cast<std::size_t>(m_told)]; }

    static bool isWhole(const GateOpening& opening)
    {
        return std::ranges::none_of(opening.games, [](const MatchGame& game) {
            return game.outcome == Outcome::Unfinished;
        });
    }

    int compare(const GateOpening& opening) const
    {
        int points = 0;
        for (std::size_t game = 0; game < opening.games.size(); ++game) {
            const int winner = opening.games[game].winningEntrant();
            const int result = winner == 0 ? 1 : winner == 1 ? -1 : 0;
            points += result * m_pairings[game / 2].sign;
        }
        return std::clamp(points, -1, 1);
    }

    QMutex m_mutex;
    const std::vector<GatePairing>& m_pairings;
    std::vector<GateOpening> m_openings;
    const std::function<bool(const GateOpening&)>& m_take;
    int m_told = 0;
    bool m_enough = false;
};

}

Gate::Gate(std::vector<GatePairing> pairings, std::vector<std::uint64_t> seeds, int openingPlies)
    : m_pairings(std::move(pairings)), m_seeds(std::move(seeds)), m_openingPlies(openingPlies)
{
}

int Gate::run(int workers, const std::stop_token& stop,
              const std::function<bool(const GateOpening&)>& take)
{
    QList<Task> tasks;
    for (std::size_t opening = 0; opening < m_seeds.size(); ++opening)
        for (std::size_t game = 0; game < 2 * m_pairings.size(); ++game)
            tasks.append({opening, game});

    std::stop_source ended;
    const std::stop_callback passOn(stop, [&ended] { ended.request_stop(); });
    OpeningGatherer openings(m_pairings, m_seeds.size(), take);
    const auto play = [&](const Task& task) {
        if (ended.stop_requested())
            return;
        const GatePairing& pairing = m_pairings[task.game / 2];
        const bool swapped = task.game % 2 != 0;
        // Whoever moves first is entrant 0 here, so that lots are drawn by the same seed whichever
        // of the two that is: entrants that play alike then play the same game twice.
        MatchGame game = playMatchGame(swapped ? std::array {pairing.second, pairing.first}
                                               : std::array {pairing.first, pairing.second},
                                       0, m_openingPlies, m_seeds[task.opening], ended.get_token());
        game.firstEntrant = swapped ? 1 : 0;
        if (swapped) {
            std::swap(game.nodes[0], game.nodes[1]);
            std::swap(game.milliseconds[0], game.milliseconds[1]);
        }
        if (game.outcome != Outcome::Unfinished && !openings.add(task, std::move(game)))
            ended.request_stop();
    };
    forEachTask(workers, tasks, play);
    return openings.told();
}

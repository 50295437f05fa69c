// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/runs/experimentdata.h"

#include <numeric>

void ExperimentData::keepSorted()
{
    m_result.games = gamesOf(m_result.experiment, std::move(m_result.games));
    m_tallies = m_result.tallies();
}

void ExperimentData::show(const Experiment& experiment, std::vector<ExperimentGame> games)
{
    m_result.experiment = experiment;
    m_result.games = std::move(games);
    keepSorted();
    Q_EMIT replaced();
}

void ExperimentData::add(const std::vector<ExperimentGame>& games)
{
    if (games.empty())
        return;
    m_result.games.insert(m_result.games.end(), games.begin(), games.end());
    keepSorted();
    Q_EMIT changed();
}

int ExperimentData::expected() const
{
    return std::accumulate(m_tallies.begin(), m_tallies.end(), 0,
                           [](int sum, const CellTally& tally) { return sum + tally.expected(); });
}

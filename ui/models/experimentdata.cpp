// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/experimentdata.h"

#include <algorithm>

namespace {

bool comesBefore(const ExperimentGame& left, const ExperimentGame& right)
{
    return std::pair(left.cell, left.round) < std::pair(right.cell, right.round);
}

bool isSame(const ExperimentGame& left, const ExperimentGame& right)
{
    return left.cell == right.cell && left.round == right.round;
}

}

void ExperimentData::keepSorted()
{
    auto& games = m_result.games;
    std::stable_sort(games.begin(), games.end(), comesBefore);
    games.erase(std::unique(games.begin(), games.end(), isSame), games.end());
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
    return m_result.experiment.games();
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/gamecost.h"

#include "core/study/runs/experimentrun.h"

#include <algorithm>
#include <cmath>

namespace {

double moveCost(const Entrant& entrant)
{
    // The study's search: 42, 900, 11,000 and 200,000 nodes at depth 2, 4, 6 and 8. Setting a
    // search up takes as long as some tens of nodes.
    constexpr double branching = 3.6;
    constexpr double setUp = 50.0;
    constexpr double nodesPerMillisecond = 2e4;
    if (entrant.limits.time.count() > 0)
        return nodesPerMillisecond * static_cast<double>(entrant.limits.time.count());
    if (entrant.limits.nodes > 0)
        return setUp + static_cast<double>(entrant.limits.nodes);
    return setUp + 3.0 * std::pow(branching, std::min(entrant.limits.depth, 20));
}

}

double gameCost(const ExperimentCell& cell)
{
    return moveCost(cell.a) + moveCost(cell.b);
}

double gameCost(const Experiment& experiment, const ExperimentGame& game)
{
    const int cell = experiment.indexOf(game.cell);
    return cell < 0 ? 0.0 : gameCost(experiment.cells[static_cast<std::size_t>(cell)]);
}

double missingCost(const Experiment& experiment, const std::vector<ExperimentGame>& known)
{
    double cost = 0.0;
    const auto tallies = ExperimentResult {experiment, gamesOf(experiment, known)}.tallies();
    for (std::size_t i = 0; i < tallies.size(); ++i)
        cost += (tallies[i].expected() - tallies[i].played) * gameCost(experiment.cells[i]);
    return cost;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/entrantcurves.h"

#include "core/match/distinctgames.h"
#include "core/study/runs/experimentjson.h"

#include <algorithm>
#include <cmath>

namespace {

/// Is it the same player, in everything that decides its moves?
bool isSamePlayer(const Entrant& left, const Entrant& right)
{
    return entrantToJson(left) == entrantToJson(right);
}

/// Where the curve of this entrant is; it is made where it is missing.
std::size_t placeOf(std::vector<EntrantCurve>& curves, const Entrant& entrant, const QString& label)
{
    const auto found = std::ranges::find_if(curves, [&entrant](const EntrantCurve& curve) {
        return isSamePlayer(curve.entrant, entrant);
    });
    if (found != curves.end())
        return static_cast<std::size_t>(found - curves.begin());
    curves.push_back({entrant, label, {}, 0, {}});
    return curves.size() - 1;
}

/// In own experiments rows and columns are the names of the players; a table's say what a cell is.
QString labelOf(const Experiment& experiment, const ExperimentCell& cell, bool a)
{
    if (experiment.artefact.isEmpty())
        return a ? cell.column : cell.row;
    return (a ? cell.a : cell.b).label();
}

/// What an engine's intervals need beside its means.
struct Spread
{
    struct Squares
    {
        double nodes = 0.0;
        double milliseconds = 0.0;
    };

    std::vector<Squares> plies;
    DistinctGames distinct;
};

void addGame(EntrantCurve& curve, Spread& spread, const ExperimentGame& game,
             std::size_t openingPlies, bool asA, bool asB)
{
    bool searched = false;
    for (std::size_t ply = 0; ply < game.nodes.size(); ++ply) {
        if (game.nodes[ply] == 0 || !(game.isMoveOfA(ply) ? asA : asB))
            continue;
        searched = true;
        while (curve.plies.size() <= ply)
            curve.plies.push_back({static_cast<int>(curve.plies.size()) + 1, 0, 0.0, 0.0});
        PlyMean& sum = curve.plies[ply];
        ++sum.games;
        sum.nodes += static_cast<double>(game.nodes[ply]);
        sum.milliseconds += game.milliseconds[ply];
        spread.plies.resize(curve.plies.size());
        spread.plies[ply].nodes += std::pow(static_cast<double>(game.nodes[ply]), 2);
        spread.plies[ply].milliseconds += std::pow(game.milliseconds[ply], 2);
    }
    if (!searched)
        return;
    ++curve.games;
    spread.distinct.add(gameTrace(game.aMovesFirst, game.moves, openingPlies));
}

/// Makes means of the sums.
void takeMeans(EntrantCurve& curve, const Spread& spread)
{
    const double worth = spread.distinct.independent() / curve.games;
    for (std::size_t ply = 0; ply < curve.plies.size(); ++ply) {
        PlyMean& mean = curve.plies[ply];
        if (mean.games == 0)
            continue;
        const double games = mean.games;
        const Spread::Squares& squares = spread.plies[ply];
        mean.nodes /= games;
        mean.milliseconds /= games;
        mean.nodesInterval = meanInterval(mean.nodes, squares.nodes / games, games * worth);
        mean.millisecondsInterval
            = meanInterval(mean.milliseconds, squares.milliseconds / games, games * worth);
    }
}

/// Those whose labels are the same are told apart by the rows of their cells, where each has one,
/// or else by their variants.
void nameApart(std::vector<EntrantCurve>& curves, const Experiment& experiment)
{
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const QString label = curves[i].name;
        if (std::ranges::count(curves, label, &EntrantCurve::name) < 2)
            continue;
        for (EntrantCurve& curve : curves)
            if (curve.name == label)
                curve.name = label + QStringLiteral(", ")
                    + (curve.cells.size() == 1
                           ? experiment.cells[static_cast<std::size_t>(curve.cells.front())].row
                           : curve.entrant.variant());
    }
}

}

bool EntrantCurve::isFew(const PlyMean& mean) const
{
    const int most = plies.empty() ? 0 : std::ranges::max(plies, {}, &PlyMean::games).games;
    return mean.games * 10 < most || mean.games < std::min(3, most);
}

std::vector<EntrantCurve> entrantCurves(const ExperimentResult& result)
{
    const Experiment& experiment = result.experiment;
    std::vector<EntrantCurve> curves;
    std::vector<std::pair<std::size_t, std::size_t>> playersOf;
    for (std::size_t i = 0; i < experiment.cells.size(); ++i) {
        const ExperimentCell& cell = experiment.cells[i];
        const std::size_t a = placeOf(curves, cell.a, labelOf(experiment, cell, true));
        const std::size_t b = placeOf(curves, cell.b, labelOf(experiment, cell, false));
        playersOf.emplace_back(a, b);
        curves[a].cells.push_back(static_cast<int>(i));
        if (b != a)
            curves[b].cells.push_back(static_cast<int>(i));
    }
    std::vector<Spread> spreads(curves.size());
    for (const ExperimentGame& game : result.games) {
        const int cell = experiment.indexOf(game.cell);
        if (cell < 0)
            continue;
        const auto [a, b] = playersOf[static_cast<std::size_t>(cell)];
        const std::size_t opening = experiment.rules.pliesOfOpening(game.round);
        addGame(curves[a], spreads[a], game, opening, true, a == b);
        if (a != b)
            addGame(curves[b], spreads[b], game, opening, false, true);
    }
    for (std::size_t i = 0; i < curves.size(); ++i)
        takeMeans(curves[i], spreads[i]);
    nameApart(curves, experiment);
    std::erase_if(curves, [](const EntrantCurve& curve) { return curve.games == 0; });
    return curves;
}

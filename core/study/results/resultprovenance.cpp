// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/resultprovenance.h"

#include "core/study/results/curves.h"
#include "core/study/runs/experimentrun.h"
#include "core/study/runs/playedby.h"

#include <algorithm>
#include <set>

namespace {

/// Of how many games the times are no measure.
void addDisturbed(Provenance& provenance, std::ptrdiff_t disturbed, std::size_t games)
{
    if (disturbed > 0)
        provenance.add(QStringLiteral("disturbed"), Provenance::tr("Disturbed"),
                       Provenance::tr("the times of %1 of %2 games, by other work in the program")
                           .arg(disturbed)
                           .arg(games));
}

/// What the sequential test of every pairing asks; cells with other rounds may have other bounds.
QString testText(const Experiment& experiment)
{
    QStringList bounds;
    for (const ExperimentCell& cell : experiment.cells)
        bounds << experiment.test.boundsFor(cell).toText();
    bounds.removeDuplicates();
    QString text = bounds.join(QStringLiteral("; "));
    if (!experiment.test.bounds)
        text = Provenance::tr("%1 (fitted to the rounds)", "bounds of a test").arg(text);
    return experiment.test.endsPairings
        ? Provenance::tr("%1; a decided test ends its pairing").arg(text)
        : text;
}

}

Provenance provenanceOf(const ExperimentResult& result)
{
    const Experiment& experiment = result.experiment;
    std::set<std::uint64_t> seeds;
    QStringList rounds;
    for (const ExperimentCell& cell : experiment.cells) {
        seeds.insert(cell.seed);
        rounds << experiment.roundsText(cell);
    }
    rounds.removeDuplicates();
    Provenance provenance(experiment.title);
    provenance.add(QStringLiteral("protocol"), Provenance::tr("Protocol"),
                   experiment.protocolText());
    provenance.add(QStringLiteral("heuristic"), Provenance::tr("Heuristic"), experiment.variant);
    provenance.addSeed(Provenance::listed(seeds));
    provenance.add(QStringLiteral("rounds"), Provenance::tr("Rounds of each cell"),
                   rounds.join(QStringLiteral(", ")));
    provenance.addGames(static_cast<qint64>(result.games.size()), experiment.games());
    // One game of a figure says nothing of strength.
    if (!experiment.isFigure())
        provenance.add(QStringLiteral("test"), Provenance::tr("Sequential test"),
                       testText(experiment));
    addDisturbed(provenance,
                 std::ranges::count_if(
                     result.games,
                     [](const ExperimentGame& game) { return game.disturbed.value_or(false); }),
                 result.games.size());
    // The program below is the one that exports.
    provenance.add(QStringLiteral("played_by"), Provenance::tr("Played by"),
                   PlayedBy(result).toText());
    return provenance;
}

Provenance provenanceOf(const std::vector<StudyCurve>& curves)
{
    Provenance provenance(Provenance::tr("Nodes and time for each move"));
    if (curves.empty())
        return provenance;
    std::set<std::uint64_t> depths;
    for (const StudyCurve& curve : curves)
        depths.insert(static_cast<std::uint64_t>(curve.depth));
    provenance.add(QStringLiteral("protocol"), Provenance::tr("Protocol"), curves.front().protocol);
    provenance.add(QStringLiteral("heuristic"), Provenance::tr("Heuristic"),
                   curves.front().variant);
    provenance.add(QStringLiteral("depths"), Provenance::tr("Depths"), Provenance::listed(depths));
    provenance.addSeed(QString::number(curves.front().seed));
    provenance.add(QStringLiteral("games"), Provenance::tr("Games"),
                   Provenance::tr("one per depth"));
    addDisturbed(provenance, std::ranges::count_if(curves, &StudyCurve::isDisturbed),
                 curves.size());
    return provenance;
}
